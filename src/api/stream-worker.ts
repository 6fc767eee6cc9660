import { openStream } from "./stream-source";

// The first message is the address of the stream; whoever ends the worker closes it.
addEventListener(
  "message",
  ({ data: address }: MessageEvent<string>) => void openStream(address, (heard) => postMessage(heard)),
  { once: true },
);
