/** A BroadcastChannel that delivers when the test calls `deliver`. Every instance counts as another tab. */
export class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  static #sent: { from: FakeChannel; data: unknown }[] = [];
  readonly name: string;

  static reset() {
    this.open.clear();
    this.#sent = [];
  }

  /** Delivers all messages, including those sent in reply. */
  static deliver() {
    for (let next = this.#sent.shift(); next !== undefined; next = this.#sent.shift()) {
      const { from, data } = next;
      for (const other of this.open)
        if (other !== from && other.name === from.name) other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.#sent.push({ from: this, data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}
