import "./frames-to-come.css";

/** Frames without a picture, as they will be filled. */
export const FramesToCome = () => (
  <div aria-hidden className="frames-to-come flex items-center gap-3">
    <span className="rounded-md border" />
    <span className="rounded-md border" />
    <span className="rounded-md border" />
  </div>
);
