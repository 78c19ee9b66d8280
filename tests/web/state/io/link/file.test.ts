import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { contentOf, contentOfFile, fileOf, readContent } from "../../../../../web/state/io/link/file.js";
import { sampled } from "../../../sampled.js";
import { anyState, shared } from "../../any-state.js";
import { endlessFile } from "../../document/endless.js";
import { cs188, stateOf } from "../../engine.js";

const pause = () => Promise.resolve();
const textOf = async (state: PlaygroundState) => (await fileOf(state, pause)).text;
const readFile = async (text: string, present: PlaygroundState) => readContent(await contentOf(text, pause), present);

describe("a file", () => {
  it("opens as the state it was saved from, to the bit", async () => {
    await fc.assert(
      fc.asyncProperty(anyState, async (state) => {
        expect(await readFile(await textOf(state), defaultState)).toEqual({ state: shared(state), refusals: [] });
      }),
      { numRuns: sampled(1000, 4) },
    );
  }, 60_000);

  it("is named after what it holds, and has a line a setting", async () => {
    const preset = { ...defaultState, data: { kind: "preset", name: "xor" }, visit: 12 } as const;
    expect(await fileOf(preset, pause)).toEqual({
      name: "perceptron-xor-visit-12.json",
      text: '{\n  "v": 1,\n  "data": {"kind":"preset","name":"xor"},\n  "visit": 12\n}\n',
    });
    expect((await fileOf(stateOf(cs188), pause)).name).toBe("perceptron-points-visit-0.json");
  });

  it("may begin with a mark of its encoding", async () => {
    expect((await readFile(`\uFEFF${await textOf(stateOf(cs188))}`, defaultState)).refusals).toEqual([]);
  });

  it.each([
    ["", "file is not JSON"],
    ["x1,x2,label\n1,2,1", "file is not JSON"],
    ["null", "file holds no state"],
    ["[1,2]", "file holds no state"],
    ['{"name":"something else"}', "file holds no state"],
  ])("%j changes nothing, and is named", async (text, message) => {
    const present = stateOf(cs188);
    const { state, refusals } = await readFile(text, present);
    expect(state).toBe(present);
    expect(refusals.map((refusal) => refusal.message)).toEqual([expect.stringContaining(message)]);
  });

  it("is taken but for the fields that are wrong, which are named", async () => {
    const present = { ...defaultState, maxEpochs: 77 };
    const { state, refusals } = await readFile(
      '{"v":1,"maxEpochs":0,"visit":4,"learners":[{"kind":"oracle"}]}',
      present,
    );
    expect(state).toMatchObject({ visit: 4, maxEpochs: 77, learners: present.learners });
    expect(refusals.map(({ field }) => field)).toEqual(["learners.0.kind", "maxEpochs"]);
  });

  describe("of a large table", () => {
    const rows = Array.from({ length: 40_000 }, (_, k) => [
      Math.sin(k),
      k % 7 === 0 ? -0 : k,
      Math.cos(k),
      k % 2 || -1,
    ]);
    const state: PlaygroundState = {
      ...defaultState,
      data: { kind: "table", columns: ['a"rows":[1', "b", "c", "y"], rows, label: "y" },
      visit: 3,
    };

    it.each([
      ["lists that look like it", `[${'{"rows":[[1]]},'.repeat(100_000)}{}]`],
      ["quotes that never end", `"${'\\"rows\\":[['.repeat(100_000)}`],
      ["brackets", `{"data":{"rows":${"[".repeat(1_000_000)}`],
      ["data many times", `{${'"data":{"rows":[[1]]},'.repeat(60_000)}"a":1}`],
    ])("is read as fast as it is long, whatever it holds: %s", async (_, other) => {
      const text = `{"v":1,"bias":false,"x":${other}}`;
      const parse = vi.spyOn(JSON, "parse");
      const find = vi.spyOn(String.prototype, "indexOf");
      await contentOf(text, pause);
      const parsed = parse.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
      const finds = find.mock.calls.length;
      parse.mockRestore();
      find.mockRestore();
      expect(parsed).toBeLessThan(3 * text.length);
      expect(finds).toBeLessThan(text.length);
    });

    it("is the last one, where there are two", async () => {
      const text = `{"data":{"kind":"points","points":[${"[1,2,1],".repeat(130_000)}[1,2,1]]},"data":{"kind":"points","points":[[3,4,1]]}}`;
      expect(await contentOf(text, pause)).toEqual({ state: { data: { kind: "points", points: [[3, 4, 1]] } } });
    });

    it("is written and read in pieces, to the bit", async () => {
      let pieces = 0;
      const count = async () => void pieces++;
      const { text } = await fileOf(state, count);
      expect(pieces).toBe(19);
      const content = await contentOf(text, count);
      expect(pieces).toBeGreaterThan(20);
      expect(readContent(content, defaultState)).toEqual({ state, refusals: [] });
      const spaced = JSON.stringify(JSON.parse(text), null, 1);
      expect(readContent(await contentOf(spaced, pause), defaultState).refusals).toEqual([]);
    });

    it("that never ends is read no further than fits", async () => {
      const { file, sent, ended } = endlessFile("state.json");
      const { refusals } = readContent(await contentOfFile(file, pause), defaultState);
      expect(refusals).toMatchObject([
        { field: "file", code: "too-large", message: "file has more bytes than fit (150000000)." },
      ]);
      expect(sent()).toBeLessThan(151_000_000);
      expect(ended()).toBe(true);
    }, 30_000);

    it.each([
      ["cut off", (text: string) => text.slice(0, -9)],
      ["cut off among its rows", (text: string) => text.slice(0, 1_500_000)],
      ["with a row too many brackets", (text: string) => text.replace("],[", "]],[")],
      ["with something else for a row", (text: string) => text.replace("],[", "],7,[")],
    ])("%s is refused as a short one is, and nothing is read half", async (_, spoilt) => {
      const { text } = await fileOf(state, pause);
      const { refusals, state: left } = await readFile(spoilt(text), defaultState);
      expect(refusals).toHaveLength(1);
      expect(left.data).toEqual(defaultState.data);
    });
  });
});
