import { exactJson } from "../document/exact-json.js";
import type { Pause } from "../document/slices.js";

/** A list that takes more characters is read in pieces of about so many: some milliseconds each. */
const piece = 1_000_000;

/** Where examples begin. In JSON a quote within a text has a backslash before it, so this is the name of a member. */
const lists = /"(rows|points)"\s*:\s*\[/g;

/**
 * What JSON says, with the examples of a state read piece by piece, as a large table takes a browser a second. What is not
 * written as a state's examples are is read at once. Throws where the text is no JSON.
 */
export async function parseLong(text: string, pause: Pause): Promise<unknown> {
  for (const { 0: opening, 1: name = "", index } of text.length > piece ? text.matchAll(lists) : []) {
    const from = index + opening.length;
    const list = await listAt(text, from, pause);
    if (!list) continue;
    const rest = Object(JSON.parse(text.slice(0, from) + text.slice(list.end)));
    if (Array.isArray(rest.data?.[name])) return { ...rest, data: { ...rest.data, [name]: list.items } };
  }
  return JSON.parse(text);
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
