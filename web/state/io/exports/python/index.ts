import type { OrderSpec, Scaling } from "../../../../engine/types.js";
import { productOf } from "../../../document/features/products.js";

import type { Frame } from "../../../runs/frame.js";
import { leadRunOf } from "../lead-run.js";
import { oneLine } from "../tex.js";
import { fileName, type TextFile } from "../text-file.js";
import { learnerScript } from "./learners/index.js";
import { exact } from "./learners/settings.js";
import dot from "./pieces/dot.py?raw";
import minMax from "./pieces/min-max.py?raw";
import products from "./pieces/products.py?raw";
import shortDot from "./pieces/short-dot.py?raw";
import shuffle from "./pieces/shuffle.py?raw";
import standardize from "./pieces/standardize.py?raw";
import unitNorm from "./pieces/unit-norm.py?raw";
import type { LearnerScript, ScikitCall, ScriptRun, ScriptSource } from "./script.js";

const scalings: Readonly<Record<Scaling, string | null>> = {
  none: null,
  standardize,
  "min-max": minMax,
  "unit-norm": unitNorm,
};

/** From base features X to what the learner sees, Z. */
function featureScript(scaling: Scaling, features: readonly string[] | undefined): readonly string[] {
  const scaled = scalings[scaling];
  const base = scaled === null ? "X" : "scaled(X)";
  const code = scaled === null ? [] : [scaled];
  if (!features) return [...code, `Z = ${base}\n`];
  const factors = features.map((name) => `[${(productOf(name) ?? []).map((number) => number - 1).join(", ")}]`);
  return [
    ...code,
    `# ${features.join(", ")}: each a product of base features.\nFEATURES = [${factors.join(", ")}]\n`,
    products,
    `Z = products(${base})\n`,
  ];
}

/** Which examples an epoch visits, one after another: a function of its number. */
function orderScript(order: OrderSpec | undefined): { readonly code: readonly string[] } {
  const { kind = "given", seed = 0, indices = [] } = order ?? {};
  const shuffled = kind === "shuffle-once" || kind === "shuffle-each-epoch";
  const rule: Readonly<Record<OrderSpec["kind"], string>> = {
    given: "np.arange(len(y))",
    "positives-first": 'np.argsort(-y, kind="stable")',
    "shuffle-once": `np.array(permutation(len(y), ${seed}, 0))`,
    "shuffle-each-epoch": `np.array(permutation(len(y), ${seed}, epoch))`,
    custom: `np.array([${Array.from(indices).join(", ")}])`,
  };
  const code = `def order_of(epoch):\n    """The examples in the order in which an epoch visits them: ${words[kind]}."""\n    return ${rule[kind]}\n`;
  return { code: shuffled ? [shuffle, code] : [code] };
}

const words: Readonly<Record<OrderSpec["kind"], string>> = {
  given: "as given",
  "positives-first": "positives first",
  "shuffle-once": "shuffled once",
  "shuffle-each-epoch": "shuffled anew",
  custom: "as chosen",
};

export type { ScriptSource } from "./script.js";

/** The run of a page's lead as a script. @param title what it is, in the language of the page. */
export function scriptFile(frame: Frame, title: string, link: string | null): TextFile {
  const { spec } = leadRunOf(frame);
  const text = pythonScript({ spec, columns: frame.examples.columns, title, link });
  return { name: fileName(frame.state, "run", "py"), type: "text/x-python", text };
}

/** Up to here `dot` of the core adds from left to right. */
const shortest = 3;

/** A Python script that makes the same visits, mistakes and weights with NumPy alone, bit for bit. */
export function pythonScript(source: ScriptSource): string {
  const { spec } = source;
  const { data, base } = examplesOf(source);
  const features = spec.features?.length ?? base;
  const y = Array.from(spec.y);
  const run: ScriptRun = {
    features,
    bias: spec.bias ?? true,
    maxEpochs: spec.maxEpochs ?? 1000,
    classes: Math.max(1, ...y) + 1,
    initial: spec.initial,
  };
  const learner = learnerScript(spec.learner, run);
  const long = Math.max(base, learner.longest ?? features) > shortest;
  const blocks = [
    heading(source, learner),
    examples(source, data, base, y),
    settings(learner, run),
    long ? dot : shortDot,
    ...featureScript(spec.scaling ?? "none", spec.features),
    ...orderScript(spec.order).code,
    ...learner.code,
    learner.loop,
    `learner = ${learner.instance}\n`,
    ending,
    scikitScript(learner.scikit),
  ];
  return blocks.join("\n\n").replace(/\n{4,}/g, "\n\n\n");
}

function examplesOf({ spec: { X, y } }: ScriptSource): { readonly data: Float64Array; readonly base: number } {
  if ("data" in X) return { data: X.data, base: X.shape[1] };
  return { data: Float64Array.from(X.flat()), base: y.length > 0 ? X.flat().length / y.length : 0 };
}

function heading({ title, link }: ScriptSource, { code }: LearnerScript): string {
  const all = code.join("");
  const imports = [
    ...(all.includes("math.") ? ["import math"] : []),
    ...(all.includes("Fraction(") ? ["from fractions import Fraction"] : []),
  ];
  const lines = [
    `"""${oneLine(title)}: the run of Perceptron Playground once more, visit by visit.`,
    "",
    "NumPy is all it takes. Every visit, every mistake and every weight is the same, to the last bit: all sums are in the",
    "order in which the playground adds.",
    ...(link ? ["", link] : []),
    '"""',
    "",
    ...imports,
    ...(imports.length > 0 ? [""] : []),
    "import numpy as np",
    "",
  ];
  return lines.join("\n");
}

/** As text, which Python reads faster than a list, and to the same bits. */
function examples({ columns }: ScriptSource, data: Float64Array, base: number, y: readonly number[]): string {
  const rows = y.map((label, i) => [...data.subarray(base * i, base * (i + 1)), label].map(exact).join(" "));
  const names = [...columns, "label"].map((name) => oneLine(name).replace(/\s+/g, " ")).join(" · ");
  return [
    `# An example a line: ${names}`,
    'EXAMPLES = """',
    ...rows,
    '"""',
    'table = np.array([[float(number) for number in line.split()] for line in EXAMPLES.split("\\n") if line])',
    "X, y = table[:, :-1], table[:, -1]",
    "",
  ].join("\n");
}

function settings({ constants }: LearnerScript, { bias, maxEpochs }: ScriptRun): string {
  const all = [["BIAS", bias ? "1.0" : "0.0"], ["MAX_EPOCHS", String(maxEpochs)], ...constants];
  return `${all.map(([name, value]) => `${name} = ${value}`).join("\n")}\n`;
}

const ending = `if __name__ == "__main__":
    visits = list(train(learner))
    mistakes = sum(bool(mistake) for _, _, _, mistake, _ in visits)
    print(len(visits), "visits in", 1 + visits[-1][0], "epochs,", mistakes, "mistakes")
    print("in training:", *learner.trained())
    print("predicts with:", learner.model())
`;

/** What scikit-learn makes of the same examples: a function that is there to be called. */
function scikitScript({ lines, remarks }: ScikitCall): string {
  const said = remarks.map((remark) => `# ${remark}`).join("\n");
  if (!lines) return `# scikit-learn:\n${said}\n`;
  const [module = ""] = /sklearn\.\w+/.exec(lines[0] ?? "") ?? [];
  const body = [`import ${module}`, "", ...lines, "return model"].map((line) => (line ? `    ${line}` : ""));
  return `# The same with scikit-learn: with_scikit_learn().\n${said}\ndef with_scikit_learn():\n${body.join("\n")}\n`;
}
