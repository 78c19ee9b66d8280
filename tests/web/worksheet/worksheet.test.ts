// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, expect, test } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import "../../../web/views/worksheet/index.js";
import { worksheet } from "../../../web/words/generated/en/worksheet.js";
import { rows } from "../../rows.js";
import { allByRole, byRole, clear, drawn, press, queryRole, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

const say = worksheet.english;

afterEach(clear);

/** The dialogue of a page whose sheet is such, drawn until it has come. */
async function open(worksheet: string, points = cs188): Promise<Bench> {
  const bench = Bench.ofTest(stateOf(points, { ui: { ...defaultState.ui, worksheet } }));
  await look(bench);
  return bench;
}

async function look(bench: Bench): Promise<void> {
  await show(html`<pp-worksheet .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-worksheet>`);
  await expect.poll(() => said()).not.toBe(say.making);
  await drawn();
}

/** What is said in the place of a sheet. */
const said = (): string => textOf(document.querySelector(".pp-worksheet-said"));

const page = (name: string): HTMLElement => byRole("article", name);
const cells = (name: string): string[] => [...page(name).querySelectorAll("tbody tr:nth-child(4) td")].map(textOf);

test("a sheet with blanks, and its solution without", async () => {
  await open("usual-7");
  expect(cells("Perceptron by hand").slice(0, 5)).toEqual(["1", "3", "(4, 2)", "+1", "to fill in"]);
  expect(cells("Perceptron by hand: solution").slice(3)).toEqual(["+1", "24", "yes", "none", "5", "2", "0"]);
  expect(page("Perceptron by hand").querySelectorAll('[stroke-width="2.5"], .pp-sheet-answer')).toHaveLength(0);
  expect(page("Perceptron by hand: solution").querySelectorAll('[stroke-width="2.5"]')).toHaveLength(1);
  const [plain, solved] = allByRole("img").map((one) => one.getAttribute("aria-label"));
  expect(plain).toMatch(/^Plot of the examples\. 1: positive at \(2, 4\); 2: negative at \(−3, 2\)/);
  expect(solved).toMatch(/^Plot of the examples with the boundary\./);
});

test("how much is given is chosen, and kept for another sheet", async () => {
  const bench = await open("usual-7");
  const select = byRole("combobox", "Given in the table") as HTMLSelectElement;
  select.value = "scores";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(bench.sent).toEqual([{ type: "set-ui", ui: { worksheet: "usual-7-scores" } }]);
  await look(bench);
  await expect
    .poll(() => cells("Perceptron by hand").slice(3))
    .toEqual(["+1", "to fill in", "yes", "none", "5", "2", "0"]);
  await press(byRole("button", say.another));
  expect(bench.sent.at(-1)).toEqual({ type: "set-ui", ui: { worksheet: "usual-8-scores" } });
});

test("another sheet is the next seed, and is drawn", async () => {
  const bench = await open("usual-7");
  await press(byRole("button", say.another));
  expect(bench.sent).toEqual([{ type: "set-ui", ui: { worksheet: "usual-8" } }]);
  await look(bench);
  await expect.poll(() => textOf(page("Perceptron by hand"))).toContain("Medium sheet 8: 5 examples");
});

test("a page that is nothing for paper says why, and has a made sheet in its place", async () => {
  const bench = await open("page", rows("0.5 1 1; 1 0 -1"));
  expect(said()).toMatch(/^A sheet takes whole numbers up to 20/);
  expect(allByRole("article")).toHaveLength(2);
  expect((byRole("combobox", "Sheet") as HTMLSelectElement).value).toBe("like");
  expect(byRole("button", "Print").hasAttribute("disabled")).toBe(false);
  await press(byRole("button", say.another));
  expect(bench.sent).toEqual([{ type: "set-ui", ui: { worksheet: "like-2" } }]);
});

test("the default page says how many examples fit, and has some at a press", async () => {
  const bench = Bench.ofTest({ ...defaultState, ui: { ...defaultState.ui, worksheet: "page" } });
  await look(bench);
  expect(said()).toBe("This page has 40 examples, but a sheet has room for 24. So this sheet has other examples.");
  expect(allByRole("article")).toHaveLength(2);
  await press(byRole("button", say.loadCs188));
  await look(bench);
  await expect.poll(() => textOf(page("Perceptron by hand"))).toContain("From the page: CS 188 worked example");
  expect(said()).toBe("");
});

test.each([
  [{ kind: "kernel", kernel: { kind: "rbf" } }, "Use the perceptron"],
  [{ kind: "perceptron", tie: "correct" }, "Count a tie as a mistake"],
] as const)("of %j there is no sheet: %s", async (learner, name) => {
  const ui = { ...defaultState.ui, worksheet: "usual-7" };
  const bench = Bench.ofTest(stateOf(cs188, { ui, learners: [learner] }));
  await look(bench);
  expect(queryRole("article")).toBe(null);
  await press(byRole("button", name));
  await look(bench);
  await expect.poll(() => allByRole("article").length).toBe(2);
});

test("the choice and the seed are what the page has", async () => {
  const bench = await open("long-12");
  const source = byRole("combobox", "Sheet") as HTMLSelectElement;
  expect([source.value, (byRole("textbox", "Seed") as HTMLInputElement).value]).toEqual(["long", "12"]);
  source.value = "page";
  source.dispatchEvent(new Event("change"));
  expect(bench.sent).toEqual([{ type: "set-ui", ui: { worksheet: "page" } }]);
  await look(bench);
  expect(queryRole("textbox", "Seed")).toBe(null);
});

test("Close closes it", async () => {
  const bench = await open("page");
  await press(byRole("button", "Close"));
  expect(bench.sent).toEqual([{ type: "set-ui", ui: { worksheet: null } }]);
});
