import { html, nothing } from "lit";

/** A text with more characters takes a browser too long to lay out. */
const mostLaidOut = 100_000;

/** What is laid out to be copied by hand. */
export interface ToCopy {
  readonly text?: string;
  /** The address of a picture. */
  readonly picture?: string;
}

/** What is said of a file that may not have been saved. */
export function maybeSaved(name: string, { text }: ToCopy): string {
  const why = "The frame around this page may block downloads.";
  if (text === undefined) return `${why} If ${name} did not arrive, copy this picture.`;
  if (text.length <= mostLaidOut) return `${why} If ${name} did not arrive, copy this text.`;
  return `${why} If ${name} did not arrive, save it from a playground in a tab of its own.`;
}

/** @param label What it is: "the examples". */
export function toCopy({ text, picture }: ToCopy, label: string): unknown {
  if (picture) return html`<img class="pp-export-picture" src=${picture} alt=${label} />`;
  if (text === undefined || text.length > mostLaidOut) return nothing;
  return html`<textarea class="pp-input" readonly rows="4" aria-label=${label} .value=${text}></textarea>`;
}
