import type { WasmEngine, WholeEngine } from "../../engine/engine.js";
import type { LinearModel } from "../../engine/types.js";
import { dataIn } from "../exports/described.js";
import { leadRunOf } from "../exports/lead-run.js";
import type { Frame } from "../frame.js";
import { descriptorOf } from "../learners/index.js";
import { predictsByPlane, trainsHyperplane, traitsOf } from "../learners/traits.js";
import { choiceText, type SheetChoice } from "./choice.js";
import { type Difficulty, difficulties, difficultyOf, difficultyText } from "./difficulty.js";
import { madeRun, wholeLearner } from "./made.js";
import { plotOf } from "./plot.js";
import { featuresRule, rulesOf } from "./rules.js";
import { mostVisits, type SheetRun, workThrough } from "./sheet-run.js";
import { tableOf } from "./table.js";
import { tasksOf, wholeMultiple } from "./tasks.js";
import { learnerRefusal, numbersRefusal, sizeRefusal } from "./workable.js";
import type { Worksheet } from "./worksheet.js";

/** What of a frame a sheet is made of. */
export type SheetFrame = Pick<Frame, "state" | "examples" | "presets" | "lead"> & {
  readonly engine: WasmEngine;
};

/** A sheet, or why there is none, in a sentence. */
export type SheetOutcome = { readonly sheet: Worksheet } | { readonly refused: string };

/**
 * The sheet that is wanted of a page. Throws `PlaygroundError` where the engine refuses the run, or what it needs could
 * not be loaded.
 */
export async function worksheetOf(frame: SheetFrame, choice: SheetChoice): Promise<SheetOutcome> {
  const engine = await frame.engine.complete();
  const found = choice.kind === "page" ? pageRun(engine, frame) : seedRun(engine, frame, choice);
  if ("refused" in found) return found;
  const { run, origin } = found;
  const writing = { notation: frame.state.ui, bias: run.of.spec.bias, learner: run.of.spec.learner };
  const boundary = boundaryOf(run);
  const plot = plotOf(engine, run, boundary);
  return {
    sheet: {
      title: `${descriptorOf(run.of.spec.learner.kind).title} by hand`,
      origin,
      sheet: choiceText(choice),
      rules: [...featuresRule(run.features), ...rulesOf(run.of.spec.learner, writing)],
      tasks: tasksOf(run, writing, plot, boundary),
      table: tableOf(run, writing),
      plot,
    },
  };
}

/** What is left where the page itself is nothing for paper. */
const otherExamples = "A made sheet has other examples: choose one, or press “Another sheet”.";

type Found = { readonly run: SheetRun; readonly origin: string } | { readonly refused: string };

function pageRun(engine: WholeEngine, frame: SheetFrame): Found {
  const of = leadRunOf(frame);
  const learner = learnerRefusal(of.spec.learner.kind);
  if (learner) return { refused: learner };
  const size = sizeRefusal(of);
  if (size) return { refused: `${size} ${otherExamples}` };
  // To the end of an epoch.
  const most = mostVisits - (mostVisits % of.index.length);
  const run = workThrough(engine, of, most);
  const numbers = numbersRefusal(run);
  if (numbers) return { refused: `${numbers} ${otherExamples}` };
  const cut = run.rows.length === most && !run.converged ? `, the first ${most} visits` : "";
  return { run, origin: `From the page: ${dataIn(frame)}${cut}.` };
}

function seedRun(engine: WholeEngine, frame: SheetFrame, choice: Extract<SheetChoice, { kind: "made" }>): Found {
  const of = leadRunOf(frame);
  const { spec } = of;
  const refused = learnerRefusal(spec.learner.kind);
  if (refused) return { refused };
  const like = choice.level === "like" ? pageDifficulty(engine, frame) : null;
  const wanted = choice.level === "like" ? (like ?? difficulties.usual) : difficulties[choice.level];
  const run = madeRun(engine, wholeLearner(spec.learner), spec.bias, wanted, choice.seed);
  if (!run) return { refused: noneFound(spec.learner, wanted) };
  const instead = choice.level === "like" && !like ? " (usual: that of the page is none, or does not end on it)" : "";
  return { run, origin: `Sheet ${choiceText(choice)}${instead}: ${difficultyText(wanted)}.` };
}

/** Null where the page is nothing for paper, or says not how long another sheet had to be. */
function pageDifficulty(engine: WholeEngine, frame: SheetFrame): Difficulty | null {
  const found = pageRun(engine, frame);
  return "refused" in found ? null : difficultyOf(found.run);
}

function noneFound(learner: { readonly kind: string; readonly tie?: string }, wanted: Difficulty): string {
  if (learner.tie === "correct")
    return "From zero weights every score is 0: where that counts as correct nothing is ever updated, and there is no sheet.";
  return `No such sheet was found (${difficultyText(wanted)}): choose another level, or another seed.`;
}

/** What the plot shows: of weights that are averaged whole multiples, which say the same. Null where no line predicts. */
function boundaryOf({ of, model, rows }: SheetRun): LinearModel | null {
  const { learner } = of.spec;
  if (!trainsHyperplane(learner) || !predictsByPlane(learner)) return null;
  const plane = model as LinearModel;
  const shown = traitsOf(learner).predicts === "mean" ? wholeMultiple(plane, rows.length + 1) : plane;
  return Array.from(shown.weights).some((weight) => weight !== 0) ? shown : null;
}
