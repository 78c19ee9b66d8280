import { nothing, type TemplateResult } from "lit";
import { type Lazy, lazy, part } from "../../../engine/lazy.js";
import { featureText } from "../../../state/document/notation/feature-text.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { learners as learnerNames } from "../../../words/generated/en/learners.js";
import { setup } from "../../../words/generated/en/setup.js";
import { whenLoaded } from "../../shared/loading/loading.js";
import type { Styled } from "../../shared/loading/styles.js";
import { View } from "../../shared/view.js";
import { dataWords } from "../../shared/words/names.js";
import { chosen } from "./inputs.js";

/** One section of the setup, wherever it stands. */
class PpSection extends withProperties(View, { section: null as Section | null }) {
  #draws = 0;

  readonly #draw = (): number => this.#draws++;

  protected override render(): unknown {
    const { frame, section, dispatch } = this;
    if (!frame || !section) return nothing;
    return whenLoaded(section.view, frame.words, ({ render }) => render(frame, dispatch, this.#draw));
  }
}

define("pp-section", PpSection);

/** More are counted. */
const MOST_NAMED = 5;

function learnerWords({ state: { learners }, pane: { learner }, words }: Frame): string {
  return words
    .room(setup)
    .learner({ title: words.room(learnerNames).titles[learner.kind], others: learners.length - 1 });
}

export function featuresWords(frame: Frame): string {
  const features = chosen(frame);
  const { scaling } = frame.state;
  const say = frame.words.room(setup);
  if (features.length === 0 || features.length > MOST_NAMED) return say.counted({ features: features.length, scaling });
  return say.named({ features: features.map((name) => featureText(name, frame.examples)), scaling });
}

function orderWords({ order, state: { data }, words }: Frame): string {
  return words.room(setup).order({ kind: order.kind, isList: data.kind === "reviews" || data.kind === "table" });
}

function compareWords({ state: { learners }, words }: Frame): string {
  return words.room(setup).compare({ learners: learners.length });
}

/** What the `index.ts` of a section's folder exports. */
interface SectionView extends Styled {
  /** @param draw Gives another number whenever it is called: seeds for what is drawn at random. */
  render(frame: Frame, dispatch: Dispatch, draw: () => number): TemplateResult;
}

export interface Section {
  /** What the words call it by. */
  readonly name: keyof typeof setup.english.titles;
  /** What it says of the setup: in the sentence, and beside its heading. */
  readonly words: (frame: Frame) => string;
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
