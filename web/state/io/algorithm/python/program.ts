import type { FeatureMap, LearnerSpec, RunSpec } from "../../../../engine/types.js";
import type { Frame } from "../../../runs/frame.js";
import { leadRunOf } from "../../exports/lead-run.js";
import { exact } from "../../exports/python/learners/settings.js";
import shuffle from "../../exports/python/pieces/shuffle.py?raw";
import { algorithmOf } from "../learners/index.js";
import type { ProgramRun, ProgramText } from "./text.js";

/** A run, its features computed: `rows` has what the learner sees of each example. */
export interface ProgramSource {
  readonly spec: RunSpec & { readonly learner: LearnerSpec };
  readonly rows: readonly (readonly number[])[];
  readonly features: readonly string[];
  readonly title: string;
}

/** A line of a program, and the line of the algorithm that it is. */
export interface ProgramLine {
  readonly text: string;
  readonly id: string | null;
}

/** Up to so many features the engine adds from left to right. */
const shortest = 3;

const shortDot = `def dot(w, x):
    """w·x, from left to right."""
    total = w[0] * x[0]
    for j in range(1, len(w)):
        total = total + w[j] * x[j]
    return total`;

const longDot = `def dot(w, x):
    """w·x, in the order in which the playground adds: eight sums next to one another."""
    products = [wj * xj for wj, xj in zip(w, x)]
    if len(products) < 4:
        total, rest = products[0], products[1:]
    else:
        whole = len(products) // 8 * 8
        lane = [0.0] * 8
        for j in range(whole):
            lane[j % 8] = lane[j % 8] + products[j]
        total = ((lane[0] + lane[2]) + (lane[4] + lane[6])) + ((lane[1] + lane[3]) + (lane[5] + lane[7]))
        rest = products[whole:]
    for product in rest:
        total = total + product
    return total`;

/** The run of a learner as a program that needs Python alone, line by line; null for a learner that is not trained visit by visit. */
export function programOf(source: ProgramSource): readonly ProgramLine[] | null {
  const { spec, rows, features, title } = source;
  const algorithm = algorithmOf(spec.learner);
  if (algorithm === null) return null;
  const labels = Array.from(spec.y);
  const run: ProgramRun = {
    hasBias: spec.bias ?? true,
    features: features.length,
    classes: Math.max(1, ...labels) + 1,
    initial: spec.initial,
  };
  const own = algorithm.program(spec.learner, run);
  const longest = features.length + (own.asRows ? 1 : 0);
  const order = orderOf(spec, own);
  const text = [
    `# ${title}: ${features.join(", ")} -> label`,
    `DATA = [\n${rows.map((row, i) => `    ([${row.map(exact).join(", ")}], ${exact(labels[i] ?? 0)}),`).join("\n")}\n]`,
    `MAX_EPOCHS = ${spec.maxEpochs ?? 1000}`,
    ...order.before,
    `\n\n${longest > shortest ? longDot : shortDot}`,
    ...(own.helpers ?? []).map((helper) => `\n\n${helper}`),
    `\n\n${own.start ?? startOf(run)}`,
    ...(own.before ? [own.before] : []),
    mainLoop(own, order.head),
    ...(own.after ? [own.after] : []),
    "",
    'print(updates, "updates")',
    ...(own.prints ?? (run.hasBias && !own.start?.includes("alpha") ? ["w", "b"] : ["w"])).map(
      (name) => `print("${name} =", ${name})`,
    ),
  ].join("\n");
  return withImports(text).split("\n").map(lineOf);
}

/** The same as a text. */
export function programText(lines: readonly ProgramLine[]): string {
  return `${lines.map(({ text }) => text).join("\n")}\n`;
}

function mainLoop({ counts = "mistakes", head, body, foot }: ProgramText, order: string): string {
  const stop = foot ?? `    if ${counts} == 0:  #~stop\n        break`;
  return [
    "updates = 0",
    "for epoch in range(MAX_EPOCHS):  #~epoch",
    `    ${counts} = 0`,
    ...(head ? [head] : []),
    order,
    body,
    stop,
  ].join("\n");
}

function startOf({ hasBias, features, initial }: ProgramRun): string {
  const weights = (initial?.weights as ArrayLike<number> | undefined) ?? new Float64Array(features);
  const bias = `\nb = ${exact(Number(initial?.bias ?? 0))}  #~initialise`;
  return `w = [${Array.from(weights, exact).join(", ")}]  #~initialise${hasBias ? bias : ""}`;
}

/** The order of the visits: what it takes before the loops, and the head of the inner loop. */
function orderOf({ order, y }: RunSpec, { indexed, asRows }: ProgramText): { before: readonly string[]; head: string } {
  const { kind = "given", seed = 0, indices = [] } = order ?? {};
  const inOrder = (numbers: string): string => `    for i in ${numbers}:  #~example\n        x, y = DATA[i]`;
  if (kind === "given" || asRows) {
    const head = indexed ? "for i, (x, y) in enumerate(DATA):" : "for x, y in DATA:";
    return { before: [], head: `    ${head}  #~example` };
  }
  const shuffled = [`\n\n${shuffle.trim()}`];
  switch (kind) {
    case "positives-first": {
      const rows = Array.from(y, (label, row) => ({ label, row }));
      const sorted = rows.sort((one, other) => other.label - one.label || one.row - other.row);
      return { before: [`ORDER = [${sorted.map(({ row }) => row).join(", ")}]`], head: inOrder("ORDER") };
    }
    case "custom":
      return { before: [`ORDER = [${Array.from(indices).join(", ")}]`], head: inOrder("ORDER") };
    case "shuffle-once":
      return { before: shuffled, head: inOrder(`permutation(len(DATA), ${seed}, 0)`) };
    case "shuffle-each-epoch":
      return { before: shuffled, head: inOrder(`permutation(len(DATA), ${seed}, epoch)`) };
  }
}

function withImports(text: string): string {
  return text.includes("math.") ? `import math\n\n${text}` : text;
}

function lineOf(text: string): ProgramLine {
  const [code = "", id = null] = text.split("  #~");
  return { text: code, id };
}

type ProgramFrame = Pick<Frame, "state" | "examples" | "lead"> & {
  readonly findings: { readonly featureMap: FeatureMap | null } | null;
};

/**
 * The lead's run as a program. The features are computed: the program has what the learner sees. Null where it is not
 * trained visit by visit, and "features" until these have been computed.
 */
export function programOfFrame(frame: ProgramFrame, title: string): readonly ProgramLine[] | "features" | null {
  const { spec } = leadRunOf(frame);
  const { columns } = frame.examples;
  const plain = !spec.features && (spec.scaling ?? "none") === "none";
  if (plain) return programOf({ spec, rows: rowsOf(spec.X), features: columns, title });
  const map = frame.findings?.featureMap;
  if (!map) return "features";
  const { data, shape } = map.map(spec.X);
  const features = spec.features ?? columns;
  return programOf({ spec, rows: rowsOf({ data, shape }), features, title });
}

function rowsOf(X: Parameters<FeatureMap["map"]>[0]): readonly (readonly number[])[] {
  if (!("data" in X)) return X;
  const [count, base] = X.shape;
  return Array.from({ length: count }, (_, row) => Array.from(X.data.subarray(base * row, base * (row + 1))));
}
