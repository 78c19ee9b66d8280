import { describe, expect, it } from "vitest";
import { collectionOf, isCollection, readCollection } from "../../../../../web/state/io/link/collection.js";
import { stateOf } from "../../engine.js";

const pause = () => Promise.resolve();
const facts = {
  data: { preset: null, examples: 1, drawn: true },
  learners: ["perceptron"],
  run: { visit: 3, epoch: 3, stop: null },
} as const;
const pictures = { light: "data:image/png;base64,AAAA", dark: "data:image/webp;base64,BBBB" };
const entry = { id: "a", revision: "r", at: 5, bytes: 40, name: "Homework “2”", facts, pictures };
const state = stateOf([[0.1 + 0.2, -0, 1]], { visit: 3 });

/** What lies under the ids of the entries; nothing under "gone". */
const stored: Readonly<Record<string, object>> = {
  a: state,
  lost: { ...state, data: null },
  spoilt: { ...state, data: { kind: "points", points: [[1, null, 1]] } },
};
const fileOf = (...ids: readonly string[]) =>
  collectionOf(
    ids.map((id) => ({ ...entry, id })),
    async (id) => stored[id],
    ({ name }) => String(name),
    pause,
  );

/** What a file says is read as, with something else in it. */
const read = (change: object) => readCollection({ kind: "", v: 1, experiments: [], ...change });
const one = (change: object) => read({ experiments: [{ state: { visit: 4 }, ...change }] });

describe("the experiments of a file", () => {
  it("are those that were written, to the bit", async () => {
    const { text, refusals } = await fileOf("a", "gone");
    expect(refusals).toEqual([]);
    const json = JSON.parse(text);
    expect(isCollection(json)).toBe(true);
    expect(readCollection(json)).toStrictEqual({
      experiments: [{ name: entry.name, at: 5, facts, pictures, state }],
      refusals: [],
    });
  });

  it("are named where their data is damaged, and left out: nothing else is written for them", async () => {
    const { text, refusals } = await fileOf("lost", "a", "spoilt");
    expect(JSON.parse(text).experiments).toHaveLength(1);
    expect(refusals.map(({ field }) => field)).toEqual(["data", "data.points.0.1"]);
    for (const { message } of refusals) expect(message).toMatch(/^Homework “2”: data/);
  });

  it("are none in a file of something else", () => {
    for (const json of [null, 7, [], {}, { v: 1, data: {} }]) expect(isCollection(json)).toBe(false);
  });

  it.each([
    ["v", {}, { v: "1" }],
    ["v", {}, { v: 2 }],
    ["experiments", {}, { experiments: {} }],
    ["experiments.0.state", { experiments: [{ state: [] }] }, {}],
    ["experiments.0.state", { experiments: [null] }, {}],
  ])("that cannot be read name the field: %s", (field, given, change) => {
    const { experiments, refusals } = read({ ...given, ...change });
    expect(experiments).toEqual([]);
    expect(refusals.map((refusal) => refusal.field)).toEqual([field]);
    expect(refusals[0]?.message).toContain(field);
  });

  it.each([
    ["experiments.0.name", { name: 7 }],
    ["experiments.0.facts", { facts: { learners: ["oracle"] } }],
    ["experiments.0.pictures", { pictures: { light: "https://x.org/spy.png", dark: pictures.dark } }],
    ["experiments.0.state.maxEpochs", { state: { visit: 4, maxEpochs: 0 } }],
    ["experiments.0.state.learners.0.kind", { state: { visit: 4, learners: [{ kind: "oracle" }] } }],
  ])("in which something is wrong are taken without it, and the field is named: %s", (field, change) => {
    const { experiments, refusals } = one(change);
    expect(experiments).toMatchObject([{ state: { visit: 4, maxEpochs: 1000 } }]);
    expect(refusals.map((refusal) => refusal.field)).toEqual([field]);
  });
});
