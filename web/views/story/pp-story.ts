import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import type { Frame } from "../../state/frame.js";
import { define } from "../shared/controls/define.js";
import { whenLoaded } from "../shared/loading/when-loaded.js";
import { View } from "../shared/view.js";
import { inTraining } from "./weights/in-training.js";
import { type ChangeLook, firstLook, type WeightsLook } from "./weights/weights-look.js";
import "./ending/pp-ending.js";
import "./ending/pp-remedies.js";
import "./equation/pp-equation.js";
import "./sentence/pp-sentence.js";
import "./weights/pp-weights.js";

const aboutWeights = lazy(() => import("./about-weights/index.js"));

/**
 * The moment as a sentence and as weights, what there is to do about the examples, and the moment as an equation; then how it
 * ends, and what else the weights say.
 */
export class PpStory extends View {
  static override properties = {
    look: { state: true },
    open: { state: true },
  };

  declare private look: WeightsLook;
  /** Whether what else the weights say is unfolded. */
  declare private open: boolean;

  constructor() {
    super();
    this.look = firstLook;
    this.open = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch, look, change } = this;
    if (frame === null) return nothing;
    return html`
      <div class="pp-story">
        <pp-sentence .frame=${frame} .dispatch=${dispatch}></pp-sentence>
        <pp-weights .frame=${frame} .dispatch=${dispatch} .look=${look} .change=${change}></pp-weights>
        <pp-remedies .frame=${frame} .dispatch=${dispatch}></pp-remedies>
        <pp-equation .frame=${frame} .dispatch=${dispatch}></pp-equation>
        <pp-ending .frame=${frame} .dispatch=${dispatch}></pp-ending>
        ${this.about(frame)}
      </div>
    `;
  }

  private about(frame: Frame): TemplateResult | typeof nothing {
    const noun = inTraining(frame)?.noun;
    if (noun === undefined) return nothing;
    const { dispatch, look, change, open } = this;
    return html`
      <details class="pp-about" ?open=${open} @toggle=${this.toggle}>
        <summary @pointerenter=${aboutWeights.load} @focus=${aboutWeights.load}>More about the ${noun}</summary>
        ${open ? whenLoaded(aboutWeights, "what else they say", ({ render }) => render(frame, dispatch, look, change)) : nothing}
      </details>
    `;
  }

  private readonly toggle = (event: Event): void => {
    this.open = (event.currentTarget as HTMLDetailsElement).open;
  };

  private readonly change: ChangeLook = (change) => {
    this.look = { ...this.look, ...change };
  };
}

define("pp-story", PpStory);
