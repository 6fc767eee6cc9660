export const isDialogOpen = () => document.querySelector("dialog[open]") !== null;
