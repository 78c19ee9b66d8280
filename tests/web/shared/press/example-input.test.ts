import { describe, expect, it } from "vitest";
import type { Decision, Dispatch, Intent } from "../../../../web/state/intent.js";
import { ExampleInput } from "../../../../web/views/shared/press/example-input.js";

/** A view of three examples, 10 pixels each, that arrow keys go through. */
function picture() {
  const host = {
    frame: { selected: null as number | null },
    updates: 0,
    dispatch: ((asked: Intent | Decision) => {
      const intent = typeof asked === "function" ? asked(host.frame as never) : asked;
      if (intent?.type === "select") host.frame = { selected: intent.example };
    }) as Dispatch,
    addController() {},
    removeController() {},
    requestUpdate: () => void ++host.updates,
    updateComplete: Promise.resolve(true),
  };
  const hand = new ExampleInput(host, {
    at: ({ clientX }) => (clientX < 30 ? Math.floor(clientX / 10) : null),
    next: (key, from) => (key === "ArrowRight" ? ((from ?? -1) + 1) % 3 : key === "Escape" ? null : undefined),
  });
  return { host, hand };
}

const pointer = (clientX: number) => ({ clientX }) as PointerEvent;
function key(name: string, held: Partial<KeyboardEvent> = {}) {
  const done = { prevented: false };
  const event = { key: name, preventDefault: () => (done.prevented = true), stopPropagation() {}, ...held };
  return { event: event as unknown as KeyboardEvent, done };
}

describe("a hand on a picture of examples", () => {
  it("marks what it points at, and no longer once it has left", () => {
    const { host, hand } = picture();
    hand.hover(pointer(12));
    expect([hand.hovered, host.frame.selected, host.updates]).toEqual([1, 1, 1]);
    hand.hover(pointer(14));
    expect(host.updates).toBe(1);
    hand.leave();
    expect([hand.hovered, host.frame.selected]).toEqual([null, null]);
  });

  it("chooses for good what it presses", () => {
    const { host, hand } = picture();
    hand.hover(pointer(25));
    hand.press(pointer(25));
    hand.hover(pointer(40));
    hand.leave();
    expect(host.frame.selected).toBe(2);
    hand.press(pointer(40));
    expect(host.frame.selected).toBeNull();
  });

  it("takes no mark along when the view goes", () => {
    const { host, hand } = picture();
    hand.hover(pointer(5));
    hand.hostDisconnected();
    expect([hand.hovered, host.frame.selected]).toEqual([null, null]);
  });

  it("goes by keys, and leaves alone those that are not for it", () => {
    const { host, hand } = picture();
    const right = key("ArrowRight");
    hand.key(right.event);
    hand.key(right.event);
    expect([host.frame.selected, right.done.prevented]).toEqual([1, true]);
    const held = key("ArrowRight", { ctrlKey: true });
    const letter = key("a");
    hand.key(held.event);
    hand.key(letter.event);
    expect([host.frame.selected, held.done.prevented, letter.done.prevented]).toEqual([1, false, false]);
    hand.key(key("Escape").event);
    expect(host.frame.selected).toBeNull();
  });
});
