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

/** Of what it says itself nothing is answered: two that send everything back would never end. */
export function readRequest(data: unknown): ReadRequest {
  if (typeof data !== "object" || data === null) return null;
  const said = data as Readonly<Record<string, unknown>>;
  if (said["ns"] !== ns || !types.has(said["type"])) return null;
  const read = v.safeParse(request, data, { abortEarly: true });
  if (read.success) return { request: read.output };
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? "";
  const refusal = { code: "not-valid", field, message: `${field} ${issue.message}.` };
  const own = v.safeParse(id, said["id"]);
  return own.success ? { refusal, id: own.output } : { refusal };
}
