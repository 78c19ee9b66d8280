import { html, nothing, type TemplateResult } from "lit";
import { lectureOf } from "../../state/course/lecture/lecture.js";
import { define } from "../../ui/controls/define.js";
import { Followed } from "../shared/guide/guide.js";
import { numberedExamples } from "../shared/over-stage/labels.js";
import overStageCss from "../shared/over-stage/over-stage.css?inline";
import { OverStage } from "../shared/over-stage/over-stage.js";
import { type PartView, View } from "../shared/view.js";
import "./pp-lecture.js";
import lectureCss from "./lecture.css?inline";

/** Over the stage, while the room is asked: which example comes next. What is asked is said in the strip. */
class PpAsked extends View {
  readonly #stage = new OverStage(this);
  readonly #lecture = new Followed(this, lectureOf);

  protected override updated(): void {
    if (this.frame) this.#lecture.session.follow(this.frame.playback);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const { asks, next } = this.#lecture.session.look;
    if (!frame || !asks || next === null) return nothing;
    const { projection, magnification } = this.#stage;
    const room = this.#stage.room(frame.examples);
    if (!projection || !room) return nothing;
    const numbered = numberedExamples(frame.examples.xy, next, { projection, room }, this.words);
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${numbered}</g></svg>`;
  }
}

define("pp-asked", PpAsked);

export const styles: PartView["styles"] = [overStageCss, lectureCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`
    <pp-lecture .frame=${frame} .dispatch=${dispatch}></pp-lecture>
    <pp-asked .frame=${frame} .dispatch=${dispatch}></pp-asked>
  `;
