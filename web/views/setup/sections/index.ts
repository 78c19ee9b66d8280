import type { TemplateResult } from "lit";
import { type Lazy, lazy, part } from "../../../engine/lazy.js";
import type { Dispatch } from "../../../state/intent.js";
import type { setup } from "../../../words/en/setup/setup.js";
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
  /** What the words call it by. */
  readonly name: keyof typeof setup.english.titles;
  /** What it says of the setup: in the sentence, and beside its heading. */
  readonly words: (frame: SetupFrame) => string;
  /** What its fields are likely to need: see element/screen/prefetch-on-hover.ts. */
  readonly wants?: string;
  readonly view: Lazy<SectionView>;
}

const panels = lazy(() => import("../panels/index.js"));

/** The registration of the sections of the setup: one row each, in the order of the sentence. They load when one opens. */
export const sections: readonly Section[] = [
  {
    name: "data",
    words: (frame) => dataWords(frame, frame.words),
    wants: "learners",
    view: part(panels, ({ data }) => data),
  },
  {
    name: "learner",
    words: learnerWords,
    wants: "learners",
    view: part(panels, ({ learner }) => learner),
  },
  {
    name: "features",
    words: featuresWords,
    view: part(panels, ({ features }) => features),
  },
  {
    name: "order",
    words: orderWords,
    view: part(panels, ({ order }) => order),
  },
  {
    name: "compare",
    words: compareWords,
    wants: "learners",
    view: part(panels, ({ compare }) => compare),
  },
];
