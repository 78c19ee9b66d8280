import type { WasmEngine, WholeEngine } from "../../engine/engine.js";
import type { LinearModel } from "../../engine/types.js";
import { dataIn } from "../exports/described.js";
import { leadRunOf } from "../exports/lead-run.js";
import type { Frame } from "../frame.js";
import { learnerTitles } from "../learners/names.js";
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
export type SheetFrame = Pick<Frame, "state" | "examples" | "presets" | "lead" | "pane"> & {
  readonly engine: WasmEngine;
};

/** What has to be different on the page for the sheet that was wanted: null where nothing there would help. */
export type SheetNeed = "data" | "learner" | "tie" | null;

/** Why a sheet cannot be made, in a sentence. */
interface SheetRefusal {
  readonly refused: string;
  readonly needs: SheetNeed;
}

/** A sheet, or why there is none. */
export type SheetOutcome =
  | {
      readonly sheet: Worksheet;
      /** Which one it is: another than was wanted where the page's own examples are nothing for paper. */
      readonly choice: SheetChoice;
      /** Why it is another one. */
      readonly instead: SheetRefusal | null;
    }
  | SheetRefusal;

/** What is shown in place of a page that is nothing for paper. */
const firstMade = { kind: "made", level: "like", seed: 1 } as const satisfies SheetChoice;

/**
 * The sheet that is wanted of a page, or a made one where the page's own examples are nothing for paper. Throws
 * `PlaygroundError` where the engine refuses the run, or what it needs could not be loaded.
 */
export async function worksheetOf(frame: SheetFrame, choice: SheetChoice): Promise<SheetOutcome> {
  const engine = await frame.engine.complete();
  const found = choice.kind === "page" ? pageRun(engine, frame) : seedRun(engine, frame, choice);
  if (!("refused" in found)) return { sheet: written(engine, frame, choice, found), choice, instead: null };
  if (found.needs !== "data") return found;
  const made = seedRun(engine, frame, firstMade);
  if ("refused" in made) return found;
  const instead = { ...found, refused: `${found.refused} So this sheet has other examples.` };
  return { sheet: written(engine, frame, firstMade, made), choice: firstMade, instead };
}

function written(engine: WholeEngine, frame: SheetFrame, choice: SheetChoice, { run, origin }: FoundRun): Worksheet {
  const writing = { notation: frame.state.ui, bias: run.of.spec.bias, learner: run.of.spec.learner };
  const boundary = boundaryOf(run);
  const plot = plotOf(engine, run, boundary);
  return {
    title: `${learnerTitles[run.of.spec.learner.kind]} by hand`,
    origin,
    sheet: choiceText(choice),
    rules: [...featuresRule(run.features), ...rulesOf(run.of.spec.learner, writing)],
    tasks: tasksOf(run, writing, plot, boundary),
    table: tableOf(run, writing),
    plot,
  };
}

interface FoundRun {
  readonly run: SheetRun;
  readonly origin: string;
}

function pageRun(engine: WholeEngine, frame: SheetFrame): FoundRun | SheetRefusal {
  const of = leadRunOf(frame);
  const learner = learnerRefusal(of.spec.learner.kind);
  if (learner) return { refused: learner, needs: "learner" };
  const size = sizeRefusal(of);
  if (size) return { refused: size, needs: "data" };
  const { obstacle } = frame.pane;
  if (obstacle !== null) return { refused: obstacle, needs: "data" };
  // To the end of an epoch.
  const most = mostVisits - (mostVisits % of.index.length);
  const run = workThrough(engine, of, most);
  const numbers = numbersRefusal(run);
  if (numbers) return { refused: numbers, needs: "data" };
  const cut = run.rows.length === most && !run.converged ? `, the first ${most} visits` : "";
  return { run, origin: `From the page: ${dataIn(frame)}${cut}.` };
}

function seedRun(
  engine: WholeEngine,
  frame: SheetFrame,
  choice: Extract<SheetChoice, { kind: "made" }>,
): FoundRun | SheetRefusal {
  const of = leadRunOf(frame);
  const { spec } = of;
  const refused = learnerRefusal(spec.learner.kind);
  if (refused) return { refused, needs: "learner" };
  const like = choice.level === "like" ? pageDifficulty(engine, frame) : null;
  const wanted = choice.level === "like" ? (like ?? difficulties.usual) : difficulties[choice.level];
  const run = madeRun(engine, wholeLearner(spec.learner), spec.bias, wanted, choice.seed);
  if (!run) return noneFound(spec.learner, wanted);
  const instead = choice.level === "like" && !like ? " (a usual one: the page’s run does not end on a sheet)" : "";
  return { run, origin: `Sheet ${choiceText(choice)}${instead}: ${difficultyText(wanted)}.` };
}

/** Null where the page is nothing for paper, or says not how long another sheet had to be. */
function pageDifficulty(engine: WholeEngine, frame: SheetFrame): Difficulty | null {
  const found = pageRun(engine, frame);
  return "refused" in found ? null : difficultyOf(found.run);
}

function noneFound(learner: { readonly kind: string; readonly tie?: string }, wanted: Difficulty): SheetRefusal {
  if (learner.tie === "correct") {
    const why = "From zero weights every score is 0: where that counts as correct nothing is ever updated.";
    return { refused: `${why} Count a tie as a mistake.`, needs: "tie" };
  }
  const refused = `No such sheet was found (${difficultyText(wanted)}): choose another level, or another seed.`;
  return { refused, needs: null };
}

/** What the plot shows: of weights that are averaged whole multiples, which say the same. Null where no line predicts. */
function boundaryOf({ of, model, rows }: SheetRun): LinearModel | null {
  const { learner } = of.spec;
  if (!trainsHyperplane(learner) || !predictsByPlane(learner)) return null;
  const plane = model as LinearModel;
  const shown = traitsOf(learner).predicts === "mean" ? wholeMultiple(plane, rows.length + 1) : plane;
  return Array.from(shown.weights).some((weight) => weight !== 0) ? shown : null;
}
