import type { Plugin } from "vite";

/** Adds the meta tag for the preview picture of links, which needs an absolute URL. */
export function socialPreview(): Plugin {
  let host = "";
  return {
    name: "social-preview",
    configResolved: ({ env }) => {
      host = env["VITE_PUBLIC_URL"] ?? "";
    },
    transformIndexHtml: () => [
      { tag: "meta", attrs: { property: "og:type", content: "website" }, injectTo: "head" },
      ...(host ? [{ tag: "meta", attrs: { property: "og:url", content: host }, injectTo: "head" as const }] : []),
      { tag: "meta", attrs: { property: "og:image", content: `${host}/social-preview.jpg` }, injectTo: "head" },
      { tag: "meta", attrs: { name: "twitter:card", content: "summary_large_image" }, injectTo: "head" },
    ],
  };
}
