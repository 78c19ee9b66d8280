import type { PresetInfo, PresetOptions } from "../../../../engine/types.js";
import { hasColumns, hasSpecies } from "../../../../state/data/presets.js";
import type { DataSource } from "../../../../state/document/state.js";

export type Pair = readonly [number, number];
type Preset = Extract<DataSource, { kind: "preset" }>;

/** Every option that applies to the preset, with its default where the state leaves it out; none that doesn't apply. */
export function completeOptions(info: PresetInfo, data: Preset): PresetOptions {
  return {
    ...(info.n.min < info.n.max ? { n: data.n ?? info.n.default } : {}),
    ...(info.noise ? { noise: data.noise ?? info.noise.default } : {}),
    ...(info.seeded ? { seed: data.seed ?? info.seed.default } : {}),
    ...(hasColumns(info.name) ? { columns: data.columns ?? [2, 3] } : {}),
    ...(hasSpecies(info.name) ? { species: data.species ?? [0, 1] } : {}),
  };
}

/** Puts `value` at one place of a pair; choosing what the other place holds swaps them. */
export function choose(pair: Pair, place: 0 | 1, value: number): Pair {
  const other = pair[place === 0 ? 1 : 0];
  const kept = other === value ? pair[place] : other;
  return place === 0 ? [value, kept] : [kept, value];
}
