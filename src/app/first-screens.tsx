import { renderToString } from "react-dom/server";
import { paths } from "@/routing/paths";
import { App } from "./app";
import { createRouterAt } from "./routes";
import { codeOf } from "./start";

async function markupAt(path: string): Promise<string> {
  const router = createRouterAt(path);
  await codeOf(router);
  const [failure] = Object.values(router.state.errors ?? {});
  if (failure) throw failure;
  // The title is the document's, which is named already.
  return renderToString(<App router={router} />).replaceAll(/<title>.*?<\/title>/g, "");
}

/** The markup of the screens that stand before the application runs, by their templates' names; for the build. */
export const firstScreens: Record<string, string> = {
  landing: await markupAt(paths.landing),
  login: await markupAt(paths.login),
};
