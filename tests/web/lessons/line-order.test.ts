// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "../../../web/state/course/checks/kind.js";
import type { CheckOf } from "../../../web/state/course/lessons/lesson.js";
import { english } from "../../../web/state/document/notation/words.js";
import { formOf } from "../../../web/views/shared/answers/index.js";
import { clear, drawn, show, textOf } from "../mounted.js";

const check: CheckOf<"lines"> = {
  kind: "lines",
  lines: [
    { line: "start" },
    { line: "test", wrong: "-" },
    { line: "update", in: 1, wrong: "-" },
    { line: "end", wrong: "-" },
  ],
};

let given: Answer[];

const rows = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>("pp-line-order [data-line]"));
const shown = (): string[] => rows().map((row) => textOf(row.querySelector("code") as Element));
const rowOf = (line: string): HTMLElement => rows()[shown().indexOf(line)] as HTMLElement;
const move = (line: string, way: "up" | "down"): HTMLElement =>
  rowOf(line).querySelector<HTMLElement>(`[data-way="${way}"]`) as HTMLElement;

async function submit(): Promise<void> {
  document.querySelector<HTMLElement>(".pp-answer > button")?.click();
  await drawn();
}

beforeEach(async () => {
  given = [];
  const form = formOf(check);
  const inputs = {
    check,
    labelledBy: "ask",
    moment: null,
    submit: (answer: Answer) => given.push(answer),
    words: english,
  };
  await show(html`<p id="ask">Order</p>${form(inputs as never)}`);
  await drawn();
});
afterEach(() => clear());

describe("lines to be put in order", () => {
  it("are laid out in another order, each with its indentation", () => {
    expect(shown()).toEqual(["update", "test", "start", "end"]);
    expect(rowOf("update").style.getPropertyValue("--pp-depth")).toBe("1");
  });

  it("move by their buttons, which keep the focus, and are told", async () => {
    move("start", "up").click();
    await drawn();
    expect(shown()).toEqual(["update", "start", "test", "end"]);
    expect(document.activeElement).toBe(move("start", "up"));
    expect(textOf(document.querySelector("pp-line-order [role=status]") as Element)).toBe("Now line 2 of 4.");
    await submit();
    expect(given).toEqual([[2, 0, 1, 3]]);
  });

  it("move by the arrow keys, and stay within the list", async () => {
    const press = async (line: string, key: string) => {
      move(line, "up").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      await drawn();
    };
    await press("update", "ArrowUp");
    expect(shown()[0]).toBe("update");
    await press("update", "ArrowDown");
    await press("update", "ArrowDown");
    expect(shown()).toEqual(["test", "start", "update", "end"]);
    expect(move("end", "down").getAttribute("aria-disabled")).toBe("true");
  });
});
