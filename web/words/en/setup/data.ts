import type { PresetInfo } from "../../../engine/types.js";
import { count, list, plural } from "../../grammar/en.js";
import type { Phrase } from "../../phrase.js";
import { room } from "../../room.js";

/** How many examples there are of a class that may have a name. */
interface ClassCount {
  readonly count: number;
  readonly name: string | null;
}

const separable: Readonly<Record<PresetInfo["separable"], string>> = {
  yes: "A line separates them",
  depends: "Depends on the settings",
  no: "No line separates them",
};

/** Where the examples are from, and which of them are held out. */
export const setupData = room("setup.data", {
  preset: "Preset",
  /** Headings over the presets. */
  separable,
  /** Stands among the presets for data that is none. */
  own: { points: "Drawn points", table: "Imported table" },
  counts: ({ positive, negative }: { readonly positive: ClassCount; readonly negative: ClassCount }): Phrase[] => [
    { text: count(positive.count), tone: "positive" },
    positive.name === null ? " positive, " : ` positive (${positive.name}), `,
    { text: count(negative.count), tone: "negative" },
    negative.name === null ? " negative" : ` negative (${negative.name})`,
  ],
  classes: (classes: readonly { readonly count: number; readonly name: string }[]): string =>
    list(classes.map((one) => `${count(one.count)} of class ${one.name}`)),
  importData: "Import data…",
  examples: "Examples",
  noise: "Noise",
  seed: "Random seed",
  newSeed: "Draw new data",
  axes: ["Horizontal axis, x₁", "Vertical axis, x₂"] as readonly [string, string],
  irisColumns: ["sepal length", "sepal width", "petal length", "petal width"] as readonly string[],
  species: ["Positive species", "Negative species"] as readonly [string, string],
  /** @param features the first of them. @param more that are not named. */
  notDrawn: (features: readonly string[], more: number): string =>
    `Not drawn: ${list(more > 0 ? [...features, `${count(more)} more`] : features)}.`,
  keepWeights: "Keep weights when data changes",

  heldOut: "Test examples, %",
  heldOutName: "Percentage of test examples",
  heldOutCount: (heldOut: number, examples: number): string =>
    plural(heldOut, {
      one: `# of ${count(examples)} examples is held out for testing.`,
      other: `# of ${count(examples)} examples are held out for testing.`,
    }),
  splitSeed: "Split seed",
  newSplit: "Draw a new split",
});
