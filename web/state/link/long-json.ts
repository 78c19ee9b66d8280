import { exactJson } from "../document/exact-json.js";
import type { Pause } from "../document/slices.js";

/** A list that takes more characters is read in pieces of about so many: some milliseconds each. */
const piece = 1_000_000;

/**
 * What JSON says, with the examples of a state read piece by piece, as a large table takes a browser a second. What is not
 * written as a state's examples are is read at once. Throws where the text is no JSON. However often the text has what looks
 * like examples, it is walked through once and parsed twice at most.
 */
export async function parseLong(text: string, pause: Pause): Promise<unknown> {
  const place = text.length > piece ? await examplesIn(text, pause) : null;
  const list = place && (await listAt(text, place.from, pause));
  if (list) {
    const rest = Object(JSON.parse(text.slice(0, place.from) + text.slice(list.end)));
    // Of two members of one name the last counts, which is then not the one that has been emptied.
    if (rest.data?.[place.name]?.length === 0) return { ...rest, data: { ...rest.data, [place.name]: list.items } };
  }
  return JSON.parse(text);
}

interface Place {
  readonly name: string;
  /** Behind the bracket that opens the list. */
  readonly from: number;
}

/** Where the examples of a state begin, in a text that may be no JSON: `{ "data": { "rows": [`; null where it has none. */
async function examplesIn(text: string, pause: Pause): Promise<Place | null> {
  let depth = 0;
  /** What was said last in the outermost braces, and in those within them: before a bracket it is the name of a member. */
  const said = ["", ""];
  let rested = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfText(text, at);
      if (depth === 1 || depth === 2) said[depth - 1] = text.slice(at + 1, end);
      at = end;
    } else if (sign === "[" || sign === "{") {
      const [outer, name = ""] = said;
      if (sign === "[" && depth === 2 && outer === "data" && /^(rows|points)$/.test(name))
        return { name, from: at + 1 };
      depth++;
    } else if (sign === "]" || sign === "}") depth--;
    if (at - rested > piece) {
      rested = at;
      await pause(at / text.length);
    }
  }
  return null;
}

/** The quote that ends a text of JSON, which has a backslash before each of its own; the end of everything where none does. */
function endOfText(text: string, opening: number): number {
  for (let end = text.indexOf('"', opening + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === "\\") before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

interface List {
  readonly items: readonly unknown[];
  /** Where the bracket stands that closes it. */
  readonly end: number;
}

/** The list of lists of numbers that begins at a place; null where what is there is none. */
async function listAt(text: string, from: number, pause: Pause): Promise<List | null> {
  const items: unknown[] = [];
  let begun = from;
  for (let at = from; ; ) {
    const close = text.indexOf("]", at);
    const next = behindSpace(text, close + 1);
    const isLast = text[next] === "]";
    if (close < 0 || (text[next] !== "," && !isLast)) return null;
    if (isLast || close - begun > piece) {
      const some = parsed(`[${text.slice(begun, close + 1)}]`);
      if (!some) return null;
      for (const item of some) items.push(item);
      begun = next + 1;
      await pause(next / text.length);
    }
    if (isLast) return { items, end: next };
    at = next + 1;
  }
}

function behindSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 32) at++;
  return at;
}

/** Null where it was cut in the middle of something. */
function parsed(text: string): readonly unknown[] | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** So many members of a list are written at a time. */
const pieceItems = 2000;

/** An object as exact JSON, its long lists piece by piece. */
export async function writeLong(value: object, pause: Pause): Promise<string> {
  const members: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const text = Array.isArray(member) ? await writeList(member, pause) : exactJson(member);
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(",")}}`;
}

async function writeList(items: readonly unknown[], pause: Pause): Promise<string> {
  const pieces: string[] = [];
  for (let at = 0; at < items.length; at += pieceItems) {
    if (at > 0) await pause(at / items.length);
    pieces.push(
      items
        .slice(at, at + pieceItems)
        .map(exactJson)
        .join(","),
    );
  }
  return `[${pieces.join(",")}]`;
}
