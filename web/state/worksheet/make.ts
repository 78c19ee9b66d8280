import type { WasmEngine, WholeEngine } from "../../engine/engine.js";
import type { LinearModel } from "../../engine/types.js";
import { dataFacts } from "../exports/described.js";
import { leadRunOf } from "../exports/lead-run.js";
import type { Frame } from "../frame.js";
import { predictsByPlane, trainsHyperplane, traitsOf } from "../learners/traits.js";
import { featuresIn } from "../notation/feature-text.js";
import { choiceText, type SheetChoice } from "./choice.js";
import { type Difficulty, difficulties, difficultyOf } from "./difficulty.js";
import { madeRun, wholeLearner } from "./made.js";
import { plotOf } from "./plot.js";
import { featuresRule, rulesOf } from "./rules.js";
import { mostVisits, type SheetRun, workThrough } from "./sheet-run.js";
import type { SheetWords } from "./sheet-words.js";
import { tableOf } from "./table.js";
import { tasksOf, wholeMultiple } from "./tasks.js";
import { numbersRefusal, sizeRefusal } from "./workable.js";
import type { Worksheet } from "./worksheet.js";

/** What of a frame a sheet is made of. */
export type SheetFrame = Pick<Frame, "state" | "examples" | "lead" | "pane"> & {
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
const firstMade = { kind: "made", level: "like", seed: 1 } as const;

/**
 * The sheet that is wanted of a page, or a made one where the page's own examples are nothing for paper. Throws
 * `PlaygroundError` where the engine refuses the run, or what it needs could not be loaded.
 */
export async function worksheetOf(frame: SheetFrame, choice: SheetChoice, say: SheetWords): Promise<SheetOutcome> {
  const engine = await frame.engine.complete();
  const found = choice.kind === "page" ? pageRun(engine, frame, say) : seedRun(engine, frame, choice, say);
  if (!("refused" in found)) return { sheet: written(engine, frame, choice, found, say), choice, instead: null };
  if (found.needs !== "data") return found;
  const other: SheetChoice = { ...firstMade, given: choice.given };
  const made = seedRun(engine, frame, other, say);
  if ("refused" in made) return found;
  const instead = { ...found, refused: `${found.refused} ${say.otherExamples}` };
  return { sheet: written(engine, frame, other, made, say), choice: other, instead };
}

function written(
  engine: WholeEngine,
  frame: SheetFrame,
  choice: SheetChoice,
  { run, origin }: FoundRun,
  say: SheetWords,
): Worksheet {
  const writing = { notation: frame.state.ui, bias: run.of.spec.bias, learner: run.of.spec.learner };
  const boundary = boundaryOf(run);
  const plot = plotOf(engine, run, boundary);
  const title = say.title(run.of.spec.learner.kind);
  return {
    title,
    solutionTitle: say.solution(title),
    name: say.name,
    date: say.date,
    origin,
    sheet: choiceText(choice),
    rules: [
      ...featuresRule(run.features, featuresIn(run.of.spec.X), say),
      ...rulesOf(run.of.spec.learner, writing, say),
    ],
    tasks: tasksOf(run, writing, plot, boundary, choice.given, say),
    table: tableOf(run, writing, choice.given, say),
    plot,
  };
}

interface FoundRun {
  readonly run: SheetRun;
  readonly origin: string;
}

function pageRun(engine: WholeEngine, frame: SheetFrame, say: SheetWords): FoundRun | SheetRefusal {
  const of = leadRunOf(frame);
  const learner = say.refusals.learner(of.spec.learner.kind);
  if (learner) return { refused: learner, needs: "learner" };
  const size = sizeRefusal(of, say);
  if (size) return { refused: size, needs: "data" };
  const { obstacle } = frame.pane;
  if (obstacle !== null) return { refused: say.obstacle(obstacle), needs: "data" };
  // To the end of an epoch.
  const most = mostVisits - (mostVisits % of.index.length);
  const run = workThrough(engine, of, most);
  const numbers = numbersRefusal(run, say);
  if (numbers) return { refused: numbers, needs: "data" };
  const isCut = run.rows.length === most && !run.converged;
  return { run, origin: say.fromPage(say.pageData(dataFacts(frame)), isCut ? most : null) };
}

function seedRun(
  engine: WholeEngine,
  frame: SheetFrame,
  { level, seed }: Extract<SheetChoice, { kind: "made" }>,
  say: SheetWords,
): FoundRun | SheetRefusal {
  const of = leadRunOf(frame);
  const { spec } = of;
  const refused = say.refusals.learner(spec.learner.kind);
  if (refused) return { refused, needs: "learner" };
  const like = level === "like" ? pageDifficulty(engine, frame, say) : null;
  const wanted = level === "like" ? (like ?? difficulties.usual) : difficulties[level];
  const run = madeRun(engine, wholeLearner(spec.learner), spec.bias, wanted, seed);
  if (!run) return noneFound(spec.learner, wanted, say);
  const instead = level === "like" && !like;
  return { run, origin: instead ? say.madeInstead(seed, wanted) : say.made(level, seed, wanted) };
}

/** Null where the page is nothing for paper, or says not how long another sheet had to be. */
function pageDifficulty(engine: WholeEngine, frame: SheetFrame, say: SheetWords): Difficulty | null {
  const found = pageRun(engine, frame, say);
  return "refused" in found ? null : difficultyOf(found.run);
}

function noneFound(
  learner: { readonly kind: string; readonly tie?: string },
  wanted: Difficulty,
  { refusals }: SheetWords,
): SheetRefusal {
  if (learner.tie === "correct") return { refused: refusals.neverUpdates, needs: "tie" };
  return { refused: refusals.notFound(wanted), needs: null };
}

/** What the plot shows: of weights that are averaged whole multiples, which say the same. Null where no line predicts. */
function boundaryOf({ of, model, rows }: SheetRun): LinearModel | null {
  const { learner } = of.spec;
  if (!trainsHyperplane(learner) || !predictsByPlane(learner)) return null;
  const plane = model as LinearModel;
  const shown = traitsOf(learner).predicts === "mean" ? wholeMultiple(plane, rows.length + 1) : plane;
  return Array.from(shown.weights).some((weight) => weight !== 0) ? shown : null;
}
