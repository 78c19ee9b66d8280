import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { exampleOf, nextExampleOf } from "../../state/lessons/checks/run.js";
import { answersShown, asksAhead } from "../../state/lessons/foretold.js";
import { taskOf } from "../../state/lessons/opened-step.js";
import { tutorOf } from "../../state/lessons/tutor.js";
import { define } from "../shared/controls/define.js";
import { Followed } from "../shared/guide/followed.js";
import { exampleArrow } from "../shared/over-stage/example-arrow.js";
import { HiddenAnswers } from "../shared/over-stage/hidden-answers.js";
import { numberedExamples } from "../shared/over-stage/numbered-examples.js";
import { OverStage } from "../shared/over-stage/over-stage.js";
import { viewOf } from "../shared/view.js";

/** What a step needs where it speaks of an example as an arrow. */
const arrows = "vectors";

/**
 * What lies over the stage: while a lesson asks for a prediction, the examples by number, and which comes next; where it
 * speaks of arrows, that of the example visited last, or before any visit of the one that is next.
 */
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
  /** The number of the one that is drawn as an arrow. */
  #arrow: number | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("frame")) void this.#ask();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { projection, magnification } = this.#stage;
    const room = this.frame && this.#stage.room(this.frame.examples);
    if (!projection || !room || !(this.#ahead || this.#arrow !== null)) return nothing;
    const [xy, over] = [this.frame?.examples.xy ?? [], { projection, room }];
    const arrow = this.#arrow === null ? nothing : exampleArrow(xy, this.#arrow, over);
    const numbered = this.#ahead ? numberedExamples(xy, this.#next, over, this.words) : nothing;
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${arrow}${numbered}</g></svg>`;
  }

  /** While it plays, every visit is the next one once. */
  async #ask(): Promise<void> {
    const tutor = this.#guide.session;
    const { opened } = tutor;
    const task = opened && !this.frame?.playback.playing ? taskOf(opened) : null;
    const ahead = task !== null && this.frame !== null && asksAhead(task, this.frame.pane);
    this.#answers.hidden = task && opened && this.frame ? answersShown(task, opened.step, this.frame.pane) : [];
    const hasArrow = opened?.step.highlight.includes(arrows) ?? false;
    const moment = ahead || hasArrow ? await tutor.moment().catch(() => null) : null;
    const next = moment ? nextExampleOf(moment) : null;
    const visited = moment?.frame.pane.event?.example;
    const arrow = !hasArrow ? null : moment && visited !== undefined ? exampleOf(moment, visited) : next;
    if (next === this.#next && ahead === this.#ahead && arrow === this.#arrow) return;
    this.#next = next;
    this.#arrow = arrow;
    this.#ahead = ahead;
    this.requestUpdate();
  }
}

define("pp-next-example", PpNextExample);
