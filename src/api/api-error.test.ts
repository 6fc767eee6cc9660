import { expect, test, vi } from "vitest";
import { ApiError, failureHint, type Failure } from "./api-error";

test.each<[Failure, number, string]>([
  ["refused", 500, "The server had a fault (500). Nothing was changed by it."],
  ["refused", 403, "You may not see this any more. Ask the owner of the project."],
  ["refused", 429, "The server is busy."],
  ["unreachable", 0, "The server could not be reached. Check your connection."],
  ["timeout", 0, "The server took too long to answer."],
  ["unreadable", 200, "The server's answer could not be read."],
])("of a read that was %s (%i) the user is told what it means", (failure, status, hint) => {
  expect(failureHint(new ApiError("GET /project/list-all", failure, { status, cause: new Error("no") }))).toBe(hint);
});

test("without a connection the server is not blamed", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(failureHint(new ApiError("GET /project/list-all", "unreachable"))).toBe("You are offline.");
});
