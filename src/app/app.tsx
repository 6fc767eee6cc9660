import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { createQueryClient } from "@/api/query";
import { SessionProvider } from "@/session/session";

interface AppProps {
  router: Parameters<typeof RouterProvider>[0]["router"];
}

/** The providers around the routes. Answers are kept for one person only: whoever leaves leaves their cache behind. */
export function App({ router }: AppProps) {
  const [queryClient, setQueryClient] = useState(createQueryClient);

  // What was being read is given up. What was being written goes on, and its answer finds a cache that nobody reads.
  useEffect(() => () => queryClient.clear(), [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider onLeave={() => setQueryClient(createQueryClient())}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
}
