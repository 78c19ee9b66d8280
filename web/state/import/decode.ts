/** Beginnings of files that say how they are encoded. */
const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The text of a file: as its mark says, else UTF-8, and where it is none, as Windows writes in Western Europe. */
export function decode(bytes: Uint8Array): string {
  const [marked] = marks.find(([, mark]) => mark.every((byte, k) => bytes[k] === byte)) ?? [];
  // A decoder leaves the mark out.
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
