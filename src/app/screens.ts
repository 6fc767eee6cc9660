import type { ComponentType } from "react";
import * as routes from "@/routing/routes";

/** The code of every screen by its route, loaded when it is asked for. */
export const screens = {
  [routes.landing]: () => import("@/features/landing/landing-screen").then((m) => m.LandingScreen),
  [routes.register]: () => import("@/features/account/register-screen").then((m) => m.RegisterScreen),
  [routes.emailVerification]: () =>
    import("@/features/account/email-verification-screen").then((m) => m.EmailVerificationScreen),
  [routes.passwordResetRequest]: () =>
    import("@/features/account/password-reset-screen").then((m) => m.PasswordResetScreen),
  [routes.myAccount]: () => import("@/features/account/my-account-screen").then((m) => m.MyAccountScreen),
  [routes.changePassword]: () =>
    import("@/features/account/change-password-screen").then((m) => m.ChangePasswordScreen),
  [routes.deleteAccount]: () => import("@/features/account/delete-account-screen").then((m) => m.DeleteAccountScreen),
  [routes.createProject]: () => import("@/features/projects/create-project-screen").then((m) => m.CreateProjectScreen),
  [routes.projectList]: () => import("@/features/projects/project-list-screen").then((m) => m.ProjectListScreen),
  [routes.project]: () => import("@/features/projects/project-screen").then((m) => m.ProjectScreen),
  [routes.newContext]: () => import("@/features/context/new-context-screen").then((m) => m.NewContextScreen),
  [routes.context]: () => import("@/features/context/context-screen").then((m) => m.ContextScreen),
  [routes.information]: () => import("@/features/context/information-screen").then((m) => m.InformationScreen),
  [routes.upload]: () => import("@/features/context/upload-screen").then((m) => m.UploadScreen),
  [routes.attachment]: () => import("@/features/context/attachment-screen").then((m) => m.AttachmentScreen),
  [routes.share]: () => import("@/features/sharing/share-screen").then((m) => m.ShareScreen),
  [routes.newStory]: () => import("@/features/stories/new-story-screen").then((m) => m.NewStoryScreen),
  [routes.story]: () => import("@/features/stories/story-screen").then((m) => m.StoryScreen),
  [routes.editLogline]: () => import("@/features/writing/edit-logline-screen").then((m) => m.EditLoglineScreen),
  [routes.editScript]: () => import("@/features/writing/edit-script-screen").then((m) => m.EditScriptScreen),
  [routes.newCharacter]: () => import("@/features/characters/new-character-screen").then((m) => m.NewCharacterScreen),
  [routes.character]: () => import("@/features/characters/character-screen").then((m) => m.CharacterScreen),
  [routes.characterVoice]: () =>
    import("@/features/characters/character-voice-screen").then((m) => m.CharacterVoiceScreen),
  [routes.characterImage]: () =>
    import("@/features/characters/character-image-screen").then((m) => m.CharacterImageScreen),
  [routes.scriptMedia]: () => import("@/features/script-media/script-media-screen").then((m) => m.ScriptMediaScreen),
  [routes.editVideo]: () => import("@/features/story-video/story-video-screen").then((m) => m.StoryVideoScreen),
  [routes.shot]: () => import("@/features/shots/shot-screen").then((m) => m.ShotScreen),
  [routes.admin]: () => import("@/features/admin/admin-screen").then((m) => m.AdminScreen),
  [routes.defaultVoices]: () => import("@/features/admin/default-voices-screen").then((m) => m.DefaultVoicesScreen),
} satisfies Record<string, () => Promise<ComponentType>>;

export type ScreenRoute = keyof typeof screens;

/** What loads the screen of an address, told by its form alone: good enough to fetch code, not to show anything. */
export function loaderAt(pathname: string): (() => Promise<ComponentType>) | undefined {
  const leadsHere = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`).test(pathname);
  return Object.entries(screens).find(([route]) => leadsHere(route))?.[1];
}
