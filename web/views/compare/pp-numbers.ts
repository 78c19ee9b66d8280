import { nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls/controls.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { comparisonTable } from "./comparison-table.js";

/** The learners in numbers. */
export class PpNumbers extends ThrottledView {
  protected override render(): TemplateResult | typeof nothing {
    return this.frame ? comparisonTable(this.frame, this.dispatch) : nothing;
  }
}

define("pp-numbers", PpNumbers);
