import { act } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import { server } from "../../mocks/server";

/** Nothing can be reached, and the browser knows. Gives the way back. */
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

/** The host of the application's own files answers, or doesn't. Gives what it is asked. */
export function answerFor(host: "there" | "gone"): string[] {
  const asked: string[] = [];
  server.use(
    http.head("*/", ({ request }) => {
      asked.push(request.url);
      return host === "there" ? new HttpResponse() : HttpResponse.error();
    }),
  );
  return asked;
}
