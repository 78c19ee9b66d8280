import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import { type Frame, hyperplanes } from "../../state/frame.js";
import { biasLetter } from "../../state/notation/bias.js";
import { labelText } from "../../state/notation/labels.js";
import { type Notation, usual } from "../../state/notation/notation.js";
import { story as storyRoom } from "../../words/en/story/story.js";
import { copyButtonCss } from "../shared/buttons/copy-button.css.js";
import { valueTableCss } from "../shared/chart/value-table.css.js";
import { define } from "../shared/controls/define.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import { whenLoaded } from "../shared/loading/when-loaded.js";
import { type PartView, View } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { mathmlCss } from "../shared/words/mathml.css.js";
import { storyCss } from "./story.css.js";
import { inTraining } from "./weights/in-training.js";
import { weightsCss } from "./weights/weights.css.js";
import { type ChangeLook, firstLook, type WeightsLook } from "./weights/weights-look.js";
import "./ending/pp-ending.js";
import "./ending/pp-remedies.js";
import "./equation/pp-equation.js";
import "./sentence/pp-sentence.js";
import "./weights/pp-weights.js";

const details = lazy(() => import("./details/index.js"));

/**
 * How the run ended, and the moment as a sentence; what there is to do next; the moment as weights, as an equation and as a
 * picture; then how it is written, and what else the weights say.
 */
class PpStory extends View {
  static override properties = {
    look: { state: true },
    open: { state: true },
    choosing: { state: true },
  };

  declare private look: WeightsLook;
  /** Whether what else the weights say is unfolded. */
  declare private open: boolean;
  /** Whether the choice of the notation is unfolded. */
  declare private choosing: boolean;

  constructor() {
    super();
    this.look = firstLook;
    this.open = false;
    this.choosing = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch, look, change } = this;
    if (frame === null) return nothing;
    return html`
      <div class="pp-story" ?data-notation=${isOther(frame.state.ui)}>
        <pp-sentence .frame=${frame} .dispatch=${dispatch}></pp-sentence>
        <pp-remedies .frame=${frame} .dispatch=${dispatch}></pp-remedies>
        <pp-weights .frame=${frame} .dispatch=${dispatch} .look=${look} .change=${change}></pp-weights>
        <pp-equation .frame=${frame} .dispatch=${dispatch}></pp-equation>
        <div class="pp-update-room">
          ${frame.pane.event === null ? nothing : whenLoaded(details, frame.words, ({ update }) => update(frame, dispatch))}
        </div>
        <pp-ending .frame=${frame} .dispatch=${dispatch}></pp-ending>
        ${this.notation(frame)} ${this.about(frame)}
      </div>
    `;
  }

  private notation(frame: Frame): TemplateResult {
    return html`
      <details class="pp-about pp-notation" @toggle=${this.toggleNotation}>
        <summary @pointerenter=${details.load} @focus=${details.load}>${notationText(frame)}</summary>
        ${this.choosing ? whenLoaded(details, frame.words, ({ notation }) => notation(frame, this.dispatch)) : nothing}
      </details>
    `;
  }

  private about(frame: Frame): TemplateResult | typeof nothing {
    const trained = inTraining(frame);
    if (trained === null) return nothing;
    const { dispatch, look, change, open } = this;
    return html`
      <details class="pp-about pp-reading" ?open=${open} @toggle=${this.toggle}>
        <summary @pointerenter=${details.load} @focus=${details.load}>${this.say(storyRoom).more[trained.of]}</summary>
        ${open ? whenLoaded(details, frame.words, ({ aboutWeights }) => aboutWeights(frame, dispatch, look, change)) : nothing}
      </details>
    `;
  }

  private readonly toggle = (event: Event): void => {
    this.open = (event.currentTarget as HTMLDetailsElement).open;
  };

  private readonly toggleNotation = (event: Event): void => {
    this.choosing = (event.currentTarget as HTMLDetailsElement).open;
  };

  private readonly change: ChangeLook = (change) => {
    this.look = { ...this.look, ...change };
  };
}

/** Whether equations are longer than in the usual one. */
function isOther({ labels, biasAs }: Notation): boolean {
  return labels !== usual.labels || biasAs !== usual.biasAs;
}

function notationText({ state: { ui }, pane, words }: Frame): string {
  const classes = hyperplanes(pane.current)?.length;
  const labels = classes === undefined ? [labelText(-1, ui), labelText(1, ui)] : classNumbers(classes);
  return words.room(storyRoom).notation(labels, biasLetter(ui));
}

/** "0", "1", "2"; of many the first and the last. */
function classNumbers(classes: number): readonly string[] {
  return classes > 3 ? ["0", "…", String(classes - 1)] : Array.from({ length: classes }, (_, k) => String(k));
}

define("pp-story", PpStory);

export const styles: PartView["styles"] = [
  headingCss,
  storyCss,
  weightsCss,
  mathmlCss,
  valueTableCss,
  copyButtonCss,
  scrollCueCss,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-story .frame=${frame} .dispatch=${dispatch}></pp-story>`;
