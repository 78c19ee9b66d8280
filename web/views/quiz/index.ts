import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import answersCss from "../shared/answers/answers.css?inline";
import guideCss from "../shared/guide/guide.css?inline";
import standingCss from "../shared/guide/standing.css?inline";
import { needsStyles } from "../shared/needs/styles.js";
import overStageCss from "../shared/over-stage/over-stage.css?inline";
import { OverStage } from "../shared/over-stage/over-stage.js";
import { type PartView, View } from "../shared/view.js";
import "./pp-quiz.js";
import { isPlane, numberOf } from "../../state/course/questions/asking.js";
import { isOnPage, type OpenedQuiz } from "../../state/course/questions/opened.js";
import { practiceOf } from "../../state/course/questions/practice.js";
import type { Words } from "../../state/document/notation/words.js";
import { placeOf } from "../../ui/canvas/layer.js";
import { type PlanePoint, pixelX, pixelY } from "../../ui/canvas/projection.js";
import { define } from "../../ui/controls/define.js";
import type { FreeRoom } from "../shared/canvas/free-room.js";
import { Followed } from "../shared/guide/guide.js";
import { HiddenAnswers, labelNear, mostNumbers, nextRing, nextWord } from "../shared/over-stage/labels.js";
import type { BoardQuestion } from "./board/candidates.js";
import { figureOf } from "./board/index.js";
import quizCss from "./quiz.css?inline";

/**
 * What lies over the stage while a question is open: which example it is about, and what it can be answered with there. By
 * keys it is answered in its form.
 */
class PpQuizBoard extends View {
  readonly #guide = new Followed(this, practiceOf);
  #room: FreeRoom | null = null;
  readonly #stage = new OverStage(this);
  readonly #answers = new HiddenAnswers(this);

  protected override willUpdate(): void {
    // What an update makes of the weights begins with whether there is one.
    const asked = this.#opened();
    const asksForVisit = ["mistake", "weights"].includes(asked?.question.kind ?? "");
    this.#answers.hidden = asksForVisit ? ["mistakes"] : asked && hasOwnWeights(asked) ? ["mistakes", "weights"] : [];
  }

  protected override render(): TemplateResult | typeof nothing {
    // Where nothing is written any more, nothing is in the way of others.
    this.#room = this.frame && this.#stage.room(this.frame.examples);
    const standing = this.#standing();
    const figure = standing && figureOf(standing.question.kind);
    if (!standing) return this.#numbered();
    // What an answer is called comes before what can be left out.
    const ring = ringOf(standing);
    const drawn = figure?.draw(standing);
    return html`
      <div
        class="pp-board"
        aria-hidden="true"
        ?data-answers=${figure !== null}
        ?data-dragged=${figure?.dragged}
        @pointerdown=${this.#press}
        @pointermove=${this.#move}
      >
        <svg>
          <defs>
            <marker id="pp-board-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto">
              <path d="M0 0L8 4L0 8z" />
            </marker>
          </defs>
          <g transform="scale(${this.#stage.magnification})">${ring} ${drawn} ${examplesNamed(standing, this.words)}</g>
        </svg>
      </div>
    `;
  }

  /** What is said of an answer names the examples as the question did. */
  #numbered(): TemplateResult | typeof nothing {
    const over = this.#over(this.#asked());
    if (!over) return nothing;
    const numbers = examplesNumbered(over);
    return html`<div class="pp-board" aria-hidden="true"><svg><g transform="scale(${this.#stage.magnification})">${numbers}</g></svg></div>`;
  }

  #asked(): OpenedQuiz | null {
    const { opened } = this.#guide.session;
    return opened && "question" in opened ? opened : null;
  }

  #opened(): OpenedQuiz | null {
    const asked = this.#asked();
    return asked?.tries.state === "open" ? asked : null;
  }

  #standing(): BoardQuestion | null {
    return this.#over(this.#opened());
  }

  #over(opened: OpenedQuiz | null): BoardQuestion | null {
    const { projection } = this.#stage;
    const room = this.#room;
    // Marks where other examples stand would be of none of them.
    const isThere = opened !== null && this.frame !== null && isOnPage(opened, this.frame.state);
    return isThere && projection && room ? { question: opened.question, draft: opened.draft, projection, room } : null;
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const board = event.currentTarget as HTMLElement;
    if (board.hasAttribute("data-dragged")) board.setPointerCapture(event.pointerId);
    this.#answer(event);
  };

  readonly #move = (event: PointerEvent): void => {
    if ((event.currentTarget as HTMLElement).hasPointerCapture(event.pointerId)) this.#answer(event);
  };

  #answer(event: PointerEvent): void {
    const standing = this.#standing();
    const figure = standing && figureOf(standing.question.kind);
    const answer = standing && figure?.at(placeOf(event, this.#stage.magnification), standing);
    if (answer !== null && answer !== undefined) this.#guide.session.hold(answer);
  }
}

/** Whether it gives weights that the page does not have: what the page says of its own would be of others. */
function hasOwnWeights({ question }: OpenedQuiz): boolean {
  const { subject, visit } = question;
  return visit === 0 && subject.state.initial === null && "given" in question && "weights" in question.given;
}

define("pp-quiz-board", PpQuizBoard);

/** A ring around the example that comes next. */
function ringOf(standing: BoardQuestion): SVGTemplateResult | typeof nothing {
  const at = placesOf(standing)[nextOf(standing)];
  return at ? nextRing(at, standing) : nothing;
}

/** What the sentences of a question call the examples, as far as there is room: the one that comes next before the others. */
function examplesNamed(standing: BoardQuestion, words: Words): SVGTemplateResult {
  const at = placesOf(standing)[nextOf(standing)];
  return svg`${at ? nextWord(at, standing, words) : nothing} ${examplesNumbered(standing)}`;
}

/** Their numbers alone. */
function examplesNumbered(standing: BoardQuestion): SVGTemplateResult {
  const { subject } = standing.question;
  const places = placesOf(standing);
  const next = nextOf(standing);
  const numbered = places.length > mostNumbers ? [] : Array.from(places, (at, row) => ({ at, row }));
  const inTurn = [...numbered.filter(({ row }) => row === next), ...numbered.filter(({ row }) => row !== next)];
  return svg`
    ${inTurn.map(({ at, row }) => labelNear(String(numberOf(subject, row)), at, standing))}
  `;
}

/** Of the example that the question is about; −1: of none. */
function nextOf({ question }: BoardQuestion): number {
  return "next" in question ? question.next.example : -1;
}

/** Of the examples, in pixels; none where they are not learned from as they are drawn. */
function placesOf({ question: { subject }, projection }: BoardQuestion): readonly PlanePoint[] {
  if (!isPlane(subject)) return [];
  return subject.rows.map(([x1 = 0, x2 = 0]) => ({ x: pixelX(projection, x1), y: pixelY(projection, x2) }));
}

export const styles: PartView["styles"] = [guideCss, answersCss, overStageCss, quizCss, standingCss, ...needsStyles];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-quiz .frame=${frame} .dispatch=${dispatch}></pp-quiz>`;

/** What lies over the stage. */
export function board(frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`<pp-quiz-board .frame=${frame} .dispatch=${dispatch}></pp-quiz-board>`;
}
