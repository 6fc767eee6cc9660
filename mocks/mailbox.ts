import { http, HttpResponse, type HttpHandler } from "msw";
import { verifyEmail } from "./accounts";
import type { Mail, World } from "./world";

/** A page with the mails that the stand-in sent, at /__mailbox. */
export const mailbox = (world: World): HttpHandler[] => [
  http.get("*/__mailbox", () => page("Mailbox", mailList(world.state.mails))),
  http.get("*/__mailbox/style.css", () => new HttpResponse(style, { headers: { "Content-Type": "text/css" } })),
  http.get("*/__mailbox/verify", ({ request }) => {
    const person = verifyEmail(world, new URL(request.url).searchParams.get("code") ?? "");
    if (!person) return page("Verification", `<p role="alert">This verification link is not valid.</p>`, 404);
    world.save();
    return page(
      "Verification",
      `<p>${escaped(person.email)} is verified.</p><a class="button" href="/login">Log in</a>`,
    );
  }),
];

const mailList = (mails: Mail[]) =>
  mails.length === 0 ? "<p>No mails yet.</p>" : `<ul>${mails.toReversed().map(mailItem).join("")}</ul>`;

const mailItem = ({ to, subject, text, link, sent_at }: Mail) => `<li>
  <h2>${escaped(subject)}</h2>
  <p class="quiet">To ${escaped(to)} · ${escaped(new Date(sent_at).toLocaleString("en-GB"))}</p>
  <p>${escaped(text)}</p>
  <a class="button" href="${escaped(link)}">Open</a>
</li>`;

const page = (title: string, body: string, status = 200) =>
  HttpResponse.html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Virtual Studio</title>
<link rel="stylesheet" href="/__mailbox/style.css">
</head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>`,
    { status },
  );

const style = `
:root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; background: #0b0f17; color: #e6ebf5; }
main { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; display: grid; gap: 1rem; }
li { padding: 1rem 1.25rem; border: 1px solid #263044; border-radius: 0.75rem; background: #121826; }
h2 { margin: 0; font-size: 1.1rem; }
.quiet { margin: 0; color: #93a0b8; font-size: 0.9rem; }
.button { display: inline-block; padding: 0.4rem 1rem; border-radius: 0.5rem; background: #2563eb; color: #fff; text-decoration: none; }
`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
