import type { TemplateResult } from "lit";
import { type Lazy, lazy, part } from "../../../engine/lazy.js";
import type { Dispatch } from "../../../state/intent.js";
import type { Styled } from "../../shared/loading/styles.js";
import { dataWords } from "../../shared/words/data-words.js";
import type { SetupFrame } from "./inputs.js";
import { compareWords, featuresWords, learnerWords, orderWords } from "./phrases.js";

/** What the `index.ts` of a section's folder exports. */
interface SectionView extends Styled {
  /** @param draw Gives another number whenever it is called: seeds for what is drawn at random. */
  render(frame: SetupFrame, dispatch: Dispatch, draw: () => number): TemplateResult;
}

export interface Section {
  readonly name: string;
  readonly title: string;
  /** What stands before it in the sentence of the setup. */
  readonly before: string;
  /** What it says of the setup: in the sentence, and beside its heading. */
  readonly words: (frame: SetupFrame) => string;
  /** What its fields are likely to need: see element/prefetch-on-hover.ts. */
  readonly wants?: string;
  readonly view: Lazy<SectionView>;
}

const panels = lazy(() => import("../panels/index.js"));

/** The registration of the sections of the setup: one row each, in the order of the sentence. They load when one opens. */
export const sections: readonly Section[] = [
  {
    name: "data",
    title: "Data",
    before: "",
    words: (frame) => dataWords(frame, frame.words),
    wants: "learners",
    view: part(panels, ({ data }) => data),
  },
  {
    name: "learner",
    title: "Learner",
    before: "learned by",
    words: learnerWords,
    wants: "learners",
    view: part(panels, ({ learner }) => learner),
  },
  {
    name: "features",
    title: "Features",
    before: "from",
    words: featuresWords,
    view: part(panels, ({ features }) => features),
  },
  {
    name: "order",
    title: "Order",
    before: "visited",
    words: orderWords,
    view: part(panels, ({ order }) => order),
  },
  {
    name: "compare",
    title: "Compare",
    before: "",
    words: compareWords,
    wants: "learners",
    view: part(panels, ({ compare }) => compare),
  },
];
