import { html, nothing, type TemplateResult } from "lit";
import { longestHeading, tidyHeading } from "../../state/document/heading.js";
import { factsOf } from "../../state/kept/kept-entry.js";
import { isEmpty } from "../../state/kept/tracks.js";
import { experiments } from "../../words/en/page/experiments.js";
import { define } from "../shared/controls/define.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import type { Keeper } from "./keeper.js";

/** The name of the experiment that the page shows: with one it is kept until it is deleted. */
class PpNameExperiment extends throttledViewOf(["state", "examples", "pane"]) {
  static override properties = {
    ...super.properties,
    keeper: { attribute: false },
    typed: { state: true },
    said: { state: true },
  };

  declare keeper: Keeper | null;
  /** What is in the field; null: what the experiment is called. */
  declare private typed: string | null;
  declare private said: string;

  constructor() {
    super();
    this.keeper = null;
    this.typed = null;
    this.said = "";
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame || isEmpty(frame.state.data)) return nothing;
    const say = this.say(experiments);
    return html`
      <label class="pp-label" for="pp-open-name">${say.name}</label>
      <div class="pp-line">
        <input
          class="pp-input pp-grow"
          id="pp-open-name"
          type="text"
          maxlength=${longestHeading}
          autocomplete="off"
          placeholder=${say.about(factsOf(frame))}
          .value=${this.typed ?? this.keeper?.present?.name ?? frame.state.ui.heading}
          @input=${this.#type}
          @keydown=${this.#key}
        />
        <button type="button" class="pp-button" @click=${this.#save}>${say.save}</button>
      </div>
      <div role="status">${this.said ? html`<p>${this.said}</p>` : nothing}</div>
    `;
  }

  readonly #type = ({ target }: Event): void => {
    this.typed = (target as HTMLInputElement).value;
    this.said = "";
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Enter") void this.#save();
  };

  /** Without a name of its own it has that of what it is about. */
  readonly #save = async (): Promise<void> => {
    const { keeper, frame } = this;
    const field = this.querySelector("input");
    if (!keeper || !frame || !field) return;
    const say = this.say(experiments);
    const name = tidyHeading(field.value) || tidyHeading(say.about(factsOf(frame)));
    this.dispatch({ type: "set-ui", ui: { heading: name } });
    const place = await new Promise<unknown>((resolve) => this.dispatch.inTurn(() => resolve(keeper.keep(name))));
    this.typed = null;
    this.said = place ? say.saved(name) : "";
  };
}

define("pp-name-experiment", PpNameExperiment);
