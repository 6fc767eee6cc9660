import { isBoolean, type Preference } from "./preferences";

/**
 * Whether keys act that are pressed alone, such as "?" and those of the film. Letters alone must not act for those who
 * speak to their computer: they can be turned off.
 */
export const singleKeys: Preference<boolean> = { name: "shortcuts-key", isOne: isBoolean };
