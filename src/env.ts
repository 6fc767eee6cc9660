/** The build's configuration; `.env.example` says what each name means. */
const env = import.meta.env;

const firebaseKey: string | undefined = env["VITE_FIREBASE_API_KEY"];

/** Without a Firebase project of its own, the application signs in at the stand-in of the page's origin. */
const authEmulatorUrl: string | undefined =
  env["VITE_FIREBASE_AUTH_EMULATOR_URL"] || (firebaseKey ? undefined : location.origin);

export const config = {
  apiBaseUrl: env["VITE_API_BASE_URL"] || "/api",
  firebase: {
    apiKey: firebaseKey || "demo-key",
    authDomain: env["VITE_FIREBASE_AUTH_DOMAIN"] || "demo-virtual-studio.firebaseapp.com",
    projectId: env["VITE_FIREBASE_PROJECT_ID"] || "demo-virtual-studio",
    appId: env["VITE_FIREBASE_APP_ID"] || "demo-virtual-studio",
  },
  authEmulatorUrl,
  /** Where the Firebase SDK signs people in. */
  signInUrl: authEmulatorUrl ?? "https://identitytoolkit.googleapis.com",
  tokenSyncUrl: env["VITE_AUTH_TOKEN_SYNC_URL"] || undefined,
  sendsAuthHeader: env["VITE_SEND_AUTH_HEADER"] === "true",
  /** Where the stand-in gives somebody the sample project; a hosted back end has none. */
  sampleProject: env["VITE_API_BASE_URL"] ? undefined : "/__sample",
  /** The address that invitation mails lead to. */
  publicUrl: env["VITE_PUBLIC_URL"] || location.origin,
};
