import { http, HttpResponse, type HttpHandler } from "msw";

/** A page of the stand-in itself, such as the mailbox. */
export const plainPage = (title: string, body: string, status = 200) =>
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

/** The style of all these pages. */
export const plainStyle: HttpHandler = http.get(
  "*/__mailbox/style.css",
  () => new HttpResponse(style, { headers: { "Content-Type": "text/css" } }),
);

const style = `
:root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; background: #0b0f17; color: #e6ebf5; }
main { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; display: grid; gap: 1rem; }
li { padding: 1rem 1.25rem; border: 1px solid #263044; border-radius: 0.75rem; background: #121826; }
h2 { margin: 0; font-size: 1.1rem; }
label { display: block; margin: 1rem 0 0.25rem; }
select, input { min-width: 20rem; max-width: 100%; padding: 0.4rem 0.6rem; font: inherit; }
.quiet { margin: 0; color: #93a0b8; font-size: 0.9rem; }
.button { display: inline-block; padding: 0.4rem 1rem; border: 0; border-radius: 0.5rem; background: #2563eb; color: #fff; font: inherit; text-decoration: none; }
form .button { margin-top: 1.5rem; }
`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
