import { describe, expect, it } from "vitest";
import { defaultState } from "../../../../web/state/document/defaults.js";
import { readState } from "../../../../web/state/document/read-state.js";
import type { LearnerField } from "../../../../web/state/learners/descriptor.js";
import { descriptors } from "../../../../web/state/learners/index.js";
import { startOf, withSetting, withValue } from "../../../../web/state/learners/settings.js";
import { stateFromParameters } from "../../../../web/state/parameters/read.js";

const all = descriptors.flatMap(({ kind, fields }) =>
  fields.map((field) => [`${kind}.${field.path}`, kind, field] as const),
);

/** Not the default. */
function another(field: LearnerField): string | number {
  return field.kind === "choice" ? (field.words.at(-1)?.value ?? "") : field.min + (field.whole ? 3 : 0.25);
}

const readQuery = (query: Readonly<Record<string, string>>) =>
  readState(stateFromParameters((name) => query[name] ?? null));

describe("a learner in a file", () => {
  it.each(descriptors.map(({ kind }) => kind))("%s is taken as it starts", (kind) => {
    const learners = [startOf(kind)];
    expect(readState({ learners })).toEqual({ state: { ...defaultState, learners }, problems: [] });
  });

  it.each(all)("%s is taken as it is", (_, kind, field) => {
    const learners = [withSetting({ kind }, field, another(field))];
    expect(readState({ learners })).toEqual({ state: { ...defaultState, learners }, problems: [] });
  });

  it.each(all)("%s of the wrong kind is named, and left out", (_, kind, field) => {
    const { state, problems } = readState({ learners: [withValue({ kind }, field.path, {})] });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^learners\\.0\\.${field.path} (must|is) .*\\.$`))]);
    expect(state.learners).toEqual([
      field.path.startsWith("kernel.") ? { kind, kernel: { kind: "linear" } } : { kind },
    ]);
  });

  it.each([
    [[{ kind: "oracle" }], /^learners\.0\.kind must be one of perceptron, averaged, .*decision-tree\.$/],
    [[{}], /^learners\.0\.kind is missing\.$/],
    [[], /^learners must name a learner\.$/],
    [new Array(7).fill({ kind: "perceptron" }), /^learners must name at most 6 learners\.$/],
    [[{ kind: "multiclass", classes: 7 }], /^learners\.0\.classes must be from 2 to 6\.$/],
  ])("%j is refused in a sentence", (learners, sentence) => {
    expect(readState({ learners }).problems[0]).toMatch(sentence);
  });

  it("leaves it to the engine to refuse what is out of range", () => {
    const learners = [{ kind: "perceptron", learningRate: -1 }];
    expect(readState({ learners })).toMatchObject({ state: { learners }, problems: [] });
  });
});

describe("a learner in the address", () => {
  it.each(all)("%s is read by its parameter", (_, kind, field) => {
    const value = another(field);
    const { state, problems } = readQuery({ learner: kind, [field.parameter]: String(value) });
    expect({ learners: state.learners, problems }).toEqual({
      learners: [withSetting({ kind }, field, value)],
      problems: [],
    });
  });

  it.each(all.filter(([, , { kind }]) => kind === "number"))("%s that is no number is named", (_, kind, field) => {
    const { state, problems } = readQuery({ learner: kind, [field.parameter]: "many" });
    expect(problems).toEqual([`learners.0.${field.path} must be a number.`]);
    expect(state.learners[0]?.kind).toBe(kind);
  });
});
