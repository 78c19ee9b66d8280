import * as v from "valibot";
import { envelope, state } from "./envelope.js";

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
    v.object({ ...envelope("quiz"), detail: v.unknown() }),
    v.description("A question has been answered: the detail of the element's `pp-quiz`."),
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
