import { PlaygroundError } from "../errors.js";

/** Most classes: `most_classes` in the core. */
export const mostClasses = 1000;

/** Refuses a list of more items than fit before anything of it is gone through. @param what "weight vectors". */
export function checkLength({ length }: ArrayLike<unknown>, most: number, field: string, what: string): void {
  if (length <= most) return;
  throw new PlaygroundError("too-large", field, `${field} has ${length} ${what}: more than fit (${most}).`);
}
