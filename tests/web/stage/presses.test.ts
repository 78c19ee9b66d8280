// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import type { StageCommand } from "../../../web/views/stage/input/keyboard.js";
import { pointerAct } from "../../../web/views/stage/input/pointer-act.js";
import { KeyboardCommands } from "../../../web/views/stage/keyboard/commands.js";
import { Narrator } from "../../../web/views/stage/narration/index.js";
import { PointerTools } from "../../../web/views/stage/strokes/pointer-tools.js";
import { rows } from "../../rows.js";
import { clickOn, Unpainted } from "./unpainted.js";

let stage: Unpainted;
let tools: PointerTools;
let keyboard: KeyboardCommands;
beforeEach(() => {
  stage = new Unpainted();
  tools = new PointerTools(stage);
  keyboard = new KeyboardCommands(stage);
  return () => stage.bench.session.dispose();
});

function click(x: number, y: number, pointerType?: string): void {
  clickOn(x, y, (event) => tools.perform(pointerAct(event, stage, false)), pointerType);
}

describe("without a tool chosen", () => {
  test("a mouse draws, and a finger selects and deselects with the hand", () => {
    click(1, 1);
    expect(stage.points).toHaveLength(2);
    click(2, 2, "touch");
    expect(stage.now.selected).toBe(0);
    click(3, 1, "touch");
    expect(stage.now.selected).toBe(null);
    expect(stage.points).toHaveLength(2);
  });

  test("a finger draws with the tool that is chosen", () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "negative" } });
    click(1, 1, "touch");
    expect(stage.points.at(-1)).toEqual([1, 1, -1]);
  });
});

describe.each(["mouse", "pen", "touch"])("a press of a %s on an example", (pointer) => {
  test("of another label changes that, and hides no example below a new one", () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "negative" } });
    click(2, 2, pointer);
    expect(stage.points).toEqual([[2, 2, -1]]);
    expect(stage.said.at(-1)).toBe("Example 1 is now negative.");
  });

  test("of the same label adds one in the same place, and says so", () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "positive" } });
    click(2, 2, pointer);
    expect(stage.points).toEqual(rows("2 2 1; 2 2 1"));
    expect(stage.said.at(-1)).toBe("two examples here");
  });
});

describe("between two frames a press of the pointer", () => {
  test("draws with the tool and the brush that were chosen just before", () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "negative" } }, { type: "set-brush", size: 5 });
    click(1, 1);
    expect(stage.points.map(([, , label]) => label)).toEqual([1, -1, -1, -1, -1, -1]);
  });

  test("erases the points there are, twice", () => {
    stage.bench.do({ type: "add-points", points: [[1, 1, -1]] }, { type: "set-ui", ui: { tool: "erase" } });
    click(2, 2);
    click(1, 1);
    expect(stage.points).toEqual([]);
  });

  test("lets go what was selected just before", () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "move" } }, { type: "select", example: 0 });
    click(3, 3);
    expect(stage.now.selected).toBeNull();
  });
});

describe("between two frames a key", () => {
  test("draws with the tool that was chosen just before", () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "negative" } });
    keyboard.perform({ kind: "add", label: null }, false);
    expect(stage.points.at(-1)).toEqual([1, 1, -1]);
  });

  test("goes two examples on when it is pressed twice", () => {
    stage.bench.do({ type: "add-points", points: [[1, 1, -1]] });
    for (let presses = 0; presses < 2; presses++) keyboard.perform({ kind: "select", by: 1 }, false);
    expect(stage.now.selected).toBe(1);
  });

  test("moves an example twice as far when it is pressed twice", () => {
    stage.bench.do({ type: "select", example: 0 });
    for (let presses = 0; presses < 2; presses++) keyboard.perform({ kind: "nudge", dx: 1, dy: 0 }, false);
    expect(stage.points[0]?.[0]).toBeCloseTo(2.2);
  });
});

describe("to those who listen a key says", () => {
  const say = (...commands: readonly StageCommand[]): readonly string[] => {
    for (const command of commands) keyboard.perform(command, false);
    return stage.said;
  };

  test("that the first one only shows where it would draw", () => {
    stage.cursor = null;
    expect(say({ kind: "add", label: 1 }).at(-1)).toBe(
      "The crosshair is at 2, 2. Press again to add an example there.",
    );
    expect(stage.points).toHaveLength(1);
    expect(say({ kind: "add", label: 1 }).at(-1)).toBe("two examples here");
  });

  test("that it has added an example where there was none, and changed the label of one of another", () => {
    stage.cursor = { x: 1, y: 1 };
    expect(say({ kind: "add", label: 1 }).at(-1)).toBe("Positive example added at 1, 1.");
    expect(say({ kind: "add", label: -1 }).at(-1)).toBe("Example 2 is now negative.");
    expect(stage.points.map(([, , label]) => label)).toEqual([1, -1]);
  });

  test("what is looked at, and that nothing is selected any more", () => {
    stage.bench.do({ type: "select", example: 0 });
    expect(say({ kind: "zoom", by: 1 }, { kind: "deselect" }, { kind: "deselect" })).toEqual([
      "The view goes from 0 to 4 across, and from 0 to 4 up.",
      "No example is selected.",
    ]);
  });

  test("the same twice as two sentences, and the keys themselves once", () => {
    const narrator = new Narrator(
      Object.assign(document.createElement("div"), {
        frame: null,
        dispatch: () => {},
        addController: () => {},
      }) as never,
    );
    narrator.say("Positive example added at 2, 2.");
    const first = narrator.announcement;
    narrator.say("Positive example added at 2, 2.");
    expect([first, narrator.announcement]).toEqual([
      "Positive example added at 2, 2.",
      "Positive example added at 2, 2.\u200b",
    ]);
    const described = [false, true, true, false, true].map((focused) => narrator.describedBy("a", focused));
    expect(described).toEqual(["a-text a-help", "a-text a-help", "a-text a-help", "a-text", "a-text"]);
  });
});
