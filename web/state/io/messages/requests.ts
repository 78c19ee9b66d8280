import * as v from "valibot";
import { whole } from "../../document/primitives.js";
import { envelope, state } from "./envelope.js";

const visit = v.pipe(
  whole,
  v.safeInteger("must be at most 9007199254740991"),
  v.description("From 0, the untrained state, on."),
);

/** What a frame may be asked: one schema a type. */
export const requests = [
  v.pipe(v.object(envelope("getState")), v.description("Asks for the state. Answered by `state`.")),
  v.pipe(
    v.object({ ...envelope("setState"), state }),
    v.description("Replaces the state; what is left out has its default. Answered by `state`, once it is shown."),
  ),
  v.pipe(v.object(envelope("play")), v.description("Plays. Answered by `step`.")),
  v.pipe(v.object(envelope("pause")), v.description("Pauses. Answered by `step`.")),
  v.pipe(v.object(envelope("step")), v.description("Makes one visit. Answered by `step`.")),
  v.pipe(
    v.object({ ...envelope("seek"), visit }),
    v.description(
      "Goes to the state just before a visit. Answered by `step`, once it is there; by `error` where the run has no such visit.",
    ),
  ),
  v.pipe(v.object(envelope("reset")), v.description("Goes back to the start. Answered by `step`.")),
] as const;

export const request = v.variant("type", requests);

export type Request = v.InferOutput<typeof request>;
