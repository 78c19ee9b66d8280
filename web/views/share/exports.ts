/** What stands in a section of sharing as texts to be saved or copied. */

import { html, type TemplateResult } from "lit";
import { citationFile } from "../../state/exports/citation/index.js";
import { type DataFormat, dataFile } from "../../state/exports/data/index.js";
import { describedFacts } from "../../state/exports/described.js";
import { scriptFile } from "../../state/exports/python/index.js";
import type { Dispatch } from "../../state/intent.js";
import type { Words } from "../../state/words.js";
import { described } from "../../words/en/described.js";
import { share } from "../../words/en/share/share.js";
import "../shared/files/pp-export.js";
import { linkNow } from "./link-now.js";

const formats: readonly DataFormat[] = ["csv", "json", "libsvm"];

export function examples(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  return html`
    <p>${say.examples}</p>
    ${formats.map((format) => {
      const make = () => dataFile(dispatch.now(), format);
      return html`<pp-export format=${say.formats[format]} what="examples" .words=${words} .make=${make}></pp-export>`;
    })}
  `;
}

export function pythonScript(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  const make = async (part: Node) => {
    const frame = dispatch.now();
    const title = words.room(described).run(describedFacts(frame, "lead"));
    return scriptFile(frame, title, await linkNow(part, frame.state, dispatch));
  };
  return html`
    <p>${say.python}</p>
    <pp-export format=${say.formats.python} what="run" .words=${words} .make=${make}></pp-export>
  `;
}

export function citation(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  const made = async (format: "bibtex" | "plain", part: Node) => {
    const frame = dispatch.now();
    const link = await linkNow(part, frame.state, dispatch);
    return citationFile(frame, format, link, new Date(), words.room(described));
  };
  return html`
    <p>${say.citation}</p>
    ${(["bibtex", "plain"] as const).map(
      (format) =>
        html`<pp-export format=${say.formats[format]} what="citation" .words=${words} .make=${(part: Node) => made(format, part)}></pp-export>`,
    )}
  `;
}
