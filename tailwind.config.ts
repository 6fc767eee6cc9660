import type { Config } from "tailwindcss";

/** The tokens of the look: a cutting room at night. Nothing elsewhere in the project names a raw colour. */
const config: Config = {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        ink: { 950: "#0a0d14", 900: "#10141d", 850: "#161b27" },
        line: "#263044",
        /** The border of something one can act on: 3:1 on every ink, which a hairline is not. */
        edge: "#5c6a84",
        text: "#e8ecf4",
        dim: "#a3afc2",
        accent: { DEFAULT: "#7ab2ff", fill: "#2563eb" },
        ok: "#34d399",
        warn: "#fbbf24",
        bad: "#f87171",
      },
      fontFamily: {
        sans: ["Inter Variable", "Arial as Inter", "Roboto as Inter", "DejaVu as Inter", "system-ui", "sans-serif"],
        script: ["Courier Prime", "Courier New", "monospace"],
      },
      fontSize: {
        sm: ["0.8125rem", "1.125rem"],
        base: ["0.9375rem", "1.375rem"],
        lg: ["1.25rem", "1.75rem"],
        xl: ["1.5rem", "2rem"],
        "2xl": ["2rem", "2.5rem"],
      },
      boxShadow: { dialog: "0 24px 64px rgb(0 0 0 / 0.6)" },
      animation: {
        appear: "appear 160ms ease-out both",
        "appear-late": "appear 160ms ease-out 150ms both",
        fade: "fade 200ms ease-in 2s both",
        toast: "appear 160ms ease-out, leave 200ms ease-in 6s forwards",
        breathe: "breathe 1.6s ease-in-out infinite",
        sweep: "sweep 1.4s ease-in-out infinite",
      },
      keyframes: {
        appear: { from: { opacity: "0" } },
        fade: { to: { opacity: "0" } },
        leave: { to: { opacity: "0" } },
        breathe: { "50%": { opacity: "0.45" } },
        sweep: { from: { transform: "translateX(-100%)" }, to: { transform: "translateX(300%)" } },
      },
    },
  },
};

export default config;
