/**
 * The bytes of a base64 text; undefined where there are none. Ten megabytes take a browser that decodes by itself some
 * milliseconds, and others a tenth of a second.
 */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  if (base64 === "") return undefined;
  try {
    // Not every browser has it yet.
    return "fromBase64" in Uint8Array ? Uint8Array.fromBase64(base64) : decoded(base64);
  } catch {
    return undefined;
  }
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
