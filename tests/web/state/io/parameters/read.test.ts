import { describe, expect, it } from "vitest";
import { parameterNames } from "../../../../../web/state/document/parameter-names.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { classedPresets, readParameters, stateFromParameters } from "../../../../../web/state/io/parameters/read.js";
import { engine } from "../../engine.js";

function read(query: string) {
  const parameters = new URLSearchParams(query);
  const names = Array.from(parameters.keys());
  return readParameters({ get: (name) => parameters.get(name), names }, defaultState);
}

describe("a product of more factors than there may be", () => {
  const many = [
    "x1^17",
    "x1^9*x2^8",
    "x1^99",
    Array.from({ length: 17 }, () => "x1").join("*"),
    Array.from({ length: 400 }, () => "x1^99").join("*"),
  ];
  const at = { lift: "ui.lift.feature", features: "features.0", "weight-axes": "ui.weightAxes.0" } as const;

  it.each(many.flatMap((product) => Object.entries(at).map(([name, field]) => [name, field, product] as const)))(
    "is refused as %s, at %s, with the same words: %s",
    (name, field, product) => {
      const text = name === "weight-axes" ? `${product},bias` : product;
      const { state, refusals } = readParameters(
        { get: (other) => (other === name ? text : null), names: [name] },
        defaultState,
      );
      expect(refusals).toMatchObject([
        { field, code: "bad-value", message: `${field} must be a product of at most 16 factors.` },
      ]);
      expect(state).toEqual(defaultState);
    },
  );

  it("is none of sixteen", () => {
    const get = (name: string) => (name === "lift" ? "x1^9*x2^7" : null);
    const { state, refusals } = readParameters({ get, names: ["lift"] }, defaultState);
    expect(refusals).toEqual([]);
    expect(state.ui.lift?.feature).toBe("x1^9*x2^7");
  });
});

describe("the seed of the order", () => {
  it("is that of the data, as in links of before, where it has none of its own", () => {
    expect(read("data=overlap&seed=77&order=shuffle-once").state.order).toEqual({ kind: "shuffle-once", seed: 77 });
    expect(read("data=overlap&order-seed=3&seed=77").state).toMatchObject({
      data: { seed: 77 },
      order: { kind: "given", seed: 3 },
    });
    expect(read("data=overlap&order=shuffle-once&order-seed=3").state.data).not.toHaveProperty("seed");
  });
});

describe("readable parameters", () => {
  it("describe nothing where there are none", () => {
    expect(stateFromParameters(() => null)).toEqual({});
    expect(read("utm_source=somewhere")).toEqual({ state: defaultState, refusals: [] });
  });

  it("read the address of the architecture, whole", () => {
    const { state, refusals } = read(
      "?data=xor&features=x1,x2,x1*x2&learner=averaged&seed=7&visit=12&hide=bench,charts&theme=dark&lift=x1*x2",
    );
    expect(refusals).toEqual([]);
    expect(state).toEqual({
      ...defaultState,
      data: { kind: "preset", name: "xor", seed: 7 },
      features: ["x1", "x2", "x1*x2"],
      learners: [{ kind: "averaged" }],
      order: { kind: "given", seed: 7 },
      visit: 12,
      ui: {
        ...defaultState.ui,
        hide: ["bench", "charts"],
        theme: "dark",
        lift: { feature: "x1*x2", turn: 30, tilt: 25 },
      },
    });
  });

  it("read every parameter there is", () => {
    const given: Record<(typeof parameterNames)[number], string> = {
      heading: "Homework 2",
      data: "iris",
      n: "100",
      noise: "0.5",
      seed: "3",
      columns: "0,3",
      species: "2,1",
      features: "x2",
      scaling: "standardize",
      bias: "false",
      learner: "perceptron,margin,batch,passive-aggressive,kernel,nearest-neighbours",
      order: "shuffle-once",
      "order-seed": "5",
      "max-epochs": "50",
      split: "0.25",
      "split-seed": "4",
      visit: "9",
      pace: "told",
      live: "true",
      speed: "max",
      hide: "story",
      lock: "stage,data",
      lesson: "4.2",
      course: "course.json",
      worksheet: "usual-7",
      quiz: "mistake.7",
      embed: "true",
      tries: "1",
      "pass-mark": "60",
      counts: "core,weights.5",
      keep: "none",
      theme: "projector",
      drawer: "orders",
      dock: "below",
      pinned: "true",
      present: "true",
      "predict-first": "true",
      labels: "zero-one",
      "bias-as": "weight",
      lift: "bias",
      turned: "true",
      axis: "distance",
      proof: "angle",
      target: "2,2.5,-3",
      "weight-axes": "x2,bias",
      "learning-rate": "0.25",
      tie: "negative",
      margin: "2",
      tolerance: "0.5",
      variant: "pa-2",
      c: "3",
      classes: "4",
      kernel: "polynomial",
      degree: "3",
      offset: "0",
      gamma: "0.5",
      k: "7",
      "max-depth": "2",
      ridge: "0.5",
    };
    expect(Object.keys(given).sort()).toEqual([...parameterNames].sort());
    const { state, refusals } = read(String(new URLSearchParams(given)));
    // No more than six learners have room, and these three settings are of others.
    expect(refusals.map(({ field, code }) => [field, code])).toEqual([
      ["classes", "no-effect"],
      ["max-depth", "no-effect"],
      ["ridge", "no-effect"],
    ]);
    expect({ state }).toEqual({
      state: {
        ...defaultState,
        data: { kind: "preset", name: "iris", n: 100, noise: 0.5, columns: [0, 3], species: [2, 1], seed: 3 },
        features: ["x2"],
        scaling: "standardize",
        bias: false,
        learners: [
          { kind: "perceptron", learningRate: 0.25, tie: "negative" },
          { kind: "margin", learningRate: 0.25, margin: 2 },
          { kind: "batch", learningRate: 0.25, tie: "negative", tolerance: 0.5 },
          { kind: "passive-aggressive", variant: "pa-2", C: 3 },
          { kind: "kernel", kernel: { kind: "polynomial", degree: 3, offset: 0, gamma: 0.5 }, tie: "negative" },
          { kind: "nearest-neighbours", k: 7 },
        ],
        split: { fraction: 0.25, seed: 4 },
        order: { kind: "shuffle-once", seed: 5 },
        maxEpochs: 50,
        visit: 9,
        ui: {
          ...defaultState.ui,
          heading: "Homework 2",
          speed: "max",
          live: true,
          drawer: "orders",
          dock: "below",
          pinned: true,
          present: true,
          predictFirst: true,
          labels: "zero-one",
          biasAs: "weight",
          hide: ["story"],
          lock: ["stage", "data"],
          lesson: "4.2",
          course: "course.json",
          worksheet: "usual-7",
          quiz: "mistake.7",
          embed: true,
          tries: 1,
          passMark: 60,
          counts: ["core", "weights.5"],
          keep: "none",
          theme: "projector",
          lift: { feature: "bias", turn: 30, tilt: 25 },
          turned: true,
          axis: "distance",
          proof: "angle",
          target: [2, 2.5, -3],
          weightAxes: ["x2", "bias"],
        },
      },
    });
  });

  it.each([
    ["bias", true],
    ["bias=1", true],
    ["bias=0", false],
    ["bias=true", true],
  ])("understand %s", (query, bias) => {
    expect(read(query)).toEqual({ state: { ...defaultState, bias }, refusals: [] });
  });

  it("set each learner of a list as far as it has the setting", () => {
    expect(read("learner=perceptron,averaged,decision-tree&learning-rate=2&max-depth=5")).toMatchObject({
      state: {
        learners: [
          { kind: "perceptron", learningRate: 2 },
          { kind: "averaged", learningRate: 2 },
          { kind: "decision-tree", maxDepth: 5 },
        ],
      },
      refusals: [],
    });
  });

  it("are about the learner the page opens with where they name none, or the one that is present", () => {
    expect(read("learning-rate=2").state.learners).toEqual([{ kind: "perceptron", learningRate: 2 }]);
    const present = [{ kind: "margin", margin: 3 }, { kind: "voted" }] as const;
    const given = (name: string) => (name === "learning-rate" ? "2" : null);
    expect(stateFromParameters(given, present)).toEqual({
      learners: [
        { kind: "margin", margin: 3, learningRate: 2 },
        { kind: "voted", learningRate: 2 },
      ],
    });
  });

  it("bring the multiclass learner with data of several classes, unless they name another", () => {
    const classed = engine.presets.filter(({ classes }) => classes > 2).map(({ name }) => name);
    expect(new Set(classed)).toEqual(classedPresets);
    for (const name of classed) {
      const parameters = (other?: string) => (key: string) =>
        key === "data" ? name : key === "learner" ? (other ?? null) : null;
      expect(stateFromParameters(parameters())).toMatchObject({ learners: [{ kind: "multiclass" }] });
      expect(stateFromParameters(parameters("voted"))).toMatchObject({ learners: [{ kind: "voted" }] });
    }
  });

  it.each([
    ["course=course.json", { course: "course.json", lesson: "1" }],
    ["course=course.json&lesson=3", { course: "course.json", lesson: "3" }],
    ["course=course.json&quiz=mistake.7", { course: "course.json", lesson: null, quiz: "mistake.7" }],
    ["lesson=4.2", { course: null, lesson: "4.2" }],
  ])("open a course at its first step, where they say no other: %s", (given, ui) => {
    expect(read(given).state.ui).toMatchObject(ui);
  });

  it("hold nothing out where they only say how", () => {
    expect(read("split-seed=3").state.split).toEqual({ fraction: 0, seed: 3 });
    expect(read("split=0.3").state.split).toEqual({ fraction: 0.3, seed: 0 });
  });

  it("take options without a name for the preset the page opens with", () => {
    expect(read("n=100").state.data).toEqual({ kind: "preset", name: "blobs", n: 100 });
  });

  it.each([
    ["n=many", "data.n"],
    ["n=", "data.n"],
    ["data=iris&columns=1", "data.columns.1"],
    ["learner=oracle", "learner.kind"],
    ["learner=", "learners"],
    ["learner=perceptron,perceptron,perceptron,perceptron,perceptron,perceptron,perceptron", "learners"],
    ["learner=kernel&kernel=sigmoid", "learner.kernel.kind"],
    ["learner=multiclass&classes=9", "learner.classes"],
    ["split=1", "split.fraction"],
    ["split=half", "split.fraction"],
    ["split=0.3&split-seed=-1", "split.seed"],
    ["tie=coin", "learner.tie"],
    ["learning-rate=fast", "learner.learningRate"],
    ["order=backwards", "order.kind"],
    ["seed=-1", "data.seed"],
    ["max-epochs=0", "maxEpochs"],
    ["visit=-3", "visit"],
    ["bias=maybe", "bias"],
    ["features=x1,y", "features.1"],
    ["theme=neon", "ui.theme"],
    ["speed=0", "ui.speed"],
    ["hide=everything", "ui.hide.0"],
  ])("name what is wrong in %s", (query, field) => {
    const { state, refusals } = read(`${query}&scaling=min-max`);
    expect(refusals[0]?.field.replace(/^learners\.0/, "learner")).toBe(field);
    expect(state.scaling).toBe("min-max");
  });

  it.each([
    ["margin=2", "margin", /^margin does nothing here: it is a setting of margin\.$/],
    ["tolerance=1", "tolerance", /setting of batch\.$/],
    ["variant=pa-1", "variant", /setting of passive-aggressive\.$/],
    ["c=2", "c", /setting of passive-aggressive\.$/],
    ["classes=3", "classes", /setting of multiclass\.$/],
    ["kernel=rbf", "kernel", /setting of kernel\.$/],
    ["degree=3", "degree", /setting of kernel\.$/],
    ["offset=1", "offset", /setting of kernel\.$/],
    ["gamma=1", "gamma", /setting of kernel\.$/],
    ["k=3", "k", /setting of nearest-neighbours\.$/],
    ["max-depth=3", "max-depth", /setting of decision-tree\.$/],
    ["ridge=3", "ridge", /setting of second-order\.$/],
    ["learner=kernel&learning-rate=2", "learning-rate", /setting of perceptron, averaged, .*batch\.$/],
    ["data=reviews&n=8", "n", /^n does nothing here: the reviews are as they are\.$/],
    ["data=reviews&columns=0,1", "columns", /^columns does nothing here/],
    ["lerner=voted", "lerner", /^There is no parameter named “lerner”: did you mean learner\?$/],
    ["learners=voted", "learners", /did you mean learner\?$/],
    ["Theme=dark", "Theme", /did you mean theme\?$/],
    ["max-epoch=3", "max-epoch", /did you mean max-epochs\?$/],
    ["isit=1", "isit", /did you mean visit\?$/],
    ["zz=1", "zz", /^There is no parameter named “zz”\.$/],
    ["visit=1&visit=2", "visit", /^visit is given more than once: the first counts\.$/],
    ["data=moons&columns=0,1", "data.columns", /^data\.columns is a choice of Iris alone\.$/],
    ["data=iris-species&species=0,1", "data.species", /^data\.species is a choice of Iris alone\.$/],
    ["lift=x7", "ui.lift.feature", /^ui\.lift\.feature must be made of x1, x2, or be "bias"\.$/],
  ])("say that nothing comes of %s", (query, field, message) => {
    expect(read(query).refusals).toMatchObject([
      { field, code: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(message) },
    ]);
  });

  it("leave to others what is theirs", () => {
    const others =
      "utm_source=a&utm_campaign=b&fbclid=c&gclid=d&msclkid=e&gbraid=f&wbraid=g&mc_cid=h&igshid=i&_ga=j&ref=k";
    expect(read(others)).toEqual({ state: defaultState, refusals: [] });
  });

  it("quote no more than a line of what is long", () => {
    const long = "q".repeat(8000);
    for (const { message } of read(`${long}=1&theme=${long}&learner=${long}&lift=${long}`).refusals) {
      expect(message.length).toBeLessThan(200);
    }
  });
});
