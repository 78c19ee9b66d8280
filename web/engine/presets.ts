import type { Glue, GluePreset } from "#glue";
import { numberOf, numbersOf, shown } from "./checks.js";
import { PlaygroundError } from "./errors.js";
import { separabilities } from "./generated/names.js";
import { fieldsOf } from "./run/fields.js";
import type { Dataset, PresetInfo, PresetOptions } from "./types.js";

const irisColumns = ["sepal length (cm)", "sepal width (cm)", "petal length (cm)", "petal width (cm)"] as const;

function initialOf({ weight1, weight2, bias }: GluePreset): PresetInfo["initial"] {
  const weights = [weight1, weight2];
  return [...weights, bias].every((value) => value === 0) ? null : { weights, bias };
}

function info(preset: GluePreset): PresetInfo {
  return {
    name: preset.name,
    n: { default: preset.n, min: preset.minN, max: preset.maxN },
    noise: preset.noise < 0 ? null : { default: preset.noise },
    seeded: preset.seeded,
    seed: { default: preset.seed },
    classes: preset.classes,
    separable: separabilities[preset.separable] ?? "depends",
    initial: initialOf(preset),
  };
}

export function listPresets(glue: Glue): PresetInfo[] {
  return frozen(Array.from({ length: glue.presetCount() }, (_, index) => info(glue.preset(index))));
}

/** A value that nobody can change, with all that it holds. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function pairOf(value: unknown, field: string, fallback: readonly [number, number]): readonly [number, number] {
  if (value === undefined) return fallback;
  const numbers = numbersOf(value, field);
  const [first, second] = numbers;
  if (first === undefined || second === undefined || numbers.length > 2) {
    throw new PlaygroundError("wrong-length", field, "{field} must be two numbers.");
  }
  return [first, second];
}

export function generate(glue: Glue, presets: readonly PresetInfo[], name: string, given: PresetOptions = {}): Dataset {
  const options = fieldsOf(given, "options", ["n", "noise", "seed", "columns", "species"], "data.");
  const index = presets.findIndex((preset) => preset.name === name);
  const preset = presets[index];
  if (!preset) throw new PlaygroundError("unknown", "data.name", "There is no dataset named {0}.", [shown(name)]);
  const [column1, column2] = pairOf(options.columns, "data.columns", [2, 3]);
  const [positive, negative] = pairOf(options.species, "data.species", [0, 1]);
  const { X, y } = glue.generate(index, {
    n: numberOf(options.n, "data.n", preset.n.default),
    noise: numberOf(options.noise, "data.noise", preset.noise?.default ?? 0),
    seed: numberOf(options.seed, "data.seed", preset.seed.default),
    column1,
    column2,
    positive,
    negative,
  });
  const columns = name.startsWith("iris")
    ? [column1, column2].map((column) => irisColumns[column] ?? "")
    : ["x1", "x2"];
  return { X: { data: X, shape: [y.length, 2] }, y, columns };
}
