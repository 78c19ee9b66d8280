import fc from "fast-check";
import { courseReviews } from "../../../web/state/data/reviews/course-reviews.js";
import { readState } from "../../../web/state/document/reading/read-state.js";
import { readerUi } from "../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { descriptors } from "../../../web/state/learners/index.js";
import { startOf, withSetting } from "../../../web/state/learners/settings.js";

const seed = fc.nat(99);
const coordinate = fc.double({ min: -9, max: 9, noNaN: true });
const data = fc.oneof(
  fc.record({
    kind: fc.constant("points"),
    points: fc.array(fc.tuple(coordinate, coordinate, fc.constantFrom(-1, 1, 5))),
  }),
  fc.record(
    {
      kind: fc.constant("preset"),
      name: fc.constantFrom("blobs", "xor", "iris-species", "moons"),
      n: fc.integer({ min: 20, max: 50 }),
      noise: fc.double({ min: 0, max: 1, noNaN: true }),
      seed,
    },
    { requiredKeys: ["kind", "name"] },
  ),
  fc.record({
    kind: fc.constant("table"),
    columns: fc.constant(["a", "b", "c", "y"]),
    rows: fc.array(fc.tuple(coordinate, coordinate, coordinate, fc.constantFrom(-1, 1, 5))),
    label: fc.constant("y"),
  }),
  fc.constant({ kind: "preset", name: "iris", columns: [0, 3], species: [2, 1] }),
  fc.constant(courseReviews),
  fc.constant({ ...courseReviews, words: ["excellent", "not"] }),
);
const learner = fc
  .constantFrom(...descriptors)
  .chain(({ kind, fields }) =>
    fc
      .subarray([...fields])
      .map((some) =>
        some.reduce(
          (spec, field) => withSetting(spec, field, field.kind === "number" ? field.max : (field.values[1] ?? null)),
          startOf(kind),
        ),
      ),
  );
const ui = fc.record(
  {
    tool: fc.constantFrom("erase", "move"),
    brush: fc.integer({ min: 1, max: 50 }),
    heading: fc.constantFrom("Homework 2", "a & b = c # d + é?", "“日本” 𝒘"),
    theme: fc.constantFrom("dark", "projector"),
    speed: fc.constantFrom(1, 7.5, "max"),
    shading: fc.constantFrom(true, false),
    live: fc.boolean(),
    lift: fc.oneof(
      fc.constant(null),
      fc.record({ feature: fc.constantFrom("bias", "x1*x2"), turn: fc.constantFrom(-58, 10), tilt: fc.constant(20) }),
    ),
    labels: fc.constant("zero-one"),
    biasAs: fc.constantFrom("weight", "threshold"),
    drawer: fc.constantFrom("projection", "weight-space"),
    turned: fc.boolean(),
    axis: fc.constant("distance"),
    target: fc.constantFrom([2, 2, -3], [0.5, 0]),
    weightAxes: fc.constantFrom(["x1", "bias"], ["x2", "x1"]),
    lesson: fc.constantFrom("4.2", "20.1"),
    course: fc.constantFrom("course.json", "https://example.org/a course?b=c&d"),
    hide: fc.subarray(["bench", "story", "charts", "projection", "weight-space"]),
    lock: fc.subarray(["stage", "learner", "order", "notation"]),
    embed: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Any state there can be: what is put together at random, as it is read. */
export const anyState = fc
  .record(
    {
      data,
      features: fc.subarray(["x1", "x2", "x1*x2"], { minLength: 1 }),
      scaling: fc.constantFrom("none", "min-max"),
      bias: fc.boolean(),
      learners: fc.array(learner, { minLength: 1, maxLength: 3 }),
      order: fc.record(
        { kind: fc.constantFrom("given", "positives-first", "shuffle-once", "shuffle-each-epoch"), seed },
        { requiredKeys: ["kind"] },
      ),
      initial: fc.constantFrom(null, { weights: [1, 2], bias: 0 }),
      maxEpochs: fc.integer({ min: 1, max: 2000 }),
      split: fc.option(fc.record({ fraction: fc.double({ min: 0, max: 0.9, noNaN: true }), seed })),
      visit: fc.nat(50),
      view: fc.constantFrom(null, { x: [0, 1], y: [-1, 2] }),
      ui,
    },
    { requiredKeys: [] },
  )
  .map((some) => readState(some).state);

/** As another reader sees it, who has tools of their own. */
export function shared(state: PlaygroundState): PlaygroundState {
  const own = Object.entries(readerUi).map(([name, row]) => [name, row.default]);
  return { ...state, ui: { ...state.ui, ...Object.fromEntries(own) } };
}
