import { html, nothing, type TemplateResult } from "lit";
import { featureText } from "../../../state/document/notation/feature-text.js";
import { traitsOf } from "../../../state/learners/traits.js";
import type { Cure, Frame } from "../../../state/runs/frame.js";
import type { Dispatch, Intent } from "../../../state/runs/intent.js";
import { separatorOf, whyInseparable } from "../../../state/runs/separability.js";
import { boundApplies, concerns, sameExample, verdictNow, wholeBound, whyShown } from "../../../state/runs/verdict.js";
import { keepFocusNear } from "../../../ui/controls/row-keys.js";
import { type OutcomeWords, outcome, outcome as outcomeRoom } from "../../../words/generated/en/outcome.js";
import { separability } from "../../../words/generated/en/separability.js";
import { paragraph } from "../../../words/phrase.js";
import { drawable } from "../../shared/words/verdict-words.js";
import type { Ending, Moment } from "../learners/story.js";
import type { OutcomeSentences, Sentences } from "../sentence/sentences.js";
import { goesRound, offersOf, type Way } from "../sentence/ways.js";
import { inLastEpoch } from "../training.js";

/** The largest `maxEpochs` a run takes. */
const MOST_EPOCHS = 2 ** 31 - 1;

/** That nothing separates the examples, and why. */
type InVain = Omit<Parameters<OutcomeWords["stoppedInVain"]>[0], "epochs">;

/** How the run ended, if the moment shown is its end. Honest: not having converged proves nothing by itself, but a verdict does. */
export function tellOutcome(moment: Moment, ending: Ending): OutcomeSentences {
  const { frame } = moment;
  const { epoch: epochs, updates } = frame.pane;
  const say = frame.words.room(outcomeRoom);
  switch (frame.pane.stop) {
    case null:
      return { outcome: null, help: null, moreEpochs: null };
    case "converged":
      return { outcome: converged(moment, ending), help: null, moreEpochs: null };
    case "settled":
      return settled(moment, ending);
    case "max-epochs":
      return (
        inVain(frame, (vain) => say.stoppedInVain({ ...vain, epochs })) ?? {
          outcome: paragraph(
            frame.words,
            say.notConverged({ epochs, ...lastEpoch(moment, ending) }),
            doubt(moment, ending),
          ),
          ...help(moment, ending),
          moreEpochs: goesRound(frame) ? null : moreEpochs(frame.state.maxEpochs),
        }
      );
    case "journal-full":
      return (
        inVain(frame, (vain) => say.stoppedInVainFull({ ...vain, updates })) ?? {
          outcome: paragraph(frame.words, say.recordFull({ updates }), doubt(moment, ending)),
          ...help(moment, ending),
          moreEpochs: null,
        }
      );
  }
}

/** Where it is known that no hyperplane separates the examples. */
function inVain(frame: Frame, stopped: (vain: InVain) => string): OutcomeSentences | null {
  const vain = inseparable(frame);
  return vain === null ? null : { outcome: stopped(vain), help: withoutCure(frame), moreEpochs: null };
}

function settled({ frame, learner }: Moment, ending: Ending): OutcomeSentences {
  const say = frame.words.room(outcomeRoom);
  const { outcome, ways = [] } = ending.settled?.({ frame, learner }) ?? { outcome: say.finished };
  const vain = inseparable(frame);
  return {
    outcome: paragraph(
      frame.words,
      outcome,
      vain ? frame.words.room(separability).notSeparable({ why: vain.why, onStage: vain.onStage }) : "",
    ),
    ...named(ways, frame),
    moreEpochs: null,
  };
}

/** The ways in a sentence, and their buttons. */
function named(ways: readonly Way[], { words }: Frame): Pick<Sentences, "help" | "offers"> {
  if (ways.length === 0) return { help: null };
  const say = words.room(outcomeRoom);
  return { help: say.mayHelp({ ways: ways.map(({ name }) => say.ways[name]) }), offers: offersOf(ways, say.buttons) };
}

function converged(moment: Moment, ending: Ending): string {
  if (ending.converged) return ending.converged(moment);
  const { epoch: epochs, updates } = moment.frame.pane;
  const say = moment.frame.words.room(outcomeRoom);
  return paragraph(
    moment.frame.words,
    say.converged({ epochs, updates, without: ending.without }),
    ...ending.remarks(moment),
  );
}

/** How much it still made of what a run that has converged is without. */
function lastEpoch({ frame: { pane } }: Moment, { without }: Ending) {
  const made = without === "updates" ? "updates" : "mistakes";
  const n = inLastEpoch(pane, made === "mistakes" ? pane.mistakesBefore : pane.updatesBefore);
  return { made: n > 0 ? made : null, mistakes: n, updates: n } as const;
}

function doubt(moment: Moment, ending: Ending): string {
  if (goesRound(moment.frame)) return moment.frame.words.room(outcomeRoom).sameAgain;
  return onlyTime(moment.frame) ?? ending.doubt(moment);
}

function help(moment: Moment, ending: Ending): Pick<Sentences, "help" | "offers"> {
  const { first, last } = ending.ways(moment);
  const time: Way = { name: moment.frame.pane.stop === "max-epochs" ? "epochs" : "fewerExamples" };
  const around = goesRound(moment.frame);
  const onlyLonger = !around && onlyTime(moment.frame) !== null;
  const ways = onlyLonger ? [time, ...first] : [...(around ? [] : [time]), ...first, { name: "overlap" } as Way, last];
  return named(ways, moment.frame);
}

function moreEpochs(limit: number): number | null {
  return limit < MOST_EPOCHS ? Math.min(limit * 10, MOST_EPOCHS) : null;
}

/** Why the examples are not separable; null where that is not known, or they are. */
function inseparable(frame: Frame): InVain | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (verdict?.analysis.separable !== false || !verdict.analysis.witness) return null;
  return {
    separator: separatorOf(verdict.subject),
    why: whyInseparable(verdict.analysis.witness, verdict.subject),
    onStage: whyShown(frame, frame.pane) && drawable(verdict),
  };
}

/** What is left where nothing that was tried makes the examples separable; null where something does, and until that is known. */
export function withoutCure(frame: Frame): string | null {
  const verdict = verdictNow(frame);
  if (frame.findings?.cures?.length !== 0 || verdict?.analysis.separable !== false) return null;
  const say = frame.words.room(outcomeRoom);
  const reviews = frame.state.data.kind === "reviews";
  if (sameExample(verdict)) return reviews ? say.sameReview : say.sameRow;
  return say.mayHelp({ ways: [reviews ? say.ways.overlappingReviews : say.ways.overlap] });
}

/** What is left to do where a hyperplane does separate. Null where that is not known. */
function onlyTime(frame: Frame): string | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (!verdict?.analysis.separable) return null;
  const say = frame.words.room(outcomeRoom);
  // A step that only just mends a mistake may come ever nearer without an end.
  if (traitsOf(frame.pane.learner).mayOnlyApproach) return say.mayBeEnough;
  const full = frame.pane.stop === "journal-full";
  const { bound } = verdict.analysis;
  if (bound === null || !boundApplies(frame)) return full ? say.needsRoom : say.needsEpochs;
  return (full ? say.needsRoomFor : say.needsEpochsOf)({ made: frame.pane.updates, updates: wholeBound(bound) });
}

/** Products up to so many are named one by one. */
const mostNamed = 3;

/** What makes the examples separable, a button each: only what has been found to, on these examples. */
export function cureButtons(frame: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const verdict = verdictNow(frame);
  const cures = frame.findings?.cures ?? [];
  // Where it is asked which feature would do, none is told.
  if (frame.state.ui.quiz?.startsWith("feature")) return nothing;
  if (!verdict || cures.length === 0 || !concerns(frame.pane)) return nothing;
  const button = (cure: Cure) =>
    html`<button type="button" class="pp-button" @click=${() => dispatch((now) => cured(now, cure))}>
      ${cureText(frame, cure)}
    </button>`;
  const say = frame.words.room(outcome);
  // The end of the run has said that nothing separates them.
  const said =
    frame.pane.stop === "max-epochs" ? say.curesAtEnd : say.cures({ separator: separatorOf(verdict.subject) });
  return html`
    <p class="pp-story-cures">${said}</p>
    <div class="pp-flow pp-story-buttons" @click=${keepFocusNear}>${cures.map(button)}</div>
  `;
}

/** "Add x₁∧x₂". */
export function cureText({ pane, examples, words }: Pick<Frame, "pane" | "examples" | "words">, cure: Cure): string {
  const say = words.room(outcome);
  switch (cure.what) {
    case "bias":
      return say.cureBias;
    case "kernel":
      return say.cureKernel({ degree: cure.kernel.degree ?? 2 });
    case "features": {
      const added = cure.features.filter((name) => !pane.features.includes(name));
      const bias = cure.bias === true;
      return added.length > mostNamed
        ? say.cureProducts({ products: added.length, bias })
        : say.cureFeatures({ features: added.map((name) => featureText(name, examples)), bias });
    }
  }
}

/** The problem with a cure, in one step that can be undone. */
export function cured(now: Frame, cure: Cure): Intent {
  switch (cure.what) {
    case "bias":
      return { type: "configure", bias: true };
    case "kernel":
      return { type: "configure", learner: { kind: "kernel", kernel: cure.kernel } };
    case "features":
      if (!cure.bias) return { type: "set-features", features: cure.features };
      return { type: "replace", state: { ...now.state, features: cure.features, bias: true, initial: null, visit: 0 } };
  }
}
