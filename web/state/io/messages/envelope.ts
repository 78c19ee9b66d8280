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
