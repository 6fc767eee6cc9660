import type { ComponentType } from "react";
import { createBrowserRouter, createMemoryRouter, type InitialEntry, type RouteObject } from "react-router-dom";
// These two are here from the start: a logout must work without the network, too.
import { LoginScreen } from "@/features/account/login-screen";
import { LogoutScreen } from "@/features/account/logout-screen";
import * as routes from "@/routing/routes";
import { ErrorScreen } from "./error-screen";
import { AdminsOnly, Guarded } from "./guards";
import { NotFoundScreen } from "./not-found-screen";
import { Shell } from "./shell";

type Screen = Promise<ComponentType>;

/** A route whose code is loaded when it is opened. */
const screen = (path: string, load: () => Screen): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const open: RouteObject[] = [
  screen(routes.landing, () => import("@/features/landing/landing-screen").then((m) => m.LandingScreen)),
  screen(routes.register, () => import("@/features/account/register-screen").then((m) => m.RegisterScreen)),
  screen(routes.emailVerification, () =>
    import("@/features/account/email-verification-screen").then((m) => m.EmailVerificationScreen),
  ),
  { path: routes.login, Component: LoginScreen },
  screen(routes.passwordResetRequest, () =>
    import("@/features/account/password-reset-screen").then((m) => m.PasswordResetScreen),
  ),
  { path: routes.logout, Component: LogoutScreen },
];

const guarded: RouteObject[] = [
  screen(routes.myAccount, () => import("@/features/account/my-account-screen").then((m) => m.MyAccountScreen)),
  screen(routes.changePassword, () =>
    import("@/features/account/change-password-screen").then((m) => m.ChangePasswordScreen),
  ),
  screen(routes.deleteAccount, () =>
    import("@/features/account/delete-account-screen").then((m) => m.DeleteAccountScreen),
  ),
  screen(routes.createProject, () =>
    import("@/features/projects/create-project-screen").then((m) => m.CreateProjectScreen),
  ),
  screen(routes.projectList, () => import("@/features/projects/project-list-screen").then((m) => m.ProjectListScreen)),
  screen(routes.project, () => import("@/features/projects/project-screen").then((m) => m.ProjectScreen)),
  screen(routes.newContext, () => import("@/features/context/new-context-screen").then((m) => m.NewContextScreen)),
  screen(routes.context, () => import("@/features/context/context-screen").then((m) => m.ContextScreen)),
  screen(routes.information, () => import("@/features/context/information-screen").then((m) => m.InformationScreen)),
  screen(routes.upload, () => import("@/features/context/upload-screen").then((m) => m.UploadScreen)),
  screen(routes.attachment, () => import("@/features/context/attachment-screen").then((m) => m.AttachmentScreen)),
  screen(routes.share, () => import("@/features/sharing/share-screen").then((m) => m.ShareScreen)),
  screen(routes.newStory, () => import("@/features/stories/new-story-screen").then((m) => m.NewStoryScreen)),
  screen(routes.story, () => import("@/features/stories/story-screen").then((m) => m.StoryScreen)),
  screen(routes.editLogline, () => import("@/features/writing/edit-logline-screen").then((m) => m.EditLoglineScreen)),
  screen(routes.editScript, () => import("@/features/writing/edit-script-screen").then((m) => m.EditScriptScreen)),
  screen(routes.newCharacter, () =>
    import("@/features/characters/new-character-screen").then((m) => m.NewCharacterScreen),
  ),
  screen(routes.character, () => import("@/features/characters/character-screen").then((m) => m.CharacterScreen)),
  screen(routes.characterVoice, () =>
    import("@/features/characters/character-voice-screen").then((m) => m.CharacterVoiceScreen),
  ),
  screen(routes.characterImage, () =>
    import("@/features/characters/character-image-screen").then((m) => m.CharacterImageScreen),
  ),
  screen(routes.scriptMedia, () =>
    import("@/features/script-media/script-media-screen").then((m) => m.ScriptMediaScreen),
  ),
  screen(routes.editVideo, () => import("@/features/story-video/story-video-screen").then((m) => m.StoryVideoScreen)),
  screen(routes.shot, () => import("@/features/shots/shot-screen").then((m) => m.ShotScreen)),
];

const forAdmins: RouteObject[] = [
  screen(routes.admin, () => import("@/features/admin/admin-screen").then((m) => m.AdminScreen)),
  screen(routes.defaultVoices, () =>
    import("@/features/admin/default-voices-screen").then((m) => m.DefaultVoicesScreen),
  ),
];

/** The route table: one line a route. */
export const routeTable: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    children: [
      {
        errorElement: <ErrorScreen />,
        // Until the first screen's code is here: the shell alone.
        hydrateFallbackElement: <></>,
        children: [
          ...open,
          { element: <Guarded />, children: [...guarded, { element: <AdminsOnly />, children: forAdmins }] },
          { path: "*", element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routeTable);

/** The same table at an address of one's own, for tests. */
export const createTestRouter = (...entries: InitialEntry[]) =>
  createMemoryRouter(routeTable, { initialEntries: entries });
