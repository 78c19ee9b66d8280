import { nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls/define.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import { comparisonTable, numbersReads } from "./comparison-table.js";

/** The learners in numbers. */
export class PpNumbers extends throttledViewOf(numbersReads) {
  protected override render(): TemplateResult | typeof nothing {
    return this.frame ? comparisonTable(this.frame, this.dispatch) : nothing;
  }
}

define("pp-numbers", PpNumbers);
