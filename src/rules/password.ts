/** Passwords for registration, reset and change; document 1, section 5. */

const length = { least: 8, most: 20 };

/** One of these has to be in a password. */
export const specialCharacters = "@$!%*#?&";

const kinds = [/[A-Za-z]/, /\d/, new RegExp(`[${specialCharacters}]`)];

const rules = [
  {
    text: "Password must have 8-20 characters",
    isMet: (password: string) => password.length >= length.least && password.length <= length.most,
  },
  {
    text: "Password must have letters, numbers, and special characters",
    isMet: (password: string) => kinds.every((kind) => kind.test(password)),
  },
];

/** The two requirement lines. An empty field counts as neither met nor unmet. */
export const passwordRequirements = (password: string) =>
  rules.map(({ text, isMet }) => ({ text, state: stateOf(password, isMet(password)) }));

const stateOf = (password: string, isMet: boolean): "empty" | "met" | "unmet" => {
  if (password === "") return "empty";
  return isMet ? "met" : "unmet";
};

/** Whether a new password meets both requirements. */
export const isGoodPassword = (password: string) => rules.every(({ isMet }) => isMet(password));
