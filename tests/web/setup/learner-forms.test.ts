import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../web/engine/types.js";
import { english } from "../../../web/state/document/notation/words.js";
import { descriptors } from "../../../web/state/learners/index.js";
import type { FieldSpec } from "../../../web/ui/controls/controls.js";
import { autoNumberField, learnerChoices, learnerFields } from "../../../web/views/setup/sections/learner/index.js";

/** What the template of a field tells `pp-field`, or the values of a labelled select. */
function told(field: unknown): readonly unknown[] {
  const [, template] = (field as { readonly values: readonly [string, { readonly values: readonly unknown[] }] })
    .values;
  return template.values;
}

function form(spec: LearnerSpec) {
  const changes: LearnerSpec[] = [];
  const fields = learnerFields(spec, 0, english, (edit) => changes.push(edit(spec))).map(told);
  const numbers = fields.filter((values) => values.length === 1).map(([value]) => value as FieldSpec);
  return { changes, fields, numbers };
}

describe("the form of a learner", () => {
  it("is there for each of them", () => {
    expect(learnerChoices(english).map(({ value }) => value)).toEqual(descriptors.map(({ kind }) => kind));
    for (const { kind } of descriptors) expect(form({ kind }).fields.length).toBeGreaterThan(0);
  });

  it("shows what is in force, under an id of its own", () => {
    const { numbers } = form({ kind: "batch", learningRate: 0.5 });
    expect(numbers.map(({ id, value }) => [id, value])).toEqual([
      ["pp-learning-rate", "0.5"],
      ["pp-tolerance", "0"],
    ]);
  });

  it("has a control only for what matters", () => {
    const ids = (spec: LearnerSpec) => form(spec).numbers.map(({ id }) => id);
    expect(ids({ kind: "kernel" })).toEqual([]);
    expect(ids({ kind: "kernel", kernel: { kind: "polynomial" } })).toEqual(["pp-degree", "pp-offset"]);
    expect(ids({ kind: "passive-aggressive" })).toEqual([]);
    expect(ids({ kind: "passive-aggressive", variant: "pa-1" })).toEqual(["pp-c"]);
  });

  it("changes one setting, and says what is out of range", () => {
    const { changes, numbers } = form({ kind: "kernel", tie: "correct", kernel: { kind: "rbf" } });
    expect(numbers[0]?.submit("0")).toBe("Gamma must be a number greater than 0 and at most 1\u202f000\u202f000.");
    expect(numbers[0]?.submit("1")).toBeNull();
    expect(changes).toEqual([]);
    expect(numbers[0]?.submit("0.25")).toBeNull();
    expect(changes).toEqual([{ kind: "kernel", tie: "correct", kernel: { kind: "rbf", gamma: 0.25 } }]);
  });
});

describe("a number that may be left to the data", () => {
  const rule = { name: "Classes", min: 2, max: 6, whole: true };
  const field = (value: number | null) => {
    const commits: (number | null)[] = [];
    const commit = (next: number | null): unknown => commits.push(next);
    const [spec] = autoNumberField({
      words: english,
      id: "pp-classes",
      label: "Classes",
      rule,
      step: 1,
      value,
      commit,
    }).values;
    return { commits, spec: spec as FieldSpec };
  };

  it("is auto until it is written", () => {
    const { commits, spec } = field(null);
    expect(spec.value).toBe("auto");
    expect([spec.submit("auto"), spec.submit(" "), spec.submit("3")]).toEqual([null, null, null]);
    expect(commits).toEqual([3]);
    expect(spec.submit("7")).toBe("Classes must be a whole number from 2 to 6.");
    expect(spec.nudge?.("auto", 1)).toBe("2");
    expect(spec.nudge?.("2", 1)).toBe("3");
    expect(spec.nudge?.("2", -1)).toBeNull();
  });

  it("is auto again once it is emptied", () => {
    const { commits, spec } = field(3);
    expect(spec.submit("")).toBeNull();
    expect(commits).toEqual([null]);
  });
});
