import { countOf } from "../../engine/checks.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { Advance } from "../../engine/types.js";

const counted = ["visits", "epochs", "updates"] as const;

/**
 * What is asked of `advance`, checked: one of visits, epochs and updates, or until. A member that is undefined is none.
 * Throws `PlaygroundError` that names the member which is wrong, or "advance".
 */
export function checkAdvance(how: unknown): Advance {
  const given = Object.entries(Object(how)).filter(([, value]) => value !== undefined);
  const [name = "", value] = given[0] ?? [];
  if (given.length !== 1 || typeof how !== "object")
    throw refused("advance", "advance takes one of visits, epochs, updates, or until: converged.");
  if (name === "until" && value === "converged") return { until: value };
  const member = counted.find((one) => one === name);
  if (!member) throw refused(name, `advance takes visits, epochs, updates, or until: converged; not ${name}.`);
  return { [member]: countOf(value, member) } as Advance;
}

function refused(field: string, message: string): PlaygroundError {
  return new PlaygroundError("out-of-range", field, message);
}
