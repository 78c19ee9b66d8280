import * as v from "valibot";
import { defaultState, defaultUi } from "./defaults.js";
import type { PlaygroundState } from "./playground-state.js";
import { fields } from "./schema.js";

/** A state that is complete and valid, and what was wrong with what came. */
export interface ReadState {
  readonly state: PlaygroundState;
  readonly problems: readonly string[];
}

/** Reads a state from outside. Each wrong field is named and keeps its default; the rest is taken. */
export function readState(value: unknown, defaults: PlaygroundState = defaultState): ReadState {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { state: defaults, problems: ["The state is not an object."] };
  }
  const given = value as Record<string, unknown>;
  const problems: string[] = [];
  if (given["v"] !== undefined && given["v"] !== 1) problems.push(`state.v is ${String(given["v"])}, not 1.`);

  const taken: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (given[name] === undefined) continue;
    const result = v.safeParse(schema, given[name]);
    if (result.success) taken[name] = result.output;
    else problems.push(...result.issues.slice(0, 1).map((issue) => describe(name, issue)));
  }
  const ui = { ...defaultUi, ...(taken["ui"] as object | undefined) };
  return { state: { ...defaults, ...taken, ui, v: 1 } as PlaygroundState, problems };
}

function describe(name: string, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  // On the page there is one learner, and the engine calls its fields learner.…
  const field = (path ? `${name}.${path}` : name).replace(/^learners\.0(?=\.|$)/, "learner");
  return `${field} ${issue.message}.`;
}
