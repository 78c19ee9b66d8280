import { count, list, number } from "../../grammar/en.js";
import { room } from "../../room.js";

/** What a number field accepts. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  /** The least value is itself not allowed. */
  readonly above?: boolean;
  readonly whole?: boolean;
}

/** Limits are written out, or as a power of ten where that would be a long row of digits. */
const limit = (value: number): string => (Math.abs(value) < 1e17 ? count(value) : number(value));

/** What controls say of what is typed into them; what is special to some of them is in rooms of its own. */
export const controls = room("controls", {
  /** @param name of the field: the message stands alone when it is read out. */
  notInRange: (name: string, { min, max, above = false, whole = false }: NumberLimits): string => {
    const noun = whole ? "a whole number" : "a number";
    if (min !== undefined && max !== undefined && !above)
      return `${name} must be ${noun} from ${limit(min)} to ${limit(max)}.`;
    const least = above ? "greater than" : "at least";
    const limits = [
      ...(min === undefined ? [] : [`${least} ${limit(min)}`]),
      ...(max === undefined ? [] : [`at most ${limit(max)}`]),
    ];
    return limits.length > 0 ? `${name} must be ${noun} ${list(limits)}.` : `${name} must be ${noun}.`;
  },
});
