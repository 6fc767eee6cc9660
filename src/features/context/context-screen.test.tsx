import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fill } from "@/testing/user-actions";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const context = (world: World) => world.state.contexts["context-1"];
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("a new context item", () => {
  test("is added by name and opened", async () => {
    const { user, world, router } = await renderAt("/new-project-context/project-1", { as: "editor" });
    expect(await screen.findByRole("button", { name: "Save" })).toBeDisabled();
    await user.type(screen.getByLabelText("Name"), "  The crossing ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await heading("The crossing");
    const added = Object.values(world.state.contexts).find(({ name }) => name === "The crossing");
    expect(router.state.location.pathname).toBe(`/project-context/${added?.id}`);
  });

  test("without an id in the answer leads to the project", async () => {
    const { user, router } = await renderAt("/new-project-context/project-1", {
      as: "owner",
      given: ({ faults }) => faults.set("POST /project-context/create", { body: "{}" }),
    });
    await fill(user, "Name", "The crossing");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
  });

  test("that cannot be saved keeps its name", async () => {
    const { user } = await renderAt("/new-project-context/project-1", {
      as: "owner",
      given: ({ faults }) => faults.set("POST /project-context/create", { status: 500 }),
    });
    await fill(user, "Name", "The crossing");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to create context. Please try again.")).toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveValue("The crossing");
  });

  test.each(["commenter", "viewer"] as const)("cannot be added by a %s", async (as) => {
    await renderAt("/new-project-context/project-1", { as });
    await screen.findByText("Only the owner and editors of a project can add context items.");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});

describe("a context item", () => {
  const address = "/project-context/context-1";

  test("is renamed in its heading", async () => {
    const { user, world } = await renderAt(address, { as: "editor" });
    await user.click(await screen.findByRole("button", { name: "Edit name" }));
    await user.clear(screen.getByLabelText("Name"));
    await user.type(screen.getByLabelText("Name"), "The blue cloud{Enter}");
    await heading("The blue cloud");
    expect(context(world)?.name).toBe("The blue cloud");
  });

  test("gets another type as soon as one is chosen", async () => {
    const { user, world } = await renderAt(address, { as: "owner" });
    await user.selectOptions(await screen.findByLabelText("Type"), "Theme");
    await waitFor(() => expect(context(world)?.contextType).toBe("Theme"));
    expect(await screen.findByText("Saved")).toBeInTheDocument();
  });

  test("shows its old type and the error when the server refuses another one", async () => {
    const { user } = await renderAt(address, {
      as: "owner",
      given: ({ faults }) => faults.set("PUT /project-context/:context_id/update-type", { status: 500 }),
    });
    await user.selectOptions(await screen.findByLabelText("Type"), "Theme");
    await screen.findByText("Failed to update type. Please try again.");
    expect(screen.getByLabelText("Type")).toHaveValue("Setting");
  });

  test("lists its information, each entry a link", async () => {
    await renderAt(address, { as: "viewer" });
    expect(await screen.findByRole("link", { name: /Who runs it/ })).toHaveAttribute(
      "href",
      "/context-information/context-1?infoId=info-1",
    );
  });

  test("says how many files an entry has where that is known, and asks nothing for it", async () => {
    const { router } = await renderAt("/context-information/context-1?infoId=info-1", {
      as: "viewer",
      given: (world) =>
        context(world)?.information[0]?.attachments.push({ id: "file-1", name: "a.pdf", type: "pdf", file: "x" }),
    });
    await screen.findByRole("link", { name: "a.pdf" });
    const sent = watchRequests();
    await act(() => router.navigate(address));
    expect(await screen.findByRole("link", { name: /Who runs it.*1 file/ })).toBeVisible();
    expect(sent.filter((line) => line.includes("attachments"))).toEqual([]);
  });

  test("without information says so", async () => {
    await renderAt("/project-context/context-3", { as: "viewer" });
    expect(await screen.findByText("No information added yet.")).toBeInTheDocument();
  });

  test("is deleted after a question, which returns to the project", async () => {
    const { user, world, router } = await renderAt(address, { as: "editor" });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    expect(context(world)).toBeDefined();
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
    expect(context(world)).toBeUndefined();
    expect(await screen.findByText("The context item was deleted.")).toHaveRole("status");
  });

  test("that cannot be deleted stays", async () => {
    const { user, router } = await renderAt(address, {
      as: "owner",
      given: ({ faults }) => faults.set("DELETE /project-context/delete", { status: 500 }),
    });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await screen.findByText("Failed to delete context item. Please try again.");
    expect(router.state.location.pathname).toBe(address);
  });

  test("that could not be deleted says so until something about it is saved", async () => {
    const { user } = await renderAt(address, {
      as: "owner",
      given: ({ faults }) => faults.set("DELETE /project-context/delete", { status: 500 }),
    });
    const failed = "Failed to delete context item. Please try again.";
    const failToDelete = async () => {
      await user.click(await screen.findByRole("button", { name: "Delete" }));
      await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
      await screen.findByText(failed);
    };
    await failToDelete();
    await user.selectOptions(screen.getByLabelText("Type"), "Theme");
    await waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument());
    await failToDelete();
    await user.click(screen.getByRole("button", { name: "Edit name" }));
    await user.type(screen.getByLabelText("Name"), "s{Enter}");
    await waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument());
  });

  test.each(["commenter", "viewer"] as const)("is only read by a %s", async (as) => {
    await renderAt(address, { as });
    await screen.findByRole("link", { name: /Who runs it/ });
    expect(screen.getByText("Setting")).toBeInTheDocument();
    for (const name of ["Edit name", "Delete"]) expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Add Information" })).not.toBeInTheDocument();
  });

  test("that does not exist is not found", async () => {
    await renderAt("/project-context/context-99", { as: "owner" });
    expect(await screen.findByText("Context item not found.")).toBeInTheDocument();
  });

  test("that cannot be loaded can be retried", async () => {
    const { user } = await renderAt(address, {
      as: "owner",
      given: ({ faults }) => faults.set("GET /project-context/:context_id/details", { status: 500, times: 1 }),
    });
    await screen.findByText("An error occurred");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await heading("The cyber cloud")).toBeInTheDocument();
  });
});
