import { renderToString } from "react-dom/server";
import { paths } from "@/routing/paths";
import { App } from "./app";
import { createRouterAt } from "./routes";
import { codeOf } from "./start";

interface FirstScreen {
  /** The document's title, as markup. */
  title: string;
  screen: string;
}

async function markupAt(path: string): Promise<FirstScreen> {
  const router = createRouterAt(path);
  await codeOf(router);
  const [failure] = Object.values(router.state.errors ?? {});
  if (failure) throw failure;
  const markup = renderToString(<App router={router} />);
  const [tag = "", title = ""] = /<title>(.*?)<\/title>/.exec(markup) ?? [];
  return { title, screen: markup.replace(tag, "") };
}

/** The markup of the screens that stand before the application runs, by their templates' names; for the build. */
export const firstScreens: Record<string, FirstScreen> = {
  landing: await markupAt(paths.landing),
  login: await markupAt(paths.login),
};
