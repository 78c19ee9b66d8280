import { describe, expect, it } from "vitest";
import { commandFor, type KeyPress } from "../../../../web/views/stage/input/keyboard.js";
import { stepFrom } from "../../../../web/views/stage/keyboard/commands.js";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe("keys of the stage", () => {
  it("move the crosshair, pan and nudge with the arrows", () => {
    expect(commandFor(press("ArrowUp"))).toEqual({ kind: "cursor", dx: 0, dy: 1, fine: false });
    expect(commandFor(press("ArrowLeft", { ctrlKey: true }))).toEqual({ kind: "cursor", dx: -1, dy: 0, fine: true });
    expect(commandFor(press("ArrowRight", { shiftKey: true }))).toEqual({ kind: "pan", dx: 1, dy: 0 });
    expect(commandFor(press("ArrowDown", { altKey: true }))).toEqual({ kind: "nudge", dx: 0, dy: -1 });
  });

  it.each([
    [".", { kind: "select", by: 1 }],
    ["PageDown", { kind: "select", by: 1 }],
    [",", { kind: "select", by: -1 }],
    ["[", { kind: "select", by: -1 }],
    ["Enter", { kind: "add", label: null }],
    ["p", { kind: "add", label: 1 }],
    ["N", { kind: "add", label: -1 }],
    ["1", { kind: "add", label: 1 }],
    ["3", { kind: "add", label: 3 }],
    ["Backspace", { kind: "remove" }],
    ["Delete", { kind: "remove" }],
    ["F", { kind: "flip" }],
    ["Escape", { kind: "deselect" }],
    ["=", { kind: "zoom", by: 1 }],
    ["-", { kind: "zoom", by: -1 }],
    ["0", { kind: "fit" }],
  ])("%s", (key, command) => {
    expect(commandFor(press(key))).toEqual(command);
  });

  it("brackets typed with AltGr count too", () => {
    expect(commandFor(press("]", { ctrlKey: true, altKey: true }))).toEqual({ kind: "select", by: 1 });
  });

  it("leave everything else to the page", () => {
    for (const key of [" ", "e", "Home", "End", "Tab", "constructor"]) expect(commandFor(press(key))).toBeNull();
    expect(commandFor(press("f", { ctrlKey: true }))).toBeNull();
    expect(commandFor(press("0", { metaKey: true }))).toBeNull();
    expect(commandFor(press("ArrowLeft", { metaKey: true }))).toBeNull();
  });
});

describe("a step on the grid", () => {
  it("goes to the next line, from on it or from between", () => {
    expect(stepFrom(1, 1, 0.5)).toBe(1.5);
    expect(stepFrom(1.2, 1, 0.5)).toBe(1.5);
    expect(stepFrom(1.2, -1, 0.5)).toBe(1);
    expect(stepFrom(0.2, 1, 0.1)).toBe(0.3);
  });

  it("stays, or snaps when asked", () => {
    expect(stepFrom(1.2, 0, 0.5)).toBe(1.2);
    expect(stepFrom(1.2, 0, 0.5, true)).toBe(1);
  });
});
