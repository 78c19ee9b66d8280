// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { link } from "../../../web/state/io/link-and-parameters.js";
import "../../../web/views/import/index.js";
import { importing as words } from "../../../web/words/generated/en/importing.js";
import { byRole, clear, drawn, press, queryRole, show } from "../mounted.js";
import { endlessFile } from "../state/document/endless.js";
import { Bench } from "../state/engine.js";
import { fromGermanExcel, fromR, irisTable } from "../state/io/import/iris.js";

let bench: Bench;

beforeEach(async () => {
  bench = Bench.ofTest().do({ type: "set-ui", ui: { importing: true } });
  await link.load();
  await show(html`<pp-import .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-import>`);
});
afterEach(clear);

const field = () => document.querySelector<HTMLTextAreaElement>("#pp-import-text");

/** Until what is read has been read, and is drawn. With the clock's own time a busy machine may need several slices. */
async function settled(): Promise<void> {
  const isReading = () => !vi.isMockFunction(performance.now) && queryRole("progressbar", /./) !== null;
  for (let turn = 0; turn < 6 || isReading(); turn++) {
    await new Promise((resolve) => setTimeout(resolve));
    await drawn();
  }
}

async function paste(text: string): Promise<void> {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  field()?.dispatchEvent(event);
  await settled();
}

async function choose(id: string, value: string): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>(`#${id}`);
  if (!select) throw new Error(`there is no ${id}`);
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

async function choosesFile(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input?.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

const say = words.english;
const importing = () => bench.session.state.ui.importing;
const said = () => document.querySelector(".pp-import-outcome")?.textContent?.replace(/\s+/g, " ").trim();
const button = (name: string) => byRole("button", name) as HTMLButtonElement;

describe("a pasted table", () => {
  test("is shown as it would be read, and taken at a press", async () => {
    await paste(fromR());
    expect(said()).toBe("150 examples with 4 features: 50 setosa, 50 versicolor and 50 virginica.");
    expect(bench.session.state.data.kind).toBe("points");
    await press(button("Import"));
    expect(bench.session.state.data).toMatchObject({ kind: "table", rows: irisTable, label: "Species" });
    expect(importing()).toBe(false);
    bench.do({ type: "undo" });
    expect(bench.session.state.data.kind).toBe("points");
  });

  test("is read as it is corrected", async () => {
    await paste(fromR());
    await choose("pp-import-positive", "virginica");
    expect(said()).toBe("150 examples with 4 features: 50 positive (virginica) and 100 negative (not virginica).");
    await choose("pp-import-across", "4");
    // What the other axis has is swapped with it.
    await choose("pp-import-up", "4");
    await press(button("Import"));
    expect(bench.session.state.data).toMatchObject({
      columns: ["Sepal.Width", "Petal.Width", "Sepal.Length", "Petal.Length", "Species"],
      classNames: ["not virginica", "virginica"],
    });
  });

  test("with something wrong in it is not taken, and says where", async () => {
    await paste(fromR().replace("4.9,3,", "4.9,NA,").replace("4.7", "four"));
    expect(said()).toBe(
      "Line 3, column “Sepal.Width”: The value is missing.Line 4, column “Sepal.Length”: “four” is not a number. Leave out 1 row with a missing value",
    );
    expect(button("Import").disabled).toBe(true);
  });

  test("that cannot be taken apart says why, and another way can be chosen", async () => {
    await paste('a,b,y\n1,"2"x,0\n');
    expect(document.querySelector(".pp-dialog-body > .pp-error")?.textContent).toBe(
      "Line 2, column 2: There is something after the closing quote.",
    );
    await choose("pp-import-delimiter", ";");
    expect(said()).toContain("A table needs a feature and a label, but this one has 1 column.");
  });
});

describe("what takes its time", () => {
  /** However fast the machine: between two looks at the clock a second goes by. */
  function slowly(): void {
    let seconds = 0;
    vi.spyOn(performance, "now").mockImplementation(() => 1000 * seconds++);
  }
  afterEach(() => void vi.restoreAllMocks());

  const rows = Array.from({ length: 3000 }, (_, k) => `${k % 97},${k % 89},${k % 2}`);
  const table = ["a,b,y", ...rows].join("\n");
  const progress = () => byRole("progressbar", "Reading the pasted text") as HTMLProgressElement;

  test("says how far it is; cancelled, nothing is lost, and it can be read after all", async () => {
    slowly();
    await paste(table);
    expect(progress().value).toBeGreaterThan(0);
    expect(progress().value).toBeLessThan(100);
    await press(button("Cancel"));
    await settled();
    expect(document.querySelector("pp-import-table")?.textContent).toContain(say.cancelled);
    expect(document.activeElement).toBe(button("Read it again"));
    expect(bench.session.state.data.kind).toBe("points");
    vi.restoreAllMocks();
    await press(button("Read it again"));
    await settled();
    expect(said()).toContain("3 000 examples with 2 features");
  });

  test("a correction that is cancelled leaves what was shown", async () => {
    await paste(table);
    const before = said();
    slowly();
    await choose("pp-import-positive", "0");
    expect(said()).toBe(say.busy);
    await press(button("Cancel"));
    await settled();
    vi.restoreAllMocks();
    expect(said()).toBe(before);
    await choose("pp-import-across", "1");
    expect(said()).toBe(before);
    expect(queryRole("progressbar", /./)).toBe(null);
  });

  test("a saved state does so too", async () => {
    // Long enough to be read in pieces, whatever the clock.
    const points = Array.from(
      { length: 150_000 },
      (_, k) => `[${k % 97}.0000000000,${k % 89}.0000000000,${k % 2 || -1}]`,
    );
    const text = `{"v":1,"data":{"kind":"points","points":[${points.join(",")}]}}`;
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    field()?.dispatchEvent(event);
    for (let turn = 0; turn < 20 && !queryRole("progressbar", /./); turn++) {
      await new Promise((resolve) => setTimeout(resolve));
      await drawn();
    }
    await press(button("Cancel"));
    expect(document.querySelector("pp-import-state")?.textContent).toContain(say.cancelled);
    expect(bench.session.state.data).toMatchObject({ kind: "points" });
    await press(button("Read it again"));
    await expect.poll(() => document.querySelector("pp-import-state")?.textContent).toContain(say.replaces);
  });
});

describe("a file", () => {
  test("is decoded and read", async () => {
    const bytes = Uint8Array.from(fromGermanExcel(), (letter) => letter.charCodeAt(0));
    await choosesFile(new File([bytes], "iris.csv"));
    expect(document.querySelector("#pp-import-hint")?.textContent).toContain("iris.csv");
    await press(button("Import"));
    expect(bench.session.state.data).toMatchObject({ kind: "table", rows: irisTable, label: "Art" });
  });

  test("that is too large is refused by its size, and is not read", async () => {
    const file = new File([], "large.csv");
    Object.defineProperty(file, "size", { value: 50_000_000 });
    Object.defineProperty(file, "stream", { value: () => Promise.reject(new Error("it was read")) });
    await choosesFile(file);
    expect(document.querySelector("pp-import-source .pp-error")?.textContent).toBe(
      "large.csv is 50 MB, and the limit is 25 MB. It was not read.",
    );
  });
});

describe("a text", () => {
  const refusal = () => document.querySelector("pp-import-source .pp-error")?.textContent;

  test.each([
    "[cm],[kg],kind\n1,2,yes\n3,4,no\n5,6,yes\n",
    "[1],[2],kind\n1,2,a]\n3,4,b]\n5,6,a\n",
    "{a},{b},kind\n1,2,yes\n3,4,no\n5,6,yes\n",
  ])("whose first name has a bracket is a table: %j", async (text) => {
    await paste(text);
    expect(document.querySelector("pp-import-state")).toBeNull();
    expect(said()).toMatch(/^3 examples with 2 features/);
    await press(button("Import"));
    expect(bench.session.state.data).toMatchObject({ kind: "table", columns: text.split("\n")[0]?.split(",") });
  });

  test.each(['{"v":1}', "{}"])("that is an object of JSON is none: %j", async (text) => {
    await paste(text);
    expect(document.querySelector("pp-import-state")).not.toBeNull();
  });

  test.each(["", " \n\n"])("of a file that is empty says so: %j", async (text) => {
    await choosesFile(new File([text], "nothing.csv"));
    expect(refusal()).toBe(say.empty({ name: "nothing.csv" }));
    await paste(fromR());
    expect(refusal()).toBe("");
  });

  test("that is empty says so where it is pasted", async () => {
    await paste("");
    expect(refusal()).toBe(say.noText);
  });
});

test.each([
  ["endless.csv", "25 MB", 25_000_000],
  ["endless.json", "150 MB", 150_000_000],
])(
  "the file %s, which never ends, is read up to %s",
  async (name, limit, most) => {
    const { file, sent, ended } = endlessFile(name);
    await choosesFile(file);
    const refusal = () => document.querySelector("pp-import-source .pp-error")?.textContent;
    await vi.waitFor(
      () => expect(refusal()).toBe(`${name} is larger than the limit of ${limit}. It was not read.`),
      20_000,
    );
    expect(sent()).toBeLessThan(most + 1_000_000);
    expect(ended()).toBe(true);
  },
  30_000,
);

describe("a saved state", () => {
  test("is opened, and what is wrong with it is said before", async () => {
    await paste('{ "v": 1, "data": { "kind": "preset", "name": "xor" }, "bias": "perhaps" }');
    expect(document.querySelector("pp-import-state")?.textContent).toContain("bias must be true or false.");
    await press(button("Open it"));
    expect(bench.session.state.data).toMatchObject({ kind: "preset", name: "xor" });
    expect(importing()).toBe(false);
  });

  test("that is none cannot be", async () => {
    await paste('{ "v": 1, ');
    expect(document.querySelector("pp-import-state")?.textContent).toContain("file is not JSON");
    expect(button("Open it").disabled).toBe(true);
  });
});

describe("a saved model", () => {
  const model = {
    format: "perceptron-model",
    version: 1,
    kind: "hyperplane",
    baseFeatures: 2,
    products: [[0], [1], [0, 1]],
    scaling: "none",
    weights: [[0, 0, -4]],
    bias: [2],
  };
  const region = () => document.querySelector("pp-import-model")?.textContent?.replace(/\s+/g, " ").trim();

  test("says what is taken from it, and is where the run starts at a press", async () => {
    const { data } = bench.session.state;
    await paste(JSON.stringify(model));
    await expect.poll(region).toContain("Features: x₁, x₂, x₁x₂Bias: yesLearner: PerceptronWeights to start from");
    await press(button("Start from it"));
    expect(bench.session.state).toMatchObject({
      data,
      features: ["x1", "x2", "x1*x2"],
      initial: { weights: [0, 0, -4], bias: 2 },
    });
    expect(importing()).toBe(false);
    bench.do({ type: "undo" });
    expect(bench.session.state).toMatchObject({ data, initial: null });
  });

  test.each([
    [
      { ...model, products: undefined, baseFeatures: 1, weights: [[1]] },
      "It takes 1 base feature, and your data has 2.",
    ],
    [{ ...model, kind: "votes", count: [3] }, "It predicts by a vote of many weight vectors. Only one weight vector"],
    [{ ...model, bias: [] }, "weights must have as many rows and columns as the rest of the model."],
  ])("that does not fit says why, and cannot be taken", async (given, why) => {
    const before = bench.session.state;
    await paste(JSON.stringify(given));
    await expect.poll(region).toContain(why);
    expect(button("Start from it").disabled).toBe(true);
    expect(bench.session.state).toEqual(before);
  });
});

test("closing takes nothing", async () => {
  await paste(fromR());
  await press(button("Close"));
  expect(importing()).toBe(false);
  expect(bench.session.state.data.kind).toBe("points");
  expect(queryRole("alert", /./)).toBe(null);
});
