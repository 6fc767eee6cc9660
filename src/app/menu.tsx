import { useRef, useState } from "react";
import { Menu as MenuIcon, X } from "lucide-react";
import { NavLink } from "react-router-dom";
import { paths } from "@/routing/paths";
import { useSession } from "@/session/session";
import type { Session } from "@/session/session-keeper";
import { IconButton } from "@/ui/button";
import { cn } from "@/ui/cn";

interface Item {
  label: string;
  to: string;
}

const home: Item = { label: "Home", to: paths.landing };

const ofUser: Item[] = [
  home,
  { label: "My Account", to: paths.myAccount },
  { label: "Logout", to: paths.logout },
  { label: "Create Project", to: paths.createProject },
  { label: "Project List", to: paths.projectList },
];

const items: Record<Session["status"], Item[]> = {
  "signed-in": ofUser,
  anonymous: [home, { label: "New User", to: paths.register }, { label: "Login", to: paths.login }],
  restoring: [home],
  unreachable: ofUser,
};

/**
 * The hamburger button and its menu, a popover of the platform: Escape and a click elsewhere close it, and the focus
 * returns to the button. So do a choice, and a focus that moves on.
 */
export function Menu({ onShortcuts }: { onShortcuts: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status } = useSession();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();

  return (
    <div
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <IconButton label={isOpen ? "Close menu" : "Open menu"} aria-expanded={isOpen} popoverTarget="menu">
        {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
      </IconButton>
      <nav
        ref={menu}
        id="menu"
        popover="auto"
        aria-label="Menu"
        onBeforeToggle={({ newState }) => setIsOpen(newState === "open")}
        className="fixed inset-auto top-13.5 right-4 max-h-[calc(100dvh-4.5rem)] w-56 animate-appear overflow-y-auto rounded-xl border bg-ink-850 p-1.5 text-text shadow-dialog sm:right-6"
      >
        <ul>
          {items[status].map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                onClick={close}
                className={({ isActive }) =>
                  cn("block rounded-lg px-3 py-2 hover:bg-line", isActive && "font-semibold text-accent")
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        {/* Not before: closed, it would be sent with the page of every first visit. */}
        {isOpen && (
          <button
            type="button"
            className="mt-1.5 block w-full border-t px-3 pt-3 pb-2 text-left text-sm text-dim hover:text-text"
            onClick={() => {
              close();
              onShortcuts();
            }}
          >
            Keyboard shortcuts
          </button>
        )}
      </nav>
    </div>
  );
}
