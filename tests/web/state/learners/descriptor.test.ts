import { describe, expect, it } from "vitest";
import { kernelKinds, learnerKinds, tieRules, variants } from "../../../../web/engine/generated/names.js";
import { encodeLearner } from "../../../../web/engine/learners/index.js";
import type { LearnerSpec } from "../../../../web/engine/types.js";
import type { LearnerDescriptor, LearnerField } from "../../../../web/state/learners/descriptor.js";
import { descriptorOf, descriptors } from "../../../../web/state/learners/index.js";
import { learnerParameters } from "../../../../web/state/learners/parameters.js";
import { applies, settingOf, startOf, withSetting } from "../../../../web/state/learners/settings.js";
import { takesInitial } from "../../../../web/state/learners/traits.js";
import { rows } from "../../../rows.js";
import { engine } from "../engine.js";

const bare = ({ kind }: LearnerDescriptor): LearnerSpec => ({ kind });

/** Throws where the engine refuses the learner. */
function train(learner: LearnerSpec): void {
  const two = learner.kind === "multiclass" ? [0, 1] : [-1, 1];
  engine
    .createRun({
      X: rows("0 0; 1 1"),
      y: two,
      learner,
    })
    .dispose();
}

const settings = descriptors.flatMap((descriptor) =>
  descriptor.fields.map((field) => [`${descriptor.kind}.${field.path}`, descriptor, field] as const),
);

/** Other settings as they have to be for a field to matter. */
function whereApplies(descriptor: LearnerDescriptor, field: LearnerField): LearnerSpec {
  const decisive = descriptor.fields.find(({ path }) => path === field.when?.path);
  const word = field.when?.is[0];
  return decisive && word ? withSetting(bare(descriptor), decisive, word) : bare(descriptor);
}

describe("the learners of the page", () => {
  it("are those of the engine, each under its kind", () => {
    expect(descriptors.map(({ kind }) => kind).sort()).toEqual([...learnerKinds].sort());
    for (const kind of learnerKinds) expect(descriptorOf(kind).kind).toBe(kind);
    for (const word of ["oracle", "", "toString", "__proto__"]) expect(descriptorOf(word)).toBeUndefined();
  });

  it("begin with what the engine takes", () => {
    for (const { kind } of descriptors) expect(() => train(startOf(kind)), kind).not.toThrow();
  });

  it("have weights as the engine has them", () => {
    for (const descriptor of descriptors) {
      const initial = { weights: [0.5, 0.5], bias: 0 };
      const spec = {
        X: rows("0 0; 1 1"),
        y: [-1, 1],
        learner: bare(descriptor),
        initial,
      };
      const start = () => engine.createRun(spec).dispose();
      if (takesInitial(descriptor)) expect(start, descriptor.kind).not.toThrow();
      else expect(start, descriptor.kind).toThrow();
    }
  });
});

describe("the settings of learners", () => {
  it.each(settings)("%s has the default of the engine", (_, descriptor, field) => {
    const spec = whereApplies(descriptor, field);
    const value = field.default;
    if (value === null) expect(settingOf(spec, field)).toBeNull();
    else expect(encodeLearner(withSetting(spec, field, value))).toEqual(encodeLearner(spec));
  });

  it.each(settings)("%s means something to the engine", (_, descriptor, field) => {
    const spec = whereApplies(descriptor, field);
    const other = field.kind === "choice" ? field.values.at(-1) : field.max;
    expect(encodeLearner(withSetting(spec, field, other ?? null)).settings).not.toEqual(encodeLearner(spec).settings);
  });

  it.each(settings)("%s has the limits of the engine", (_, descriptor, field) => {
    const at = (value: string | number) => () => train(withSetting(whereApplies(descriptor, field), field, value));
    if (field.kind === "choice") {
      for (const value of field.values) expect(at(value)).not.toThrow();
      expect(at("nonsense")).toThrow();
      return;
    }
    expect(at(field.max)).not.toThrow();
    if (!field.narrower) expect(at(field.max * 1.01 + 1)).toThrow();
    expect(at(field.whole ? field.min - 1 : field.above ? field.min : -1e-9)).toThrow();
    if (!field.above) expect(at(field.min)).not.toThrow();
    if (field.whole) expect(at(field.min + 0.5)).toThrow();
  });

  it("have every word of the engine", () => {
    const words = (kind: LearnerSpec["kind"], path: string) => {
      const field = descriptorOf(kind).fields.find((one) => one.path === path);
      return field?.kind === "choice" ? field.values : [];
    };
    expect(words("perceptron", "tie")).toEqual(tieRules);
    expect(words("passive-aggressive", "variant")).toEqual(variants);
    expect(words("kernel", "kernel.kind")).toEqual(kernelKinds);
  });

  it("matter where they do", () => {
    const names = (spec: LearnerSpec) =>
      descriptorOf(spec.kind)
        .fields.filter((field) => applies(spec, field))
        .map(({ parameter }) => parameter);
    expect(names({ kind: "passive-aggressive" })).toEqual(["variant"]);
    expect(names({ kind: "passive-aggressive", variant: "pa-2" })).toEqual(["variant", "c"]);
    expect(names({ kind: "kernel" })).toEqual(["kernel", "tie"]);
    expect(names({ kind: "kernel", kernel: { kind: "polynomial" } })).toEqual(["kernel", "degree", "offset", "tie"]);
    expect(names({ kind: "kernel", kernel: { kind: "rbf" } })).toEqual(["kernel", "gamma", "tie"]);
  });

  it("are called by names that can stand as attributes, one setting one name", () => {
    const used = descriptors.flatMap(({ fields }) => fields.map(({ parameter }) => parameter));
    expect(new Set(used)).toEqual(new Set(learnerParameters));
    for (const name of learnerParameters) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { fields } of descriptors) {
      expect(new Set(fields.map(({ parameter }) => parameter)).size).toBe(fields.length);
    }
  });
});

describe("a changed setting", () => {
  const kernel = descriptorOf("kernel").fields;
  const [kind, degree] = kernel;

  it("goes where it belongs, and leaves the rest", () => {
    if (!kind || !degree) throw new Error("the kernel has no settings");
    expect(withSetting({ kind: "kernel", tie: "correct" }, degree, 3)).toEqual({
      kind: "kernel",
      tie: "correct",
      // A kernel is named even where it is the default: its other settings would be nothing without it.
      kernel: { kind: "linear", degree: 3 },
    });
    expect(withSetting({ kind: "kernel", kernel: { kind: "polynomial", degree: 3 } }, kind, "rbf")).toEqual({
      kind: "kernel",
      kernel: { kind: "rbf", degree: 3 },
    });
  });

  it("can be given back to the data", () => {
    const [classes] = descriptorOf("multiclass").fields;
    if (!classes) throw new Error("multiclass has no settings");
    const three = withSetting({ kind: "multiclass" }, classes, 3);
    expect(three).toEqual({ kind: "multiclass", classes: 3 });
    expect(withSetting(three, classes, null)).toEqual({ kind: "multiclass" });
  });
});

describe("choosing another learner", () => {
  it("keeps the settings they share", () => {
    const like: LearnerSpec = { kind: "perceptron", learningRate: 0.5, tie: "correct" };
    expect(startOf("averaged", like)).toEqual({ kind: "averaged", learningRate: 0.5, tie: "correct" });
    expect(startOf("margin", like)).toEqual({ kind: "margin", learningRate: 0.5 });
    expect(startOf("decision-tree", like)).toEqual({ kind: "decision-tree" });
    expect(startOf("kernel", like)).toEqual({ kind: "kernel", kernel: { kind: "polynomial" }, tie: "correct" });
    expect(startOf("voted", { kind: "perceptron" })).toEqual({ kind: "voted" });
  });
});
