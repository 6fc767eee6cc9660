import { paths } from "@/routing/paths";
import { NotFound } from "@/ui/not-found";
import { Screen } from "@/ui/screen";

export function NotFoundScreen() {
  return (
    <Screen title="Page not found">
      <NotFound text="There is no page at this address." to={paths.landing} toLabel="Go to the start page" />
    </Screen>
  );
}
