import * as v from "valibot";
import { mostPoints } from "./examples.js";
import type { PlaygroundState } from "./playground-state.js";

// What a schema without words of its own says.
v.setGlobalMessage(({ received }) => (received === "undefined" ? "is missing" : "is of the wrong kind"));

const finite = v.pipe(v.number("must be a number"), v.finite("must be a finite number"));
const whole = v.pipe(finite, v.integer("must be a whole number"), v.minValue(0, "must not be negative"));
const pair = v.tuple([whole, whole], "must be two whole numbers");
const range = v.pipe(
  v.tuple([finite, finite], "must be two numbers"),
  v.check(([low, high]) => low < high, "must go from a smaller to a larger number"),
);

/** Optional without `undefined`, as exactOptionalPropertyTypes wants it. */
const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(schema);

function words<const Words extends readonly string[]>(list: Words) {
  return v.picklist(list, `must be one of ${list.join(", ")}`);
}

const points = v.object({
  kind: v.literal("points"),
  points: v.pipe(
    v.array(v.tuple([finite, finite, v.picklist([-1, 1], "label must be −1 or +1")]), "must be a list of points"),
    v.maxLength(mostPoints, `has more points than fit (${mostPoints})`),
  ),
});

const preset = v.object({
  kind: v.literal("preset"),
  name: v.string("must be a name"),
  n: maybe(whole),
  noise: maybe(finite),
  seed: maybe(whole),
  columns: maybe(pair),
  species: maybe(pair),
});

const perceptron = v.object({
  kind: words(["perceptron"]),
  learningRate: maybe(finite),
  tie: maybe(words(["mistake", "correct", "negative", "positive"])),
});

const speedRule = 'must be a number from 1 on, or "max"';

const ui = v.object({
  tool: words(["positive", "negative", "erase", "move"]),
  brush: v.pipe(whole, v.minValue(1, "must be 1 to 50"), v.maxValue(50, "must be 1 to 50")),
  theme: words(["auto", "light", "dark", "projector"]),
  speed: v.union([v.literal("max"), v.pipe(finite, v.minValue(1, speedRule))], speedRule),
  precision: words(["short", "full"]),
  keepWeights: v.boolean("must be true or false"),
  hide: v.array(words(["header", "bench", "story", "charts", "transport"]), "must be a list"),
});

/** One schema a field of the state: what the URL, a file or a message brings is checked field by field. */
export const fields = {
  data: v.variant("kind", [points, preset], 'must be "points" or "preset"'),
  features: v.pipe(
    v.array(words(["x1", "x2"]), "must be a list of features"),
    v.check((names) => new Set(names).size === names.length, "must not name a feature twice"),
  ),
  scaling: words(["none", "standardize", "min-max", "unit-norm"]),
  bias: v.boolean("must be true or false"),
  learners: v.pipe(v.array(perceptron, "must be a list of learners"), v.minLength(1, "must name a learner")),
  order: v.object({
    kind: words(["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"]),
    seed: maybe(whole),
    indices: maybe(v.array(whole)),
  }),
  initial: v.nullable(v.object({ weights: v.array(finite, "must be a list of numbers"), bias: finite })),
  maxEpochs: v.pipe(whole, v.minValue(1, "must be at least 1"), v.maxValue(2147483647, "must be at most 2147483647")),
  visit: whole,
  view: v.nullable(v.object({ x: range, y: range })),
  ui: v.partial(ui),
} satisfies Record<Exclude<keyof PlaygroundState, "v">, v.GenericSchema>;
