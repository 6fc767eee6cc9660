import { useRouteError } from "react-router-dom";
import { paths } from "@/routing/paths";
import { Button, ButtonLink } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Screen } from "@/ui/screen";

/** What browsers say when a part of the application does not load; each has words of its own. */
const loadFailures = /dynamically imported module|importing a module script failed|unable to preload/i;

/** The last resort: an error of the application itself, or a part of it that could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError();
  const reason = error instanceof Error ? error.message : String(error);
  const text = loadFailures.test(reason)
    ? "This page could not be loaded. Check your connection, then reload."
    : `This page has stopped working: ${reason}`;

  return (
    <Screen title="Something went wrong">
      <div className="flex flex-col items-start gap-4">
        <Notice tone="bad" className="w-full">
          {text}
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => location.reload()}>
            Reload
          </Button>
          <ButtonLink to={paths.landing}>Go to the start page</ButtonLink>
        </div>
      </div>
    </Screen>
  );
}
