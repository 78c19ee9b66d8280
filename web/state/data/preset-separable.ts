import type { PlaygroundError } from "../../engine/errors.js";
import type { PresetInfo } from "../../engine/types.js";
import { baseFeatures } from "../document/features/feature-names.js";
import type { Problem } from "../document/problem.js";
import type { Examples } from "./examples.js";

type PresetSource = Extract<Problem["data"], { kind: "preset" }>;
type Posed = Pick<Problem, "data" | "features" | "bias" | "scaling" | "split">;

/**
 * Whether a hyperplane over the features separates the examples of a preset, where the preset itself says so; null where
 * only an analysis can tell: of other data, of a preset with a seed, a number or a noise of its own, and where the
 * features are others than it speaks of. What a line separates, more features and fewer examples leave separable; what
 * none does, features of the line alone leave as it is.
 */
export function presetSeparable(
  { data, features, bias, scaling, split }: Posed,
  presets: readonly PresetInfo[],
): boolean | null {
  if (data.kind !== "preset" || !bias || scaling === "unit-norm") return null;
  const preset = presets.find(({ name }) => name === data.name);
  if (!preset || preset.classes > 2 || !asItIs(data, preset)) return null;
  const axes = baseFeatures(2);
  const used = features ?? axes;
  if (preset.separable === "yes" && axes.every((axis) => used.includes(axis))) return true;
  if (preset.separable === "no" && used.every((one) => axes.includes(one)) && !split) return false;
  return null;
}

/** Whether it is made with its own number, noise and seed. */
function asItIs({ n, noise, seed }: PresetSource, preset: PresetInfo): boolean {
  const given = [n, noise, seed];
  const own = [preset.n.default, preset.noise?.default, preset.seed.default];
  return given.every((value, k) => value === undefined || value === own[k]);
}

/** Why there is no verdict on whether a hyperplane separates the examples trained on. */
export type NoVerdict = NothingToSeparate | { readonly code: "refused"; readonly error: PlaygroundError };

interface NothingToSeparate {
  readonly code: "severalClasses" | "oneLabel";
}

/** Why that cannot be asked of them; null where it can. */
export function nothingToSeparate({ label, heldOut }: Pick<Examples, "label" | "heldOut">): NothingToSeparate | null {
  const found = { positive: false, negative: false };
  for (const [example, one] of label.entries()) {
    if (heldOut?.[example]) continue;
    if (one > 1) return { code: "severalClasses" };
    found[one > 0 ? "positive" : "negative"] = true;
  }
  return found.positive && found.negative ? null : { code: "oneLabel" };
}
