import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { nextExampleOf } from "../../state/lessons/checks/run.js";
import { answersShown, asksAhead } from "../../state/lessons/foretold.js";
import { taskOf } from "../../state/lessons/opened-step.js";
import { tutorOf } from "../../state/lessons/tutor.js";
import { define } from "../shared/controls/define.js";
import { Followed } from "../shared/guide/followed.js";
import { HiddenAnswers } from "../shared/over-stage/hidden-answers.js";
import { numberedExamples } from "../shared/over-stage/numbered-examples.js";
import { OverStage } from "../shared/over-stage/over-stage.js";
import { viewOf } from "../shared/view.js";

/** What lies over the stage while a lesson asks for a prediction: the examples by number, and which comes next. */
class PpNextExample extends viewOf([
  "state.ui.lesson",
  "state.ui.present",
  "state.view",
  "examples",
  "pane",
  "playback.playing",
]) {
  readonly #stage = new OverStage(this);
  readonly #answers = new HiddenAnswers(this);
  readonly #guide = new Followed(this, tutorOf, () => void this.#ask());
  #ahead = false;
  /** Its number from 1; null: none is to come. */
  #next: number | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("frame")) void this.#ask();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { projection, magnification } = this.#stage;
    const room = this.frame && this.#stage.room(this.frame.examples);
    if (!projection || !room || !this.#ahead) return nothing;
    const numbered = numberedExamples(this.frame?.examples.xy ?? [], this.#next, { projection, room }, this.words);
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${numbered}</g></svg>`;
  }

  /** While it plays, every visit is the next one once. */
  async #ask(): Promise<void> {
    const tutor = this.#guide.session;
    const { opened } = tutor;
    const task = opened && !this.frame?.playback.playing ? taskOf(opened) : null;
    const ahead = task !== null && this.frame !== null && asksAhead(task, this.frame.pane);
    this.#answers.hidden = task && this.frame ? answersShown(task, opened?.step.highlight ?? [], this.frame.pane) : [];
    const moment = ahead ? await tutor.moment().catch(() => null) : null;
    const next = moment ? nextExampleOf(moment) : null;
    if (next === this.#next && ahead === this.#ahead) return;
    this.#next = next;
    this.#ahead = ahead;
    this.requestUpdate();
  }
}

define("pp-next-example", PpNextExample);
