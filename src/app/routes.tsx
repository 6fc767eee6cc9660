import { createBrowserRouter, createMemoryRouter, type InitialEntry, type RouteObject } from "react-router-dom";
// These two are here from the start: a logout must work without the network, too.
import { LoginScreen } from "@/features/account/login-screen";
import { LogoutScreen } from "@/features/account/logout-screen";
import * as routes from "@/routing/routes";
import { ErrorScreen } from "./error-screen";
import { RequireUser } from "./guards";
import { loadScreen } from "./screen-loader";
import { NotFoundScreen } from "./not-found-screen";
import { screens, type ScreenRoute } from "./screens";
import { Shell } from "./shell";

/** A route whose code is loaded when it is opened. */
const screen = (path: ScreenRoute): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadScreen(screens[path]) }),
});

const open: RouteObject[] = [
  screen(routes.landing),
  screen(routes.register),
  screen(routes.emailVerification),
  { path: routes.login, Component: LoginScreen },
  screen(routes.passwordResetRequest),
  { path: routes.logout, Component: LogoutScreen },
];

const guarded: RouteObject[] = [
  screen(routes.myAccount),
  screen(routes.changePassword),
  screen(routes.deleteAccount),
  screen(routes.createProject),
  screen(routes.projectList),
  screen(routes.project),
  screen(routes.newContext),
  screen(routes.context),
  screen(routes.information),
  screen(routes.upload),
  screen(routes.attachment),
  screen(routes.share),
  screen(routes.newStory),
  screen(routes.story),
  screen(routes.editLogline),
  screen(routes.editScript),
  screen(routes.newCharacter),
  screen(routes.character),
  screen(routes.characterVoice),
  screen(routes.characterImage),
  screen(routes.scriptMedia),
  screen(routes.editVideo),
  screen(routes.shot),
];

const ofAdmins: RouteObject = {
  lazy: async () => ({ Component: await loadScreen(() => import("./require-admin").then((m) => m.RequireAdmin)) }),
  children: [screen(routes.admin), screen(routes.defaultVoices)],
};

/** The route table: one line a route. */
export const routeTable: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    children: [
      {
        errorElement: <ErrorScreen />,
        // Until the first screen's code is here: the shell alone, with a heading for those who read by headings.
        hydrateFallbackElement: <h1 className="sr-only">VIRTUAL STUDIO</h1>,
        children: [
          ...open,
          { element: <RequireUser />, children: [...guarded, ofAdmins] },
          { path: "*", element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routeTable);

/** The same table at an address of one's own, for tests and for the build's first screens. */
export const createRouterAt = (...entries: InitialEntry[]) =>
  createMemoryRouter(routeTable, { initialEntries: entries });
