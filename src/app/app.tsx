import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { forgetAllJobs } from "@/jobs/remembered-job";
import { SessionProvider } from "@/session/session";

interface AppProps {
  router: Parameters<typeof RouterProvider>[0]["router"];
  queryClient: QueryClient;
}

/** The providers around the routes. */
export function App({ router, queryClient }: AppProps) {
  /** Whoever leaves takes along what was theirs; nothing of one person is shown to the next. */
  function forgetEverything() {
    queryClient.clear();
    forgetAllJobs();
  }

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider onLeave={forgetEverything}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
}
