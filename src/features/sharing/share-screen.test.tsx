import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { fill } from "@/testing/user-actions";
import { renderAt } from "@/testing/render-at";
import { holdAnswers } from "@/testing/requests";
import { sampleEmail, type SamplePerson } from "../../../mocks/seed";
import type { World } from "../../../mocks/world";

const share = "/share/project-1";
const email = sampleEmail;
const select = (name: SamplePerson) => screen.findByLabelText<HTMLSelectElement>(`Permission of ${email(name)}`);
const noSelect = (name: SamplePerson) =>
  expect(screen.queryByLabelText(`Permission of ${email(name)}`)).not.toBeInTheDocument();
const choices = (control: HTMLElement) =>
  within(control)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const permissions = (world: World) => world.state.projects["project-1"]?.permissions ?? [];
const recordOf = (world: World, name: SamplePerson) => permissions(world).find((one) => one.email === email(name));
const removal = () => screen.findByRole("alertdialog");

describe("the people", () => {
  test("the owner may change everybody, but not the own level", async () => {
    await renderAt(share, { as: "owner" });
    for (const name of ["editor", "commenter", "viewer"] as const)
      expect(choices(await select(name))).toEqual(["editor", "commenter", "viewer", "remove"]);
    noSelect("owner");
    expect(screen.queryByRole("button", { name: `Remove ${email("owner")}` })).not.toBeInTheDocument();
    const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(rows.map((row) => row.split("@")[0])).toEqual(["owner", "editor", "commenter", "viewer"]);
    expect(within(screen.getByRole("row", { name: /^owner@/ })).getByRole("cell")).toHaveTextContent(/^owner$/);
  });

  test("an editor may change the own level and those of invitees", async () => {
    await renderAt(share, { as: "editor" });
    expect(choices(await select("commenter"))).toEqual(["editor", "commenter", "viewer", "remove"]);
    await select("editor");
    noSelect("owner");
    noSelect("viewer");
  });

  test.each<[SamplePerson, string[]]>([
    ["commenter", ["commenter", "viewer", "remove"]],
    ["viewer", ["viewer", "remove"]],
  ])("a %s is offered levels up to the own one", async (name, offered) => {
    await renderAt(share, { as: name });
    expect(choices(await select(name))).toEqual(offered);
    expect(choices(screen.getByLabelText("Permission"))).toEqual(offered.slice(0, -1));
    expect(screen.getByLabelText("Permission")).toHaveValue(name);
  });

  test("another level is saved under the same inviter", async () => {
    const { user, world } = await renderAt(share, { as: "owner" });
    await user.selectOptions(await select("commenter"), "viewer");
    await waitFor(() => expect(recordOf(world, "commenter")?.permission).toBe("viewer"));
    expect(recordOf(world, "commenter")?.sharedby).toBe(email("editor"));
    expect(await select("commenter")).toHaveValue("viewer");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
  });

  test("a refused level is reverted, and the error is shown", async () => {
    const { user } = await renderAt(share, {
      as: "owner",
      given: ({ faults }) => faults.set("POST /share/set-project-permission", { status: 500 }),
    });
    const release = holdAnswers("/share/set-project-permission");
    await user.selectOptions(await select("commenter"), "viewer");
    expect(await select("commenter")).toHaveValue("viewer");
    release();
    expect(await screen.findByText("Failed to update permission. Please try again.")).toBeInTheDocument();
    expect(await select("commenter")).toHaveValue("commenter");
  });

  describe("the error of a refused level", () => {
    const failed = "Failed to update permission. Please try again.";
    const refuse = async () => {
      const visit = await renderAt(share, {
        as: "owner",
        given: ({ faults }) => faults.set("POST /share/set-project-permission", { status: 500, times: 2 }),
      });
      await visit.user.selectOptions(await select("commenter"), "viewer");
      await screen.findByText(failed);
      return visit;
    };
    const told = () => screen.queryAllByText(failed);

    test("stays after another refusal and goes when another level is saved", async () => {
      const { user } = await refuse();
      await user.selectOptions(await select("viewer"), "editor");
      await waitFor(() => expect(told()).toHaveLength(2));
      await user.selectOptions(await select("viewer"), "editor");
      await waitFor(() => expect(told()).toHaveLength(0));
    });

    test("goes when somebody is removed", async () => {
      const { user } = await refuse();
      await user.selectOptions(await select("viewer"), "remove");
      await user.click(within(await removal()).getByRole("button", { name: "Remove" }));
      await waitFor(() => expect(told()).toHaveLength(0));
    });

    test("goes when somebody is invited", async () => {
      const { user } = await refuse();
      await fill(user, "Email", "new@friend.test");
      await user.click(screen.getByRole("button", { name: "Invite" }));
      await waitFor(() => expect(told()).toHaveLength(0));
    });
  });

  test("a failed load is shown and can be retried", async () => {
    const { user } = await renderAt(share, {
      as: "owner",
      given: ({ faults }) => faults.set("GET /share/project-permissions/:project_id", { status: 500, times: 1 }),
    });
    expect(await screen.findByText("Failed to load project permissions. Please try again.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await select("editor");
  });

  test("an unknown project is not found", async () => {
    await renderAt("/share/project-99", { as: "owner" });
    expect(await screen.findByText("Project not found.")).toBeInTheDocument();
  });
});

describe("what a level allows", () => {
  test("is told beside the choice of an invitation, and changes with it", async () => {
    const { user } = await renderAt(share, { as: "owner" });
    const level = await screen.findByLabelText("Permission");
    expect(level).toHaveAccessibleDescription(/^editor Writes, makes pictures and films/);
    await user.selectOptions(level, "viewer");
    expect(level).toHaveAccessibleDescription(/^viewer Reads and watches everything and changes nothing/);
  });

  test("is told of everybody's level", async () => {
    await renderAt(share, { as: "owner" });
    expect(await select("commenter")).toHaveAccessibleDescription(/May invite commenters and viewers\.$/);
    const told = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(told).toEqual(["owner", "editor", "commenter", "viewer"]);
  });
});

describe("a removal", () => {
  test("is asked about, and nothing is sent when it is cancelled", async () => {
    const { user, world } = await renderAt(share, { as: "owner" });
    await user.selectOptions(await select("viewer"), "remove");
    expect(within(await removal()).queryByRole("radio")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(permissions(world)).toHaveLength(3);
    expect(await select("viewer")).toHaveValue("viewer");
    expect(await select("viewer")).toHaveFocus();
  });

  test("reassigns invitees to the owner who removes", async () => {
    const { user, world } = await renderAt(share, { as: "owner" });
    await user.selectOptions(await select("editor"), "remove");
    expect(within(await removal()).getByRole("radio", { name: /^Reassign/ })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(recordOf(world, "editor")).toBeUndefined());
    expect(recordOf(world, "commenter")?.sharedby).toBe(email("owner"));
    await waitFor(() => noSelect("editor"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(screen.getByRole("group", { name: "People" })).toHaveFocus();
  });

  test("removes the invitees, too, when that is chosen", async () => {
    const { user, world } = await renderAt(share, { as: "owner" });
    await user.selectOptions(await select("editor"), "remove");
    await user.click(within(await removal()).getByRole("radio", { name: /^Remove them too/ }));
    await user.click(screen.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(permissions(world).map((one) => one.email)).toEqual([email("viewer")]));
  });

  test("of oneself leads to the project list", async () => {
    const { user, world, router } = await renderAt(share, { as: "editor" });
    await user.selectOptions(await select("editor"), "remove");
    await user.click(within(await removal()).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
    expect(await screen.findByText("You no longer have access to “Cyber Pawn Shorts”.")).toHaveRole("status");
    expect(recordOf(world, "commenter")?.sharedby).toBe(email("owner"));
  });

  test("asked for by the button of the row that fails says so and leaves the person", async () => {
    const { user, world } = await renderAt(share, {
      as: "owner",
      given: ({ faults }) => faults.set("DELETE /share/remove-permission", { status: 500 }),
    });
    await user.click(await screen.findByRole("button", { name: `Remove ${email("viewer")}` }));
    await user.click(within(await removal()).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Failed to remove permission. Please try again.")).toBeInTheDocument();
    expect(permissions(world)).toHaveLength(3);
  });
});

describe("an invitation", () => {
  const invite = async (user: Awaited<ReturnType<typeof renderAt>>["user"], address: string) => {
    await fill(user, "Email", address);
    await user.click(screen.getByRole("button", { name: "Invite" }));
  };

  test("adds a person at the default level, who gets a mail that leads here", async () => {
    const { user, world } = await renderAt(share, { as: "owner" });
    expect(await screen.findByLabelText("Permission")).toHaveValue("editor");
    await invite(user, " New@Friend.test");
    expect(await screen.findByText("New@Friend.test was invited.")).toBeInTheDocument();
    expect(permissions(world).at(-1)).toMatchObject({
      email: "new@friend.test",
      permission: "editor",
      sharedby: email("owner"),
    });
    await waitFor(() => expect(world.state.mails.at(-1)?.link).toContain(location.origin));
    expect(screen.getByLabelText("Email")).toHaveValue("");
    await screen.findByLabelText("Permission of new@friend.test");
  });

  test("succeeds even if its mail cannot be sent, which is only logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { user } = await renderAt(share, {
      as: "owner",
      given: ({ faults }) => faults.set("POST /share/send-invite-email", { status: 500, error: "no mail today" }),
    });
    await invite(user, "new@friend.test");
    await screen.findByLabelText("Permission of new@friend.test");
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.queryByText("no mail today")).not.toBeInTheDocument();
  });

  test.each([
    ["nobody", "nobody", "Please enter an email address."],
    ["somebody with access", email("viewer").toUpperCase(), "This person has access to this project already."],
    ["oneself", email("owner"), "You have access to this project already."],
  ])("of %s is refused before anything is sent", async (_, address, complaint) => {
    const { user, world } = await renderAt(share, { as: "owner" });
    await invite(user, address);
    expect(await screen.findByText(complaint)).toBeInTheDocument();
    expect(permissions(world)).toHaveLength(3);
  });

  test.each([
    [{ status: 409, error: "This person blocks you" }, "This person blocks you"],
    [{ status: 500 }, "Failed to send invite"],
  ])("that is refused with %j says %s and keeps the address", async (fault, told) => {
    const given = ({ faults }: World) => faults.set("POST /share/invite", fault);
    const { user } = await renderAt(share, { as: "owner", given });
    await invite(user, "new@friend.test");
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("new@friend.test");
  });
});
