import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { RouterProvider } from "react-router-dom";
import { refetchOnFocus } from "@/api/refetch-on-focus";
import { createQueryClient } from "@/api/query";
import { eraseDesk, memoryOnly as deskInMemory, watchOverDesk } from "@/desk/desk-store";
import { eraseDrafts, memoryOnly as draftsInMemory, watchOverDrafts, writeDrafts } from "@/drafts/draft-store";
import { forgetAllJobs } from "@/jobs/tabs";
import type { Leaving } from "@/session/session-keeper";
import { SessionProvider } from "@/session/session";
import { clearPreferences, erasesDesk, hasSignedIn, readPreference, writePreference } from "@/shared/preferences";
import { toast } from "@/ui/toast";
import { QueueDrivers } from "./queue-drivers";
import { saveBeforeReload } from "./chunk-reload";

const clientOfThisPerson = () => createQueryClient({ onLateFailure: toast.forThisPerson() });

interface AppProps {
  router: Parameters<typeof RouterProvider>[0]["router"];
}

/** The providers around the routes. Answers are kept for one person only: whoever leaves leaves their cache behind. */
export function App({ router }: AppProps) {
  const [queryClient, setQueryClient] = useState(clientOfThisPerson);

  // What was being read is given up. What was being written goes on, and its answer finds a cache that nobody reads.
  useEffect(() => () => queryClient.clear(), [queryClient]);

  useEffect(() => refetchOnFocus(queryClient), [queryClient]);

  useEffect(watchOverDrafts, []);
  useEffect(watchOverDesk, []);
  useEffect(() => saveBeforeReload(writeDrafts), []);

  useNoticeWhile(
    draftsInMemory,
    "Your browser cannot store what you type. It is kept only as long as this page is open: save it before you leave.",
  );
  useNoticeWhile(
    deskInMemory,
    "Your browser cannot store what the studio notes about your stories. It is kept only as long as this page is open.",
  );

  function forgetPerson({ uid, byChoice, wasDeleted }: Leaving) {
    toast.clear();
    setQueryClient(clientOfThisPerson());
    forgetAllJobs();
    // Whoever lost the session comes back to what they were typing.
    if (!byChoice) return;
    writePreference(hasSignedIn, undefined);
    // Asked before the choices go.
    if (wasDeleted || readPreference(erasesDesk, uid)) void eraseDesk(uid, { isLeaving: true });
    clearPreferences(uid, wasDeleted);
    void eraseDrafts(uid);
  }

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider onLeave={forgetPerson}>
        <RouterProvider router={router} />
        <QueueDrivers />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Tells something for as long as it is true. */
function useNoticeWhile({ subscribe, read }: typeof draftsInMemory, words: string) {
  const isTrue = useSyncExternalStore(subscribe, read, read);
  useEffect(() => (isTrue ? toast.standing(words) : undefined), [isTrue, words]);
}
