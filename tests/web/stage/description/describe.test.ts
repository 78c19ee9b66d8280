import { describe, expect, it } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { ViewWindow } from "../../../../web/state/document/state.js";
import type { Frame, VisitEvent } from "../../../../web/state/runs/frame.js";
import { describeExample, describeStage, readout } from "../../../../web/views/stage/description/describe.js";
import { equation, missingBoundary } from "../../../../web/views/stage/description/describe-boundary.js";
import { marksOf } from "../../../../web/views/stage/draw/marks.js";
import { shouldTurn } from "../../../../web/views/stage/draw/update-drawing.js";
import { Narrator } from "../../../../web/views/stage/narration/index.js";
import { crowdsOf, labelOf, nextLabel } from "../../../../web/views/stage/plane/place.js";
import { narration } from "../../../../web/words/generated/en/narration.js";
import { pointsOf } from "../../../rows.js";
import { type FrameChanges, frameFrom, frameWith, paneWith } from "../../frames.js";
import { pointerHost } from "../../pointer-host.js";
import { fieldOf } from "../field.js";

const weights = (w1: number, w2: number, bias: number) => ({ weights: Float64Array.of(w1, w2), bias });
const points = pointsOf("1 1 -1; 2 3 1");

const { seen } = narration.english;
const stageText = (frame: Frame) => describeStage(frame, frame.pane);
const exampleText = (frame: Frame, example: number) => describeExample(frame, frame.pane, example);
const missing = (frame: Frame, window: ViewWindow) => missingBoundary(frame, frame.pane, window);

const visited: VisitEvent = {
  visit: 4,
  epoch: 0,
  example: 0,
  label: -1,
  score: 5,
  predicted: 1,
  mistake: true,
  update: null,
  changeLength: 0,
  coefficient: 0,
  x: Float64Array.of(1, 1),
  before: weights(3, 2, 0),
  after: weights(3, 2, 0),
};

describe("the stage in words", () => {
  it("tells of an example", () => {
    const frame = frameWith(points, { current: weights(4, 2, 0) });
    expect(exampleText(frame, 1)).toBe("Example 2, positive, at 2, 3; score 14, predicted positive");
    expect(readout(frame, 1)).toBe("example 2 · positive · x₁ 2 · x₂ 3");
    expect(readout(frame, 2)).toBe("");
  });

  it("leaves the score out where the plane does not give it", () => {
    const frame = frameWith(points, { features: ["x1", "x1*x2"], current: weights(4, 2, 0) });
    expect(exampleText(frame, 1)).toBe("Example 2, positive, at 2, 3");
  });

  it("tells of examples that hide each other, drawn or imported, and of their labels", () => {
    const frame = frameWith([...points, [1, 1, 1], [2, 3, 1], [2, 3, 1]], { current: weights(4, 2, 0) });
    expect(crowdsOf(frame.examples)).toEqual(
      new Map([
        [0, { count: 2, mixed: true }],
        [1, { count: 3, mixed: false }],
      ]),
    );
    expect(readout(frame, 2)).toBe("example 3 · positive · x₁ 1 · x₂ 1 · two examples here, with different labels");
    expect(exampleText(frame, 4)).toMatch(/predicted positive; 3 examples here$/);
    expect(stageText(frame)).toContain("At 2 places there are several examples, at 1 of them with different labels.");
  });

  it("writes the boundary as an equation", () => {
    const { ui } = defaultState;
    expect(equation({ w1: 3, w2: 2, b: 0 }, ui, english)).toBe("3 x1 + 2 x2 + 0 = 0");
    expect(equation({ w1: 2, w2: -1, b: 0 }, ui, english, ["friends", "rain"])).toBe("2 friends − 1 rain + 0 = 0");
    expect(equation({ w1: 2, w2: -1, b: 0 }, ui, english, ["x₁", "petal width (cm)"])).toBe("2 x1 − 1 x2 + 0 = 0");
    expect(equation({ w1: -1, w2: -0.5, b: -2 }, ui, english)).toBe("−1 x1 − 0.5 x2 − 2 = 0");
    expect(equation({ w1: 3, w2: 2, b: -4 }, { ...ui, biasAs: "threshold" }, english)).toBe("3 x1 + 2 x2 = 4");
  });

  it("tells of the whole picture", () => {
    const current = weights(3, 2, 0);
    expect(stageText(frameWith(points, { current, event: visited, trainingMistakes: 1 }))).toBe(
      "Examples: 1 positive, 1 negative. The boundary is 3 x1 + 2 x2 + 0 = 0. " +
        "Visit 5: example 1, negative, score 5, a mistake. 1 example is misclassified now.",
    );
    expect(stageText(frameWith(points))).toContain(narration.english.noBoundary);
    expect(stageText(frameWith([]))).toContain(narration.english.noExamplesYet);
  });
});

describe("more classes than two", () => {
  const three = frameWith([...points, [0, 0, 2], [0, 1, 2]]);

  it("go by number", () => {
    expect(exampleText(three, 0)).toMatch(/^Example 1, class 0, at/);
    expect(readout(three, 3)).toContain("class 2");
    expect(stageText(three)).toContain("4 examples: 1 of class 0, 1 of class 1, 2 of class 2.");
    expect(labelOf(3, frameWith(points))).toEqual({ className: "3" });
  });

  it("go by the names they have", () => {
    const iris = frameFrom(three, { state: { ...three.state, data: { kind: "preset", name: "iris-species" } } });
    expect(exampleText(iris, 0)).toMatch(/^Example 1, class setosa, at/);
    expect(stageText(iris)).toContain("4 examples: 1 of class setosa, 1 of class versicolor, 2 of class virginica.");
  });

  it("are gone through in turn", () => {
    expect([-1, 1, 2].map((label) => nextLabel(label, three.examples))).toEqual([1, 2, -1]);
    expect([-1, 1].map((label) => nextLabel(label, frameWith(points).examples))).toEqual([1, -1]);
  });

  it("divide the plane by their scores", () => {
    const models = [weights(1, 0, 0), weights(-1, 0, 0), weights(0, 0, -9)];
    const frame = frameFrom(three, { regions: { kind: "classes", models }, current: models });
    expect(stageText(frame)).toContain(narration.english.byClasses({ classes: 3 }));
    expect(exampleText(frame, 1)).not.toContain("score");
    expect(missing(frame, { x: [-1, 1], y: [0, 1] })).toBe("");
    expect(missing(frame, { x: [1, 2], y: [0, 1] })).toBe(seen.onlyLabel({ label: { className: "0" } }));
    const nothing = frameFrom(three, { regions: { kind: "classes", models: [weights(0, 0, 0)] } });
    expect(missing(nothing, { x: [1, 2], y: [0, 1] })).toBe(seen.noWeights);
  });
});

describe("learners that are asked point by point", () => {
  const asked = frameWith(points, { features: ["x1*x2"], field: fieldOf(8, 8, (x) => x) });
  const view = { x: [-1, 1], y: [-1, 1] } as const;

  it("have a boundary, and no scores in words", () => {
    expect(stageText(asked)).toContain(narration.english.curved);
    expect(missing(asked, view)).toBe("");
  });

  it("say so where all is one label", () => {
    const positive = frameFrom(asked, { field: fieldOf(4, 4, () => 2) });
    expect(stageText(positive)).toContain(narration.english.onlyLabel({ label: "positive" }));
    expect(missing(positive, view)).toBe(seen.onlyLabel({ label: "positive" }));
    expect(missing(frameFrom(asked, { field: fieldOf(4, 4, () => 0) }), view)).toBe(seen.noScores);
    expect(missing(frameFrom(asked, { field: null }), view)).toBe("");
  });

  it("say nothing from predictions of another model", () => {
    const field = fieldOf(4, 4, () => 0);
    const behind = frameFrom(asked, { updates: 3, field });
    expect(missing(behind, view)).toBe("");
    expect(stageText(behind)).not.toMatch(/boundary|in view/i);
    expect(missing(frameFrom(behind, { field: { ...field, model: 3 } }), view)).toBe(seen.noScores);
  });

  it("leave the count of mistakes out while it is not known", () => {
    expect(stageText(frameFrom(asked, { trainingMistakes: null }))).not.toContain("misclassified");
  });
});

describe("what predicts and what trains", () => {
  it("are told apart where they differ", () => {
    const frame = frameWith(points, {
      current: weights(1, 2, 3),
      regions: { kind: "linear", model: weights(4, 2, 0) },
    });
    expect(stageText(frame)).toContain(
      "The boundary is 4 x1 + 2 x2 + 0 = 0. The boundary of the weights in training is 1 x1 + 2 x2 + 3 = 0.",
    );
    expect(exampleText(frame, 1)).toContain("score 14");
  });

  it("may disagree with another learner", () => {
    const panes = [paneWith(), paneWith({ learner: { kind: "voted" } })];
    const frame = frameWith(points, { panes, disagreements: [1] }, { difference: [0, 1] });
    expect(stageText(frame)).toContain(
      "Cross-hatching shows where 1 Perceptron and 2 Voted disagree. They disagree on 1 example.",
    );
    expect(stageText({ ...frame, disagreements: "counting" })).toContain(
      `1 Perceptron and 2 Voted disagree. ${narration.english.countingDisagreements}`,
    );
  });
});

describe("examples held out", () => {
  const { examples } = frameWith(points);
  const frame = frameWith(points, { examples: { ...examples, heldOut: Uint8Array.of(0, 1) }, heldOutMistakes: 1 });

  it("are said to be, and counted apart", () => {
    expect(exampleText(frame, 1)).toMatch(/^Example 2, positive, held out, at 2, 3/);
    expect(readout(frame, 0)).not.toContain("held out");
    expect(stageText(frame)).toContain("Examples: 1 positive, 1 negative. 1 of them is held out.");
    expect(stageText(frame)).toContain(
      "No training example is misclassified now. 1 held-out example is misclassified now.",
    );
  });

  it("are never ringed as visited", () => {
    const event = { ...visited, example: 1 };
    const plot = { x: 0, y: 0, width: 300, height: 300 };
    const nowhere = { hovered: null, pointer: null, cursor: null };
    expect(marksOf(frame, { event }, nowhere, plot).visited).toBeNull();
    expect(marksOf(frame, { event: visited }, nowhere, plot).visited).toEqual({ at: { x: 1, y: 1 }, mistake: true });
  });
});

describe("the narrator", () => {
  it("describes at most once a second while playing, and at once when it stops", () => {
    const narrator = new Narrator(pointerHost());
    const playing = frameWith(points, { playing: true });
    narrator.follow(null, playing, playing.pane, false, 0);
    const first = narrator.description;
    const later = frameWith(points, { playing: true, current: weights(1, 0, 0) });
    narrator.follow(playing, later, later.pane, false, 500);
    expect(narrator.description).toBe(first);
    narrator.follow(later, later, later.pane, false, 1000);
    expect(narrator.description).toContain("The boundary is 1 x1");
    const empty = frameWith([]);
    narrator.follow(later, empty, empty.pane, false, 1100);
    expect(narrator.description).toContain(narration.english.noExamplesYet);
  });

  it("says a new selection to those who are on the stage", () => {
    const narrator = new Narrator(pointerHost());
    const before = frameWith(points);
    const after = frameWith(points, { selected: 1 });
    narrator.follow(before, after, after.pane, false, 0);
    expect(narrator.announcement).toBe("");
    narrator.follow(before, after, after.pane, true, 0);
    expect(narrator.announcement).toMatch(/^Example 2, positive/);
  });
});

describe("turning the boundary", () => {
  const shown = (frame: Frame) => ({ frame, pane: frame.pane });
  const frame = frameWith(points);
  const before = shown(frame);
  const event = {
    visit: 0,
    epoch: 0,
    example: 0,
    label: -1,
    score: 0,
    predicted: 0,
    mistake: true,
    update: weights(-1, -1, -1),
    changeLength: Math.sqrt(3),
    coefficient: -1,
    x: Float64Array.of(1, 1),
    before: weights(0, 0, 0),
    after: weights(-1, -1, -1),
  };
  const step = (changes: FrameChanges = {}) => shown(frameFrom(frame, { visit: 1, updates: 1, event, ...changes }));
  const stepped = step();

  it("follows one update", () => {
    expect(shouldTurn(before, stepped)).toBe(true);
    expect(shouldTurn(null, stepped)).toBe(false);
    expect(shouldTurn(stepped, stepped)).toBe(false);
    expect(shouldTurn(before, step({ updates: 2 }))).toBe(false);
    expect(shouldTurn(before, step({ event: { ...event, update: null } }))).toBe(false);
  });
});
