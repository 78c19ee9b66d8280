import { describe, expect, it } from "vitest";
import { isBetter } from "../../../../web/state/course/challenges/challenge.js";
import { type ChallengeName, challengeNames, challenges } from "../../../../web/state/course/challenges/index.js";
import { Practice } from "../../../../web/state/course/questions/practice.js";
import { Scores } from "../../../../web/state/course/questions/scores.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../../../web/state/document/state.js";
import { rows as matrix } from "../../../rows.js";
import { challengeText } from "../../words/said.js";
import { Bench, stateOf } from "../engine.js";
import { MemoryStorage } from "./lessons/memory-storage.js";
import { epochsOf, visitsOf } from "./questions/by-hand.js";

/** What the page is worth, and what it says to that. */
interface Standing {
  readonly result: number | null;
  readonly feedback: string;
}

/** What the page is worth after a change to what stands there at first. */
async function judged(name: ChallengeName, changes: Partial<PlaygroundState> = {}): Promise<Standing> {
  const { practice, bench } = begun();
  await practice.openChallenge(name);
  bench.do({ type: "replace", state: (present) => ({ ...present, ...changes }) });
  practice.judge();
  const { opened } = practice;
  if (!opened || !("challenge" in opened) || !opened.standing) throw new Error("It has been judged.");
  const { result = null, feedback = null } = opened.standing ?? {};
  return { result, feedback: challengeText(feedback) };
}

function begun(state: PlaygroundState = defaultState): { readonly practice: Practice; readonly bench: Bench } {
  const bench = Bench.ofTest(state);
  const storage = new MemoryStorage();
  return { bench, practice: new Practice(bench.dispatch, new Scores(() => storage)) };
}

function pointsOf(name: ChallengeName): readonly Point[] {
  const { data } = challenges[name].start;
  if (data.kind !== "points") throw new Error("They begin with points.");
  return data.points;
}

/** As a plain perceptron takes them. */
const asked = (points: readonly Point[]) =>
  ({ rows: points.map(([x1, x2]) => [x1, x2]), spec: { y: points.map(([, , label]) => label), bias: true } }) as never;

const points = (list: readonly Point[]): Partial<PlaygroundState> => ({ data: { kind: "points", points: list } });

describe("most updates", () => {
  it("counts those of the run until it converges", async () => {
    const list = pointsOf("most-updates");
    let [updates, rightInTurn] = [0, 0];
    for (const { mistake } of visitsOf(asked(list))) {
      if (mistake) updates++;
      rightInTurn = mistake ? 0 : rightInTurn + 1;
      if (rightInTurn >= 2 * list.length) break;
    }
    expect(await judged("most-updates")).toMatchObject({ result: updates });
  });

  const five = pointsOf("most-updates");
  it.each<[string, Partial<PlaygroundState>, RegExp]>([
    ["a sixth point", points([...five, [0.5, 0.9, 1]]), /needs five points/],
    ["a point outside", points(five.with(0, [-0.1, 0.2, -1])), /outside the unit square/],
    ["a small margin", points(five.with(3, [0.55, 0.75, -1])), /margin is .*too small/],
    ["no line between", points(five.with(3, [0.8, 0.8, -1])), /No line separates/],
    ["weights to begin with", { initial: { weights: [9, 9], bias: 0 } }, /all weights start at 0/],
    ["another learner", { learners: [{ kind: "averaged" }] as never }, /perceptron itself/],
    ["another tie rule", { learners: [{ kind: "perceptron", tie: "correct" }] as never }, /a tie is a mistake/],
    ["no bias", { bias: false }, /with a bias/],
    ["other features", { features: ["x1"] }, /x₁ and x₂ as they are/],
    ["nothing", points([]), /0 examples/],
  ])("does not count with %s", async (_, changes, say) => {
    const { result, feedback: said } = await judged("most-updates", changes);
    expect(result).toBeNull();
    expect(said).toMatch(say);
  });
});

describe("most updates at the edges", () => {
  it("a margin that is 0.1 but for how it is reckoned counts", async () => {
    const exact: readonly Point[] = matrix("0 0.4 -1; 0.5 0.4 -1; 1 0.6 1; 0.2 0.6 1; 0.6 0.6 1");
    expect(await judged("most-updates", points(exact))).toMatchObject({
      result: expect.any(Number),
      feedback: expect.stringMatching(/ with a geometric margin of 0\.1\.$/),
    });
  });

  it.each<[string, Point]>([
    ["a third class", [0.5, 0.5, 2]],
    ["one label alone", [0.5, 0.5, 1]],
  ])("says what is refused of %s", async (name, fifth) => {
    const five = pointsOf("most-updates").with(4, fifth);
    const list = name === "one label alone" ? five.map(([x1, x2]): Point => [x1, x2, 1]) : five;
    const { result, feedback } = await judged("most-updates", points(list));
    expect(result).toBeNull();
    expect(feedback).toMatch(/label/);
  });
});

describe("the slowest order", () => {
  it("counts its epochs", async () => {
    const list = pointsOf("slowest-order");
    const order = [7, 6, 5, 4, 3, 2, 1, 0];
    const { result } = await judged("slowest-order", { order: { kind: "custom", indices: order } });
    expect(result).toBe(epochsOf(asked(list), order));
    expect(await judged("slowest-order")).toMatchObject({ result: epochsOf(asked(list), [...list.keys()]) });
  });

  it("counts with the examples as they were", async () => {
    const list = pointsOf("slowest-order");
    expect(await judged("slowest-order", points(list.slice(1)))).toMatchObject({ result: null });
    expect(await judged("slowest-order", { scaling: "standardize" })).toMatchObject({ result: null });
  });
});

describe("the spiral", () => {
  it("is no matter for x₁ and x₂ alone, and is separated with products enough", async () => {
    expect(await judged("spiral")).toMatchObject({
      result: null,
      feedback: expect.stringMatching(/^Still inseparable/),
    });
    const cubic = ["x1", "x2", "x1^2", "x1*x2", "x2^2", "x1^3", "x1^2*x2", "x1*x2^2", "x2^3"];
    expect(await judged("spiral", { features: cubic })).toMatchObject({ result: null });
    const features = ["x2", "x1^3", "x2^3", "x1^5"];
    expect(await judged("spiral", { features })).toMatchObject({ result: 4, feedback: "Separable with 4 features." });
  });

  it("counts with the spiral as it was", async () => {
    expect(await judged("spiral", points([[0, 0, 1]]))).toMatchObject({ result: null });
  });
});

describe("a challenge", () => {
  const beating: Readonly<Record<ChallengeName, Partial<PlaygroundState>>> = {
    "most-updates": points(matrix("0.8 0.95 1; 0.8 0.85 1; 0.75 0.2 1; 0.7 0 1; 1 0.65 -1")),
    "slowest-order": { order: { kind: "custom", indices: [1, 3, 0, 2, 4, 7, 5, 6] } },
    spiral: { features: ["x2", "x1^3", "x2^3", "x1^5"] },
  };

  it.each(challengeNames)("%s can be beaten, and is not as it begins", async (name) => {
    const challenge = challenges[name];
    const { result: begun } = await judged(name);
    expect(begun !== null && isBetter(challenge, begun, challenge.toBeat)).toBe(false);
    const { result } = await judged(name, beating[name]);
    expect(result !== null && isBetter(challenge, result, challenge.toBeat)).toBe(true);
  });

  it.each(challengeNames)("%s has a result to beat, and gives back what stood there", async (name) => {
    const before = stateOf([[1, 1, 1]]);
    const { practice, bench } = begun(before);
    await practice.openChallenge(name);
    expect(bench.session.state.ui.quiz).toBe(name);
    practice.judge();
    const { opened } = practice;
    const result = opened && "challenge" in opened ? opened.standing?.result : undefined;
    expect(practice.scores.of(name).best).toBe(result);
    practice.leave();
    expect(bench.session.state.data).toEqual(before.data);
  });

  it("comes with a link: as it is at first, or as the link has it", async () => {
    const { practice, bench } = begun();
    await practice.arrive("spiral");
    expect(bench.session.state.data).toEqual(challenges.spiral.start.data);
    const list = pointsOf("spiral");
    const other = begun(stateOf(list, { features: ["x1", "x1^2"] }));
    await other.practice.arrive("spiral");
    expect(other.bench.session.state.features).toEqual(["x1", "x1^2"]);
  });
});
