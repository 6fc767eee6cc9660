// The floor of landing and login: React, the router and the style sheet, without code of the application.
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import "../../../src/index.css";

function Frame() {
  return (
    <>
      <header>
        <Link to="/">VIRTUAL STUDIO</Link>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Words() {
  return (
    <>
      <h1>VIRTUAL STUDIO</h1>
      <p>Filmmakers and AI making movies together.</p>
      <Link to="/login">Login here</Link>
    </>
  );
}

const router = createBrowserRouter([{ element: <Frame />, children: [{ path: "*", element: <Words /> }] }]);
const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={router} />);
