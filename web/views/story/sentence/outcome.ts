import { traitsOf } from "../../../state/learners/traits.js";
import { counted } from "../../../state/notation/numbers.js";
import { listed } from "../../../state/notation/sentence.js";
import { boundApplies, concerns, sameExample, verdictNow, wholeBound, whyShown } from "../../../state/verdict.js";
import { drawable, reason } from "../../shared/words/verdict-words.js";
import type { StoryFrame } from "../inputs.js";
import type { Ending, Moment } from "../learners/story.js";
import { inLastEpoch } from "../training.js";
import { goesRound } from "./cycle.js";
import type { Sentences } from "./sentences.js";
import type { Way } from "./ways.js";

/** The largest `maxEpochs` a run takes. */
const MOST_EPOCHS = 2 ** 31 - 1;

type OutcomeSentences = Pick<Sentences, "outcome" | "help" | "offers" | "moreEpochs">;

/** How the run ended, if the moment shown is its end. Honest: not having converged proves nothing by itself, but a verdict does. */
export function tellOutcome(moment: Moment, ending: Ending): OutcomeSentences {
  const { frame } = moment;
  switch (frame.pane.stop) {
    case null:
      return { outcome: null, help: null, moreEpochs: null };
    case "converged":
      return { outcome: converged(moment, ending), help: null, moreEpochs: null };
    case "settled":
      return settled(moment, ending);
    case "max-epochs":
      return (
        inVain(frame, counted(frame.pane.epoch, "epoch")) ?? {
          outcome: `It has not converged in ${counted(frame.pane.epoch, "epoch")}${lastEpoch(moment, ending)}. ${doubt(moment, ending)}`,
          ...help(moment, ending),
          moreEpochs: goesRound(frame) ? null : moreEpochs(frame.state.maxEpochs),
        }
      );
    case "journal-full":
      return (
        inVain(frame, `${counted(frame.pane.updates, "update")}, with which their record is full,`) ?? {
          outcome: `It stopped without converging: the record of updates is full, at ${counted(frame.pane.updates, "update")}. ${doubt(moment, ending)}`,
          ...help(moment, ending),
          moreEpochs: null,
        }
      );
  }
}

/** Where it is known that no hyperplane separates the examples. */
function inVain(frame: StoryFrame, after: string): OutcomeSentences | null {
  const why = inseparable(frame);
  if (why === null) return null;
  return {
    outcome: `Stopped after ${after} without converging: ${why}.`,
    help: withoutCure(frame),
    moreEpochs: null,
  };
}

function settled({ frame, learner }: Moment, ending: Ending): OutcomeSentences {
  const told = ending.settled?.({ frame, learner }) ?? { outcome: "It has finished.", help: null };
  const why = inseparable(frame);
  return { ...told, outcome: why === null ? told.outcome : `${told.outcome} Besides, ${why}.`, moreEpochs: null };
}

function converged(moment: Moment, ending: Ending): string {
  if (ending.converged) return ending.converged(moment);
  const run = `${counted(moment.frame.pane.epoch, "epoch")} and ${counted(moment.frame.pane.updates, "update")}`;
  return `It has converged: ${ending.clean}, after ${run}.${ending.remark(moment)}`;
}

function lastEpoch({ frame }: Moment, { made }: Ending): string {
  const last = inLastEpoch(frame.pane, made === "mistake" ? frame.pane.mistakesBefore : frame.pane.updatesBefore);
  return last > 0 ? `: the last one still made ${counted(last, made)}` : "";
}

function doubt(moment: Moment, ending: Ending): string {
  if (goesRound(moment.frame)) return "More epochs would be the same ones again.";
  return onlyTime(moment.frame) ?? `It may only need more time, or ${ending.doubt(moment)}.`;
}

function help(moment: Moment, ending: Ending): Pick<Sentences, "help" | "offers"> {
  const { first, last } = ending.ways(moment);
  const time = { words: moment.frame.pane.stop === "max-epochs" ? "more epochs" : "fewer examples" };
  const around = goesRound(moment.frame);
  const onlyLonger = !around && onlyTime(moment.frame) !== null;
  const moved = { words: "moving or erasing the examples that overlap" };
  const ways: readonly Way[] = onlyLonger ? [time, ...first] : [...(around ? [] : [time]), ...first, moved, last];
  const words = ways.map((way) => way.words);
  const named = listed(words, ", or ");
  return { help: `What may help: ${named}.`, offers: ways.flatMap(({ offer }) => offer ?? []) };
}

function moreEpochs(limit: number): number | null {
  return limit < MOST_EPOCHS ? Math.min(limit * 10, MOST_EPOCHS) : null;
}

/** Goes on from "Stopped without converging: ". Null where that is not why. */
function inseparable(frame: StoryFrame): string | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (verdict?.analysis.separable !== false || !verdict.analysis.witness) return null;
  const shown = whyShown(frame, frame.pane) && drawable(verdict) ? " (shown on the stage)" : "";
  return `the examples are not linearly separable — ${reason(verdict.analysis.witness, verdict.subject)}${shown}`;
}

/** What is left where nothing that was tried makes the examples separable; null where something does, and until that is known. */
export function withoutCure(frame: StoryFrame): string | null {
  const verdict = verdictNow(frame);
  if (frame.findings?.cures?.length !== 0 || verdict?.analysis.separable !== false) return null;
  const words = frame.state.data.kind === "reviews";
  if (sameExample(verdict)) {
    return words
      ? "No feature made of these words tells the two apart: another word as a feature does, or editing or deleting one of the two."
      : "No feature made of these columns tells the two apart: only moving or erasing one of them helps.";
  }
  return `What may help: ${words ? "editing or deleting the reviews that overlap" : "moving or erasing the examples that overlap"}.`;
}

/** What is left to do where a hyperplane does separate. Null where that is not known. */
function onlyTime(frame: StoryFrame): string | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (!verdict?.analysis.separable) return null;
  // A step that only just mends a mistake may come ever nearer without an end.
  if (traitsOf(frame.pane.learner).mayOnlyApproach) return "The examples are linearly separable: more epochs may do.";
  const time = `The examples are linearly separable: it only needs ${frame.pane.stop === "journal-full" ? "room for more updates" : "more epochs"}`;
  const { bound } = verdict.analysis;
  if (bound === null || !boundApplies(frame)) return `${time}.`;
  return `${time}, as it has made ${counted(frame.pane.updates, "update")} of at most ${counted(wholeBound(bound), "update")}.`;
}
