import { createBrowserRouter, createMemoryRouter, type InitialEntry, type RouteObject } from "react-router-dom";
// These two are here from the start: a logout must work without the network, too.
import { LoginScreen } from "@/features/account/login-screen";
import { LogoutScreen } from "@/features/account/logout-screen";
import { paths } from "@/routing/paths";
import { NotFound } from "@/ui/not-found";
import { StillFrame } from "@/ui/still-frame";
import { ErrorScreen } from "./error-screen";
import { FirstWait, RequireUser } from "./guards";
import { loadScreen } from "./screen-loader";
import { adminScreens, openScreens, userScreens, type LoadScreen } from "./screens";
import { Shell } from "./shell";

/** Routes whose code is loaded when they are opened. */
const lazily = (screens: Record<string, LoadScreen>): RouteObject[] =>
  Object.entries(screens).map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: await loadScreen(load) }),
  }));

const ofAdmins: RouteObject = {
  lazy: async () => ({ Component: await loadScreen(() => import("./require-admin").then((m) => m.RequireAdmin)) }),
  children: lazily(adminScreens),
};

function NotFoundScreen() {
  return (
    <StillFrame title="Page not found" still="tunnel">
      <NotFound text="There is no page at this address." to={paths.landing} toLabel="Go to the start page" />
    </StillFrame>
  );
}

/** The route table. */
export const routeTable: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    children: [
      {
        errorElement: <ErrorScreen />,
        hydrateFallbackElement: <FirstWait />,
        children: [
          ...lazily(openScreens),
          { path: paths.login, Component: LoginScreen },
          { path: paths.logout, Component: LogoutScreen },
          { element: <RequireUser />, children: [...lazily(userScreens), ofAdmins] },
          { path: "*", Component: NotFoundScreen },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routeTable);

/** The same table at an address of one's own, for tests and for the build's first screens. */
export const createRouterAt = (...entries: InitialEntry[]) =>
  createMemoryRouter(routeTable, { initialEntries: entries });
