import * as v from "valibot";
import { finite, maybe, product, text, whole, words } from "../../document/primitives.js";
import { nearest, rule } from "../../document/reading/checks.js";

/** What a run says of itself as a number. A feature, or "bias": its weight. */
const quantities = [
  "updates",
  "mistakes",
  "visits",
  "epochs",
  "score",
  "label",
  "example",
  "training-mistakes",
  "bias",
] as const;

const quantity = v.pipe(
  v.string("must be a text"),
  v.check(
    (name) => quantities.some((one) => one === name) || v.is(product, name),
    ({ input }) => {
      const near = nearest(input, quantities);
      return near === undefined
        ? rule("must be one of {0}, or a feature such as x1*x2", quantities.join(", "))
        : rule("A run has no number named {0}: did you mean {1}?", input, near);
    },
  ),
);

/** The moment a quantity is taken at. */
const moment = v.pipe(
  v.string("must be a moment"),
  v.regex(
    /^(now|end|next visit|(visit|epoch) [1-9]\d*)$/,
    'must be "now", "end", "next visit", or as "visit 5" or "epoch 2"',
  ),
);

const counted = v.pipe(whole, v.minValue(1, "must be at least 1"));
const said = text(600);

const option = v.object({ say: said, right: maybe(v.literal(true, "must be true")), wrong: maybe(said) });

/** What is right has no reply of its own. One that is empty waits for its text. */
const isRightOrReplies = ({ right, wrong }: { right?: true | undefined; wrong?: string | undefined }): boolean =>
  (right === undefined) !== (wrong === undefined);

const options = v.pipe(
  v.array(option, "must be a list of options"),
  v.minLength(2, "must have two options at least"),
  v.check((list) => list.some(({ right }) => right), "must have an option that is right"),
  v.check((list) => list.every(isRightOrReplies), "must each have `right`, or a reply in `wrong`"),
);

/** How far a line of an algorithm is indented. */
const depth = v.pipe(whole, v.minValue(0, "must be from 0 to 4"), v.maxValue(4, "must be from 0 to 4"));
const line = text(120);

const ordered = v.pipe(
  v.array(v.object({ line, in: maybe(depth), swap: maybe(text(20)), wrong: maybe(said) }), "must be a list of lines"),
  v.minLength(3, "must have three lines at least"),
  v.maxLength(10, "must have ten lines at most"),
  v.check(
    (lines) => lines.every(({ swap, wrong }, k) => wrong !== undefined || k === 0 || (swap && swap === lines[0]?.swap)),
    "must each say in `wrong` what the line would do too early, all but the first",
  ),
);

const withBlank = v.pipe(
  v.array(v.object({ line: maybe(line), in: maybe(depth) }), "must be a list of lines"),
  v.check((lines) => lines.filter((one) => one.line === undefined).length === 1, "must have one line without `line`"),
);

const suspected = v.pipe(
  v.array(
    v.object({ line, in: maybe(depth), right: maybe(v.literal(true, "must be true")), wrong: maybe(said) }),
    "must be a list of lines",
  ),
  v.check((lines) => lines.some(({ right }) => right), "must have a line with `right`"),
  v.check((lines) => lines.every(isRightOrReplies), "must each have `right`, or say in `wrong` what the line does"),
);

/** Whether the examples have to be those of the start of the step, wherever they have been moved to. */
const kept = maybe(v.literal(true, "must be true"));

const stretch = v.pipe(
  v.string(rule("must look like {0}", "1..5")),
  v.regex(/^[1-9]\d*\.\.[1-9]\d*$/, rule("must look like {0}", "1..5")),
  v.transform((range) => range.split("..").map(Number) as [number, number]),
  v.check(([first, last]) => first <= last && last - first < 20, "must go forwards, over 20 visits at most"),
);

/** A learner for the labels −1 and +1. */
const predictor = words(["perceptron", "averaged", "voted", "pocket", "passive-aggressive"]);

/** What takes an answer. */
export const answered = [
  v.object({
    kind: v.literal("number"),
    is: maybe(finite),
    of: maybe(quantity),
    after: maybe(moment),
    within: maybe(v.pipe(finite, v.minValue(0, "must not be negative"))),
  }),
  v.object({ kind: v.literal("choice"), options }),
  v.object({ kind: v.literal("mistake") }),
  v.object({
    kind: v.literal("weights"),
    of: maybe(v.literal("weights", 'must be "weights"')),
    after: maybe(moment),
    is: maybe(v.object({ weights: v.array(finite, "must be a list of numbers"), bias: maybe(finite) })),
    signs: maybe(v.array(words(["+", "-", "0"]), "must be a list of +, - and 0")),
  }),
  v.object({
    kind: v.literal("cells"),
    visits: stretch,
    blank: v.pipe(v.array(words(["score", "mistake", "weights"])), v.minLength(1, "must name a column")),
  }),
  v.object({ kind: v.literal("lines"), lines: ordered }),
  v.object({ kind: v.literal("blank-line"), lines: withBlank, options }),
  v.object({ kind: v.literal("wrong-line"), lines: suspected }),
] as const;

/** What is done on the page. */
export const done = [
  v.object({
    kind: v.literal("reached"),
    visit: maybe(counted),
    epoch: maybe(counted),
    updates: maybe(counted),
  }),
  v.object({ kind: v.literal("converged") }),
  v.object({ kind: v.literal("separates"), kept }),
  v.object({ kind: v.literal("verdict"), is: words(["separable", "inseparable"]), added: maybe(counted), kept }),
  v.object({ kind: v.literal("bound"), least: counted }),
  v.object({ kind: v.literal("target"), astray: maybe(whole), bound: maybe(counted) }),
  v.object({
    kind: v.literal("run-takes"),
    of: words(["updates", "epochs"]),
    least: maybe(counted),
    most: maybe(counted),
    examples: maybe(counted),
    same: maybe(v.literal(true, "must be true")),
  }),
  v.object({
    kind: v.literal("disagree"),
    between: v.tuple([predictor, predictor], "must be two learners"),
    least: counted,
  }),
  v.object({ kind: v.literal("setting"), is: text(400) }),
  v.object({ kind: v.literal("features"), has: v.pipe(v.array(product), v.minLength(1, "must name a feature")) }),
] as const;

const kinds = [...answered, ...done].map(({ entries }) => entries.kind.literal);

/** One check that takes an answer, or one or several that hold together of what is done. */
export const check = v.variant("kind", [...answered, ...done], `must be of a kind: ${kinds.join(", ")}`);
