import { html, nothing, type TemplateResult } from "lit";
import { algorithmOf } from "../../state/algorithm/learners/index.js";
import { programOfFrame } from "../../state/algorithm/program-of-frame.js";
import type { ProgramLine } from "../../state/algorithm/python/program.js";
import { shownLines } from "../../state/algorithm/shown.js";
import { algorithm as room } from "../../words/en/companion/algorithm.js";
import { learners } from "../../words/en/learners.js";
import { define } from "../shared/controls/define.js";
import { exportCss } from "../shared/files/export.css.js";
import { Memo } from "../shared/frame-paths.js";
import { obstacleOf } from "../shared/offers/obstacle.js";
import { hint } from "../shared/offers/offer.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { algorithmCss } from "./algorithm.css.js";
import { type Form, formChoice, formOf } from "./form-choice.js";
import { type AlgorithmFrame, algorithmReads, programReads } from "./inputs.js";
import { linesList } from "./lines.js";
import { programView } from "./program.js";

/** The lead as a text: its pseudocode or its program, whose lines light up for the visit that is shown. */
class PpAlgorithm extends throttledViewOf(algorithmReads) {
  static override properties = {
    ...super.properties,
    python: { state: true },
  };

  /** Whether the program is shown in place of the pseudocode. */
  declare private python: boolean;
  readonly #program = new Memo<(typeof programReads)[number], ReturnType<typeof programOfFrame>>(...programReads);

  constructor() {
    super();
    this.python = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const obstacle = obstacleOf(frame);
    if (obstacle) return hint(obstacle, frame, this.dispatch);
    const { learner } = frame.pane;
    const say = this.say(room);
    if (algorithmOf(learner) === null) {
      const untrained = say.notTrained as Readonly<Record<string, string>>;
      return html`<p class="pp-hint">${untrained[learner.kind]}</p>`;
    }
    return html`
      ${formChoice({ frame, chosen: this.python ? "python" : formOf(frame.state.ui), choose: this.#choose })}
      ${this.python ? this.#programOf(frame) : this.#linesOf(frame)}
    `;
  }

  protected override updated(): void {
    // What is above the lines has drawn itself by then.
    requestAnimationFrame(() => {
      const scroller = this.querySelector<HTMLElement>(".pp-algorithm-scroll");
      const current = scroller?.querySelector("[aria-current]");
      if (scroller && current) bringIntoSight(current, scroller);
    });
  }

  #title({ pane, words }: AlgorithmFrame): string {
    return words.room(learners).titles[pane.learner.kind];
  }

  #linesOf(frame: AlgorithmFrame): TemplateResult {
    const lines = shownLines(frame) ?? [];
    const say = this.say(room);
    return html`
      ${linesList(lines, say.label(this.#title(frame)), say)}
      <p class="pp-hint">${frame.pane.event === null ? say.atStart : say.marked}</p>
    `;
  }

  #programOf(frame: AlgorithmFrame): TemplateResult {
    const program = this.#program.of(frame, [], () => programOfFrame(frame, this.#title(frame)));
    const say = this.say(room);
    if (program === "features" || program === null) return html`<p class="pp-hint">${say.noProgram}</p>`;
    const ran = new Set((shownLines(frame) ?? []).filter((line) => line.ran).map(({ id }) => id as string));
    return programView({
      lines: program,
      ran,
      label: say.label(this.#title(frame)),
      file: this.#file,
      words: this.words,
    });
  }

  readonly #file = (): readonly ProgramLine[] => {
    const now = this.dispatch.now();
    const program = programOfFrame(now, this.#title(now));
    return program === "features" || program === null ? [] : program;
  };

  readonly #choose = (form: Form): void => {
    this.python = form === "python";
    if (form === "python") return;
    this.dispatch({
      type: "set-notation",
      notation: {
        labels: form === "zero-one" ? "zero-one" : "plus-minus",
        biasAs: form === "weight" ? "weight" : "bias",
      },
    });
  };
}

/** What ran last stays in sight, where the lines do not all fit. The page itself does not move. */
function bringIntoSight(line: Element, scroller: HTMLElement): void {
  const [box, room] = [line.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (box.bottom > room.bottom) scroller.scrollTop += box.bottom - room.bottom;
  else if (box.top < room.top) scroller.scrollTop += box.top - room.top;
}

define("pp-algorithm", PpAlgorithm);

export const styles: PartView["styles"] = [exportCss, algorithmCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-algorithm .frame=${frame} .dispatch=${dispatch}></pp-algorithm>`;
