import { Share2 } from "lucide-react";
import { useState } from "react";
import { usableUrl } from "@/rules/media-url";
import { Button } from "@/ui/button";

type ShareAddressProps = {
  url: string;
  title: string;
  /** Hears what the user must be told; nothing where the device has its own dialog. */
  onOutcome: (outcome: Shared) => void;
};

/** How the address was given on: it lies in the clipboard, or it has to be copied by hand. */
export type Shared = { is: "copied" } | { is: "shown"; address: string } | undefined;

/** Gives the film's address to others, by the device's own way where it has one, else by the clipboard. */
export function ShareAddress({ url, title, onOutcome }: ShareAddressProps) {
  const [isSharing, setSharing] = useState(false);
  if (!isForOthers(url)) return null;
  const address = new URL(url, document.baseURI).href;

  async function share() {
    onOutcome(undefined);
    setSharing(true);
    onOutcome(await give({ title, url: address }));
    setSharing(false);
  }

  return (
    <Button busy={isSharing} title="Whoever has the address can watch the film." onClick={() => void share()}>
      {!isSharing && <Share2 aria-hidden />}
      Share
    </Button>
  );
}

/** Nobody else could open what lies in this browser. */
export function isForOthers(address: string | undefined): boolean {
  const url = usableUrl(address, "video");
  return url !== undefined && /^https?:/.test(new URL(url, document.baseURI).href);
}

async function give(what: { title: string; url: string }): Promise<Shared> {
  // A page without a secure address has neither.
  const { share, clipboard } = navigator as Partial<Navigator>;
  try {
    if (share) {
      await share.call(navigator, what);
      return undefined;
    }
  } catch (error) {
    // Whoever closes the dialog wants nothing more.
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
  }
  try {
    if (!clipboard) return { is: "shown", address: what.url };
    await clipboard.writeText(what.url);
    return { is: "copied" };
  } catch {
    return { is: "shown", address: what.url };
  }
}
