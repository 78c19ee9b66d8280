import { type Refusal, refuse } from "./refusal.js";

/** Every version of the state that was ever written. */
type Version = 1;

/** The version that this page writes. */
export const latest = 1 satisfies Version;

/** A state as it came: an object, of which nothing has been checked. */
export type Given = Readonly<Record<string, unknown>>;

/** What makes of a state of a version one of the next. */
export const migrations: { readonly [Old in Exclude<Version, typeof latest>]: (state: Given) => Given } = {};

const migrationOf: Readonly<Record<number, ((state: Given) => Given) | undefined>> = migrations;

/** Settings of the page that had other names once, or are gone (`speech`): a link that was kept still says what it said. */
function renamed(state: Given): Given {
  const { ui } = state;
  if (typeof ui !== "object" || ui === null) return state;
  const { orders, cures, speech, ...rest } = ui as Given;
  if (![orders, cures, speech].some((value) => value !== undefined)) return state;
  const drawer = orders === true ? "orders" : cures === true ? "cures" : null;
  return { ...state, ui: { ...(drawer && { drawer }), ...rest } };
}

/** A state as the latest version has it; as it came where its version is refused. Without one it is of the first. */
export function migrated(state: Given): { readonly state: Given; readonly refusal: Refusal | null } {
  const { v = 1 } = state;
  if (typeof v !== "number" || !Number.isInteger(v) || v < 1) {
    return { state, refusal: refuse("v", "unknown", "must be {0}", latest) };
  }
  if (v > latest) {
    const rule = "is {0}: a newer page wrote this state, and this one reads up to {1}";
    return { state, refusal: refuse("v", "too-new", rule, v, latest) };
  }
  let current = renamed(state);
  for (let version = v; version < latest; version++) current = migrationOf[version]?.(current) ?? current;
  return { state: current, refusal: null };
}
