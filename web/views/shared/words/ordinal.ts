/**
 * People count from one, the core from zero. "example 5" is row 4 of the data, and "visit 5" the fifth visit, so that
 * after visit 5 the timeline, which counts visits made, says 5 as well.
 */
import { formatCount } from "../../../state/notation/numbers.js";

export function exampleName(index: number): string {
  return `example ${formatCount(index + 1)}`;
}

export function visitName(visit: number): string {
  return `visit ${formatCount(visit + 1)}`;
}
