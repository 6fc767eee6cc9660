// The requests of a page to its own origin, and how they depend on each other.

/** Tracks a page's requests from now on. */
export function watchRequests(cdp, origin) {
  const requests = new Map();
  let changed = Date.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp, initiator }) => {
    if (!request.url.startsWith(origin) || requests.has(requestId)) return;
    requests.set(requestId, { url: request.url, type, sent: timestamp, initiator, bytes: 0 });
    changed = Date.now();
  });
  const end = ({ requestId, timestamp, encodedDataLength = 0 }) => {
    const known = requests.get(requestId);
    if (known) Object.assign(known, { ended: timestamp, bytes: encodedDataLength });
    changed = Date.now();
  };
  cdp.on("Network.loadingFinished", end);
  cdp.on("Network.loadingFailed", end);

  return {
    isQuietFor: (time) => Date.now() - changed > time && [...requests.values()].every(({ ended }) => ended),
    /**
     * Requests sent before a moment (in milliseconds): bytes and depth of page, code and style, and the number of all.
     */
    before(moment) {
      const all = [...requests.values()];
      const first = all.filter(({ sent }) => (sent - all[0].sent) * 1_000 <= moment);
      const isCode = ({ type }) => ["Document", "Script", "Stylesheet"].includes(type);
      return {
        count: first.length,
        bytes: first.filter(isCode).reduce((sum, { bytes }) => sum + bytes, 0),
        // Fonts and icons do not block.
        depth: depthOf(first.filter(isCode)),
      };
    },
    /**
     * The longest sequence of requests below a path, sent before a moment (in milliseconds), of which each was sent after
     * the answer to the one before.
     */
    turns(path, moment) {
      let turns = 0;
      let answered = -Infinity;
      const all = [...requests.values()];
      const ours = all.filter(
        ({ url, sent }) => new URL(url).pathname.startsWith(path) && (sent - all[0].sent) * 1_000 <= moment,
      );
      for (const { sent, ended } of ours) {
        if (sent < answered) continue;
        turns += 1;
        answered = ended ?? Infinity;
      }
      return turns;
    },
  };
}

/** The longest chain of requests of which each was caused by the one before. The page itself counts as 1. */
function depthOf(requests) {
  const byUrl = new Map(requests.map((each) => [each.url, each]));
  const depths = new Map();
  for (const each of requests) {
    const frames = [];
    for (let { stack } = each.initiator; stack; stack = stack.parent) frames.push(...stack.callFrames);
    const cause = byUrl.get(frames.find(({ url }) => byUrl.has(url))?.url ?? each.initiator.url);
    // A dynamic import has no initiator; assumes the deepest script that was loaded by then.
    const there = requests.filter(({ type, ended }) => type === "Script" && ended < each.sent);
    const deepest = Math.max(1, ...there.map((script) => depths.get(script) ?? 0));
    const usual = each === requests[0] ? 0 : 1;
    const below = cause && cause !== each ? depths.get(cause) : undefined;
    depths.set(each, 1 + (below ?? (each.initiator.type === "script" ? deepest : usual)));
  }
  return Math.max(...depths.values());
}
