import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { mockHost, goOffline } from "@/testing/network";
import { loadScreen } from "./screen-loader";
import { watchTraffic } from "@/testing/requests";
import { routeTable } from "./routes";

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/a.js"));
const Wanted = () => <h1>The wanted screen</h1>;

/** Opens a screen whose code comes only after so many failures. */
function open({ failures }: { failures: number }) {
  vi.spyOn(console, "warn").mockReturnValue();
  const load = vi.fn<() => Promise<typeof Wanted>>();
  load.mockImplementation(() => (load.mock.calls.length > failures ? Promise.resolve(Wanted) : missing()));
  const routes = [
    {
      errorElement: routeTable[0]?.errorElement,
      children: [
        { path: "/", lazy: async () => ({ Component: await loadScreen(load) }) },
        { path: "/elsewhere", element: <h1>Elsewhere</h1> },
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  const { unmount } = render(<RouterProvider router={router} />);
  return { load, router, unmount };
}
const wanted = () => screen.findByRole("heading", { name: "The wanted screen" });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("offline a screen whose code is not there says so, and stands as soon as there is a connection", async () => {
  const goOnline = goOffline();
  const { load } = open({ failures: 1 });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "You are offline. This page opens as soon as there is a connection.",
  );
  expect(load).toHaveBeenCalledTimes(1);
  goOnline();
  mockHost("there");
  expect(await wanted()).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a server that is gone is told, and a click asks again at once", async () => {
  mockHost("gone");
  open({ failures: 1 });
  expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached. This page opens");
  mockHost("there");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await wanted()).toBeInTheDocument();
});

test("whoever leaves waits no more; on return it is asked for again, and what has come stands at once", async () => {
  const goOnline = goOffline();
  const { load, router } = open({ failures: 1 });
  await screen.findByRole("alert");
  await router.navigate("/elsewhere");
  await screen.findByRole("heading", { name: "Elsewhere" });
  const settle = watchTraffic();
  goOnline();
  const asked = mockHost("there");
  await settle();
  expect(asked).toEqual([]);
  await router.navigate("/");
  await wanted();
  await router.navigate("/elsewhere");
  await screen.findByRole("heading", { name: "Elsewhere" });
  await router.navigate("/");
  await wanted();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part that the host has lost reloads the page once, and is then told by the error screen", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  mockHost("there");
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { origin: location.origin, reload });
  const { unmount } = open({ failures: Infinity });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("heading", { name: "Something went wrong" })).not.toBeInTheDocument();

  unmount();
  open({ failures: Infinity });
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
});
