import { useRef, useState } from "react";
import { readScriptFile } from "@/rules/script-file";

/** The chosen file, to be previewed or refused before it is imported. */
export function useScriptImport() {
  const [found, setFound] = useState<Awaited<ReturnType<typeof readScriptFile>>>();
  const newest = useRef<File>(undefined);
  const forget = () => {
    newest.current = undefined;
    setFound(undefined);
  };
  return {
    look: async (file: File) => {
      newest.current = file;
      setFound(undefined);
      const read = await readScriptFile(file);
      if (newest.current === file) setFound(read);
    },
    refuseMany: () => {
      newest.current = undefined;
      setFound({ refused: "Nothing was imported: please drop one file at a time." });
    },
    file: found && "text" in found ? found : undefined,
    refused: found && "refused" in found ? found.refused : undefined,
    forget,
  };
}
