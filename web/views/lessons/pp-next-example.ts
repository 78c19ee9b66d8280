import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { nextExampleOf } from "../../state/lessons/checks/run.js";
import { taskOf } from "../../state/lessons/opened-step.js";
import { tutorOf } from "../../state/lessons/tutor.js";
import { pixelX, pixelY } from "../shared/canvas/projection.js";
import { define } from "../shared/controls/define.js";
import { Followed } from "../shared/guide/followed.js";
import { HiddenAnswers } from "../shared/over-stage/hidden-answers.js";
import { nextRing, nextWord } from "../shared/over-stage/next-example.js";
import { OverStage } from "../shared/over-stage/over-stage.js";
import { viewOf } from "../shared/view.js";

/** What lies over the stage while a lesson asks for a prediction: which example comes next. */
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
  /** Its number from 1; null: none is asked about. */
  #next: number | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("frame")) void this.#ask();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { projection, magnification } = this.#stage;
    const room = this.frame && this.#stage.room(this.frame.examples);
    const xy = this.frame?.examples.xy ?? [];
    const row = (this.#next ?? 0) - 1;
    const [x1, x2] = [xy[2 * row], xy[2 * row + 1]];
    // Reviews have no place in the plane.
    if (!projection || !room || x1 === undefined || x2 === undefined) return nothing;
    const at = { x: pixelX(projection, x1), y: pixelY(projection, x2) };
    const over = { projection, room };
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${nextRing(at, over)} ${nextWord(at, over, this.words)}</g></svg>`;
  }

  /** While it plays, every visit is the next one once. */
  async #ask(): Promise<void> {
    const tutor = this.#guide.session;
    const { opened } = tutor;
    const predicts = opened && taskOf(opened)?.checks[0]?.kind === "mistake" && !this.frame?.playback.playing;
    this.#answers.hidden = Boolean(predicts);
    const moment = predicts ? await tutor.moment().catch(() => null) : null;
    const next = moment ? nextExampleOf(moment) : null;
    if (next === this.#next) return;
    this.#next = next;
    this.requestUpdate();
  }
}

define("pp-next-example", PpNextExample);
