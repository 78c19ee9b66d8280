/** The exact state as a citation. */
import { type Described, type DescribedFacts, describedFacts } from "../described.js";
import { tex } from "../tex.js";
import { fileName, type TextFile } from "../text-file.js";

/** As in package.json and CITATION.cff: a test compares them. */
export const version = "0.1.0";

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

/** What a citation in a sentence says. */
export interface CitedFacts {
  readonly authors: string;
  readonly title: string;
  readonly version: string;
  readonly year: number;
  readonly what: string;
  readonly link: string | null;
  /** "2026-03-04" */
  readonly accessed: string;
}

/** The sentences of a citation, in the language of the page. */
export interface CitationWords {
  /** What is seen: "Perceptron on XOR, 4 examples, at visit 12". */
  moment(facts: DescribedFacts): string;
  citation(facts: CitedFacts): string;
}

/** As a sentence. */
export function plainCitation({ what, link, accessed }: Cited, say: Pick<CitationWords, "citation">): string {
  const year = accessed.getUTCFullYear();
  return `${say.citation({ authors, title, version, year, what, link, accessed: day(accessed) })}\n`;
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
  say: CitationWords,
): TextFile {
  const { data } = frame.state;
  const key = `${data.kind === "preset" ? data.name : data.kind}-visit-${frame.playback.visit}`;
  const cited = { what: say.moment(describedFacts(frame, "all")), key, link, accessed };
  return format === "bibtex"
    ? { name: fileName(frame.state, "citation", "bib"), type: "application/x-bibtex", text: bibtex(cited) }
    : { name: fileName(frame.state, "citation", "txt"), type: "text/plain", text: plainCitation(cited, say) };
}
