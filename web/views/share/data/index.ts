import { html } from "lit";
import { lazy } from "../../../engine/lazy.js";
import type { DataFormat } from "../../../state/exports/data/index.js";
import { exportCss } from "../../shared/files/export.css.js";
import "../../shared/files/pp-export.js";
import type { PartView } from "../../shared/view.js";

const code = lazy(() => import("../../../state/exports/data/index.js"));

const formats: readonly { readonly format: DataFormat; readonly label: string }[] = [
  { format: "csv", label: "CSV" },
  { format: "json", label: "JSON" },
  { format: "libsvm", label: "libsvm" },
];

export const styles: PartView["styles"] = [exportCss];

export const render: PartView["render"] = (_, dispatch) => html`
  <p>All examples, every digit of them. JSON opens here again as a file.</p>
  ${formats.map(({ format, label }) => {
    const make = async () => (await code.load()).dataFile(dispatch.now(), format);
    return html`<pp-export format=${label} noun="the examples" .make=${make}></pp-export>`;
  })}
`;
