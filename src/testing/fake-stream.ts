/** An EventSource whose events the test dispatches. */
export class FakeStream extends EventTarget {
  static made: FakeStream[] = [];
  isOpen = false;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.made.push(this);
  }
  open() {
    this.isOpen = true;
    this.dispatchEvent(new Event("open"));
  }
  send(...messages: (object | string)[]) {
    for (const message of messages) {
      const data = typeof message === "string" ? message : JSON.stringify(message);
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
  fail() {
    this.dispatchEvent(new Event("error"));
  }
  close() {
    this.closed = true;
  }
}
