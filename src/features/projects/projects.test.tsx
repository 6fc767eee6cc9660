import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "@/testing/render-at";

test("My Projects lists own and shared projects, with owner and permission", async () => {
  await renderAt("/projectlist", { as: "editor" });
  const own = await screen.findByRole("region", { name: "Projects I Own" });
  expect(within(own).getByRole("link", { name: /View ?Night Ferry/ })).toHaveAttribute("href", "/project/project-2");
  const shared = screen.getByRole("region", { name: "Projects I Can Access" });
  expect(within(shared).getByRole("link", { name: /View ?Cyber Pawn Shorts/ })).toBeVisible();
  expect(within(shared).getByText("· editor")).toBeVisible();
  expect(within(shared).getByText("owner")).toBeVisible();
  expect(screen.getByRole("link", { name: "Create Project" })).toHaveAttribute("href", "/createproject");
});

test("without projects both lists say so, and the sample is offered, finished or to be made", async () => {
  await renderAt("/projectlist", { as: "admin" });
  expect(await screen.findAllByText("No projects found.")).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "Create Project" })).toHaveLength(1);
  const steps = within(screen.getByRole("list", { name: "From script to film" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Script"),
    expect.stringContaining("Cast"),
    expect.stringContaining("Shots"),
    expect.stringContaining("Film"),
  ]);
  const formOf = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).form;
  const finished = formOf("Open the sample project");
  expect([finished?.method, finished?.getAttribute("action")]).toEqual(["post", "/__sample"]);
  expect(finished).toHaveFormValues({ user_id: "user-admin" });
  const begun = formOf("Make it yourself");
  expect([begun?.method, begun?.getAttribute("action")]).toEqual(["post", "/__sample"]);
  expect(begun).toHaveFormValues({ user_id: "user-admin", state: "empty" });

  fireEvent.click(screen.getByRole("button", { name: "Play twenty seconds of the sample" }));
  const player = screen.getByLabelText("Traffic Control Dogs, twenty seconds of it");
  expect(player).toHaveFocus();
  fireEvent.error(player);
  expect(screen.getByRole("alert")).toHaveTextContent("The sample could not be played here.");
});

test("who has a project is offered no sample, and who owns none creates the first one", async () => {
  await renderAt("/projectlist", { as: "viewer" });
  const own = within(await screen.findByRole("region", { name: "Projects I Own" }));
  expect(own.getByText("No projects found.")).toBeVisible();
  expect(own.getByRole("link", { name: "Create Project" })).toHaveAttribute("href", "/createproject");
  expect(screen.queryByRole("button", { name: "Open the sample project" })).not.toBeInTheDocument();
});

test("a list that fails to load says so and is tried again", async () => {
  const { user } = await renderAt("/projectlist", {
    as: "owner",
    given: ({ faults }) => faults.set("GET /project/list-all", { status: 500, times: 1 }),
  });
  expect(await screen.findByText("Failed to load projects. Please try again.")).toBeVisible();
  expect(screen.queryByText("No projects found.")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /View ?Cyber Pawn Shorts/ })).toBeVisible();
});

test("a new project needs a name and is opened once it is created", async () => {
  const { user, world, router } = await renderAt("/createproject", { as: "viewer" });
  await user.type(await screen.findByLabelText("Project Name"), "  {Enter}");
  expect(screen.getByText("Please enter a project name.")).toBeVisible();
  await user.type(screen.getByLabelText("Project Name"), "Harbour{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/project\//));
  const id = router.state.location.pathname.replace("/project/", "");
  expect(world.state.projects[id]).toMatchObject({ name: "Harbour", owner: "user-viewer" });
  expect(await screen.findByRole("heading", { level: 1, name: "Harbour" })).toBeInTheDocument();
});

test("a failed creation keeps the typed name; an answer without an id counts as failed", async () => {
  const { user, world } = await renderAt("/createproject", { as: "owner" });
  world.faults.set("POST /project/create", { status: 500, times: 1 });
  await user.type(await screen.findByLabelText("Project Name"), "Harbour{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to create project. Please try again.");
  expect(screen.getByLabelText("Project Name")).toHaveValue("Harbour");
  world.faults.set("POST /project/create", { body: "{}" });
  await user.click(screen.getByRole("button", { name: "Create Project" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to create project. Please try again.");
});

test("a project shows its three lists with links and what may be added", async () => {
  await renderAt("/project/project-1", { as: "editor" });
  const href = async (name: string | RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await href("Traffic Control Dogs")).toBe("/story/story-1");
  expect(await href("BOB")).toBe("/character/character-1");
  expect(await href(/^The cyber cloud/)).toBe("/project-context/context-1");
  expect(await href("Add Story")).toBe("/new-story/project-1");
  expect(await href("Add Character")).toBe("/new-character/project-1");
  expect(await href("Add Context")).toBe("/new-project-context/project-1");
  expect(await href("Share Project")).toBe("/share/project-1");
});

test("an empty project says what it lacks", async () => {
  await renderAt("/project/project-2", { as: "editor" });
  expect(await screen.findByText("No context items yet.")).toBeVisible();
  expect(await screen.findByText("No characters yet.")).toBeVisible();
  expect(await screen.findByText("No stories yet.")).toBeVisible();
});

test("a list that fails leaves the others on the screen and never says that it is empty", async () => {
  const { user } = await renderAt("/project/project-1", {
    as: "owner",
    given: ({ faults }) => faults.set("GET /character/list", { status: 500, times: 1 }),
  });
  const characters = await screen.findByRole("region", { name: "Characters" });
  expect(await within(characters).findByText("An error occurred")).toBeVisible();
  expect(within(characters).queryByText("No characters yet.")).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Traffic Control Dogs" })).toBeVisible();
  await user.click(within(characters).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "BOB" })).toBeVisible();
});

test.each(["viewer", "commenter"] as const)("a %s reads the project and changes nothing", async (as) => {
  await renderAt("/project/project-1", { as });
  await screen.findByRole("link", { name: "BOB" });
  expect(screen.queryByRole("button", { name: /^Edit|Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Add/ })).not.toBeInTheDocument();
  expect(screen.getByText("Comic Book")).toBeVisible();
});

test("an editor changes description and style; only the owner renames and deletes", async () => {
  const { user, world } = await renderAt("/project/project-1", { as: "editor" });
  await user.click(await screen.findByRole("radio", { name: "Film Noir" }));
  await waitFor(() => expect(world.state.projects["project-1"]?.image_style).toBe("Film Noir"));
  expect(await screen.findByText("Saved")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Edit description" }));
  await user.clear(screen.getByRole("textbox", { name: "Description" }));
  await user.type(screen.getByRole("textbox", { name: "Description" }), "Shorter.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(world.state.projects["project-1"]?.description).toBe("Shorter."));
  expect(screen.queryByRole("button", { name: "Edit project name" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Delete Project" })).not.toBeInTheDocument();
});

test("after a failed save the style is the one that the server has now", async () => {
  const { user, world } = await renderAt("/project/project-1", { as: "owner" });
  const style = (name: string) => screen.findByRole("radio", { name });
  world.faults.set("PUT /project/:project_id/update-image-style", { status: 500 });
  await user.click(await style("Film Noir"));
  expect(await screen.findByText("Failed to update image style. Please try again.")).toBeVisible();
  expect(await style("Comic Book")).toBeChecked();
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  const project = world.state.projects["project-1"];
  if (project) project.image_style = "Fantasy Art";
  await user.click(await style("Classic Anime"));
  await waitFor(async () => expect(await style("Fantasy Art")).toBeChecked());
});

test("the arrows look at the styles, and only Enter or Space saves one", async () => {
  const { user, world } = await renderAt("/project/project-1", { as: "owner" });
  const chosen = await screen.findByRole("radio", { name: "Comic Book" });
  chosen.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(screen.getByRole("radio", { name: "Film Noir" })).toHaveFocus();
  expect(chosen).toBeChecked();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(world.state.projects["project-1"]?.image_style).toBe("Film Noir"));
});

test("an item that the server sends twice is listed once", async () => {
  const twice = '{"stories":[{"id":5,"title":"Dawn"},{"id":"5","title":"Dawn"}]}';
  await renderAt("/project/project-1", {
    as: "viewer",
    given: ({ faults }) => faults.set("GET /story/list", { status: 200, body: twice }),
  });
  expect(await screen.findAllByRole("link", { name: "Dawn" })).toHaveLength(1);
});

test("the owner renames the project; a refusal keeps what was typed", async () => {
  const { user, world } = await renderAt("/project/project-1", { as: "owner" });
  world.faults.set("PUT /project/:project_id/update-name", { status: 500, times: 1 });
  await user.click(await screen.findByRole("button", { name: "Edit project name" }));
  const name = screen.getByRole("textbox", { name: "Project name" });
  await user.clear(name);
  await user.keyboard("{Enter}");
  expect(screen.getByText("Please enter a project name.")).toBeVisible();
  await user.type(name, "Pawns{Enter}");
  expect(await screen.findByText("Failed to update name. Please try again.")).toBeVisible();
  expect(name).toHaveValue("Pawns");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Pawns" })).toBeInTheDocument();
});

test("deleting asks first and leads to the list; a failure leaves the project", async () => {
  const { user, world, router } = await renderAt("/project/project-1", { as: "owner" });
  world.faults.set("DELETE /project/delete", { status: 500, times: 1 });
  const confirm = async () => {
    await user.click(await screen.findByRole("button", { name: "Delete Project" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete Project" }));
  };
  await confirm();
  expect(await screen.findByText("Failed to delete project. Please try again.")).toBeVisible();
  expect(world.state.projects).toHaveProperty("project-1");
  await confirm();
  await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
  expect(world.state.projects).not.toHaveProperty("project-1");
  await waitFor(() => expect(screen.queryByText("Cyber Pawn Shorts")).not.toBeInTheDocument());
});

test("a project that could not be deleted says so until something about it is saved", async () => {
  const { user, world } = await renderAt("/project/project-1", { as: "owner" });
  world.faults.set("DELETE /project/delete", { status: 500 });
  const failed = "Failed to delete project. Please try again.";
  const failToDelete = async () => {
    await user.click(await screen.findByRole("button", { name: "Delete Project" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete Project" }));
    await screen.findByText(failed);
  };
  const isForgotten = () => waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument());

  await failToDelete();
  await user.click(screen.getByRole("radio", { name: "Film Noir" }));
  await isForgotten();
  for (const label of ["Edit description", "Edit project name"]) {
    await failToDelete();
    await user.click(screen.getByRole("button", { name: label }));
    await user.keyboard("!");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await isForgotten();
  }
});

test("an unknown project is not found", async () => {
  await renderAt("/project/nowhere", { as: "owner" });
  expect(await screen.findByText("Project not found.")).toBeVisible();
});
