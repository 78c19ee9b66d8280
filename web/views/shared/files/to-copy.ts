import { html, nothing } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { files } from "../../../words/en/shared/files.js";

/** A text with more characters takes a browser too long to lay out. */
const mostLaidOut = 100_000;

/** What is laid out to be copied by hand. */
export interface ToCopy {
  readonly text?: string;
  /** The address of a picture. */
  readonly picture?: string;
}

/** What is said of a file that may not have been saved. */
export function maybeSaved(name: string, { text }: ToCopy, words: Words): string {
  const { maybeSaved: say } = words.room(files);
  if (text === undefined) return say.picture(name);
  return text.length <= mostLaidOut ? say.text(name) : say.long(name);
}

/** @param label What it is: "the examples". */
export function toCopy({ text, picture }: ToCopy, label: string): unknown {
  if (picture) return html`<img class="pp-export-picture" src=${picture} alt=${label} />`;
  if (text === undefined || text.length > mostLaidOut) return nothing;
  return html`<textarea class="pp-input" readonly rows="4" aria-label=${label} .value=${text}></textarea>`;
}
