import type { ComponentType } from "react";
import { paths } from "@/routing/paths";

// The code of every screen by its route, loaded when it is asked for, and whom it is for. Login and logout are here from
// the start: routes.tsx has them.

export type LoadScreen = () => Promise<ComponentType>;

/** For everybody. */
export const openScreens: Record<string, LoadScreen> = {
  [paths.landing]: () => import("@/features/landing/landing-screen").then((m) => m.LandingScreen),
  [paths.register]: () => import("@/features/account/register-screen").then((m) => m.RegisterScreen),
  [paths.emailVerification]: () =>
    import("@/features/account/email-verification-screen").then((m) => m.EmailVerificationScreen),
  [paths.passwordResetRequest]: () =>
    import("@/features/account/password-reset-screen").then((m) => m.PasswordResetScreen),
};

/** For whoever is signed in. */
export const userScreens: Record<string, LoadScreen> = {
  [paths.myAccount]: () => import("@/features/account/my-account-screen").then((m) => m.MyAccountScreen),
  [paths.changePassword]: () => import("@/features/account/change-password-screen").then((m) => m.ChangePasswordScreen),
  [paths.deleteAccount]: () => import("@/features/account/delete-account-screen").then((m) => m.DeleteAccountScreen),
  [paths.createProject]: () => import("@/features/projects/create-project-screen").then((m) => m.CreateProjectScreen),
  [paths.projectList]: () => import("@/features/projects/project-list-screen").then((m) => m.ProjectListScreen),
  [paths.project.pattern]: () => import("@/features/projects/project-screen").then((m) => m.ProjectScreen),
  [paths.newContext.pattern]: () => import("@/features/context/new-context-screen").then((m) => m.NewContextScreen),
  [paths.context.pattern]: () => import("@/features/context/context-screen").then((m) => m.ContextScreen),
  [paths.information.pattern]: () => import("@/features/context/information-screen").then((m) => m.InformationScreen),
  [paths.upload.pattern]: () => import("@/features/context/upload-screen").then((m) => m.UploadScreen),
  [paths.attachment.pattern]: () => import("@/features/context/attachment-screen").then((m) => m.AttachmentScreen),
  [paths.share.pattern]: () => import("@/features/sharing/share-screen").then((m) => m.ShareScreen),
  [paths.newStory.pattern]: () => import("@/features/stories/new-story-screen").then((m) => m.NewStoryScreen),
  [paths.story.pattern]: () => import("@/features/stories/story-screen").then((m) => m.StoryScreen),
  [paths.editLogline.pattern]: () => import("@/features/writing/edit-logline-screen").then((m) => m.EditLoglineScreen),
  [paths.editScript.pattern]: () => import("@/features/writing/edit-script-screen").then((m) => m.EditScriptScreen),
  [paths.newCharacter.pattern]: () =>
    import("@/features/characters/new-character-screen").then((m) => m.NewCharacterScreen),
  [paths.character.pattern]: () => import("@/features/characters/character-screen").then((m) => m.CharacterScreen),
  [paths.characterVoice.pattern]: () =>
    import("@/features/characters/character-voice-screen").then((m) => m.CharacterVoiceScreen),
  [paths.characterImage.pattern]: () =>
    import("@/features/characters/character-image-screen").then((m) => m.CharacterImageScreen),
  [paths.scriptMedia.pattern]: () =>
    import("@/features/script-media/script-media-screen").then((m) => m.ScriptMediaScreen),
  [paths.boards.pattern]: () => import("@/features/boards/boards-screen").then((m) => m.BoardsScreen),
  [paths.film.pattern]: () => import("@/features/film/film-screen").then((m) => m.FilmScreen),
  [paths.production.pattern]: () => import("@/features/production/production-screen").then((m) => m.ProductionScreen),
  [paths.editVideo.pattern]: () => import("@/features/story-video/story-video-screen").then((m) => m.StoryVideoScreen),
  [paths.shot.pattern]: () => import("@/features/shots/shot-screen").then((m) => m.ShotScreen),
};

/** For administrators. */
export const adminScreens: Record<string, LoadScreen> = {
  [paths.admin]: () => import("@/features/admin/admin-screen").then((m) => m.AdminScreen),
  [paths.defaultVoices]: () => import("@/features/admin/default-voices-screen").then((m) => m.DefaultVoicesScreen),
};

/** What loads the screen of an address, told by its form alone: good enough to fetch code, not to show anything. */
export function loaderAt(pathname: string): LoadScreen | undefined {
  const leadsHere = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`).test(pathname);
  return Object.entries({ ...openScreens, ...userScreens, ...adminScreens }).find(([route]) => leadsHere(route))?.[1];
}
