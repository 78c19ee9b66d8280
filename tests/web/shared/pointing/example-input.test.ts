import type { ReactiveController } from "lit";
import { describe, expect, it } from "vitest";
import type { Pointed } from "../../../../web/state/runs/frame.js";
import type { Decision, Dispatch, Intent } from "../../../../web/state/runs/intent.js";
import { ExampleInput } from "../../../../web/views/shared/pointing/example-input.js";

/** A view of three examples, 10 pixels each, that arrow keys go through. */
function picture() {
  const host = {
    frame: { selected: null as number | null, pointed: null as Pointed | null },
    dispatch: ((asked: Intent | Decision) => {
      const intent = typeof asked === "function" ? asked(host.frame as never) : asked;
      if (intent?.type === "select") host.frame = { ...host.frame, selected: intent.example };
      if (intent?.type === "point") host.frame = { ...host.frame, pointed: intent.at };
    }) as Dispatch,
    controllers: [] as ReactiveController[],
    addController: (one: ReactiveController) => void host.controllers.push(one),
    removeController() {},
    requestUpdate() {},
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
  it("points at what is under it, and no longer once it has left; what is chosen stays", () => {
    const { host, hand } = picture();
    host.frame.selected = 2;
    hand.hover(pointer(12));
    expect(host.frame).toEqual({ selected: 2, pointed: { example: 1, visit: null } });
    const { pointed } = host.frame;
    hand.hover(pointer(14));
    expect(host.frame.pointed).toBe(pointed);
    hand.leave();
    expect(host.frame).toEqual({ selected: 2, pointed: null });
  });

  it("takes nothing back that another view has pointed at since", () => {
    const { host, hand } = picture();
    hand.hover(pointer(12));
    host.frame.pointed = { example: 1, visit: 7 };
    hand.leave();
    expect(host.frame.pointed).toEqual({ example: 1, visit: 7 });
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
    for (const one of host.controllers) one.hostDisconnected?.();
    expect(host.frame).toEqual({ selected: null, pointed: null });
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
