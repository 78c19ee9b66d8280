/** Whether nothing moves from old to new: by the reader's choice here, else by that of the system. */
export function isStill(motion: "auto" | "full" | "reduced"): boolean {
  return motion === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : motion === "reduced";
}
