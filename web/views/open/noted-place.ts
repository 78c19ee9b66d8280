import type { KeptPlace } from "../../state/kept/kept-experiments.js";

const key = "perceptron-playground.experiment";

type NotedPlace = Pick<KeptPlace, "id" | "revision">;

/** Notes which experiment the page shows, for a reload of it. A tab that is duplicated has the same note: see `KeptExperiments.write`. */
export function notePlace(place: NotedPlace | null): void {
  try {
    if (place) sessionStorage.setItem(key, JSON.stringify(place));
    else sessionStorage.removeItem(key);
  } catch {
    // Where storage is refused, a reload begins another experiment.
  }
}

/** What was noted before the page was loaded again; null where it was not, but opened. */
export function notedPlace(): NotedPlace | null {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate") return null;
  try {
    const { id, revision } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof id === "string" && typeof revision === "string" ? { id, revision } : null;
  } catch {
    return null;
  }
}
