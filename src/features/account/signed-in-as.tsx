import { paths } from "@/routing/paths";
import { useSession } from "@/session/session";
import { TextLink } from "@/ui/text-link";
import { Initial } from "@/ui/initial";

/** Whose account a form is about. Nothing where nobody is signed in. */
export function SignedInAs({ isDoor = false }: { isDoor?: boolean }) {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { userName, email } = session.user;
  return (
    <section aria-label="Signed in" className="flex items-center gap-3 rounded-xl border bg-ink-900 p-3">
      <Initial of={userName} className="size-10" />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 gap-1.5">
          <span className="shrink-0 text-dim">Signed in as</span>
          <b className="truncate font-medium">{userName}</b>
        </p>
        <p title={email} className="truncate text-sm text-dim">
          {email}
        </p>
      </div>
      {/* Whoever is in already may have come by mistake. */}
      {isDoor && (
        <TextLink to={paths.projectList} className="shrink-0 text-sm">
          My Projects
        </TextLink>
      )}
    </section>
  );
}
