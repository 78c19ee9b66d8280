import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TimelinePosition, timelineKey } from "../../../web/views/transport/timeline/index.js";
import { type KeyPress, shortcutFor } from "../../../web/views/transport/transport-keys.js";

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
});
const shift = { shiftKey: true };
const modifier = fc.constantFrom({ ctrlKey: true }, { altKey: true }, { metaKey: true });
const anyKey = fc.constantFrom(" ", "ArrowLeft", "ArrowRight", "e", "Home", "End", "PageUp", "PageDown");

describe("shortcutFor", () => {
  it("knows the keys of the playground", () => {
    expect(shortcutFor(press(" "))).toEqual({ type: "toggle-play" });
    expect(shortcutFor(press("ArrowRight"))).toEqual({ type: "step" });
    expect(shortcutFor(press("ArrowRight", shift))).toEqual({ type: "next-update" });
    expect(shortcutFor(press("ArrowLeft"))).toEqual({ type: "back-visit" });
    expect(shortcutFor(press("ArrowLeft", shift))).toEqual({ type: "back-update" });
    expect(shortcutFor(press("e"))).toEqual({ type: "next-epoch" });
    expect(shortcutFor(press("E"))).toEqual({ type: "next-epoch" });
    expect(shortcutFor(press("Home"))).toEqual({ type: "reset" });
    expect(shortcutFor(press("End"))).toEqual({ type: "finish" });
  });

  it("leaves every other key alone", () => {
    for (const key of ["Enter", "Tab", "a", "Escape", "ArrowUp"]) expect(shortcutFor(press(key))).toBeNull();
    for (const key of [" ", "E", "Home", "End"]) expect(shortcutFor(press(key, shift))).toBeNull();
  });

  it("leaves combinations to the browser", () => {
    fc.assert(fc.property(anyKey, modifier, (key, held) => shortcutFor(press(key, held)) === null));
  });
});

describe("timelineKey", () => {
  const place: TimelinePosition = { visit: 25, end: 100, finished: false, examples: 10 };
  const seek = (visit: number) => ({ type: "seek", visit });

  it("moves by a visit, by an epoch, and to the ends", () => {
    expect(timelineKey(press("ArrowLeft"), place)).toEqual(seek(24));
    expect(timelineKey(press("ArrowRight"), place)).toEqual(seek(26));
    expect(timelineKey(press("PageUp"), place)).toEqual(seek(30));
    expect(timelineKey(press("PageDown"), place)).toEqual(seek(20));
    expect(timelineKey(press("PageDown"), { ...place, visit: 20 })).toEqual(seek(10));
    expect(timelineKey(press("Home"), place)).toEqual(seek(0));
    expect(timelineKey(press("End"), place)).toEqual(seek(100));
  });

  it("moves from update to update with Shift", () => {
    expect(timelineKey(press("ArrowLeft", shift), place)).toEqual({ type: "back-update" });
    expect(timelineKey(press("ArrowRight", shift), place)).toEqual({ type: "next-update" });
    expect(timelineKey(press("Home", shift), place)).toBeNull();
  });

  it("goes past the end of the axis, but not past the end of a finished run", () => {
    const atEnd = { ...place, visit: 100 };
    expect(timelineKey(press("ArrowRight"), atEnd)).toEqual(seek(101));
    expect(timelineKey(press("ArrowRight"), { ...atEnd, finished: true })).toEqual(seek(100));
    expect(timelineKey(press("PageUp"), { ...place, visit: 96, end: 97, finished: true })).toEqual(seek(97));
    expect(timelineKey(press("PageDown"), { ...place, visit: 3 })).toEqual(seek(0));
    expect(timelineKey(press("ArrowLeft"), { ...place, visit: 0 })).toEqual(seek(0));
  });

  it("leaves other keys and combinations alone", () => {
    expect(timelineKey(press(" "), place)).toBeNull();
    fc.assert(fc.property(anyKey, modifier, (key, held) => timelineKey(press(key, held), place) === null));
  });
});
