import { nothing, type TemplateResult } from "lit";
import { CalmView } from "../shared/calm-view.js";
import { define } from "../shared/controls.js";
import { comparisonTable } from "./comparison-table.js";

/** The learners in numbers. */
export class PpNumbers extends CalmView {
  protected override render(): TemplateResult | typeof nothing {
    return this.frame ? comparisonTable(this.frame, this.dispatch) : nothing;
  }
}

define("pp-numbers", PpNumbers);
