import * as v from "valibot";
import { fields } from "../schema.js";
import { defaultState, defaultUi, preferencesOf, problemSettings } from "../settings.js";
import type { PlaygroundState, UiState } from "../state.js";
import { reasonOf } from "./checks.js";
import { dataInstead, stateInstead } from "./fit-problem.js";
import { fitState, type ReadState } from "./fit-state.js";
import { type Given, migrated } from "./migrations.js";
import { droppingData, type Refusal, refusalBy, refuse } from "./refusal.js";
import { unknownFields } from "./unknown-fields.js";

/**
 * Reads a state from outside. What is left out has its default. What is wrong is named; of a field in which something
 * optional is wrong the rest is taken, and any other wrong field stays as it is at `present`; but data is taken as it was
 * given or not at all, see `dataInstead`.
 */
export function readState(value: unknown, present: PlaygroundState = defaultState): ReadState {
  const read = readFields(value, present);
  const { state, refusals } = fitState(read.state);
  return { state, refusals: [...read.refusals, ...refusals] };
}

/** As `readState`, of an object that may name a step and say what is different there. */
export function readOverStep(value: unknown, present: PlaygroundState = defaultState): ReadState {
  return { ...readState(value, present), over: overOf(value) };
}

/** See `ReadState.over`. A state that has every setting of the problem leaves nothing to a step. */
export function overOf(value: unknown): ReadState["over"] {
  const given = copied(value);
  const { ui = {} } = given;
  if (!("lesson" in ui || "course" in ui)) return undefined;
  if (Object.keys(problemSettings).every((name) => name in given || name === "features")) return undefined;
  return (step) => {
    const below = "data" in given ? withOtherExamples(step) : step;
    const read = readState({ ...below, ...given, ui: { ...step.ui, ...ui } }, step);
    // What the step has and does not fit what is given is nobody's mistake.
    const said = read.refusals.filter(({ field }) => !(field in step) || (field.split(".")[0] ?? "") in given);
    return { state: read.state, refusals: said };
  };
}

/** What is given, with its settings of the page; nothing where that cannot be read, which is named elsewhere. */
function copied(value: unknown): Given & { readonly ui?: object } {
  try {
    const given = { ...(value as Given) };
    return { ...given, ui: { ...Object(given["ui"]) } };
  } catch {
    return {};
  }
}

/** A state without what is of its examples alone: the part of the plane, and an order that names them one by one. */
export function withOtherExamples(state: PlaygroundState): PlaygroundState {
  return { ...state, view: null, ...(state.order.kind === "custom" && { order: defaultState.order }) };
}

/** As `readState`, but field by field: what does not fit the rest of the state is still in it. */
export function readFields(value: unknown, present: PlaygroundState): ReadState {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const refusal = refusalBy("state", "wrong-type", "The state is not an object.");
    return { state: stateInstead(present), refusals: [refusal] };
  }
  const refusals: Refusal[] = [];
  /** Getters may throw, and what is asked of a proxy. */
  const attempt = <Value>(field: string, read: () => Value, otherwise: Value): Value => {
    try {
      return read();
    } catch {
      refusals.push(refuse(field, "bad-value", "cannot be read"));
      return otherwise;
    }
  };
  const { state: given, refusal } = attempt("state", () => migrated(value as Given), { state: {}, refusal: null });
  if (refusal) refusals.push(refusal);
  const taken: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const goesWithout = name === "data" ? isBesideExamples : () => true;
    const report = (issue: v.BaseIssue<unknown>) => void refusals.push(refusalOf(name, issue));
    const read = (): Read | null =>
      given[name] === undefined ? null : readField(schema, given[name], goesWithout, report);
    const before = refusals.length;
    const result = attempt(name, read, { success: false });
    if (!result) continue;
    taken[name] = result.success ? result.output : instead(name as keyof PlaygroundState, present);
    if (name === "data" && !result.success) refusals.push(...refusals.splice(before).map(droppingData));
  }
  refusals.push(...attempt("state", () => unknownFields(whole, given), []));
  // Whoever gives a state has not asked the reader how loud and how large it should be.
  const ui = { ...defaultUi, ...preferencesOf(present.ui), ...withPace(taken["ui"] as Partial<UiState> | undefined) };
  return { state: { ...defaultState, ...taken, v: 1, ui } as PlaygroundState, refusals: named(refusals) };
}

/** Whether data without what is wrong has the same examples. */
const isBesideExamples = ({ type, path }: v.BaseIssue<unknown>): boolean =>
  type === "partial_check" || path?.[0]?.key === "classNames";

const instead = (name: keyof PlaygroundState, present: PlaygroundState) =>
  name === "data" ? dataInstead(present) : present[name];

const whole = v.object({ v: v.unknown(), ...fields });

/** So much is named of what is wrong with a state. */
const mostNamed = 20;

function named(refusals: readonly Refusal[]): readonly Refusal[] {
  if (refusals.length <= mostNamed) return refusals;
  const more = refusalBy("state", "too-many", "The state has more mistakes: the first {0} are named.", mostNamed);
  return [...refusals.slice(0, mostNamed), more];
}

/** A speed that is given is one to go at, where no pace is. */
function withPace(ui: Partial<UiState> | undefined): Partial<UiState> | undefined {
  return ui?.speed !== undefined && ui.pace === undefined ? { ...ui, pace: "steady" } : ui;
}

type Read = { readonly success: true; readonly output: unknown } | { readonly success: false };

/** Parses a field; wrong members of it are reported and left out, as long as it goes, and the rest is valid, without them. */
function readField(
  schema: v.GenericSchema,
  given: unknown,
  goesWithout: (issue: v.BaseIssue<unknown>) => boolean,
  report: (issue: v.BaseIssue<unknown>) => void,
): Read {
  const seen = new Set<string | null>();
  for (let rest = given; ; ) {
    const result = v.safeParse(schema, rest);
    if (result.success) return result;
    const wrong = new Map<string | null, v.BaseIssue<unknown>>();
    for (const issue of result.issues) {
      const path = v.getDotPath(issue);
      // Missing now, and needed: there is no rest without it.
      if (seen.has(path)) return { success: false };
      if (!wrong.has(path)) wrong.set(path, issue);
    }
    for (const [path, issue] of wrong) {
      seen.add(path);
      report(issue);
      const members = issue.path?.map(({ key }) => key) ?? [];
      rest = without(rest, members);
    }
    if (wrong.has(null) || ![...wrong.values()].every(goesWithout)) return { success: false };
  }
}

/** A copy without the member at the end of a path. Of a list nothing is left out: its other items would move up. */
function without(value: unknown, [member, ...deeper]: readonly unknown[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const key = String(member);
  if (deeper.length > 0) {
    const inner = without((value as Record<string, unknown>)[key], deeper);
    return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
  }
  if (Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** The codes of what the schemas refuse, by the kinds of their rules. */
const codes: Readonly<Record<string, string>> = {
  finite: "not-finite",
  integer: "out-of-range",
  gt_value: "out-of-range",
  min_value: "out-of-range",
  max_value: "out-of-range",
  safe_integer: "out-of-range",
  min_length: "wrong-length",
  max_length: "wrong-length",
  picklist: "unknown",
  literal: "unknown",
  variant: "unknown",
  regex: "bad-value",
  check: "bad-value",
  raw_check: "bad-value",
  partial_check: "no-effect",
};

function refusalOf(name: string, issue: v.BaseIssue<unknown>): Refusal {
  const path = v.getDotPath(issue);
  const code = issue.received === "undefined" ? "missing" : (codes[issue.type] ?? "wrong-type");
  const { code: sentence, facts } = reasonOf(issue.message);
  const field = path ? `${name}.${path}` : name;
  return /[.?]$/.test(sentence) ? refusalBy(field, code, sentence, ...facts) : refuse(field, code, sentence, ...facts);
}
