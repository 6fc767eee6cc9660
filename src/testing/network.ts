import { act } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import { server } from "../../mocks/server";

/** Takes the browser offline. Returns the function that takes it online again. */
export function goOffline(): () => void {
  let isOffline = true;
  server.use(http.all("*", () => (isOffline ? HttpResponse.error() : undefined)));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  return () => {
    isOffline = false;
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event("online")));
  };
}

/** Makes the host of the application's files reachable or not. Returns the requests it gets. */
export function mockHost(host: "there" | "gone"): string[] {
  const asked: string[] = [];
  server.use(
    http.head("*/", ({ request }) => {
      asked.push(request.url);
      return host === "there" ? new HttpResponse() : HttpResponse.error();
    }),
  );
  return asked;
}
