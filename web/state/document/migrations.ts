import { type Refusal, refuse } from "./refusal.js";

/** Every version of the state that was ever written. */
type Version = 1;

/** The version that this page writes. */
const latest = 1 satisfies Version;

/** A state as it came: an object, of which nothing has been checked. */
export type Given = Readonly<Record<string, unknown>>;

/** What makes of a state of a version one of the next. */
export const migrations: { readonly [Old in Exclude<Version, typeof latest>]: (state: Given) => Given } = {};

/** A state as the latest version would have it, or as it came where its version is refused. Without a version it is of the first. */
export function migrated(state: Given): { readonly state: Given; readonly refusal: Refusal | null } {
  const version = state["v"] ?? 1;
  const known = typeof version === "number" && Number.isInteger(version) && version >= 1;
  if (!known || state["v"] === null) return { state, refusal: refuse("v", "unknown", `must be ${latest}`) };
  if (version > latest) {
    const rule = `is ${version}: a newer page wrote this state, and this one reads up to ${latest}`;
    return { state, refusal: refuse("v", "too-new", rule) };
  }
  let current = state;
  for (let v = version; v < latest; v++)
    current = (migrations as Record<number, (state: Given) => Given>)[v]?.(current) ?? current;
  return { state: current, refusal: null };
}
