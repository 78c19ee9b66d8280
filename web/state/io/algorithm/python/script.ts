import type { LearnerSpec, OrderSpec, RunSpec, Scaling } from "../../../../engine/types.js";
import { productOf } from "../../../document/features/products.js";
import type { Frame } from "../../../runs/frame.js";
import { leadRunOf } from "../../exports/lead-run.js";
import { oneLine } from "../../exports/tex.js";
import { exact, fileName, type TextFile } from "../../exports/text-file.js";
import { programOf } from "../learners/index.js";
import dot from "./pieces/dot.py?raw";
import minMax from "./pieces/min-max.py?raw";
import products from "./pieces/products.py?raw";
import shortDot from "./pieces/short-dot.py?raw";
import shuffle from "./pieces/shuffle.py?raw";
import standardize from "./pieces/standardize.py?raw";
import unitNorm from "./pieces/unit-norm.py?raw";
import { floats, type ProgramRun, type ProgramText, type ScikitCall } from "./text.js";

/** A run, and what is said of it in a script. */
export interface ScriptSource {
  /** What the engine trains. */
  readonly spec: RunSpec & { readonly learner: LearnerSpec };
  /** The base features for people. */
  readonly columns: readonly string[];
  /** "Averaged perceptron": what the script is about. */
  readonly title: string;
  /** Where the page shows this run; null where no address does. */
  readonly link: string | null;
}

/** A line of a script, and the line of the algorithm that it is. */
export interface ScriptLine {
  readonly text: string;
  readonly id: string | null;
}

type ScriptFrame = Pick<Frame, "state" | "examples" | "lead">;

/** The run of a page's lead as a script. @param title what it is, in the language of the page. */
export function scriptFile(frame: ScriptFrame, title: string, link: string | null): TextFile {
  const text = scriptText(frameLines(frame, title, link));
  return { name: fileName(frame.state, "run", "py"), type: "text/x-python", text };
}

/** The same line by line. */
export function frameLines(frame: ScriptFrame, title: string, link: string | null): readonly ScriptLine[] {
  const { spec } = leadRunOf(frame);
  return scriptLines({ spec, columns: frame.examples.columns, title, link });
}

/** A script that makes the same visits, mistakes and weights with Python alone, bit for bit. */
export function pythonScript(source: ScriptSource): string {
  return scriptText(scriptLines(source));
}

function scriptText(lines: readonly ScriptLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join("");
}

/** Up to so many features the engine adds from left to right. */
const shortest = 3;

export function scriptLines(source: ScriptSource): readonly ScriptLine[] {
  const { spec } = source;
  const { data, base } = examplesOf(source);
  const y = Array.from(spec.y);
  const run: ProgramRun = {
    hasBias: spec.bias ?? true,
    features: spec.features?.length ?? base,
    classes: Math.max(1, ...y) + 1,
    initial: spec.initial,
  };
  const own = programOf(spec.learner, run);
  const long = Math.max(base, own.longest ?? run.features) > shortest;
  const constants = [["MAX_EPOCHS", String(spec.maxEpochs ?? 1000)], ...(own.constants ?? [])];
  const code = [
    examples(source, data, base, y),
    constants.map(([name, value]) => `${name} = ${value}`).join("\n"),
    long ? dot : shortDot,
    ...featureScript(spec.scaling ?? "none", spec.features),
    ...orderScript(spec.order),
    ...(own.helpers ?? []),
    trainScript(own, run),
    learnerScript,
    ending,
    scikitScript(own.scikit),
  ];
  const body = code.map((block) => block.trim()).join("\n\n\n");
  return `${heading(source, body)}\n\n${body}`.split("\n").map((line) => {
    const [text = "", id = null] = line.split("  #~");
    return { text, id };
  });
}

function examplesOf({ spec: { X, y } }: ScriptSource): { readonly data: Float64Array; readonly base: number } {
  if ("data" in X) return { data: X.data, base: X.shape[1] };
  return { data: Float64Array.from(X.flat()), base: y.length > 0 ? X.flat().length / y.length : 0 };
}

function heading({ title, link }: ScriptSource, code: string): string {
  const imports = [
    ...(code.includes("functools.") ? ["import functools"] : []),
    ...(code.includes("math.") ? ["import math"] : []),
    ...(code.includes("Fraction(") ? ["from fractions import Fraction"] : []),
  ];
  return [
    `"""${oneLine(title)}: the run of Perceptron Playground once more, visit by visit.`,
    "",
    "Python 3 is all it takes. Every visit, every mistake and every weight is the same, to the last bit: all sums are in",
    "the order in which the playground adds.",
    ...(link ? ["", link] : []),
    '"""',
    ...(imports.length > 0 ? ["", ...imports] : []),
  ].join("\n");
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
    'table = [[float(number) for number in line.split()] for line in EXAMPLES.split("\\n") if line]',
    "X, Y = [row[:-1] for row in table], [int(row[-1]) for row in table]",
  ].join("\n");
}

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
  if (!features) return [...code, `Z = ${base}`];
  const factors = features.map((name) => `[${(productOf(name) ?? []).map((number) => number - 1).join(", ")}]`);
  return [
    ...code,
    `# ${features.join(", ")}: each a product of base features.\nFEATURES = [${factors.join(", ")}]`,
    products,
    `Z = products(${base})`,
  ];
}

/** Which examples an epoch visits, one after another: a function of its number. */
function orderScript(order: OrderSpec | undefined): readonly string[] {
  const { kind = "given", seed = 0, indices = [] } = order ?? {};
  const rules: Readonly<Record<OrderSpec["kind"], readonly [said: string, rule: string]>> = {
    given: ["as given", "range(len(Y))"],
    "positives-first": ["positives first", "sorted(range(len(Y)), key=lambda i: -Y[i])"],
    "shuffle-once": ["shuffled once", `permutation(len(Y), ${seed}, 0)`],
    "shuffle-each-epoch": ["shuffled anew", `permutation(len(Y), ${seed}, epoch)`],
    custom: ["as chosen", `[${Array.from(indices).join(", ")}]`],
  };
  const [said, rule] = rules[kind];
  const code = `def order_of(epoch):\n    """The examples in the order in which an epoch visits them: ${said}."""\n    return ${rule}`;
  return rule.startsWith("permutation") ? [shuffle, code] : [code];
}

/** The loops, and a learner's own lines in them. */
function trainScript(own: ProgramText, run: ProgramRun): string {
  const { about, start, before, once, head, body, counts = "mistakes", foot, after, score = "a", mistake, model } = own;
  const trained = own.trained ?? (run.hasBias ? "[*w, b]" : "[*w, 0.0]");
  const main = [
    start ?? startOf(run),
    before,
    once ? "for epoch in range(1):" : `for epoch in range(MAX_EPOCHS):  #~epoch\n    ${counts} = 0`,
    head,
    "    for i in order_of(epoch):  #~example\n        x, y = Z[i], Y[i]  #~example",
    body,
    `        yield epoch, i, ${score}, ${mistake}, ${trained}`,
    once ? undefined : (foot ?? `    if ${counts} == 0:  #~stop\n        break`),
    after,
    `learner.predicts_with = ${model}  #~return`,
  ];
  const indented = main
    .filter((part) => part)
    .join("\n")
    .replace(/^(?=.)/gm, "    ");
  return `def train(learner):
    """${about}

    Yields epoch, example, score and mistake of each visit, and what is in training after it.
    """
${indented}`;
}

function startOf({ hasBias, features, initial }: ProgramRun): string {
  const weights = (initial?.weights as ArrayLike<number> | undefined) ?? new Float64Array(features);
  const zeros = Array.from(weights).every((weight) => Object.is(weight, 0));
  const bias = hasBias ? `\nb = ${floats([Number(initial?.bias ?? 0)]).slice(1, -1)}  #~initialise` : "";
  return `w = ${zeros && features > 4 ? `[0.0] * ${features}` : floats(weights)}  #~initialise${bias}`;
}

const learnerScript = `class Learner:
    """What training comes to."""

    def model(self):
        """What predicts."""
        return self.predicts_with


learner = Learner()`;

const ending = `if __name__ == "__main__":
    visits = list(train(learner))
    mistakes = sum(mistake for _, _, _, mistake, _ in visits)
    print(len(visits), "visits in", 1 + visits[-1][0], "epochs,", mistakes, "mistakes")
    print("in training:", *visits[-1][4])
    print("predicts with:", learner.model())`;

/** What scikit-learn makes of the same examples: a function that is there to be called. */
function scikitScript({ lines, remarks }: ScikitCall): string {
  const said = remarks.map((remark) => `# ${remark}`).join("\n");
  if (!lines) return `# scikit-learn:\n${said}`;
  const [module = ""] = /sklearn\.\w+/.exec(lines[0] ?? "") ?? [];
  const body = [`import ${module}`, "", ...lines, "return model"].map((line) => (line ? `    ${line}` : ""));
  return `# The same with scikit-learn: with_scikit_learn().\n${said}\ndef with_scikit_learn():\n${body.join("\n")}`;
}
