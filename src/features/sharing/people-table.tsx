import { UserMinus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PermissionRecord } from "@/api/contract/share";
import { isSameAddress, sharingTree, whomMayChange, withLines } from "@/rules/sharing";
import { IconButton } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { LoadMoreList } from "@/ui/load-more-list";
import { Table, Td, Th } from "@/ui/table";
import { indented } from "./indented";
import "./people-table.css";
import { PermissionSelect } from "./permission-select";
import { Person } from "./person";
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
      <Table label="People" stickyFirst={false} scrollRef={table} className="people rounded-none border-0 border-b">
        {/* On a phone the level stands under the address, and speaks for itself. */}
        <thead className="max-sm:sr-only">
          <tr>
            <Th>Person</Th>
            <Th>Permission</Th>
            <Th>
              <span className="sr-only">Removal</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          <LoadMoreList items={withLines(sharingTree(people))} as="tr" what="people">
            {(row) => {
              const { person, depth } = row;
              return (
                <tr key={person.email.toLowerCase()} style={indented("--depth", depth)}>
                  {/* Of no width of its own: it takes what the other columns leave, and cuts a long address. */}
                  <Th scope="row" className="align-middle max-sm:max-w-none sm:relative sm:w-full sm:max-w-0">
                    <Person row={row} isMe={isSameAddress(person.email, me.email)} />
                  </Th>
                  {mayChange(person) ? (
                    <>
                      <Td className="align-middle">
                        <PermissionSelect {...shared} person={person} onRemove={() => setLeaving(person)} />
                      </Td>
                      <Td className="text-right align-middle">
                        <IconButton label={`Remove ${person.email}`} onClick={() => setLeaving(person)}>
                          <UserMinus aria-hidden />
                        </IconButton>
                      </Td>
                    </>
                  ) : (
                    <Td colSpan={2} className="align-middle">
                      {person.permission === "owner" ? (
                        <span className="own-level">owner</span>
                      ) : (
                        <Chip className="set-level">{person.permission}</Chip>
                      )}
                    </Td>
                  )}
                </tr>
              );
            }}
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
