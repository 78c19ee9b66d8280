import { problemOf, sameProblem } from "../../document/problem.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";
import type { LinkTarget } from "../../io/link/index.js";
import { link, parameters } from "../../io/link-and-parameters.js";
import type { Dispatch } from "../../runs/intent.js";

/** What a question that its seed says by itself stands on the page with. */
interface Asked {
  readonly quiz: string;
  readonly state: PlaygroundState;
}

const asked = new WeakMap<Dispatch, Asked>();

/** Notes a question whose examples are made of its seed. */
export function rememberAsked(dispatch: Dispatch, question: Asked | null): void {
  if (question) asked.set(dispatch, question);
  else asked.delete(dispatch);
}

/** The state for a link: of a question that stands as it is asked, its kind and seed say the problem. */
export function askedState(dispatch: Dispatch, state: PlaygroundState): PlaygroundState {
  const question = asked.get(dispatch);
  if (!question || question.quiz !== state.ui.quiz) return state;
  const stands = question.state.visit === state.visit && sameProblem(problemOf(question.state), problemOf(state));
  return stands ? { ...defaultState, ui: state.ui } : state;
}

/** The link that opens a state; null: it is more than a link holds. */
export async function linkTo(dispatch: Dispatch, state: PlaygroundState, target: LinkTarget): Promise<string | null> {
  const [{ linkOf }, written] = await Promise.all([link.load(), parameters.load()]);
  return linkOf(askedState(dispatch, state), target, written);
}
