import { nothing } from "lit";
import { define } from "../shared/controls/define.js";
import { viewOf } from "../shared/view.js";
import { marginReads, marginReadsAtRest } from "./inputs.js";
import { separability } from "./separability.js";

/** Whether a hyperplane separates the examples, with its margin and the bound on the updates, or the proof that none does. */
class PpMargin extends viewOf(marginReads, marginReadsAtRest) {
  protected override render(): unknown {
    return this.frame ? separability(this.frame, this.dispatch) : nothing;
  }
}

define("pp-margin", PpMargin);
