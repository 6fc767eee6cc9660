import { PenLine, Sparkles, Upload, type LucideIcon } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import type { Story } from "@/api/contract/story";
import { paths } from "@/routing/paths";
import { SideSection } from "@/story/side-section";
import { ButtonLink } from "@/ui/button";
import type { EditableField } from "@/ui/editable-text";
import { EmptyState } from "@/ui/empty-state";
import { LastMade } from "./last-made";
import { LengthSection } from "./length-section";
import { ScriptBox } from "./script-box";
import { StoryColumns } from "./story-columns";
import { EditLogline } from "./story-logline";

type EmptyStoryProps = {
  story_id: string;
  project_id: string;
  story: Story;
  /** The script of whoever may write one. */
  own: EditableField | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  deletion: ReactNode;
};

/** A story without a script: one box to write it, import it or ask for it. Others read that there is none. */
export function EmptyStory({ story_id, project_id, story, own, field, deletion }: EmptyStoryProps) {
  const logline = story.logline?.text ?? "";
  return (
    <StoryColumns
      side={
        <>
          <SideSection title="Logline" action={own && <EditLogline story_id={story_id} size="sm" />}>
            {logline.trim() === "" ? (
              <p className="text-dim">No logline yet.</p>
            ) : (
              <p className="text-pretty wrap-anywhere whitespace-pre-wrap">{logline}</p>
            )}
          </SideSection>
          <LengthSection story_id={story_id} length={story.length} isWritten={false} mayEdit={own !== undefined} />
          <LastMade project_id={project_id} story_id={story_id} />
          {/* At the foot: what comes late moves it nowhere. */}
          <div className="mt-auto">{deletion}</div>
        </>
      }
    >
      <section aria-labelledby="script" className="flex min-w-0 flex-col gap-3">
        <header className="flex flex-wrap items-baseline gap-2">
          <h2 id="script" className="font-semibold">
            Script
          </h2>
          {own && (
            <>
              {/* While it is saved, and where somebody else was faster, there is one. */}
              <p className="mr-auto text-sm text-dim">{!story.script?.text?.trim() && "No script yet."}</p>
              <ButtonLink to={paths.editScript(story_id)} size="sm" className="max-sm:min-h-11">
                <PenLine aria-hidden />
                Edit Script
              </ButtonLink>
            </>
          )}
        </header>
        {own ? (
          <>
            <ScriptBox story_id={story_id} project_id={project_id} own={own} field={field} />
            <ul className="grid gap-x-6 gap-y-4 pt-3 md:grid-cols-3">
              {ways.map(({ Icon, name, words }) => (
                <li key={name} className="grid grid-cols-[20px_1fr] content-start gap-x-2.5 gap-y-0.5 text-sm text-dim">
                  <Icon aria-hidden className="row-span-2 mt-0.5 size-4" />
                  <b className="text-base font-semibold text-text">{name}</b>
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <EmptyState text="No script yet." />
        )}
      </section>
    </StoryColumns>
  );
}

const ways: { Icon: LucideIcon; name: string; words: string }[] = [
  {
    Icon: PenLine,
    name: "Write",
    words: "A heading like INT. or EXT. makes it a scene. The full desk opens with Edit Script.",
  },
  {
    Icon: Upload,
    name: "Import",
    words: "Scenes, characters and speeches are counted before anything is kept.",
  },
  {
    Icon: Sparkles,
    name: "Ask the AI",
    words: "It knows the cast and the context of the project, and proposes. You decide.",
  },
];
