import { CloudOff, TriangleAlert } from "lucide-react";
import { useRouteError } from "react-router-dom";
import { paths } from "@/routing/paths";
import { Button, ButtonLink } from "@/ui/button";
import { DeadEnd } from "@/ui/dead-end";
import { StillFrame } from "@/ui/still-frame";

/** What browsers say when a part of the application does not load; each has words of its own. */
const loadFailures = /dynamically imported module|importing a module script failed|unable to preload/i;

/** The last resort: an error of the application itself, or a part of it that could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError();
  const reason = error instanceof Error ? error.message : String(error);
  const isLoadFailure = loadFailures.test(reason);
  const text = isLoadFailure
    ? "This page could not be loaded. Check your connection, then reload."
    : `This page has stopped working: ${reason}`;

  return (
    <StillFrame title="Something went wrong" still="tunnel">
      <DeadEnd Icon={isLoadFailure ? CloudOff : TriangleAlert} text={text}>
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <ButtonLink to={paths.landing} variant="ghost">
          Go to the start page
        </ButtonLink>
      </DeadEnd>
    </StillFrame>
  );
}
