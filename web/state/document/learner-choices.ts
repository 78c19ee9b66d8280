import type { UiState } from "./state.js";

/** The page's choices among so many learners: what names one that is gone is let go. */
export function withinLearners(ui: UiState, count: number): UiState {
  const isOne = (index: number): boolean => Number.isInteger(index) && index >= 0 && index < count;
  const lead = isOne(ui.lead) ? ui.lead : 0;
  const [a = 0, b = 1] = ui.difference ?? [];
  const difference = a !== b && isOne(a) && isOne(b) ? ui.difference : null;
  return lead === ui.lead && difference === ui.difference ? ui : { ...ui, lead, difference };
}

/** The two learners compared, after one has been taken away; null where it was one of them. */
export function withoutLearner(pair: UiState["difference"], removed: number): UiState["difference"] {
  if (!pair || pair.includes(removed)) return null;
  const [a, b] = pair.map((index) => (index > removed ? index - 1 : index));
  return [a ?? 0, b ?? 0];
}
