import { type Lazy, lazy } from "../../../engine/lazy.js";
import { dataWords } from "../../shared/words/data-words.js";
import type { SetupFrame } from "./inputs.js";
import { compareWords, featuresWords, learnerWords, orderWords } from "./phrases.js";
import type { SectionView } from "./section-view.js";

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

/** The registration of the sections of the setup: one row each, in the order of the sentence. They load when one opens. */
export const sections: readonly Section[] = [
  {
    name: "data",
    title: "Data",
    before: "",
    words: dataWords,
    wants: "learners",
    view: lazy(() => import("./data/index.js")),
  },
  {
    name: "learner",
    title: "Learner",
    before: "learned by",
    words: learnerWords,
    wants: "learners",
    view: lazy(() => import("./learner/index.js")),
  },
  {
    name: "features",
    title: "Features",
    before: "from",
    words: featuresWords,
    view: lazy(() => import("./features/index.js")),
  },
  {
    name: "order",
    title: "Order",
    before: "visited",
    words: orderWords,
    view: lazy(() => import("./order/index.js")),
  },
  {
    name: "compare",
    title: "Compare",
    before: "",
    words: compareWords,
    wants: "learners",
    view: lazy(() => import("./compare/index.js")),
  },
];
