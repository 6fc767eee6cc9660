// The floor of every React page: React, a heading, a sentence and two links.
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <main>
      <h1>VIRTUAL STUDIO</h1>
      <p>Filmmakers and AI making movies together.</p>
      <p>
        <a href="/register">Register here</a> <a href="/login">Login here</a>
      </p>
    </main>,
  );
