import { html } from "lit";
import { lazy } from "../../../engine/lazy.js";
import { exportCss } from "../../shared/files/export.css.js";
import "../../shared/files/pp-export.js";
import type { PartView } from "../../shared/view.js";
import { linkNow } from "../link-now.js";

const code = lazy(() => import("../../../state/exports/python/index.js"));

export const styles: PartView["styles"] = [exportCss];

export const render: PartView["render"] = (_, dispatch) => {
  const make = async (part: Node) => {
    const { scriptFile } = await code.load();
    const frame = dispatch.now();
    return scriptFile(frame, await linkNow(part, frame.state, dispatch));
  };
  return html`
    <p>
      The run of the lead as a program: the same visits, mistakes and weights, to the last bit, with NumPy alone. It also
      shows what scikit-learn is called with.
    </p>
    <pp-export format="Python" noun="the run" .make=${make}></pp-export>
  `;
};
