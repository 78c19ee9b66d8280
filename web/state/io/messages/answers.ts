import * as v from "valibot";

/** Every message bears it: others on the page send messages of their own. */
export const ns = "perceptron-playground";

const mostId = 200;

/** What an answer repeats. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(mostId)), v.pipe(v.number(), v.finite())], "must be a text or a number"),
  v.description(`Chosen by the sender, at most ${mostId} characters: the answer has the same.`),
);

/** The members of every message, in either direction. */
export function envelope<const Type extends string>(type: Type) {
  return { ns: v.literal(ns), v: v.literal(1), type: v.literal(type), id: v.exactOptional(id) };
}

/** Any object: what is wrong in a state is told field by field, and the rest of it is taken. */
export const state = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    "must be an object",
  ),
  v.description("The state of the playground, as its files and its `state` property hold it."),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const moment = {
  visit: v.pipe(count, v.description("Visits before this moment.")),
  epoch: v.pipe(count, v.description("Completed passes over the examples.")),
  updates: v.pipe(count, v.description("Updates before this moment.")),
};

const refusal = {
  code: v.pipe(v.string(), v.description("For programs, as `out-of-range`.")),
  field: v.pipe(v.string(), v.description("What was wrong, as `learners.0.learningRate`; empty where it is no field.")),
  message: v.pipe(v.string(), v.description("For people.")),
};

const place = (what: string) => v.pipe(v.nullable(v.pipe(count, v.minValue(1))), v.description(what));

/** As `QuizDetail`, which the element's event has. */
const quiz = v.object({
  course: v.pipe(
    v.nullable(v.string()),
    v.description("The title of a teacher's own course; null: the lessons built in."),
  ),
  lesson: place("Of the lesson, from 1; null: the question is of none."),
  step: place("Of its step, from 1."),
  task: place("Of the question in the step, from 1."),
  kind: v.pipe(
    v.string(),
    v.description("The kind of question, as `number` or `weights`; or the challenge, as `most-updates`."),
  ),
  seed: v.pipe(
    v.nullable(count),
    v.description("Which question of that kind, as `?quiz=weights.4` has it: 4; null: of a lesson, or a challenge."),
  ),
  right: v.pipe(
    v.boolean(),
    v.description("Whether the answer was right; in a challenge, whether the result that was to be beaten is."),
  ),
  tries: v.pipe(count, v.minValue(1), v.description("Answers given to it so far, this one included.")),
  result: v.pipe(
    v.nullable(v.number()),
    v.description("In a challenge what the page is worth, as 72 updates, where it counts; else null."),
  ),
});

/** What a frame says, unasked or, with the `id` of a request, in answer to it: one schema a type. */
export const answers = [
  v.pipe(v.object({ ...envelope("ready"), state }), v.description("It can be used. Once, and unasked.")),
  v.pipe(
    v.object({ ...envelope("state"), state, refusals: v.exactOptional(v.array(v.object(refusal))) }),
    v.description(
      "The state has changed, in more than the visit; or is answered. `refusals`: what was not taken of it.",
    ),
  ),
  v.pipe(v.object({ ...envelope("step"), ...moment }), v.description("Another moment is shown; or is answered.")),
  v.pipe(
    v.object({ ...envelope("converged"), ...moment }),
    v.description("A whole epoch has passed without a mistake."),
  ),
  v.pipe(
    v.object({ ...envelope("quiz"), detail: quiz }),
    v.description(
      "A question has been answered, or the page judged in a challenge: the detail of the element's `pp-quiz`.",
    ),
  ),
  v.pipe(
    v.object({ ...envelope("error"), ...refusal }),
    v.description("Something was not taken; with an `id`, the request that has it."),
  ),
  v.pipe(
    v.object({ ...envelope("resize"), height: v.pipe(count, v.description("In CSS pixels.")) }),
    v.description('So high is the whole page. Beside it Canvas\'s `{ subject: "lti.frameResize", height }` is posted.'),
  ),
] as const;

export type Answer = v.InferOutput<(typeof answers)[number]>;
/** Without what every message bears. */
export type Said = Answer extends infer One ? (One extends Answer ? Omit<One, "ns" | "v" | "id"> : never) : never;
