import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Switch } from "@/ui/switch";

interface Shortcut {
  does: string;
  /** Each a key, or keys that are pressed at once, as they stand on a keyboard. */
  keys: readonly string[];
  /** Where it is not just the other key for commands. */
  onMac?: readonly string[];
}

interface Group {
  where: string;
  shortcuts: readonly Shortcut[];
}

/** Only what the application adds to the browser's own. */
const groups: readonly Group[] = [
  {
    where: "Everywhere",
    shortcuts: [
      { does: "Close a dialog or the menu", keys: ["Esc"] },
      { does: "Save the text that is edited, and stay", keys: ["Ctrl S"] },
    ],
  },
  {
    where: "Texts edited in place",
    shortcuts: [
      { does: "Save a text of one line", keys: ["Enter"] },
      { does: "Save a text of many lines", keys: ["Ctrl Enter"] },
      { does: "Put the changes aside", keys: ["Esc"] },
    ],
  },
  {
    where: "Current Script",
    shortcuts: [
      { does: "Search and replace", keys: ["Ctrl F"] },
      { does: "Next match", keys: ["F3", "Ctrl G"] },
      { does: "Previous match", keys: ["Shift F3", "Ctrl Shift G"] },
      { does: "Close the search", keys: ["Esc"] },
      { does: "Select the word, then its next match", keys: ["Ctrl D"] },
      { does: "Select all that is like the selection", keys: ["Ctrl Shift L"] },
      { does: "Go to a line", keys: ["Ctrl Alt G"] },
      { does: "Undo", keys: ["Ctrl Z"] },
      { does: "Redo", keys: ["Ctrl Y"], onMac: ["⌘ Shift Z"] },
      { does: "Undo the last selection", keys: ["Ctrl U"] },
      { does: "Redo the last selection", keys: ["Alt U"], onMac: ["⌘ Shift U"] },
    ],
  },
  {
    where: "Film",
    shortcuts: [
      { does: "Play or pause", keys: ["Space"] },
      { does: "Back five seconds", keys: ["J"] },
      { does: "Pause", keys: ["K"] },
      { does: "Play, then faster", keys: ["L"] },
      { does: "Previous or next shot", keys: ["←", "→"] },
      { does: "Previous or next scene", keys: ["Shift ←", "Shift →"] },
      { does: "Full screen", keys: ["F"] },
      { does: "Captions", keys: ["C"] },
    ],
  },
  {
    where: "Shot",
    shortcuts: [
      { does: "Previous shot", keys: ["Alt ↑"] },
      { does: "Next shot", keys: ["Alt ↓"] },
    ],
  },
  {
    where: "Column widths in Create Media",
    shortcuts: [
      { does: "Narrower or wider", keys: ["←", "→"] },
      { does: "The usual width", keys: ["Home"] },
      { does: "Previous or next column", keys: ["↑", "↓"] },
    ],
  },
  { where: "Login, registration and passwords", shortcuts: [{ does: "Send what was typed", keys: ["Enter"] }] },
  { where: "Landing", shortcuts: [{ does: "Skip the animation", keys: ["any key"] }] },
];

function keysOf({ keys, onMac }: Shortcut): readonly string[] {
  if (!/Mac|iP/.test(navigator.platform)) return keys;
  return onMac ?? keys.map((key) => key.replace("Ctrl", "⌘"));
}

type ShortcutsProps = {
  /** Whether keys act that are pressed alone, as the one that opens this sheet. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
};

/** All keys that the application knows. */
export function Shortcuts({ isOn, onSwitch, onClose }: ShortcutsProps) {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose} className="max-w-4xl">
      <Switch isOn={isOn} onSwitch={onSwitch}>
        Single keys, such as <Key>?</Key> for this and those of the film
      </Switch>
      <div className="gap-x-8 sm:columns-2">
        {groups.map(({ where, shortcuts }) => (
          <section key={where} aria-label={where} className="mb-5 break-inside-avoid">
            <h3 className="mb-2 border-b pb-1.5 text-sm font-semibold">{where}</h3>
            <dl className="flex flex-col gap-1.5 text-sm">
              {shortcuts.map((shortcut) => (
                <div key={shortcut.does} className="flex items-baseline justify-between gap-4">
                  <dt className="text-dim">{shortcut.does}</dt>
                  <dd className="flex justify-end gap-x-2 gap-y-1 max-sm:flex-wrap sm:shrink-0">
                    {keysOf(shortcut).map((key, index, keys) => (
                      <span key={key} className="whitespace-nowrap">
                        <Keys together={key} />
                        {index < keys.length - 1 && <span className="ml-2 text-dim">or</span>}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {/* Of a long sheet the way out stays in sight. */}
      <div className="sticky bottom-0 -mx-6 -mb-6 flex justify-end border-t bg-ink-850 px-6 py-3">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

/** Keys that are pressed at once. */
function Keys({ together }: { together: string }) {
  const keys = together === "any key" ? [together] : together.split(" ");
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && <span className="mx-0.5 text-dim">+</span>}
      <Key>{key}</Key>
    </span>
  ));
}

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-block min-w-6 rounded-sm border border-edge/70 bg-ink-900 px-1.5 py-0.5 text-center font-sans text-xs">
    {children}
  </kbd>
);
