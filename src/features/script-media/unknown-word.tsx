import { StatusWord } from "@/ui/status-word";

/** Stands where the server has not told: neither there nor missing. */
export const UnknownWord = () => <StatusWord status="waiting">Unknown</StatusWord>;
