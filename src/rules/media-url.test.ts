import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileAddresses } from "@/faults/hostile-addresses";
import { isSigned, mediaUrl, unsigned, usableUrl, whyRefused, type MediaKind } from "./media-url";

const png = "data:image/png;base64,iVBORw0KGgo=";

test.each<[string, MediaKind, string]>([
  ["https://cdn.example/a.png", "image", "https://cdn.example/a.png"],
  ["HTTPS://cdn.example/a.png", "image", "https://cdn.example/a.png"],
  ["https:cdn.example/a.png", "image", "https://cdn.example/a.png"],
  ["http://cdn.example/a.wav?x=1#t=2", "audio", "http://cdn.example/a.wav?x=1#t=2"],
  ["blob:https://studio.example/1f2e", "video", "blob:https://studio.example/1f2e"],
  ["/api/media/a.webm", "video", "/api/media/a.webm"],
  ["media/a.webm", "video", "media/a.webm"],
  ["../a.webm", "video", "../a.webm"],
  ["?file=a", "video", "?file=a"],
  ["  /api/media/a.webm ", "video", "/api/media/a.webm"],
  [png, "image", png],
  ["DATA:IMAGE/PNG,x", "image", "DATA:IMAGE/PNG,x"],
  ["data:audio/wav;base64,UklGRg==", "audio", "data:audio/wav;base64,UklGRg=="],
  ["data:video/webm;codecs=vp8;base64,GkXf", "video", "data:video/webm;codecs=vp8;base64,GkXf"],
])("%s is used as %s", (text, kind, url) => {
  expect(mediaUrl(text, kind)).toEqual({ url });
  expect(usableUrl(text, kind)).toBe(url);
});

test.each<[string, MediaKind]>([
  ["javascript:alert(1)", "image"],
  ["JaVaScRiPt:alert(1)", "video"],
  ["java\nscript:alert(1)", "image"],
  ["java\tscript:alert(1)", "image"],
  ["\u0001javascript:alert(1)", "image"],
  ["  javascript:alert(1)", "image"],
  ["vbscript:msgbox(1)", "image"],
  ["file:///etc/passwd", "image"],
  ["ftp://cdn.example/a.png", "image"],
  ["filesystem:https://x/temporary/a", "image"],
  ["//evil.example/a.png", "image"],
  ["\\\\evil.example/a.png", "image"],
  ["/\\evil.example/a.png", "image"],
  ["https://user:secret@cdn.example/a.png", "image"],
  ["https://user@cdn.example/a.png", "image"],
  ["https://", "image"],
  ["https://cdn.example/a\u0000.png", "image"],
  ["https://cdn.example/a\u0085.png", "image"],
  ["data:text/html,<script>alert(1)</script>", "image"],
  ["data:image/png;base64,AAAA", "audio"],
  ["data:audio/wav;base64,AAAA", "video"],
  ["data:imagery/png,AAAA", "image"],
  ["data:image/,AAAA", "image"],
  ["data:;base64,AAAA", "image"],
  ["data:,", "image"],
])("%j is refused as %s, with a reason", (text, kind) => {
  expect(mediaUrl(text, kind)).toEqual({
    refused: expect.stringContaining(`The address of this ${kind} cannot be used: `),
  });
  expect(usableUrl(text, kind)).toBeUndefined();
});

test("80 hostile addresses are refused as any kind", () => {
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(80);
  for (const kind of ["image", "audio", "video"] as const) {
    expect(hostileAddresses.filter((address) => whyRefused(address, kind) === undefined)).toEqual([]);
  }
});

test.each([undefined, "", "   "])("%j counts as no address", (text) => {
  expect(mediaUrl(text, "image")).toBeUndefined();
});

test("an address that is accepted is http, https, a blob, data of its kind, or on this host", () => {
  const page = "https://studio.example/story/1";
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.webUrl(),
        fc.string().map((name) => `//${name}`),
      ),
      (text) => {
        const url = usableUrl(text, "image");
        if (url === undefined) return;
        const { protocol, host, username } = new URL(url, page);
        const isRelative = !/^[a-z]+:/i.test(url);
        expect(["https:", "http:", "blob:", "data:"]).toContain(protocol);
        expect(isRelative ? host : "studio.example").toBe("studio.example");
        expect(username).toBe("");
      },
    ),
    { numRuns: 300 },
  );
});

describe("signed addresses", () => {
  test.each([
    ["https://s3.example/a.webm?X-Amz-Signature=ab", true],
    ["https://storage.example/a.webm?X-Goog-Signature=ab&t=1", true],
    ["https://cloudfront.example/a.webm?Expires=1&Signature=ab", true],
    ["https://s3.example/a.webm?x-amz-signature=ab", true],
    ["https://cdn.example/a.webm?v=1", false],
    ["/api/media/a.webm", false],
    ["https://cdn.example/Signature=1", false],
    ["https://", false],
  ])("%s: %s", (url, signed) => {
    expect(isSigned(url)).toBe(signed);
  });
});

test.each([
  ["https://cdn.example/a.webm?Expires=9&Signature=xyz", "https://cdn.example/a.webm"],
  ["/api/media/a.webm?expires=9&signature=xyz", "/api/media/a.webm"],
  ["https://cdn.example/a.webm?v=2", "https://cdn.example/a.webm?v=2"],
  ["https://cdn.example/a.webm", "https://cdn.example/a.webm"],
])("%s is the file %s, whenever it was signed", (url, file) => {
  expect(unsigned(url)).toBe(file);
});
