// Decision: .github/decisions/sharing.md
/** What each role may do; document 1, section 6, and document 2, section 6. Without a known role nothing is allowed. */
export type Role = "owner" | "editor" | "commenter" | "viewer";

/** May write, cast and generate: everything except what is the owner's alone. */
export const mayEdit = (role: Role | undefined) => role === "owner" || role === "editor";

/** May rename and delete the project. */
export const mayOwn = (role: Role | undefined) => role === "owner";

interface Person {
  user_id: string;
  userName: string;
  email: string;
}

/** Whether a person created something; `created_by` may be an id, an e-mail address or a user name. */
export const isCreator = (created_by: string | undefined, { user_id, userName, email }: Person) =>
  created_by !== undefined &&
  ([user_id, userName].includes(created_by) || created_by.toLowerCase() === email.toLowerCase());

/** The owner and the story's creator may delete it. */
export const mayDeleteStory = (role: Role | undefined, created_by: string | undefined, person: Person) =>
  mayOwn(role) || isCreator(created_by, person);
