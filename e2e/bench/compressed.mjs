// Serves built folders compressed over HTTP/2, like a static host.
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join, resolve, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const isText = (file) => /\.(html|js|css|svg)$/.test(file);

/** A self-signed certificate for one run, and its hash, with which Chromium accepts it. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const ask = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1".split(" ");
  execFileSync("openssl", [...ask, "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  const pem = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  const spki = new X509Certificate(pem.cert).publicKey.export({ type: "spki", format: "der" });
  return { ...pem, pin: createHash("sha256").update(spki).digest("base64") };
}

const { pin, ...pem } = certificate();
export const trusted = `--ignore-certificate-errors-spki-list=${pin}`;

/**
 * Serves a folder, with index.html for every address that is no file. Other requests go to `answer`, which returns
 * whether it has handled them, and then to the server `behind`.
 */
export function serve(folder, { behind, answer = () => false } = {}) {
  const files = new Map();
  const load = (file) => {
    const known = files.get(file);
    if (known) return known;
    const bytes = readFileSync(file);
    const body = isText(file) ? brotliCompressSync(bytes) : bytes;
    files.set(file, body);
    return body;
  };
  const server = createSecureServer({ ...pem, allowHTTP1: true }, (incoming, outgoing) => {
    if (answer(incoming, outgoing)) return undefined;
    const path = decodeURIComponent(new URL(incoming.url, "https://x").pathname);
    const file = resolve(folder, `.${path}`);
    const isFile = file.startsWith(folder + sep) && existsSync(file) && !statSync(file).isDirectory();
    if (!isFile && !incoming.headers.accept?.includes("text/html")) return passOn(behind, incoming, outgoing);
    const found = isFile ? file : join(folder, "index.html");
    const body = load(found);
    outgoing.writeHead(200, {
      "content-type": types[extname(found)] ?? "application/octet-stream",
      "cache-control": isFile ? "public, max-age=31536000, immutable" : "no-cache",
      "content-length": body.length,
      ...(isText(found) && { "content-encoding": "br" }),
    });
    return outgoing.end(body);
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () =>
      done({ origin: `https://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}

/** Proxies a request to another server. */
function passOn(behind, incoming, outgoing) {
  if (!behind) return outgoing.writeHead(404).end();
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")));
  const { host } = new URL(behind);
  const asked = request(`${behind}${incoming.url}`, { method: incoming.method, headers: { ...headers, host } });
  asked.on("response", (answer) => {
    // Hop-by-hop headers must not be forwarded.
    const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding"]);
    const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
    outgoing.writeHead(answer.statusCode, Object.fromEntries(kept));
    answer.pipe(outgoing);
  });
  asked.on("error", () => outgoing.writeHead(502).end());
  outgoing.on("close", () => asked.destroy());
  incoming.pipe(asked);
}
