import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/react";
import { server } from "../../mocks/server";
import { giveDialogsTheirMethods } from "./dialog";
import { completeThePlatform } from "./platform";

// What every test file of a worker shares; imported once, whatever the number of files.

// Before any module that keeps the `fetch` it finds, as the Firebase SDK does.
server.listen({ onUnhandledRequest: "error" });

await completeThePlatform();
giveDialogsTheirMethods();
// A limit for what never comes: no test depends on how fast the machine is.
configure({ asyncUtilTimeout: 60_000 });
