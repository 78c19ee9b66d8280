import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { learnerDigest } from "../shared/words/learner-name.js";
import { brush } from "./brush.js";
import { compareDigest, compareSection } from "./compare-section.js";
import { featuresDigest, featuresSection } from "./features-section.js";
import type { BenchFrame } from "./inputs.js";
import { learnerSection } from "./learner-section.js";
import { orderDigest, orderSection } from "./order-section.js";
import { presetFields } from "./preset-fields.js";
import { separabilityDigest, separabilitySection } from "./separability-section.js";
import { splitFields } from "./split-fields.js";

interface Section {
  readonly title: string;
  /** For the heading of the closed section. */
  digest(frame: BenchFrame): string;
  content(frame: BenchFrame, draws: () => number, dispatch: Dispatch): TemplateResult;
}

/** The registration of the bench's sections after the first: one entry each. They load after the first picture. */
export const sections: readonly Section[] = [
  {
    title: "Features",
    digest: featuresDigest,
    content: (frame, _draws, dispatch) => featuresSection(frame, dispatch),
  },
  { title: "Learner", digest: ({ pane: { learner } }) => learnerDigest(learner), content: learnerSection },
  {
    title: "Compare",
    digest: compareDigest,
    content: (frame, _draws, dispatch) => compareSection(frame, dispatch),
  },
  {
    title: "Order",
    digest: ({ order }) => orderDigest(order),
    content: (frame, _draws, dispatch) => orderSection(frame, dispatch),
  },
  {
    title: "Separability",
    digest: separabilityDigest,
    content: (frame, _draws, dispatch) => separabilitySection(frame, dispatch),
  },
];

/** In place of the drawing tools. */
export const reviewsHint = html`<p class="pp-hint">
  Reviews are no points in a plane: there is nothing to draw. They are edited where they are listed.
</p>`;

export { brush, presetFields, splitFields };

export type Sections = typeof import("./sections.js");
