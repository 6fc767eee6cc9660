import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { SessionProvider } from "@/session/session";

interface AppProps {
  router: Parameters<typeof RouterProvider>[0]["router"];
  queryClient: QueryClient;
}

/** The providers around the routes. */
export function App({ router, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider onLeave={() => queryClient.clear()}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
}
