import { type HeightGroup, lift, type Surface } from "../../../../web/words/en/companion/lift.js";
import { margin } from "../../../../web/words/en/companion/margin.js";
import { projection } from "../../../../web/words/en/companion/projection.js";
import { proof } from "../../../../web/words/en/companion/proof.js";
import { tighten } from "../../../../web/words/en/companion/tighten.js";
import { type HeldWeight, weightSpace } from "../../../../web/words/en/companion/weight-space.js";
import { charts } from "../../../../web/words/generated/en/charts.js";
import { biases, precisions, separators, whys, yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const one = across(counts);
const atLeastOne = [1, 2, 12_345] as const;
const some = across(atLeastOne);
const several = across([2, 12_345]);
const curve = across(every({ learner: ["2 Batch"], start: [0], most: [3.25], last: [0.5], epochs: atLeastOne }));

const origins = ["origin", "mean", "least", "least-of-each"] as const;
const surfaceNames: readonly Surface[] = ["plane", "plane-through-origin", "surface"];
const surfaces = across(surfaceNames);
const heights = every<HeightGroup>({ height: [-1, 0, 2.5], examples: [1, 4], all: yesNo, place: [null] });
const placed = every<HeightGroup>({ height: [-1, 0, 2.5], examples: [1], all: [false], place: [[0, -1.5]] });

const three: readonly HeldWeight[] = [
  { name: "w₃", value: 0 },
  { name: "w₄", value: -1.5 },
  { name: "b", value: 2 },
];
const held = [three.slice(0, 1), three, [...three, { name: "w₅", value: 1 }]];
const two = ["w₁", "w₂"];

/** The rooms beside the stage that draw. */
export default [
  samplesOf(charts, {
    moment: across(every({ epoch: [1, 12], mistakes: counts, whole: yesNo })),
    onlyEpoch: across(every({ made: counts })),
    summary: [
      ...across(every({ epochs: [2, 12_345], fewest: [0, 1], most: [4], last: [1], group: [1] })),
      [{ epochs: 12_345, fewest: 0.5, most: 4, last: 1.25, group: 100 }],
    ],
    step: across(every({ epochs: [2, 12_345] })),
    stepInBand: across(every({ epochs: [2, 12_345] })),
    lastRows: [[{ rows: 100, all: 12_345 }]],
    range: [[{ first: 1, last: 10 }], [{ first: 12_341, last: 12_345 }]],
    underWay: across(every({ epoch: atLeastOne })),
    soFar: across(every({ made: counts })),
    objective: {
      nothing: [[{ learner: "2 Batch" }]],
      nothingBefore: [[{ learner: "2 Batch" }]],
      curve,
      curveBefore: curve,
    },
  }),
  samplesOf(lift, {
    picture: across([["x₁"], ["x₁", "x₂"]], ["x₁²"]),
    pictureOfConstant: across([["x₁"], ["x₁", "x₂"]]),
    biasOff: across(biases, origins),
    addFeature: [["x₁²"]],
    groups: across([...heights, ...placed].map((group) => [group])).concat([[placed]]),
    range: [["x₁²", 0, 6.25]],
    noPlane: across(["voted", "kernel", "nearest-neighbours", "decision-tree"]),
    biasAlone: across(biases),
    upright: { constant: across(biases, origins), noWeight: [["x₁²"]], noFeature: [["x₁²"]] },
    separates: surfaces,
    among: surfaces,
    noMistakes: surfaces,
    touches: surfaces,
    mistakes: across(surfaceNames, atLeastOne),
    boundary: [["x₁²"]],
    unbiased: across(biases),
  }),
  samplesOf(margin, {
    analysing: across([0, 0.5, 1]),
    stale: across([0, 0.5, 1]),
    separable: across(separators),
    inseparable: across(separators),
    showMargin: across(separators),
    marginElsewhere: across(separators, [1, 3, "scaled"]),
    whyElsewhere: across([1, 3, "scaled"]),
    geometricHint: across(separators, atLeastOne),
    atMost: one,
    made: [
      [0, 1],
      [1, 1],
      [1, 12_345],
      [12_344, 12_345],
    ],
    everyAverage: across(separators),
    averageAtOrigin: across(whys.filter((why) => why.endsWith("-origin"))),
    sameExample: [["same-point"]],
    sameAverage: across(whys.filter((why) => !why.endsWith("-origin") && !why.startsWith("same-"))),
    sameDirection: [["same-direction", "2.5"]],
  }),
  samplesOf(projection, {
    length: across([0.5, 2], [["−b", -1] as const, ["θ", 0] as const], precisions),
    sides: [
      [0, 0, 1],
      [1, 0, 1],
      [0, 0, 40],
      [1, 0, 40],
      [12_345, 0, 12_346],
      [0, 3, 4],
      [1, 2, 12_345],
    ],
    margin: across([0.25], [0.125], [7], precisions),
    marks: { score: [[0.25]], distance: [[0.125]] },
    about: { distance: across(["b", "w₀"]), score: across(["b", "w₀"]) },
    example: across(
      every({
        example: [12],
        label: ["+1", "0"],
        heldOut: yesNo,
        length: [2],
        along: [-0.5, 1.25],
        score: [-1],
        distance: [-0.5],
        side: ["right", "wrong", "boundary"] as const,
      }),
      precisions,
    ),
    plane: { turnedWithBias: [["−b"]] },
  }),
  samplesOf(proof, {
    otherRule: across(["margin", "batch", "passive-aggressive", "second-order", "kernel", "decision-tree"]),
    atMost: one,
    lengthChart: across([4.5], atLeastOne, [3]),
    angleChart: across(atLeastOne, [2.5], [3], [0.125], [4.5]),
    distanceChart: across([40], [2.5], atLeastOne, [6]),
    boundMark: one,
    fromTurned: across([0.125], [0.25]),
    fromTarget: [[12.375]],
    tooNear: across([4.5], [6.25]),
    offSide: [[-0.5]],
    astray: [
      [[4], 1],
      [[12, 17], 2],
      [[4, 6, 12], 12_345],
    ],
    astrayStretches: across([0, 1, 12], [2, 16]),
    degrees: [[-45]],
    value: [[0.5]],
    vector: [[[2, 2.5, -3]]],
    allUpdates: several,
    meeting: across([[0], [0.5, -1]], [-1.5, 0]),
    cycle: across([1, 12_345], [1, 4], [2.5]),
    bounded: across(atLeastOne, [2.5]),
  }),
  samplesOf(tighten, {
    counted: across([...counts, "unknown", "more"]),
    spoken: across(
      [[4, 12_345]],
      [
        [1, 3],
        [0, "unknown"],
        ["more", 12_345],
      ],
    ),
    tallest: some,
    boundMark: some,
    tried: across([0, 1, 1000], [1000]),
    range: [
      [1, 1, 1],
      [3, 3, 40],
      [1, 12, 12_345],
    ],
    unfinished: some,
  }),
  samplesOf(weightSpace, {
    weightOf: [["x₁²"]],
    weightOfColumn: [["w₁", "petal width"]],
    inside: across([[], ...held], [1, 2, 4]),
    outside: across([[], ...held]),
    emptyHere: across(held, [two]),
    never: across([two], [12]),
    linesDrawn: [[200, 12_345]],
    pathDrawn: several,
    line: across([12], ["+1", "−1"], ["w₁ + 2·w₂ > 0"], yesNo),
  }),
];
