import { html, nothing, type TemplateResult } from "lit";
import { type Challenge, type ChallengeFeedback, isBetter } from "../../state/course/challenges/challenge.js";
import type { Answer } from "../../state/course/checks/kind.js";
import type { Reference } from "../../state/course/lessons/course.js";
import type { QuizDetail } from "../../state/course/lessons/quiz-detail.js";
import { units } from "../../state/course/lessons/unit.js";
import type { OpenedChallenge } from "../../state/course/questions/opened.js";
import { type Opened, type Practice, practiceOf } from "../../state/course/questions/practice.js";
import { enterAfterRound, testUnit } from "../../state/course/questions/rounds/enter.js";
import { isPassed, type Round, toLookAtAgain } from "../../state/course/questions/rounds/round.js";
import type { Words } from "../../state/document/notation/words.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { define } from "../../ui/controls/define.js";
import { contents } from "../../words/en/course/contents.js";
import { failureText } from "../../words/failures.js";
import { loading } from "../../words/generated/en/loading.js";
import { offers } from "../../words/generated/en/offers.js";
import { type PracticeWords, practice, practice as room } from "../../words/generated/en/practice.js";
import { quiz } from "../../words/generated/en/quiz.js";
import { rounds } from "../../words/generated/en/rounds.js";
import { challengeText } from "../../words/quiz.js";
import {
  chosenElsewhere,
  Followed,
  focusFromTop,
  focusInSight,
  Guide,
  guideHead,
  guideHeading,
  saidInSight,
  unitCard,
} from "../shared/guide/guide.js";
import { ToldProgress } from "../shared/guide/told-progress.js";
import { tryAgain } from "../shared/loading/loading.js";
import { needsRow } from "../shared/needs/styles.js";
import { type Offer, offerButtons, usePerceptron } from "../shared/offers/offer.js";
import { View } from "../shared/view.js";
import { questionView } from "./question-view.js";

/** What makes the page count in a challenge; empty if no single press does. */
function challengeOffers(feedback: ChallengeFeedback, { start }: Challenge, words: Words): readonly Offer[] {
  const { cures } = words.room(quiz);
  switch (feedback.code) {
    case "otherLearner":
      return [usePerceptron(words)];
    case "otherTie":
      return [{ words: cures.tie, field: "learners", act: tieIsMistake }];
    case "ownStart":
      return [{ words: cures.start, field: "initial", act: { type: "configure", initial: null } }];
    case "noBias":
      return [{ words: cures.bias, field: "bias", act: { type: "configure", bias: true } }];
    case "notFive":
      return feedback.points < 5 ? drawing(words) : [eraser(cures.erase)];
    case "otherFeatures":
    case "otherFeaturesOrSplit":
      return [{ words: cures.features, field: "features", act: { type: "replace", state: withPlainFeatures } }];
    case "otherExamples":
    case "otherSpiral": {
      const { data } = start;
      return [
        {
          words: cures.examples,
          field: "data",
          act: { type: "replace", state: (present) => ({ ...present, data, split: null }) },
        },
      ];
    }
    default:
      return [];
  }
}

const tieIsMistake: Offer["act"] = ({ pane: { learner } }) =>
  "tie" in learner ? { type: "configure", learner: { ...learner, tie: "mistake" } } : null;

/** Weights to start from go too: they belong to their features. */
const withPlainFeatures = ({ features: _, ...present }: PlaygroundState): PlaygroundState => ({
  ...present,
  scaling: "none",
  split: null,
  initial: null,
});

const drawing = (words: Words): Offer[] => {
  const { drawPositives, drawNegatives } = words.room(offers);
  return [
    { words: drawPositives, field: "data", act: { type: "set-ui", ui: { tool: "positive" } } },
    { words: drawNegatives, field: "data", act: { type: "set-ui", ui: { tool: "negative" } } },
  ];
};

const eraser = (words: string): Offer => ({ words, field: "data", act: { type: "set-ui", ui: { tool: "erase" } } });

/** The question or the challenge that is open, and the way to the next. */
class PpQuiz extends View {
  readonly #guide = new Followed(this, practiceOf);
  /** What the page said last. */
  #said: string | null = null;
  /** What the focus goes to once it is drawn, after a press here. */
  #focusNext: string | null = null;

  constructor() {
    super();
    new ToldProgress(this);
    new Guide(this, {
      label: () => this.say(quiz).label,
      needs: () => needsOf(this.#guide.session.opened),
      turn: this.#turn,
      reveal: this.#reveal,
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#guide.session.gone();
  }

  protected override willUpdate(): void {
    const said = this.frame?.state.ui.quiz ?? null;
    if (said === this.#said) return;
    this.#said = said;
    const practice = this.#guide.session;
    if (said === null) return;
    // What a link has led to takes no focus.
    if (!practice.shows(said)) void practice.arrive(said);
    else if (chosenElsewhere(this)) this.#focusNext = ".pp-guide-heading";
  }

  protected override updated(): void {
    const target = this.#focusNext === null ? null : this.querySelector<HTMLElement>(this.#focusNext);
    if (!target) return;
    this.#focusNext = null;
    if (target.matches(".pp-guide-heading")) focusFromTop(this);
    else focusInSight(target);
  }

  protected override render(): TemplateResult {
    const practice = this.#guide.session;
    const { opened, failure } = practice;
    if (failure !== null) {
      return this.#panel(
        this.say(quiz).practice,
        html`<p class="pp-error" role="alert">${failureText(failure, this.words)}</p>${this.#again(practice)}`,
        practice,
      );
    }
    if (practice.slow) {
      const said = html`<p class="pp-hint" role="status">${this.say(loading).slow}</p>`;
      return this.#panel(this.say(quiz).practice, html`${said}${this.#again(practice)}`, practice);
    }
    if (!opened) return html`<p class="pp-hint" role="status">${this.say(quiz).loading}</p>`;
    const { round } = practice;
    const title = "ended" in opened ? roundTitle(opened.ended, this.words) : titleOf(opened, this.say(room));
    return this.#panel(title, this.#content(opened, practice), practice, round && roundTitle(round, this.words));
  }

  #again(practice: Practice): TemplateResult | typeof nothing {
    if (!practice.mayCome) return nothing;
    return html`<div class="pp-answer">${tryAgain(this.words, false, practice.tryAgain)}</div>`;
  }

  /** @param round what the round is called that it is of; null: it is of none. */
  #panel(title: string, content: TemplateResult, practice: Practice, round: string | null = null): TemplateResult {
    const isChallenge = practice.opened !== null && "challenge" in practice.opened;
    const say = this.say(quiz);
    return html`
      <div class="pp-guide pp-quiz">
        ${guideHead(
          round ?? (isChallenge ? say.challenge : say.practice),
          {
            title: say.leaveHint,
            label: isChallenge ? say.leaveChallenge : say.leavePractice,
            press: () => practice.leave(),
          },
          this.words,
        )}
        ${guideHeading(title)} ${content}
      </div>
    `;
  }

  #content(opened: Opened, practice: Practice): TemplateResult {
    if ("challenge" in opened) return this.#challenge(opened, practice);
    const { round } = practice;
    if ("ended" in opened)
      return roundEnd({ round: opened.ended, enter: this.#enter, test: this.#test, words: this.words });
    const score = practice.scores.of(opened.at.quiz);
    const isLast = round !== null && this.#placeIn(round, opened) === round.asked.length - 1;
    return html`
      ${round && roundPlace(round, this.#placeIn(round, opened), this.words)}
      ${round && !practice.locks("skip") ? skipRound(round, this.#enter, this.words) : nothing}
      ${questionView({
        opened,
        words: this.words,
        hold: (draft) => practice.hold(draft),
        submit: this.#submit,
        show: () => {
          this.#focusNext = ".pp-quiz-next";
          practice.show();
        },
        next: this.#next,
        mayGoOn: practice.mayGoOn,
        onward: round && isLast ? this.#lastOnward(round) : this.say(quiz).next,
      })}
      <p class="pp-quiz-score">${score.tries > 0 && !round ? this.say(room).score(score) : nothing}</p>
    `;
  }

  #challenge(opened: OpenedChallenge, practice: Practice): TemplateResult {
    const { at, challenge, standing } = opened;
    const { best } = practice.scores.of(at.challenge);
    const judge = (): void => this.#tell(practice.judge());
    const again = (): void => void practice.openChallenge(at.challenge);
    const cure = (act: Offer["act"]): void => {
      this.dispatch(act);
      this.dispatch.inTurn(judge);
    };
    const offers =
      standing &&
      this.frame &&
      offerButtons(challengeOffers(standing.feedback, challenge, this.words), this.frame, cure);
    return challengeView({ opened, best, judge, again, offers, words: this.words });
  }

  /** The place of the open question in its round, from 0. */
  #placeIn({ asked }: Round, { at }: Opened): number {
    return asked.findIndex((one) => "quiz" in at && one.quiz === at.quiz && one.seed === at.seed);
  }

  #lastOnward({ before }: Round): string {
    const say = this.say(rounds);
    return before ? say.start({ lesson: before.lesson }) : say.result;
  }

  readonly #enter = (at: Reference): void => void enterAfterRound(at, this.dispatch);

  readonly #test = (of: string): void => {
    this.#focusNext = ".pp-guide-heading";
    void testUnit(units.find(({ name }) => name === of) ?? null, this.dispatch);
  };

  readonly #next = (): void => {
    const { opened, round, mayGoOn } = this.#guide.session;
    if (!mayGoOn) return;
    const before = opened && round && this.#placeIn(round, opened) === round.asked.length - 1 ? round.before : null;
    if (before) {
      this.#enter(before);
      return;
    }
    this.#focusNext = ".pp-guide-heading";
    void this.#guide.session.next();
  };

  /** There is always another question, and none before. */
  readonly #turn = (by: 1 | -1): boolean => {
    const { opened } = this.#guide.session;
    const turns = by === 1 && opened !== null && "question" in opened;
    if (turns) this.#next();
    return turns;
  };

  readonly #reveal = (): boolean => {
    const { opened } = this.#guide.session;
    const asks = opened !== null && "question" in opened && opened.tries.state === "open";
    if (asks) this.#guide.session.show();
    return asks;
  };

  readonly #submit = (answer: Answer): void => {
    const detail = this.#guide.session.answer(answer);
    if (!detail) return;
    const { opened } = this.#guide.session;
    const isOpen = opened && "question" in opened && opened.tries.state === "open";
    if (isOpen) void this.updateComplete.then(() => saidInSight(this));
    else this.#focusNext = ".pp-quiz-next";
    this.#tell(detail);
  };

  /** Tells the page around what has come of it. */
  #tell(detail: QuizDetail | null): void {
    if (detail) this.dispatchEvent(new CustomEvent("pp-quiz", { detail, bubbles: true, composed: true }));
  }
}

function needsOf(opened: Opened | null): readonly string[] {
  return opened && "challenge" in opened ? opened.challenge.needs : [];
}

function titleOf({ at }: Pick<Opened, "at">, say: PracticeWords): string {
  return "challenge" in at ? say.challengeTitles[at.challenge] : say.titles[at.quiz];
}

define("pp-quiz", PpQuiz);

/** What a round is called. */
function roundTitle({ before, of }: Round, words: Words): string {
  const say = words.room(rounds);
  if (before) return say.before({ lesson: before.lesson });
  return say.test({ unit: units.some(({ name }) => name === of) ? words.room(contents).unit(of) : null });
}

/** Which question of the round it is. */
function roundPlace({ asked }: Round, at: number, words: Words): TemplateResult {
  return html`<p class="pp-quiz-score">${words.room(rounds).place({ question: at + 1, questions: asked.length })}</p>`;
}

/** The way past the questions before a lesson, in one press. */
function skipRound({ before }: Round, enter: (at: Reference) => void, words: Words): TemplateResult | typeof nothing {
  if (!before) return nothing;
  const say = words.room(rounds);
  return html`<p class="pp-quiz-whose">${say.about} <button class="pp-button pp-quiz-skip" type="button" @click=${() => enter(before)}>${say.skip({ lesson: before.lesson })}</button></p>`;
}

interface EndInputs {
  readonly round: Round;
  readonly enter: (at: Reference) => void;
  /** Takes a test of the unit of that name once more, or of the whole course. */
  readonly test: (of: string) => void;
  readonly words: Words;
}

/** What has come of a test: what was right, what to look at again, and what is next. */
function roundEnd({ round, enter, test, words }: EndInputs): TemplateResult {
  const say = words.room(rounds);
  const again = toLookAtAgain(round);
  const unit = units.find(({ name }) => name === round.of);
  return html`
    <p class="pp-round-result" role="status">${say.right({ right: round.right.filter(Boolean).length, questions: round.asked.length })}</p>
    ${
      again.length === 0
        ? html`<p>${say.allRight}</p>`
        : html`<p>${say.lookAgain}</p><ul class="pp-offers">${again.map((at) => html`<li><button class="pp-button" type="button" @click=${() => enter(at)}>${stepName(at, words)}</button></li>`)}</ul>`
    }
    <p><button class="pp-button pp-round-more" type="button" @click=${() => test(round.of)}>${say.again}</button></p>
    ${unit ? unitCard({ unit, test: null, can: isPassed(round), testAll: () => test(""), go: enter, words }) : nothing}
  `;
}

function stepName({ lesson, step }: Reference, words: Words): string {
  return words.room(rounds).step({ lesson, step, heading: words.room(contents).heading(lesson, step) });
}

interface ChallengeInputs {
  readonly opened: OpenedChallenge;
  /** The best result so far; null: none yet. */
  readonly best: number | null;
  readonly judge: () => void;
  readonly again: () => void;
  readonly words: Words;
  /** The buttons of what makes the page count. */
  readonly offers: unknown;
}

/** A challenge: what is to be done on the page, what that is worth, and what is to be beaten. */
function challengeView({ opened, best, judge, again, offers, words }: ChallengeInputs): TemplateResult {
  const { at, challenge, standing } = opened;
  const say = words.room(quiz);
  const names = words.room(practice);
  const id = "pp-quiz-ask";
  return html`
    <section class="pp-quote pp-task" role="group" data-state="open" tabindex="-1" aria-labelledby=${id}>
      <p class="pp-task-ask" id=${id}>${names.challengeAsks[at.challenge]}</p>
      <p>${say.changePage}</p>
      ${needsRow(challenge.needs, words)}
      <div class="pp-answer">
        <button class="pp-button pp-button-primary" type="button" @click=${judge}>${say.check}</button>
        <button class="pp-button" type="button" @click=${again}>${say.startAgain}</button>
      </div>
      <div class="pp-task-said" role="status">
        ${
          standing === null
            ? nothing
            : html`<p data-right=${standing.result !== null}><b data-tone=${standing.result === null ? "error" : "success"} aria-hidden="true">${standing.result === null ? "✗" : "✓"}</b> ${challengeText(standing.feedback, words)}</p>`
        }
      </div>
      ${offers}
      <p class="pp-quiz-best">${bestText(challenge, best, names.results[at.challenge], words)}</p>
    </section>
  `;
}

/** The best result, and what is to be beaten: at first the challenge's own mark, then that result. */
function bestText(
  challenge: Challenge,
  best: number | null,
  named: (facts: { readonly n: number }) => string,
  words: Words,
): TemplateResult {
  const say = words.room(quiz);
  const { toBeat } = challenge;
  const setOff = (label: string, result: string) =>
    html`${label}${words.gap}<strong>${say.result({ result })}</strong>`;
  const mark = setOff(say.toBeat, named({ n: toBeat }));
  if (best === null) return mark;
  const mine = setOff(say.yourBest, named({ n: best }));
  return html`${mine}${words.gap}${isBetter(challenge, best, toBeat) ? say.beaten({ toBeat }) : mark}`;
}
