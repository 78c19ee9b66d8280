import { describe, expect, it } from "vitest";
import { PlaygroundError } from "../../../../web/engine/errors.js";
import type { LearnerKind, LearnerSpec } from "../../../../web/engine/types.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import { stateFromParameters } from "../../../../web/state/io/parameters/read.js";
import type { LearnerField } from "../../../../web/state/learners/descriptor.js";
import { descriptorOf, descriptors } from "../../../../web/state/learners/index.js";
import { startOf, withSetting, withValue } from "../../../../web/state/learners/settings.js";
import { engine } from "../engine.js";

const all = descriptors.flatMap(({ kind, fields }) =>
  fields.map((field) => [`${kind}.${field.path}`, kind, field] as const),
);

/** Not the default. */
function another(field: LearnerField): string | number {
  return field.kind === "choice" ? (field.values.at(-1) ?? "") : field.min + (field.whole ? 3 : 0.25);
}

/** Other settings as they have to be for a field to matter. */
function whereApplies(kind: LearnerKind, field: LearnerField): LearnerSpec {
  const decisive = descriptorOf(kind).fields.find(({ path }) => path === field.when?.path);
  return decisive ? withSetting({ kind }, decisive, field.when?.is[0] ?? null) : { kind };
}

/** What the engine says of a learner that it refuses. */
function refusalOfEngine(learner: LearnerSpec): string {
  try {
    const y = learner.kind === "multiclass" ? [0, 1] : [-1, 1];
    engine.createRun({ X: [[0], [1]], y, learner }).dispose();
    return "";
  } catch (error) {
    return error instanceof PlaygroundError ? error.message : "";
  }
}

/** "must be from 1 to 6": a sentence without its subject. */
const predicate = (sentence = ""): string => sentence.slice(sentence.indexOf("must"));

const readQuery = (query: Readonly<Record<string, string>>) =>
  readState(stateFromParameters((name) => query[name] ?? null));

describe("a learner in a file", () => {
  it.each(descriptors.map(({ kind }) => kind))("%s is taken as it starts", (kind) => {
    const learners = [startOf(kind)];
    expect(readState({ learners })).toEqual({ state: { ...defaultState, learners }, refusals: [] });
  });

  it.each(all)("%s is taken as it is", (_, kind, field) => {
    const learners = [withSetting({ kind }, field, another(field))];
    expect(readState({ learners })).toEqual({ state: { ...defaultState, learners }, refusals: [] });
  });

  it.each(all)("%s of the wrong kind is named, and left out", (_, kind, field) => {
    const { state, refusals } = readState({ learners: [withValue({ kind }, field.path, {})] });
    const path = `learners.0.${field.path}`;
    expect(refusals).toMatchObject([{ field: path, message: expect.stringMatching(`^${path} (must|is) .*\\.$`) }]);
    expect(state.learners).toEqual([
      field.path.startsWith("kernel.") ? { kind, kernel: { kind: "linear" } } : { kind },
    ]);
  });

  it.each([
    [[{ kind: "oracle" }], /^learners\.0\.kind must be one of perceptron, averaged, .*decision-tree\.$/],
    [[{}], /^learners\.0\.kind is missing\.$/],
    [[], /^learners must name a learner\.$/],
    [new Array(7).fill({ kind: "perceptron" }), /^learners must name at most 6 learners\.$/],
    [[{ kind: "multiclass", classes: 7 }], /^learners\.0\.classes must be a whole number from 2 to 6\.$/],
  ])("%j is refused in a sentence", (learners, sentence) => {
    expect(readState({ learners }).refusals[0]?.message).toMatch(sentence);
  });

  it.each(all.filter(([, , { kind }]) => kind === "number"))(
    "%s is in its range, as the engine says",
    (_, kind, field) => {
      if (field.kind !== "number") throw new Error("only numbers have a range");
      const spec = whereApplies(kind, field);
      const said = (value: number) => {
        const { state, refusals } = readState({ learners: [withSetting(spec, field, value)] });
        expect(state.learners).toEqual([spec]);
        return refusals[0];
      };
      for (const value of [field.min - 1, field.max * 1.01 + 1, ...(field.above ? [field.min] : [])]) {
        const refusal = said(value);
        expect(refusal).toMatchObject({ field: `learners.0.${field.path}`, code: "out-of-range" });
        const engines = refusalOfEngine(withSetting(spec, field, value));
        if (!field.narrower) expect(predicate(refusal?.message)).toBe(predicate(engines));
      }
      if (field.whole) expect(said(field.min + 0.5)?.code).toBe("out-of-range");
    },
  );
});

describe("a learner in the address", () => {
  it.each(all)("%s is read by its parameter", (_, kind, field) => {
    const value = another(field);
    const { state, refusals } = readQuery({ learner: kind, [field.parameter]: String(value) });
    expect({ learners: state.learners, refusals }).toEqual({
      learners: [withSetting({ kind }, field, value)],
      refusals: [],
    });
  });

  it.each(all.filter(([, , { kind }]) => kind === "number"))("%s that is no number is named", (_, kind, field) => {
    const { state, refusals } = readQuery({ learner: kind, [field.parameter]: "many" });
    const path = `learners.0.${field.path}`;
    expect(refusals).toMatchObject([{ field: path, code: "wrong-type", message: `${path} must be a number.` }]);
    expect(state.learners[0]?.kind).toBe(kind);
  });
});
