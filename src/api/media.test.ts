import { describe, expect, test, vi } from "vitest";
import { mockMediaHost } from "@/testing/media-host";
import { forgetHosts, hostTier, mediaBytes, MediaBytesError, whyNoBytes } from "./media";

const host = "https://media.example";
const address = `${host}/a.webm`;
const probe = "GET /a.webm bytes=0-0 reload";

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof MediaBytesError)) throw new Error("It did not fail as expected.", { cause: error });
  return error;
};

/** What a browser tells of a request that the page's policy refused. */
function refuseByPolicy(blockedURI: string) {
  const violation = { effectiveDirective: "connect-src", blockedURI };
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
}

describe("a host that lets pages read", () => {
  test("is asked once for one byte, also by several at once, and then gives its files", async () => {
    const asked = mockMediaHost(host, { gives: "bytes", body: "a film" });
    expect(await Promise.all([hostTier(address), hostTier(`${host}/b.webm`)])).toEqual(["bytes", "bytes"]);
    expect(await (await mediaBytes(address)).text()).toBe("a film");
    expect(asked).toEqual([probe, "GET /a.webm"]);
  });

  test.each([403, 404, 410, 500])(
    "gives bytes also where its answer is %d, which is then the reason",
    async (status) => {
      mockMediaHost(host, { gives: "bytes", status });
      expect(await hostTier(address)).toBe("bytes");
      expect(await failureOf(mediaBytes(address))).toMatchObject({ host: "media.example", reason: "status", status });
    },
  );

  test("is read past the browser's cache where the copy in there was only shown", async () => {
    mockMediaHost(host, { gives: "bytes" });
    await hostTier(address);
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) =>
      init?.cache === "reload" ? fetch(input, init) : Promise.reject(new TypeError("Failed to fetch")),
    );
    expect(await (await mediaBytes(address)).text()).toBe("bytes");
  });

  test("may refuse a file without allowing its status to be read", async () => {
    mockMediaHost(host, { gives: "bytes" });
    await hostTier(address);
    mockMediaHost(host, { gives: "play", status: 403 });
    expect(await failureOf(mediaBytes(address))).toMatchObject({ reason: "host", status: undefined });
  });
});

describe("a host that lets pages play only", () => {
  test("is asked once, and no file is fetched in vain", async () => {
    const asked = mockMediaHost(host, { gives: "play" });
    expect(await hostTier(address)).toBe("play");
    expect(await failureOf(mediaBytes(`${host}/b.webm`))).toMatchObject({ reason: "host" });
    expect(asked).toEqual([probe, "HEAD /a.webm reload"]);
  });

  test("is asked again once it is forgotten", async () => {
    mockMediaHost(host, { gives: "play" });
    await hostTier(address);
    mockMediaHost(host, { gives: "bytes" });
    expect(await hostTier(address)).toBe("play");
    forgetHosts();
    expect(await hostTier(address)).toBe("bytes");
  });
});

test("a host that the page's policy does not name is told from one that lets nobody read", async () => {
  const asked = mockMediaHost(host, { gives: "play" });
  vi.stubGlobal("fetch", () => {
    refuseByPolicy("https://elsewhere.example/");
    // After the failure, as browsers do.
    setTimeout(() => refuseByPolicy(address));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  expect(await failureOf(mediaBytes(address))).toMatchObject({ reason: "policy" });
  expect(await hostTier(address)).toBe("play");
  expect(asked).toEqual([]);
});

test("a host that cannot be reached is no tier, and is asked again", async () => {
  mockMediaHost(host, { gives: "nothing" });
  expect(await failureOf(hostTier(address))).toMatchObject({ host: "media.example", reason: "network" });
  mockMediaHost(host, { gives: "bytes" });
  expect(await hostTier(address)).toBe("bytes");
});

test("the page's own host, blob: and data: are never asked", async () => {
  const asked = mockMediaHost(location.origin, { gives: "bytes", body: "own" });
  const own = ["/api/media/a.webm", `blob:${location.origin}/1`, "data:text/plain,hi"];
  expect(await Promise.all(own.map((one) => hostTier(one)))).toEqual(["bytes", "bytes", "bytes"]);
  expect(asked).toEqual([]);
  expect(await (await mediaBytes("/api/media/a.webm")).text()).toBe("own");
});

test("who leaves ends only their own waiting", async () => {
  mockMediaHost(host, { gives: "bytes" });
  const leaving = new AbortController();
  const left = hostTier(address, { signal: leaving.signal });
  const stays = hostTier(address, { signal: new AbortController().signal });
  leaving.abort(new Error("Left"));
  await expect(left).rejects.toThrow("Left");
  expect(await stays).toBe("bytes");
  await expect(mediaBytes(address, { signal: leaving.signal })).rejects.toThrow("Left");
});

test("a foreign host learns neither who asks nor from where", async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response("x")));
  vi.stubGlobal("fetch", sent);
  await mediaBytes(address);
  expect(sent.mock.calls.map(([, init]) => [init?.credentials, init?.referrerPolicy])).toEqual([
    ["same-origin", "no-referrer"],
    ["same-origin", "no-referrer"],
  ]);
});

test.each([
  [new MediaBytesError("m.example", "policy"), /m\.example.*policy does not name.*VITE_MEDIA_ORIGINS/],
  [new MediaBytesError("m.example", "host"), /m\.example does not let this page read.*CORS/],
  [new MediaBytesError("m.example", "status", { status: 403 }), /m\.example refused the file \(403\).*expired/],
  [new MediaBytesError("m.example", "status", { status: 410 }), /gone from m\.example \(410\)/],
  [new MediaBytesError("m.example", "status", { status: 500 }), /m\.example did not give the file \(500\)/],
  [new MediaBytesError("m.example", "network"), /m\.example could not be reached/],
  [new Error("What"), /^The file could not be read\.$/],
])("%s is told in words that say who can mend it", (error, words) => {
  expect(whyNoBytes(error)).toMatch(words);
});
