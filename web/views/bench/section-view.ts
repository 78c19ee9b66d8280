import type { TemplateResult } from "lit";
import type { Dispatch, Intent } from "../../state/intent.js";
import type { Styled } from "../shared/loading/styles.js";
import type { BenchFrame } from "./inputs.js";

/** What the `index.ts` of a section's folder exports. */
export interface SectionView extends Styled {
  /** What it asks for when it is first shown. */
  readonly wants?: Intent;
  /** @param draw Gives another number whenever it is called: seeds for what is drawn at random. */
  render(frame: BenchFrame, dispatch: Dispatch, draw: () => number): TemplateResult;
}
