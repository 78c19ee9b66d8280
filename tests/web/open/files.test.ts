// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import type { UiState } from "../../../web/state/document/state.js";
import type { Dispatch, Intent } from "../../../web/state/runs/intent.js";
import { onFileDropped, takeDropped } from "../../../web/ui/files/dropped-file.js";
import "../../../web/views/open/pp-open-files.js";
import { experiments } from "../../../web/words/generated/en/experiments.js";
import { dispatchAt, frameWith } from "../frames.js";
import { byRole, clear, press, show, textOf } from "../mounted.js";

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

async function showSection(ui: Partial<UiState> = {}): Promise<Intent[]> {
  const heard: Intent[] = [];
  const frame = frameWith([[1, 2, 1]], {}, { tool: "erase", ...ui });
  let now = frame;
  const hear = (intent: Intent): void => {
    heard.push(intent);
    if (intent.type === "replace" && typeof intent.state !== "function") now = { ...frame, state: intent.state };
  };
  const dispatch = Object.assign(dispatchAt(frame, hear), { now: () => now });
  const inTurn: Dispatch["inTurn"] = (act, code) => void (code ? code.load().then(act) : act());
  await show(html`<pp-open-files .dispatch=${Object.assign(dispatch, { inTurn })}></pp-open-files>`);
  return heard;
}

async function open(text: string, name = "mine.json"): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File([text], name);
  Object.defineProperty(input, "files", { configurable: true, value: [file] });
  input?.dispatchEvent(new Event("change"));
}

const say = experiments.english;
const said = () => textOf(byRole("status"));

test("the state is saved under a name that says what it is", async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${this.download} at ${this.href}`);
  });
  await showSection();
  await press(byRole("button", say.saveThis));
  await expect.poll(() => links).toEqual(["perceptron-points-visit-0.json at blob:1"]);
  expect(await blobs[0]?.text()).toContain('"points":[[1,2,1]]');
});

test("a file that is opened takes the place of the state, and leaves the tool in hand", async () => {
  const heard = await showSection();
  await open('{"v":1,"data":{"kind":"preset","name":"xor"},"visit":3}');
  await expect.poll(said).toBe(say.fileOpened({ file: "mine.json" }));
  expect(heard).toMatchObject([{ type: "replace", state: { data: { name: "xor" }, visit: 3, ui: { tool: "erase" } } }]);
});

test("a lecture that is opened begins with its page in sight", async () => {
  const heard = await showSection();
  await open('{"v":1,"data":{"kind":"preset","name":"xor"},"ui":{"present":true}}');
  await expect.poll(said).toBe(say.fileOpened({ file: "mine.json" }));
  expect(heard.at(-1)).toEqual({ type: "set-ui", ui: { open: null } });
});

test("what is wrong in a file is named, and the rest is opened", async () => {
  const heard = await showSection();
  await open('{"v":1,"maxEpochs":0,"visit":3}');
  await expect.poll(said).toContain("maxEpochs must be at least 1");
  expect(heard).toHaveLength(1);
});

test("a file that is no state changes nothing, and the page around is told", async () => {
  const heard = await showSection();
  const section = document.querySelector("pp-open-files");
  const host = document.createElement("div");
  const told: unknown[] = [];
  host.addEventListener("pp-error", (event) => told.push((event as CustomEvent).detail));
  vi.spyOn(section as Element, "getRootNode").mockReturnValue(host.attachShadow({ mode: "open" }));
  await open("x1,x2\n1,2\n");
  await expect.poll(said).toContain(say.fileNotOpened({ file: "mine.json" }));
  expect(said()).toContain("file is not JSON");
  expect(heard).toEqual([]);
  expect(told).toEqual([{ code: "bad-value", field: "file", message: expect.stringContaining("file is not JSON") }]);
});

test.each([
  ["goes to the dialogue that reads data, as one that is dropped", [], "mine.csv"],
  ["is not taken where the data are locked", ["data"], undefined],
] as const)("a table %s", async (_, lock, taken) => {
  const heard = await showSection({ lock });
  const stop = onFileDropped(document, () => {});
  await open("x1,x2\n1,2\n", "mine.csv");
  if (taken) await expect.poll(() => heard).toEqual([{ type: "set-ui", ui: { open: null } }]);
  else await expect.poll(said).toContain("file is not JSON");
  expect(takeDropped(document)?.name).toBe(taken);
  stop();
});

test("starting over goes back to what the page opens with", async () => {
  const heard = await showSection();
  await press(byRole("button", say.startOver));
  await expect.poll(said).toBe(say.startedOver);
  const { ui, ...problem } = defaultState;
  expect(heard).toMatchObject([{ type: "replace", state: { ...problem, ui: { ...ui, tool: "erase" } } }]);
});
