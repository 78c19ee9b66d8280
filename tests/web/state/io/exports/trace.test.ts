import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { finished } from "../../../../../web/engine/job.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { leadRunOf } from "../../../../../web/state/io/exports/lead-run.js";
import {
  type Trace,
  TraceReplay,
  traceFile,
  type VisitRange,
} from "../../../../../web/state/io/exports/trace/index.js";
import { trace as german } from "../../../../../web/words/generated/de/trace.js";
import { type TraceWords, trace as traceRoom } from "../../../../../web/words/generated/en/trace.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

interface Golden {
  readonly id: string;
  readonly spec: { readonly initial: PlaygroundState["initial"]; readonly maxEpochs: number };
  readonly expect: {
    readonly scores: readonly number[];
    readonly current: { readonly weights: readonly number[]; readonly bias: number };
    readonly journal: readonly { readonly visit: number; readonly example: number }[];
  };
}

const file = new URL("../../../../golden/seeds.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: Golden[] };

const everything: VisitRange = { first: 1, last: Number.POSITIVE_INFINITY };

function traceOf(changes: Partial<PlaygroundState>, stretch = everything, points = cs188): Trace {
  const { frame } = Bench.ofTest(stateOf(points, changes));
  return finished(new TraceReplay(engine, leadRunOf(frame), stretch));
}

const perceptron = { kind: "perceptron" } as const;
const tableWords = ({ columns, mistake, yes, no }: Pick<TraceWords, "columns" | "mistake" | "yes" | "no">) => ({
  names: { ...columns, mistake },
  yes,
  no,
});
const english = tableWords(traceRoom.english);

describe("the trace of the pass that CS 188 works out", () => {
  const golden = cases.find(({ id }) => id === "cs188-single-pass") as Golden;
  const { initial, maxEpochs } = golden.spec;
  const trace = () => traceOf({ initial, maxEpochs });

  it("has its scores, mistakes and weights, cell for cell", () => {
    const { rows, weights } = trace();
    expect(weights).toEqual(["w_x1", "w_x2", "b"]);
    expect(rows.map(({ score }) => score)).toEqual(golden.expect.scores);
    const mistakes = rows.flatMap(({ mistake, visit, example }) =>
      mistake ? [{ visit: visit - 1, example: example - 1 }] : [],
    );
    expect(mistakes).toEqual(golden.expect.journal.map(({ visit, example }) => ({ visit, example })));
    const { weights: last, bias } = golden.expect.current;
    expect(rows.at(-1)?.weights).toEqual([...last, bias]);
  });

  it("as CSV", () => {
    const { text, name } = traceFile(trace(), stateOf(cs188), perceptron, "csv", english);
    expect(name).toBe("perceptron-points-visits-1-to-5.csv");
    expect(text).toBe(
      [
        "visit,epoch,example,score,label,mistake,w_x1,w_x2,b",
        "1,1,1,-1,-1,false,0,0,-1",
        "2,1,2,-1,1,true,3,2,0",
        "3,1,3,14,1,false,3,2,0",
        "4,1,4,17,1,false,3,2,0",
        "5,1,5,12,-1,true,1,-1,-1",
        "",
      ].join("\n"),
    );
  });

  it("as CSV with labels 0 and 1, and a threshold", () => {
    const state = stateOf(cs188, { ui: { ...defaultState.ui, labels: "zero-one", biasAs: "threshold" } });
    expect(traceFile(trace(), state, perceptron, "csv", english).text.split("\n").slice(0, 3)).toEqual([
      "visit,epoch,example,score,label,q,e,mistake,w_x1,w_x2,theta",
      "1,1,1,0,0,0,0,false,0,0,1",
      "2,1,2,0,1,0,1,true,3,2,0",
    ]);
  });

  it("as LaTeX with the bias as a weight", () => {
    const state = stateOf(cs188, { ui: { ...defaultState.ui, biasAs: "weight" } });
    const { text } = traceFile(trace(), state, perceptron, "latex", english);
    expect(text).toContain("mistake & $w_{x_{0}}$ & $w_{x_{1}}$ & $w_{x_{2}}$ \\\\\n");
    expect(text).toContain("yes & $0$ & $3$ & $2$ \\\\\n");
  });

  it("as Markdown", () => {
    const { text } = traceFile(trace(), stateOf(cs188), perceptron, "markdown", english);
    expect(text.split("\n").slice(0, 4)).toEqual([
      "| visit | epoch | example | score | label | mistake | w\\_x1 | w\\_x2 | b |",
      "| --: | --: | --: | --: | --: | :-: | --: | --: | --: |",
      "| 1 | 1 | 1 | -1 | -1 | no | 0 | 0 | -1 |",
      "| 2 | 1 | 2 | -1 | 1 | yes | 3 | 2 | 0 |",
    ]);
  });

  it("in German where it is read, and in English where programs read it", () => {
    const said = (format: "markdown" | "csv") =>
      traceFile(trace(), stateOf(cs188), perceptron, format, tableWords(german)).text.split("\n");
    expect(said("markdown")[0]).toBe("| Schritt | Epoche | Beispiel | Score | Label | Fehler | w\\_x1 | w\\_x2 | b |");
    expect(said("markdown")[3]).toBe("| 2 | 1 | 2 | -1 | 1 | ja | 3 | 2 | 0 |");
    expect(said("csv")[0]).toBe("visit,epoch,example,score,label,mistake,w_x1,w_x2,b");
  });

  it("as LaTeX", () => {
    const { text } = traceFile(trace(), stateOf(cs188), perceptron, "latex", english);
    expect(text).toContain(
      "visit & epoch & example & score & label & mistake & $w_{x_{1}}$ & $w_{x_{2}}$ & $b$ \\\\\n",
    );
    expect(text).toContain("$2$ & $1$ & $2$ & $-1$ & $1$ & yes & $3$ & $2$ & $0$ \\\\\n");
    expect(text.match(/\\\\$/gm)).toHaveLength(6);
  });
});

describe("a replay", () => {
  it("tells a stretch as it is told in the whole run", () => {
    const { rows } = traceOf({});
    expect(rows).toHaveLength(1150);
    expect(traceOf({}, { first: 700, last: 720 }).rows).toEqual(rows.slice(699, 720));
    expect(traceOf({}, { first: 1149, last: 2000 }).rows).toEqual(rows.slice(1148));
    expect(traceOf({}, { first: 1151, last: 1160 }).rows).toEqual([]);
  });

  it("tells the same in slices, and how far it is", () => {
    const { frame } = Bench.ofTest(stateOf(cs188));
    const telling = new TraceReplay(engine, leadRunOf(frame), { first: 1, last: 100 });
    const progress: number[] = [];
    while (!telling.advance(2000)) progress.push(telling.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(5);
    expect(telling.progress).toBe(1);
    expect(telling.result()).toEqual(traceOf({}, { first: 1, last: 100 }));
    telling.dispose();
  });

  it("leaves the run of the page where it is, and nothing behind", () => {
    const bench = Bench.ofTest(stateOf(cs188));
    bench.do({ type: "seek", visit: 7 }).untilStill();
    const open = engine.openRuns;
    finished(new TraceReplay(engine, leadRunOf(bench.frame), everything));
    expect(bench.frame.pane.visit).toBe(7);
    expect(engine.openRuns).toBe(open);
  });

  it("counts examples as the page does, where some are held out", () => {
    const { frame } = Bench.ofTest(stateOf(cs188, { split: { fraction: 0.4, seed: 1 } }));
    const { rows } = finished(new TraceReplay(engine, leadRunOf(frame), { first: 1, last: 3 }));
    const trained = [...cs188.keys()].filter((i) => frame.examples.heldOut?.[i] === 0);
    expect(rows.map(({ example }) => example - 1)).toEqual(trained);
  });

  it("names what each learner trains", () => {
    const named = (changes: Partial<PlaygroundState>) => traceOf(changes, { first: 1, last: 1 }).weights;
    expect(named({ bias: false })).toEqual(["w_x1", "w_x2"]);
    expect(named({ features: ["x1", "x1*x2"] })).toEqual(["w_x1", "w_x1*x2", "b"]);
    expect(named({ learners: [{ kind: "kernel" }] })).toEqual(["alpha"]);
    expect(named({ learners: [{ kind: "decision-tree" }] })).toEqual([]);
    expect(named({ learners: [{ kind: "multiclass" }] })).toEqual(["w0_x1", "w0_x2", "b0", "w1_x1", "w1_x2", "b1"]);
  });

  it("writes numbers that come back to the same bits", () => {
    const trace = traceOf({ learners: [{ kind: "perceptron", learningRate: 0.1 }] }, { first: 1, last: 60 });
    const lines = traceFile(trace, stateOf(cs188), perceptron, "csv", english).text.trimEnd().split("\n").slice(1);
    expect(lines.map((line) => line.split(",").slice(6).map(Number))).toEqual(trace.rows.map(({ weights }) => weights));
  });
});
