import type { WasmEngine, WholeEngine } from "../../../engine/engine.js";
import type { LearnerSpec, LinearModel, TieRule } from "../../../engine/types.js";
import { randomNumbers } from "../../data/random-numbers.js";
import { type FeaturesOf, featuresIn, featureText } from "../../document/notation/feature-text.js";
import { hasResiduals } from "../../document/notation/labels.js";
import type { PageLearner } from "../../document/state.js";
import { dataFacts } from "../../io/exports/described.js";
import { type LeadRun, leadRunOf } from "../../io/exports/lead-run.js";
import type { SettingPath } from "../../learners/descriptor.js";
import { descriptorOf } from "../../learners/index.js";
import { settingAt, settingOf, withSetting } from "../../learners/settings.js";
import { predictsByPlane, tellsClasses, trainsHyperplane, traitsOf } from "../../learners/traits.js";
import type { Frame } from "../../runs/frame.js";
import type { TraceWriting } from "../../runs/trace/written.js";
import { choiceText, type Difficulty, difficulties, difficultyOf, type SheetChoice, within } from "./choice.js";
import { mostVisits, type SheetRun, workThrough } from "./sheet-run.js";
import { tableOf } from "./table.js";
import { tasksOf, wholeMultiple } from "./tasks.js";
import type { BiasForm, MistakeFacts, PlanePoint, SheetPlot, SheetPoint, SheetWords, Worksheet } from "./worksheet.js";

/** More examples than these are not to be told apart in a plot on paper. */
const mostExamples = 24;
const mostFeatures = 4;
const mostClasses = 4;

/** Largest numbers that are added and multiplied in the head. */
const largest = { value: 20, weight: 99, score: 999 };

/** Why a run is nothing for paper before it is made, in a sentence; null where it may be something. */
function sizeRefusal({ index }: LeadRun, { refusals }: SheetWords): string | null {
  if (index.length === 0) return refusals.noExamples;
  return index.length > mostExamples ? refusals.examples({ count: index.length, most: mostExamples }) : null;
}

/** Why the numbers of a run are nothing for paper, in a sentence; null where all are whole and small. */
function numbersRefusal(run: SheetRun, { refusals }: SheetWords): string | null {
  const { value, weight, score } = largest;
  switch (unworkable(run)) {
    case "features":
      return refusals.features({ count: run.features.length, most: mostFeatures });
    case "classes":
      return refusals.classes({ most: mostClasses });
    case "values":
      return refusals.values({ most: value });
    case "weights":
      return refusals.weights({ most: weight });
    case "scores":
      return refusals.scores({ most: score });
    case null:
      return null;
  }
}

type Unworkable = "features" | "classes" | "values" | "weights" | "scores";

/** What of a run is nothing for paper; null where all is whole and small. */
function unworkable({ features, rows, start, of }: SheetRun): Unworkable | null {
  if (features.length > mostFeatures) return "features";
  if (tellsClasses(of.spec.learner) && start.length > mostClasses * (features.length + 1)) return "classes";
  const { value, weight, score } = largest;
  if (!rows.every(({ x }) => areSmall(x, value))) return "values";
  if (!areSmall(start, weight) || !rows.every(({ weights }) => areSmall(weights, weight))) return "weights";
  return rows.every((row) => areSmall(row.scores ?? [row.score], score)) ? null : "scores";
}

function areSmall(numbers: ArrayLike<number>, most: number): boolean {
  return Array.from(numbers).every((number) => Number.isInteger(number) && Math.abs(number) <= most);
}

/** Attempts until a seed is given up: of the levels there are, a sheet is found in some dozens. */
const mostTries = 4000;

/** How far values lie from 0; of several classes, their middles, and how far examples lie around these. */
const reach = { plane: 4, middle: 4, around: 1.6 };

const classes = 3;

/**
 * A run over examples of a seed that is as long as wanted: the same for the same seed. Null where none is found.
 * @param learner which has whole settings: see `wholeLearner`.
 */
function madeRun(
  engine: Pick<WasmEngine, "createRun">,
  learner: PageLearner,
  bias: boolean,
  wanted: Difficulty,
  seed: number,
): SheetRun | null {
  const draw = tellsClasses(learner) ? drawClasses : drawSigns;
  const maxEpochs = wanted.epochs[1];
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const drawn = draw(wanted.examples, seed, attempt);
    if (!drawn) continue;
    const index = Uint32Array.from(drawn.y, (_, row) => row);
    const X = { data: drawn.values, shape: [wanted.examples, 2] as const };
    const of: LeadRun = { spec: { X, y: drawn.y, learner, bias, maxEpochs }, index };
    if (!isAsLong(engine, of, wanted)) continue;
    const run = workThrough(engine, of);
    if (unworkable(run) === null) return run;
  }
  return null;
}

/** The same learner with settings that keep its numbers whole. */
function wholeLearner(learner: PageLearner): PageLearner {
  const { insteadOf: _, initial: __, ...own } = learner;
  const rounded = (value: number): number => Math.min(3, Math.max(1, Math.round(value)));
  const whole: Partial<Record<SettingPath, (value: number) => number>> = {
    learningRate: rounded,
    margin: rounded,
    classes: () => classes,
  };
  return descriptorOf(own.kind).fields.reduce((spec: LearnerSpec, field) => {
    const make = whole[field.path];
    return make ? withSetting(spec, field, make(Number(settingOf(spec, field)))) : spec;
  }, own);
}

/** It converges in as many epochs and updates; and there is something to see of the rule's other case in its first epoch. */
function isAsLong(engine: Pick<WasmEngine, "createRun">, { spec }: LeadRun, wanted: Difficulty): boolean {
  const run = engine.createRun<LearnerSpec>(spec);
  try {
    run.advance({ until: "converged" });
    const { stop, epoch, updates } = run.moment();
    if (stop !== "converged" || !within(epoch, wanted.epochs) || !within(updates, wanted.updates)) return false;
    return (run.updatesBefore([wanted.examples])[0] ?? 0) < wanted.examples;
  } finally {
    run.dispose();
  }
}

/** Examples in the plane with their labels. */
interface Drawn {
  /** n×2, row by row. */
  readonly values: Float64Array;
  readonly y: readonly number[];
}

/** Anywhere, as many of one label as of the other but for one. Null where it is not so, and where two are in one place. */
function drawSigns(count: number, seed: number, attempt: number): Drawn | null {
  const numbers = randomNumbers(3 * count, seed, attempt);
  const values = Float64Array.from(numbers.slice(0, 2 * count), (number) => spread(number, reach.plane));
  const y = numbers.slice(2 * count).map((number) => (number > 0 ? 1 : -1));
  const positives = y.filter((label) => label > 0).length;
  const areEven = Math.abs(count - 2 * positives) <= 1;
  return areEven && areApart(values) ? { values, y } : null;
}

/** Around a middle each. Null where two are in one place. */
function drawClasses(count: number, seed: number, attempt: number): Drawn | null {
  const numbers = randomNumbers(2 * (classes + count), seed, attempt);
  const y = Array.from({ length: count }, (_, row) => row % classes);
  const values = Float64Array.from({ length: 2 * count }, (_, k) => {
    const middle = numbers[2 * (y[k >> 1] ?? 0) + (k & 1)] ?? 0;
    return spread(middle, reach.middle) + spread(numbers[2 * classes + k] ?? 0, reach.around);
  });
  return areApart(values) ? { values, y } : null;
}

/** A number in −1…1 as a whole one, without the sign of a zero. */
function spread(number: number, most: number): number {
  return Math.round(number * most) + 0;
}

function areApart(values: Float64Array): boolean {
  const places = new Set(
    Array.from({ length: values.length / 2 }, (_, row) => values.slice(2 * row, 2 * row + 2).join()),
  );
  return places.size === values.length / 2;
}

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
  const instead = { ...found, refused: found.refused + say.gap + say.otherExamples };
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
  const plot = plotOf(engine, run, boundary, say);
  const title = say.title(run.of.spec.learner.kind);
  return {
    title,
    solutionTitle: say.solution({ title }),
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
  const learner = say.learnerRefusal(of.spec.learner.kind);
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
  return { run, origin: say.fromPage({ data: say.pageData(dataFacts(frame)), cut: isCut ? most : null }) };
}

function seedRun(
  engine: WholeEngine,
  frame: SheetFrame,
  { level, seed }: Extract<SheetChoice, { kind: "made" }>,
  say: SheetWords,
): FoundRun | SheetRefusal {
  const of = leadRunOf(frame);
  const { spec } = of;
  const refused = say.learnerRefusal(spec.learner.kind);
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
  { refusals, notFound }: SheetWords,
): SheetRefusal {
  if (learner.tie === "correct") return { refused: refusals.neverUpdates, needs: "tie" };
  return { refused: notFound(wanted), needs: null };
}

/** What the plot shows: of weights that are averaged whole multiples, which say the same. Null where no line predicts. */
function boundaryOf({ of, model, rows }: SheetRun): LinearModel | null {
  const { learner } = of.spec;
  if (!trainsHyperplane(learner) || !predictsByPlane(learner)) return null;
  const plane = model as LinearModel;
  const shown = traitsOf(learner).predicts === "mean" ? wholeMultiple(plane, rows.length + 1) : plane;
  return Array.from(shown.weights).some((weight) => weight !== 0) ? shown : null;
}

/** What the numbers of an example are, where they are not its own in their order. */
function featuresRule(features: readonly string[], of: FeaturesOf, say: SheetWords): readonly string[] {
  if (features.every((name, k) => name === `x${k + 1}`)) return [];
  return [say.features({ names: features.map((name) => featureText(name, of)) })];
}

/** What is done at a visit, in the notation that is chosen: the score, what is a mistake, and the update. */
function rulesOf(learner: LearnerSpec, writing: TraceWriting, say: SheetWords): readonly string[] {
  const form = formOf(writing);
  if (tellsClasses(learner)) return say.classes(form);
  const margin = settingAt(learner, "margin");
  const steps = updateSteps(Number(settingAt(learner, "learningRate") ?? 1), writing);
  if (margin !== null) {
    const facts = { signed: signedScore(form), margin: Number(margin), precision: "full", steps } as const;
    return [say.score({ form }), say.withinMargin(facts)];
  }
  const tie = (settingAt(learner, "tie") ?? "mistake") as TieRule;
  return [say.score({ form }), say.mistake(mistakeFacts(tie, writing)), say.onMistake({ steps })];
}

function formOf({ bias, notation }: TraceWriting): BiasForm {
  return bias ? notation.biasAs : "none";
}

/** Whose sign says whether a visit is right. */
function signedScore(form: BiasForm): string {
  return form === "threshold" ? "y·(a − θ)" : "y·a";
}

function mistakeFacts(tie: TieRule, writing: TraceWriting): MistakeFacts {
  const form = formOf(writing);
  const least = form === "threshold" ? "θ" : "0";
  return {
    tie,
    signed: signedScore(form),
    tied: `a = ${least}`,
    positive: `a ${tie === "positive" ? "≥" : ">"} ${least}`,
    residuals: hasResiduals(writing.notation),
  };
}

/** What an update does, in formulas. */
function updateSteps(rate: number, writing: TraceWriting): readonly string[] {
  const factor = `${rate === 1 ? "" : `${rate}·`}${hasResiduals(writing.notation) ? "e" : "y"}`;
  const weights = `w ← w + ${factor}·x`;
  const bias: Readonly<Record<BiasForm, readonly string[]>> = {
    none: [],
    bias: [`b ← b + ${factor}`],
    weight: [],
    threshold: [`θ ← θ − ${factor}`],
  };
  return [weights, ...bias[formOf(writing)]];
}

/** The plane with the examples; null where the features are not the two axes, or there are more sides than two. */
function plotOf(
  engine: Pick<WholeEngine, "featureMap">,
  { features, of: { spec, index } }: SheetRun,
  boundary: LinearModel | null,
  say: SheetWords,
): SheetPlot | null {
  const { X, learner, scaling = "none" } = spec;
  const isPlane = features.join() === "x1,x2" && scaling === "none";
  if (!isPlane || !("data" in X) || !predictsByPlane(learner) || tellsClasses(learner)) return null;
  const places = Array.from(index, (_, row): PlanePoint => [X.data[2 * row] ?? 0, X.data[2 * row + 1] ?? 0]);
  const [x, y] = [rangeOf(places.map(([value]) => value)), rangeOf(places.map(([, value]) => value))];
  const drawn = boundary && lineOf(engine, boundary, x, y);
  return {
    axes: ["x₁", "x₂"],
    x,
    y,
    points: pointsOf(places, spec.y, index, say),
    boundary: drawn,
    normal: drawn && boundary && normalOf(drawn, boundary),
  };
}

/** To whole numbers, with the origin, and a square beyond the last example. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(0, ...values) - 1, Math.max(0, ...values) + 1];
}

/** What lies in one place with one label is one point. */
function pointsOf(
  places: readonly PlanePoint[],
  labels: ArrayLike<number>,
  index: ArrayLike<number>,
  say: SheetWords,
): readonly SheetPoint[] {
  const points = new Map<string, Omit<SheetPoint, "name"> & { readonly names: string[] }>();
  places.forEach((place, row) => {
    const positive = (labels[row] ?? 0) > 0;
    const key = `${place} ${positive}`;
    const number = String((index[row] ?? row) + 1);
    const there = points.get(key);
    if (there) there.names.push(number);
    else points.set(key, { place, positive, names: [number] });
  });
  return Array.from(points.values(), ({ names, ...point }) => ({ ...point, name: say.names({ names }) }));
}

/** Where the score changes its sign along the edges of the plot: the engine says what it is at the corners. */
function lineOf(
  engine: Pick<WholeEngine, "featureMap">,
  model: LinearModel,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
): readonly [PlanePoint, PlanePoint] | null {
  const corners: readonly PlanePoint[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  const X = { data: Float64Array.from(corners.flat()), shape: [4, 2] as const };
  const scores = engine.featureMap({ X, features: ["x1", "x2"] }).scores(model, X);
  const cuts = corners.flatMap((from, k) => {
    const [here, there] = [scores[k] ?? 0, scores[(k + 1) % 4] ?? 0];
    const to = corners[(k + 1) % 4] ?? from;
    // A corner that lies on it is one of the edge that begins there.
    if (here === 0) return [from];
    return here * there < 0 ? [between(from, to, here / (here - there))] : [];
  });
  const [first, second] = cuts;
  return first && second ? [first, second] : null;
}

function between([x, y]: PlanePoint, [toX, toY]: PlanePoint, share: number): PlanePoint {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** From the middle of the line along the weights, of length 1. */
function normalOf(
  [from, to]: readonly [PlanePoint, PlanePoint],
  { weights }: LinearModel,
): readonly [PlanePoint, PlanePoint] {
  const middle = between(from, to, 0.5);
  const [right = 0, up = 0] = Array.from(weights);
  const length = Math.hypot(right, up);
  return [middle, [middle[0] + right / length, middle[1] + up / length]];
}
