import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fill } from "@/testing/user-actions";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const entries = (world: World) => world.state.contexts["context-1"]?.information ?? [];
const hint = "Files may be uploaded after initial save";

describe("a new entry", () => {
  const address = "/context-information/context-1";

  test("needs a name and a text, and after the save the screen shows it under its id", async () => {
    const { user, world, router } = await renderAt(address, { as: "editor" });
    const save = await screen.findByRole("button", { name: "Save" });
    expect(screen.getByText(hint)).toBeInTheDocument();
    await fill(user, "Name", "Its weather");
    await user.type(screen.getByLabelText("Information"), "   ");
    expect(save).toBeDisabled();
    await user.paste("Always fair.");
    await user.click(save);
    await waitFor(() => expect(router.state.location.search).toBe(`?infoId=${entries(world).at(-1)?.id}`));
    expect(entries(world).at(-1)).toMatchObject({ name: "Its weather", information: "   Always fair." });
    await screen.findByRole("link", { name: "Upload File" });
    expect(screen.getByLabelText("Information")).toHaveValue("   Always fair.");
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  test("without a text is not saved by the keyboard either", async () => {
    const { user, world } = await renderAt(address, { as: "editor" });
    const before = entries(world).length;
    const sent = watchRequests();
    await fill(user, "Name", "Its weather");
    await user.keyboard("{Control>}s{/Control}");
    expect(sent.filter((call) => !call.startsWith("GET"))).toEqual([]);
    await fill(user, "Information", "Always fair.");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(entries(world)).toHaveLength(before + 1));
  });

  test("that cannot be saved keeps what was typed", async () => {
    const { user } = await renderAt(address, {
      as: "owner",
      given: ({ faults }) => faults.set("POST /project-context/:context_id/add-information", { status: 500 }),
    });
    await fill(user, "Name", "Its weather");
    await fill(user, "Information", "Always fair.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Failed to save information. Please try again.");
    expect(screen.getByLabelText("Information")).toHaveValue("Always fair.");
  });

  test.each(["", "{}", "<html>", '{"error":"Quota exceeded"}'])(
    "whose addition is answered with %j does not count as added",
    async (body) => {
      const { user, world } = await renderAt(address, { as: "owner" });
      world.faults.set("POST /project-context/:context_id/add-information", { status: 200, body });
      await fill(user, "Name", "Its weather");
      await fill(user, "Information", "Always fair.");
      await user.click(screen.getByRole("button", { name: "Save" }));
      expect(await screen.findByText("Failed to save information. Please try again.")).toBeVisible();
      expect(screen.getByLabelText("Information")).toHaveValue("Always fair.");
    },
  );

  test("cannot be added by a viewer", async () => {
    await renderAt(address, { as: "viewer" });
    await screen.findByText("Only the owner and editors of a project can add information.");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});

describe("an entry", () => {
  const address = "/context-information/context-1?infoId=info-1";

  test("is saved by Ctrl+S without leaving the screen", async () => {
    const { user, world, router } = await renderAt(address, { as: "editor" });
    await user.type(await screen.findByLabelText("Information"), " Still.");
    expect(fireEvent.keyDown(document.body, { key: "s", metaKey: true })).toBe(false);
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(entries(world)[0]?.information).toMatch(/ Still\.$/);
    expect(router.state.location.pathname + router.state.location.search).toBe(address);
  });

  test("is edited, and the save returns to the context item", async () => {
    const { user, world, router } = await renderAt(address, { as: "editor" });
    const name = await screen.findByLabelText("Name");
    await user.clear(name);
    await user.type(name, "Its boss");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/project-context/context-1"));
    expect(entries(world)[0]?.name).toBe("Its boss");
  });

  test("lists its files", async () => {
    await renderAt(address, {
      as: "viewer",
      given: (world) => entries(world)[0]?.attachments.push({ id: "file-1", name: "a.pdf", type: "pdf", file: "x" }),
    });
    expect(await screen.findByRole("link", { name: "a.pdf" })).toHaveAttribute(
      "href",
      "/view-attachment/context-1?infoId=info-1&attachmentId=file-1",
    );
  });

  test("is deleted after a question, which returns to the context item", async () => {
    const { user, world, router } = await renderAt(address, { as: "owner" });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/project-context/context-1"));
    expect(entries(world).map(({ id }) => id)).toEqual(["info-2"]);
    expect(await screen.findByText("The information was deleted.")).toHaveRole("status");
  });

  test("that cannot be deleted stays", async () => {
    const { user, world } = await renderAt(address, {
      as: "owner",
      given: ({ faults }) =>
        faults.set("DELETE /project-context/:context_id/information/:info_id", { status: 500, error: "Not today" }),
    });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await screen.findByText("Failed to delete information. Please try again.");
    expect(entries(world)).toHaveLength(2);
  });

  test.each(["commenter", "viewer"] as const)("is only read by a %s", async (as) => {
    await renderAt(address, { as });
    await screen.findByText(/^Cyber Boss: ageless/);
    await screen.findByText("No attachments yet.");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Save|Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Upload File" })).not.toBeInTheDocument();
  });

  test("that does not exist is not found", async () => {
    await renderAt("/context-information/context-1?infoId=info-99", { as: "owner" });
    expect(await screen.findByText("Information not found.")).toBeInTheDocument();
  });
});

test("a list of files that is not found does not show as empty", async () => {
  await renderAt("/context-information/context-1?infoId=info-1", {
    as: "editor",
    given: ({ faults }) =>
      faults.set("GET /upload-context/:context_id/information/:info_id/attachments", { status: 404 }),
  });
  expect(await screen.findByText("An error occurred")).toBeVisible();
  expect(screen.queryByText("No attachments yet.")).not.toBeInTheDocument();
});

test("deleting an entry that somebody else has deleted succeeds", async () => {
  const { user, router } = await renderAt("/context-information/context-1?infoId=info-1", {
    as: "editor",
    given: ({ faults }) => faults.set("DELETE /project-context/:context_id/information/:info_id", { status: 404 }),
  });
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/project-context/context-1"));
});
