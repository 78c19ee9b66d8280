/** The exact state as a citation. */

import { type Described, described } from "../described.js";
import { fileName } from "../file-name.js";
import { tex } from "../tex.js";
import type { TextFile } from "../text-file.js";
import { version } from "./version.js";

/** What is cited. */
interface Cited {
  /** What is seen: "Perceptron on XOR, 4 examples, at visit 12". */
  readonly what: string;
  /** A word for the key: "xor". */
  readonly key: string;
  /** Where it opens; null where no address is long enough. */
  readonly link: string | null;
  /** When it was looked at. */
  readonly accessed: Date;
}

export const authors = "The Perceptron Playground authors";
export const title = "Perceptron Playground";

/** For the bibliography of a LaTeX document. */
export function bibtex({ what, key, link, accessed }: Cited): string {
  const fields = [
    ["author", `{${tex(authors)}}`],
    ["title", `{${title}}: ${tex(what)}`],
    ["year", String(accessed.getUTCFullYear())],
    ["version", version],
    ...(link === null ? [] : [["howpublished", `\\url{${link}}`]]),
    ["urldate", day(accessed)],
  ];
  return `@software{perceptron-playground-${key},\n${fields.map(([name, value]) => `  ${name} = {${value}},\n`).join("")}}\n`;
}

/** As a sentence. */
export function plainCitation({ what, link, accessed }: Cited): string {
  const year = accessed.getUTCFullYear();
  return `${authors} (${year}). ${title} (version ${version}): ${what}.${link === null ? "" : ` ${link}`} Accessed ${day(accessed)}.\n`;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A citation as a file. */
export function citationFile(
  frame: Described,
  format: "bibtex" | "plain",
  link: string | null,
  accessed: Date,
): TextFile {
  const { data } = frame.state;
  const key = `${data.kind === "preset" ? data.name : data.kind}-visit-${frame.playback.visit}`;
  const cited = { what: described(frame), key, link, accessed };
  return format === "bibtex"
    ? { name: fileName(frame.state, "citation", "bib"), type: "application/x-bibtex", text: bibtex(cited) }
    : { name: fileName(frame.state, "citation", "txt"), type: "text/plain", text: plainCitation(cited) };
}
