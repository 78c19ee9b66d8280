import type { PassiveAggressiveSpec } from "../../../web/engine/types.js";
import type { VisitEvent } from "../../../web/state/runs/frame.js";
import { engine } from "../state/engine.js";

/** A visit with what a passive-aggressive learner goes by, as the engine says. */
export function withAggression(
  event: VisitEvent,
  learner: Partial<PassiveAggressiveSpec> = {},
  bias = true,
): VisitEvent {
  return { ...event, aggression: engine.aggressiveStep({ kind: "passive-aggressive", ...learner }, event, bias) };
}
