import type { ReactNode } from "react";
import { Table, Th } from "@/ui/table";

const widths: Record<string, string> = {
  "Script Character": "lg:w-44",
  Voice: "lg:w-48",
  Image: "lg:w-44",
};

type CastTableProps = {
  label: string;
  columns: readonly string[];
  widthOf?: Record<string, string>;
  children: ReactNode;
};

/** Who plays whom, and who is complete: the same columns stand at the same place in both tables, which read as one. */
export const CastTable = ({ label, columns, widthOf = {}, children }: CastTableProps) => (
  <Table label={label} className="lg:[&>table]:table-fixed">
    <thead>
      <tr>
        {columns.map((column) => (
          <Th key={column} className={widths[column] ?? widthOf[column]}>
            {column}
          </Th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
