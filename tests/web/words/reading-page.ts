import { group } from "d3-array";
import { english, type Room, type Words } from "../../../web/state/document/notation/words.js";
import { linesOf } from "./read-aloud.js";
import type { RoomSamples } from "./samples.js";

interface Spoken {
  readonly name: string;
  readonly words: Words;
}

const css =
  "body{font:16px/1.5 system-ui;margin:2em auto;padding:0 1em;max-width:100em}table{width:100%;border-collapse:collapse}th{text-align:start;color:#666;font:13px monospace;padding-top:.6em}td{vertical-align:top;width:50%;padding-inline-end:1em}.same{color:#b00}";

/** Every sentence of every room, English beside the other languages; what is not translated is red. */
export function readingPage(
  rooms: readonly { readonly room: Room<object> }[],
  samples: ReadonlyMap<Room<object>, RoomSamples["samples"]>,
  others: readonly Spoken[],
): string {
  const sections = rooms.map(({ room }) => section(room, samples.get(room), others));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every sentence of the playground</title>
<style>${css}</style><h1>Every sentence of the playground</h1>${sections.join("")}</html>\n`;
}

function section(room: Room<object>, samples: RoomSamples["samples"] | undefined, others: readonly Spoken[]): string {
  const said = [english, ...others.map(({ words }) => words)].map((words) => linesOf(words.room(room), samples, words));
  const lines = (said[0] ?? []).map(({ key }, k) => ({ key, texts: said.map((language) => language[k]?.text ?? "") }));
  const rows = Array.from(
    group(lines, ({ key }) => key),
    ([key, ways]) => {
      const different = new Set(ways.map(({ texts }) => row(texts)));
      return `<tr><th colspan="${said.length}">${escaped(key)}</th></tr>${Array.from(different).join("")}`;
    },
  );
  return `<h2>${escaped(room.name)}</h2><table>${rows.join("")}</table>`;
}

function row(texts: readonly string[]): string {
  const cells = texts.map((text, k) => {
    const missing = k > 0 && text === texts[0] && /\p{L}{3}/u.test(text);
    return `<td${missing ? ' class="same"' : ""}>${escaped(text)}</td>`;
  });
  return `<tr>${cells.join("")}</tr>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
