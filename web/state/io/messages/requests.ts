import * as v from "valibot";
import { quoted } from "../../../engine/checks.js";
import { whole } from "../../document/primitives.js";
import { nearest } from "../../document/reading/checks.js";
import type { Refusal } from "../../document/reading/refusal.js";
import { answers, envelope, id, ns, state } from "./answers.js";

const visit = v.pipe(
  whole,
  v.safeInteger("must be at most 9007199254740991"),
  v.description("From 0, the untrained state, on."),
);

/** Looked through as a whole: what is wrong is told by its field. */
const given = v.pipe(
  v.union([v.string(), v.record(v.string(), v.unknown()), v.null()], "must be a text, an object or null"),
  v.description(
    "What `progress` has said: the whole message, or its `saved` alone. Or only `{ course, at, tasks }`; null forgets all.",
  ),
);

/** What a frame may be asked: one schema a type. */
export const requests = [
  v.pipe(v.object(envelope("getState")), v.description("Asks for the state. Answered by `state`.")),
  v.pipe(
    v.object({ ...envelope("setState"), state }),
    v.description("Replaces the state; what is left out has its default. Answered by `state`, once it is shown."),
  ),
  v.pipe(
    v.object({ ...envelope("setProgress"), progress: given }),
    v.description(
      "Goes on where somebody has stopped: replaces what has been done, marks it, and opens the step or question that it was at. Answered by `progress`; by `error` where something is wrong with it, and then nothing changes.",
    ),
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

/** A request, or what is wrong with one; null of what is no request to a playground. */
type ReadRequest = { readonly request: Request } | { readonly refusal: Refusal; readonly id?: string | number } | null;

const types: ReadonlySet<unknown> = new Set(requests.map(({ entries }) => entries.type.literal));
const said: ReadonlySet<unknown> = new Set(answers.map(({ entries }) => entries.type.literal));

/**
 * Whether something is said to a playground, with its id where it has one. Null of what is said to others, and of what it
 * says itself: two that send everything back would never end.
 */
export function requestIn(data: unknown): { readonly id?: string | number } | null {
  if (typeof data !== "object" || data === null) return null;
  const given = data as Readonly<Record<string, unknown>>;
  if (given["ns"] !== ns || (said.has(given["type"]) && !types.has(given["type"]))) return null;
  const own = v.safeParse(id, given["id"]);
  return own.success ? { id: own.output } : {};
}

/** What is no request that there is, is refused by its type. */
export function readRequest(data: unknown): ReadRequest {
  const asked = requestIn(data);
  if (!asked) return null;
  const { type } = data as { readonly type?: unknown };
  if (!types.has(type)) return { refusal: unknownType(type), ...asked };
  const read = v.safeParse(request, data);
  if (read.success) return { request: read.output };
  const wrong = read.issues.map((issue) => ({ field: v.getDotPath(issue) ?? "", message: issue.message }));
  const [{ field }] = wrong as [(typeof wrong)[number]];
  const message = wrong.map((one) => `${one.field} ${one.message}.`).join(" ");
  return { refusal: { code: "not-valid", field, message }, ...asked };
}

function unknownType(type: unknown): Refusal {
  const known = [...types].map(String);
  const near = typeof type === "string" ? nearest(type, known) : undefined;
  const hint = near ? `did you mean ${near}?` : `the types are ${known.join(", ")}.`;
  const what = typeof type === "string" ? `There is no request of type ${quoted(type)}` : "A request has a type";
  return { field: "type", code: "unknown", message: `${what}: ${hint}` };
}
