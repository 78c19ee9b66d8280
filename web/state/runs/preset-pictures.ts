import type { PresetInfo } from "../../engine/types.js";
import { type Examples, examplesOf } from "../data/examples.js";
import type { Frame } from "./frame.js";

/** A picture the size of a thumb shows no more. */
const most = 60;

/** The examples of each preset in the plane, few enough for a small picture, by its name. Loads what generates them. */
export async function presetPictures(
  presets: readonly PresetInfo[],
  engine: Frame["engine"],
): Promise<ReadonlyMap<string, Examples>> {
  const whole = await engine.complete();
  const drawn = presets.filter(({ name }) => whole.presets.some((preset) => preset.name === name));
  return new Map(
    drawn.map(({ name, n }) => {
      const few = Math.max(n.min, Math.min(n.default, most));
      return [name, examplesOf({ kind: "preset", name, n: few }, whole)] as const;
    }),
  );
}
