import { useEffect, useRef, useState } from "react";
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

/** The hamburger button and its menu, which closes on a choice, Escape, a click elsewhere, or when the focus moves on. */
export function Menu({ onShortcuts }: { onShortcuts: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { status } = useSession();

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);

  return (
    <div
      ref={frame}
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <IconButton
        ref={button}
        label={isOpen ? "Close menu" : "Open menu"}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
      </IconButton>
      <nav
        id="menu"
        aria-label="Menu"
        hidden={!isOpen}
        className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-4.5rem)] w-56 animate-appear overflow-y-auto rounded-xl border bg-ink-850 p-1.5 shadow-dialog"
      >
        <ul>
          {items[status].map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                onClick={() => setIsOpen(false)}
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
              setIsOpen(false);
              // The focus comes back here when the sheet is closed.
              button.current?.focus();
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
