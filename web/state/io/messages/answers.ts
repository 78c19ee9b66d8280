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

const given = "A number, a place of a choice from 0, true or false, or several numbers";
const answer = (what: string) =>
  v.pipe(
    v.nullable(v.union([v.number(), v.boolean(), v.pipe(v.array(v.number()), v.readonly())])),
    v.description(what),
  );

const taskId = v.pipe(
  v.string(),
  v.description(
    "`4.2.1` is the first question of lesson 4, step 2, and `4.2.0` that the step was read; `weights.5` a question of practice; `spiral` a challenge.",
  ),
);

/** As `QuizDetail`, which the element's event has. */
const quiz = v.object({
  id: taskId,
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
  answer: answer(`${given}; null: something was done on the page.`),
  truth: answer("An answer that is right, in the same form; null: no answer can be named."),
  max: v.pipe(v.literal(1), v.description("What it is worth in a score.")),
  revealed: v.pipe(
    v.boolean(),
    v.description("Whether its solution has been shown: then it is worth nothing any more."),
  ),
});

/** As `ProgressReport`, which the element's event has. */
const progress = {
  course: v.pipe(
    v.nullable(v.string()),
    v.description("The title of a teacher's own course; null: the lessons built in."),
  ),
  at: v.pipe(
    v.nullable(v.string()),
    v.description("What is open: a step as `4.2`, a question as `weights.5`, a challenge as `spiral`; null: none."),
  ),
  tasks: v.pipe(
    v.array(
      v.object({
        id: taskId,
        kind: v.pipe(v.string(), v.description("As `number` or `weights`; of a step that was read, `read`.")),
        right: v.pipe(v.boolean(), v.description("Whether it was answered right.")),
        tries: v.pipe(count, v.description("Answers given so far.")),
        revealed: v.pipe(v.boolean(), v.description("Whether its solution was shown.")),
        skipped: v.pipe(v.boolean(), v.description("Whether it was left out, and has not been answered since.")),
      }),
    ),
    v.readonly(),
    v.description(
      "Of what counts, what has been tried, shown, left out or read: each `{ id, kind, right, tries, revealed, skipped }`.",
    ),
  ),
  score: v.pipe(
    v.object({ raw: count, max: count }),
    v.description(
      "`{ raw, max }`: 1 for each question answered right, by itself and within `tries=`, of so many. It is computed in the reader's browser.",
    ),
  ),
  complete: v.pipe(
    v.boolean(),
    v.description("Whether all that counts has been gone through: answered, shown, left out or read."),
  ),
  success: v.pipe(v.boolean(), v.description("Whether the score has reached `pass-mark=`.")),
  saved: v.pipe(
    v.string(),
    v.description(
      "All that was done as a text of less than 4,096 characters, as SCORM 1.2 keeps it. `setProgress` takes it back, now and in later versions.",
    ),
  ),
};

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
    v.object({ ...envelope("progress"), ...progress }),
    v.description(
      "What has been done, where a lesson or a question is open: after `ready`, and after each answer, each question left out and each step read. The detail of the element's `pp-progress`.",
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
