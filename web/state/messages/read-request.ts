import * as v from "valibot";
import type { Refusal } from "../document/refusal.js";
import { id, ns } from "./envelope.js";
import { type Request, request, requests } from "./requests.js";

/** A request, or what is wrong with one; null of what is no request to a playground. */
export type ReadRequest =
  | { readonly request: Request }
  | { readonly refusal: Refusal; readonly id?: string | number }
  | null;

const types: ReadonlySet<unknown> = new Set(requests.map(({ entries }) => entries.type.literal));

/** Whether something is a request to a playground, with its id where it has one; null of what is none. */
export function requestIn(data: unknown): { readonly id?: string | number } | null {
  if (typeof data !== "object" || data === null) return null;
  const said = data as Readonly<Record<string, unknown>>;
  if (said["ns"] !== ns || !types.has(said["type"])) return null;
  const own = v.safeParse(id, said["id"]);
  return own.success ? { id: own.output } : {};
}

/** Of what it says itself nothing is answered: two that send everything back would never end. */
export function readRequest(data: unknown): ReadRequest {
  const asked = requestIn(data);
  if (!asked) return null;
  const read = v.safeParse(request, data, { abortEarly: true });
  if (read.success) return { request: read.output };
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? "";
  const refusal = { code: "not-valid", field, message: `${field} ${issue.message}.` };
  return { refusal, ...asked };
}
