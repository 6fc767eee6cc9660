import { http, type HttpHandler } from "msw";
import { verifyEmail } from "./accounts";
import { escaped, plainPage } from "./plain-page";
import type { Mail, World } from "./world";

/** A page with the mails that the stand-in sent, at /__mailbox. */
export const mailbox = (world: World): HttpHandler[] => [
  http.get("*/__mailbox", () => plainPage("Mailbox", mailList(world.state.mails))),
  http.get("*/__mailbox/verify", ({ request }) => {
    const person = verifyEmail(world, new URL(request.url).searchParams.get("code") ?? "");
    if (!person) return plainPage("Verification", `<p role="alert">This verification link is not valid.</p>`, 404);
    world.save();
    return plainPage(
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
