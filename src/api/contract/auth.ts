import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { maybe, text } from "./shared";

/** Accounts; document 1, section 7. None of these calls carries `user_id`. */
export const checkUsername = endpoint(
  "POST /auth/check-username",
  { userName: text },
  z.object({ available: z.boolean(), suggestion: maybe(text) }),
  { signed: false },
);
export const registerUser = endpoint("POST /auth/register", { userName: text, email: text, password: text }, done, {
  signed: false,
});
export const userLogin = endpoint("POST /auth/user-login", { uid: text }, z.object({ userName: text, email: text }), {
  signed: false,
});
export const resetPassword = endpoint("POST /auth/password-reset", { email: text, new_password: text }, done, {
  signed: false,
});
export const deleteAccount = endpoint("DELETE /auth/delete-account", { uid: text }, done, {
  signed: false,
  bearer: true,
});
