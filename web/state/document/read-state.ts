import * as v from "valibot";
import { defaultState, defaultUi } from "./defaults.js";
import { withinLearners } from "./learner-choices.js";
import { fields } from "./schema.js";
import type { PlaygroundState, UiState } from "./state.js";

/** A state that is complete and valid, and what was wrong with what came. */
export interface ReadState {
  readonly state: PlaygroundState;
  readonly problems: readonly string[];
}

/**
 * Reads a state from outside. What is left out has its default. What is wrong is named; of a field in which something
 * optional is wrong the rest is taken, and any other wrong field stays as it is at `present`.
 */
export function readState(value: unknown, present: PlaygroundState = defaultState): ReadState {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { state: present, problems: ["The state is not an object."] };
  }
  const given = value as Record<string, unknown>;
  const problems: string[] = [];
  if (given["v"] !== undefined && given["v"] !== 1) problems.push("state.v must be 1.");

  const taken: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (given[name] === undefined) continue;
    const read = readField(schema, given[name], (issue) => problems.push(describe(name, issue)));
    taken[name] = read.success ? read.output : present[name as keyof PlaygroundState];
  }
  const state = { ...defaultState, ...taken, v: 1 } as PlaygroundState;
  const ui = { ...defaultUi, ...(taken["ui"] as Partial<UiState> | undefined) };
  const within = withinLearners(ui, state.learners.length);
  if (within.lead !== ui.lead) problems.push("ui.lead must be the number of a learner, from 0.");
  if (within.difference !== ui.difference) {
    problems.push("ui.difference must be the numbers of two learners, from 0.");
  }
  return { state: { ...state, ui: within }, problems };
}

type Read = { readonly success: true; readonly output: unknown } | { readonly success: false };

/** Parses a field; a wrong member of it is reported and left out, as long as the rest is valid without it. */
function readField(schema: v.GenericSchema, given: unknown, report: (issue: v.BaseIssue<unknown>) => void): Read {
  const seen = new Set<string | null>();
  for (let rest = given; ; ) {
    const result = v.safeParse(schema, rest);
    if (result.success) return result;
    const [issue] = result.issues;
    const path = v.getDotPath(issue);
    // Missing now, and needed: there is no rest without it.
    if (seen.has(path)) return { success: false };
    seen.add(path);
    report(issue);
    const members = issue.path?.map(({ key }) => key) ?? [];
    if (members.length === 0) return { success: false };
    rest = without(rest, members);
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

function describe(name: string, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return `${path ? `${name}.${path}` : name} ${issue.message}.`;
}
