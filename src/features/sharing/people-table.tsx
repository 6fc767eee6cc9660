import { CornerDownRight } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PermissionRecord } from "@/api/contract/share";
import { isSameAddress, sharingTree, whomMayChange, type Row } from "@/rules/sharing";
import { Chip } from "@/ui/chip";
import { LoadMoreList } from "@/ui/load-more-list";
import { MiddleCut } from "@/ui/middle-cut";
import { Table, Td, Th } from "@/ui/table";
import { PermissionSelect } from "./permission-select";
import { RemovalDialog } from "./removal-dialog";
import type { SharedProject } from "./shared-project";

/** The people with access, indented by who invited whom. */
export function PeopleTable(shared: SharedProject) {
  const { people, me } = shared;
  const [leaving, setLeaving] = useState<PermissionRecord>();
  const mayChange = whomMayChange(people, me);
  const table = useRef<HTMLDivElement>(null);

  /** The row with the focused control is gone, so the table takes the focus. */
  function closeAfterRemoval() {
    shared.onChanged();
    flushSync(() => setLeaving(undefined));
    table.current?.focus();
  }

  return (
    <>
      <Table label="People" stickyFirst={false} scrollRef={table} className="max-sm:[&_table]:table-fixed">
        {/* On a phone the level stands under the address, and speaks for itself. */}
        <thead className="max-sm:sr-only">
          <tr>
            <Th>Person</Th>
            <Th className="min-w-38 sm:min-w-48">Permission</Th>
          </tr>
        </thead>
        <tbody>
          <LoadMoreList items={sharingTree(people)} as="tr" what="people">
            {(row) => (
              <tr key={row.person.email.toLowerCase()} className="max-sm:flex max-sm:flex-col">
                {/* Of no width of its own: it takes what the other column leaves, and cuts a long address. */}
                <Th scope="row" className="align-middle max-sm:max-w-none max-sm:border-b-0 sm:w-full sm:max-w-0">
                  <Name row={row} isMe={isSameAddress(row.person.email, me.email)} />
                </Th>
                <Td className="align-middle max-sm:pt-0">
                  {mayChange(row.person) ? (
                    <PermissionSelect {...shared} person={row.person} onRemove={() => setLeaving(row.person)} />
                  ) : (
                    <Permission of={row.person} />
                  )}
                </Td>
              </tr>
            )}
          </LoadMoreList>
        </tbody>
      </Table>
      {leaving && (
        <RemovalDialog
          {...shared}
          person={leaving}
          onClose={() => setLeaving(undefined)}
          onRemoved={closeAfterRemoval}
        />
      )}
    </>
  );
}

const Permission = ({ of: { permission } }: { of: PermissionRecord }) =>
  permission === "owner" ? "owner" : <Chip>{permission}</Chip>;

/** The largest indentation, in levels, so that narrow windows can show deep trees. */
const deepestIndent = 5;

function Name({ row: { person, depth }, isMe }: { row: Row; isMe: boolean }) {
  return (
    <div className="flex items-start gap-2" style={{ paddingLeft: `${Math.min(depth, deepestIndent) * 0.875}rem` }}>
      {depth > 0 && <CornerDownRight aria-hidden className="mt-1 size-3.5 shrink-0 text-dim" />}
      <div className="min-w-0">
        <p className="flex text-base">
          <MiddleCut text={person.email} />
          {isMe && <span className="shrink-0 font-normal whitespace-pre text-dim"> (you)</span>}
        </p>
        {person.sharedby && person.permission !== "owner" && (
          <p className="flex font-normal text-dim max-sm:sr-only">
            <span className="whitespace-pre">invited by </span>
            <MiddleCut text={person.sharedby} />
          </p>
        )}
      </div>
    </div>
  );
}
