/** What stands in a section of sharing as texts to be saved or copied. */
import { html, type TemplateResult } from "lit";
import { citationFile } from "../../state/exports/citation/index.js";
import { type DataFormat, dataFile } from "../../state/exports/data/index.js";
import { scriptFile } from "../../state/exports/python/index.js";
import type { Dispatch } from "../../state/intent.js";
import "../shared/files/pp-export.js";
import { linkNow } from "./link-now.js";

const formats: readonly { readonly format: DataFormat; readonly label: string }[] = [
  { format: "csv", label: "CSV" },
  { format: "json", label: "JSON" },
  { format: "libsvm", label: "libsvm" },
];

export function examples(dispatch: Dispatch): TemplateResult {
  return html`
    <p>All examples, every digit of them. JSON opens here again as a file.</p>
    ${formats.map(({ format, label }) => {
      const make = () => dataFile(dispatch.now(), format);
      return html`<pp-export format=${label} what="examples" .make=${make}></pp-export>`;
    })}
  `;
}

export function pythonScript(dispatch: Dispatch): TemplateResult {
  const make = async (part: Node) => {
    const frame = dispatch.now();
    return scriptFile(frame, await linkNow(part, frame.state, dispatch));
  };
  return html`
    <p>
      The run of the lead as a program: the same visits, mistakes and weights, to the last bit, with NumPy alone. It also
      shows what scikit-learn is called with.
    </p>
    <pp-export format="Python" what="run" .make=${make}></pp-export>
  `;
}

export function citation(dispatch: Dispatch): TemplateResult {
  const made = async (format: "bibtex" | "plain", part: Node) => {
    const frame = dispatch.now();
    return citationFile(frame, format, await linkNow(part, frame.state, dispatch), new Date());
  };
  return html`
    <p>This very moment as a reference, with the address that opens it.</p>
    <pp-export format="BibTeX" what="citation" .make=${(part: Node) => made("bibtex", part)}></pp-export>
    <pp-export format="Plain text" what="citation" .make=${(part: Node) => made("plain", part)}></pp-export>
  `;
}
