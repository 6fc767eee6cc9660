import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport, type Connect, type Plugin, type PreviewServer, type ViteDevServer } from "vite";
import { securityHeaders } from "./headers.ts";
import { answerWith } from "./middleware.ts";
import type { Host } from "./respond.ts";

type Studio = typeof import("./respond.ts");

const entry = fileURLToPath(new URL("./respond.ts", import.meta.url));

/** What the stand-in answers: the back end, the identity provider in its emulator form, and the mailbox. */
const ours = /^\/(api|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|__mailbox)(\/|\?|$)/;

/** The stand-in studio on Vite's dev and preview servers. Nothing of it reaches a build. */
export const standInStudio = (): Plugin => ({
  name: "stand-in-studio",
  config: () => ({ server: { watch: { ignored: ["**/.studio/**"] } } }),

  configureServer(server) {
    // Loaded through Vite each time, so that an edit of the stand-in's code counts without a restart.
    mount(server, () => server.ssrLoadModule(entry) as Promise<Studio>);
  },

  configurePreviewServer(server) {
    const connect = originsIn(server.config.env);
    const headers = Object.entries(securityHeaders({ connect, isSecure: false }));
    server.middlewares.use((_, outgoing, next) => {
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      next();
    });
    let once: Promise<Studio> | undefined;
    mount(server, () => (once ??= load()));
  },
});

const load = async () => (await runnerImport<Studio>(entry, { resolve: { tsconfigPaths: true } })).module;

function mount(server: ViteDevServer | PreviewServer, studio: () => Promise<Studio>): void {
  const host: Host = { folder: join(server.config.root, ".studio"), worlds: new Map() };
  const answer: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (!ours.test(incoming.url ?? "")) return next();
    void answerWith(async (request) => (await studio()).respond(request, host), incoming, outgoing);
  };
  server.middlewares.use(answer);

  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const address = server.resolvedUrls?.local[0] ?? "/";
    void studio().then(({ introduction }) => server.config.logger.info(introduction(address)));
  };
}

/** Where a build is told to make calls, besides its own origin. */
function originsIn(env: Record<string, unknown>): string[] {
  const told = [env["VITE_API_BASE_URL"], env["VITE_FIREBASE_AUTH_EMULATOR_URL"], env["VITE_AUTH_TOKEN_SYNC_URL"]];
  return told.flatMap((address) => (/^https?:/.test(String(address)) ? [new URL(String(address)).origin] : []));
}
