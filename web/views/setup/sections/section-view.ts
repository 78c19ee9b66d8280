import type { TemplateResult } from "lit";
import type { Dispatch } from "../../../state/intent.js";
import type { Styled } from "../../shared/loading/styles.js";
import type { SetupFrame } from "./inputs.js";

/** What the `index.ts` of a section's folder exports. */
export interface SectionView extends Styled {
  /** @param draw Gives another number whenever it is called: seeds for what is drawn at random. */
  render(frame: SetupFrame, dispatch: Dispatch, draw: () => number): TemplateResult;
}
