import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport, type Connect, type Plugin, type PreviewServer, type ViteDevServer } from "vite";
import { refusalOf } from "./gate.ts";
import { hostHeaders, noFrames, originsIn, securityHeaders } from "./headers.ts";
import { secondOrigin } from "./media-address.ts";
import { answerWith } from "./middleware.ts";
import type { Host } from "./respond.ts";

type Studio = typeof import("./respond.ts");

const entry = fileURLToPath(new URL("./respond.ts", import.meta.url));

/** The paths that the stand-in answers: back end, identity provider (as an emulator) and its own pages. */
const ours =
  /^\/(api|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|__mailbox|__sample|__world)(\/|\?|$)/;

/** The folder in which the stand-in stores its state. */
const store = ".studio";

/** Vite's default for `server.fs.deny`, which has to be repeated when it is extended. */
const deniedByVite = [".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"];

/** Adds the stand-in to Vite's dev and preview servers. Nothing of it is in a build. */
export const standInStudio = (): Plugin => ({
  name: "stand-in-studio",
  config: () => ({
    server: { cors: false, fs: { deny: [...deniedByVite, `**/${store}/**`] }, watch: { ignored: [`**/${store}/**`] } },
    preview: { cors: false },
  }),

  configureServer(server) {
    // Loaded through Vite at each request, so that edits of the stand-in's code take effect without a restart.
    mount(
      server,
      () => noFrames,
      () => server.ssrLoadModule(entry) as Promise<Studio>,
    );
  },

  configurePreviewServer(server) {
    const connect = originsIn(server.config.env);
    let once: Promise<Studio> | undefined;
    const headersAt = (host: string) => {
      const second = secondOrigin(`http://${host}`);
      return securityHeaders({ page: pageOf(server), connect, media: second ? [second] : [], isSecure: false });
    };
    mount(server, headersAt, () => (once ??= load()));
  },
});

/**
 * Writes a `_headers` file for Netlify and Cloudflare Pages into the bundle, with the origins that this build calls.
 * public/_redirects maps the addresses of screens to index.html.
 */
export const headersForHosts = (): Plugin => ({
  name: "headers-for-hosts",
  apply: "build",
  generateBundle: {
    // Once the page is made.
    order: "post",
    handler(_, bundle) {
      const { env } = this.environment.getTopLevelConfig();
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The bundle has no index.html");
      const reach = { page: String(page.source), connect: originsIn(env), isSecure: true };
      this.emitFile({ type: "asset", fileName: "_headers", source: hostHeaders(reach) });
    },
  },
});

/** The page as it is served now: it may be built anew meanwhile. */
const pageOf = ({ config }: PreviewServer) =>
  readFileSync(resolve(config.root, config.build.outDir, "index.html"), "utf8");

const load = async () => (await runnerImport<Studio>(entry, { resolve: { tsconfigPaths: true } })).module;

function mount(
  server: ViteDevServer | PreviewServer,
  headersAt: (host: string) => Record<string, string>,
  studio: () => Promise<Studio>,
): void {
  const gate: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    const headers = headersAt(incoming.headers.host ?? "");
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    const refusal = refusalOf(incoming);
    if (!refusal) return next();
    const { status, error } = refusal;
    outgoing.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ error }));
  };
  server.middlewares.use(gate);

  const host: Host = { folder: join(server.config.root, store), worlds: new Map() };
  const answer: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (!ours.test(incoming.url ?? "")) return next();
    void answerWith(async (request) => (await studio()).respond(request, host), incoming, outgoing);
  };
  server.middlewares.use(answer);

  answerAtNumber(server);

  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const address = server.resolvedUrls?.local[0] ?? "/";
    void studio().then(({ introduction }) => server.config.logger.info(introduction(address)));
  };
}

/** Where "localhost" is ::1 alone, the second origin of media is answered at 127.0.0.1, too. */
function answerAtNumber({ httpServer, middlewares }: ViteDevServer | PreviewServer): void {
  httpServer?.once("listening", () => {
    const at = httpServer.address();
    if (!at || typeof at === "string" || at.address !== "::1") return;
    const also = createServer(middlewares).on("error", () => undefined);
    also.listen(at.port, "127.0.0.1").unref();
    httpServer.once("close", () => also.close());
  });
}
