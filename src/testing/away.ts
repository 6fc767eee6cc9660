import { act, screen } from "@testing-library/react";
import { renderAt } from "./render-at";

type Visit = Pick<Awaited<ReturnType<typeof renderAt>>, "router" | "unmount">;

async function leaveAndReturn({ router }: Visit) {
  const { pathname } = router.state.location;
  await leave({ router });
  await act(() => router.navigate(pathname));
}

async function reload({ router, unmount }: Visit) {
  unmount();
  await renderAt(router.state.location.pathname);
}

/** Navigates to another screen. */
export async function leave({ router }: Pick<Visit, "router">) {
  await act(() => router.navigate("/projectlist"));
  await screen.findByRole("heading", { name: "My Projects" });
}

/** The ways in which a user leaves a screen and comes back. */
export const away = { leaveAndReturn, reload };
