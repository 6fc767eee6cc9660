import { Bell, BellOff } from "lucide-react";
import { Button } from "@/ui/button";
import { usePreference } from "./preferences";
import { notifies } from "./use-job-notification";

/** Stands beside long work: the browser asks for its permission at this click, and never else. */
export function NotifyMeButton() {
  const [isWanted, want] = usePreference(notifies);
  if (!("Notification" in window) || Notification.permission === "denied") return null;
  const isOn = isWanted === true && Notification.permission === "granted";

  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-2.5 self-start"
      onClick={() => {
        if (isOn) want(false);
        else void Notification.requestPermission().then((answer) => want(answer === "granted"));
      }}
    >
      {isOn ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      {isOn ? "Do not notify me" : "Notify me when it is done"}
    </Button>
  );
}
