import { count, number } from "../../grammar/en.js";
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
    if (min !== undefined && max !== undefined)
      return `${name} must be ${noun} greater than ${limit(min)} and at most ${limit(max)}.`;
    if (min !== undefined) return `${name} must be ${noun} ${above ? "greater than" : "of at least"} ${limit(min)}.`;
    return max === undefined ? `${name} must be ${noun}.` : `${name} must be ${noun} of at most ${limit(max)}.`;
  },
});
