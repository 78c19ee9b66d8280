import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Frame } from "../../../web/state/runs/frame.js";
import { alike, FrameReads, Memo, peek, runOf, whole } from "../../../web/views/shared/frame-reads.js";
import { atRest, withValues } from "../../../web/views/shared/frame-values.js";
import { frameFrom, frameWith } from "../frames.js";
import { findingsOf, verdictOn, xor } from "../state/runs/background/verdict.js";

const frame = frameWith(xor, { findings: findingsOf(verdictOn(xor)) });

type Values = Readonly<Record<string, unknown>>;

/** Where the values of a frame are, of which each can differ by itself. */
const paths = [
  ...keysOf(frame).filter((key) => !["state", "pane", "playback", "findings"].includes(key)),
  ...keysOf(frame.state)
    .filter((key) => key !== "ui")
    .map((key) => `state.${key}`),
  ...keysOf(frame.state.ui).map((key) => `state.ui.${key}`),
  ...keysOf(frame.pane).map((key) => `pane.${key}`),
  ...keysOf(frame.playback).map((key) => `playback.${key}`),
  ...keysOf(frame.findings).map((key) => `findings.${key}`),
];

function keysOf(values: object | null): string[] {
  return Object.keys(values ?? {});
}

function read(values: object, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => (part as Values)[key], values);
}

/** The frame with another value there. Everything on the way to it is another object. */
function changed<T extends object>(values: T, path: string): T {
  const [key = "", ...rest] = path.split(".");
  const inner = (values as Values)[key];
  return { ...values, [key]: rest.length > 0 ? changed(inner as object, rest.join(".")) : Symbol(path) };
}

/** What is noted while a frame is read so. */
function readsOf(look: (frame: Frame) => unknown): FrameReads {
  const reads = new FrameReads();
  look(reads.of(frame));
  return reads;
}

const ui = (changes: Partial<Frame["state"]["ui"]>): Frame => ({
  ...frame,
  state: { ...frame.state, ui: { ...frame.state.ui, ...changes } },
});

describe("what is read of a frame", () => {
  it("differs exactly where a value differs that was read", () => {
    expect(paths.length).toBeGreaterThan(100);
    const some = fc.uniqueArray(fc.constantFrom(...paths), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, some, (looked, differ) => {
        const reads = readsOf((shown) => looked.map((path) => read(shown, path)));
        const next = differ.reduce(changed, frame);
        expect(reads.same(frame, next)).toBe(!differ.some((path) => looked.includes(path)));
      }),
    );
  });

  it("is what was read since it was cleared", () => {
    const reads = readsOf(({ state }) => state.ui.theme);
    reads.clear();
    expect(reads.same(frame, ui({ theme: "dark" }))).toBe(true);
    expect(reads.of(frame).state.ui.tool).toBe(frame.state.ui.tool);
    expect(reads.same(frame, ui({ theme: "dark" }))).toBe(true);
    expect(reads.same(frame, ui({ tool: "erase" }))).toBe(false);
  });

  it("is nothing where nothing was read, and still tells a frame from none", () => {
    const reads = readsOf(() => {});
    expect(reads.same(frame, changed(frame, "examples"))).toBe(true);
    expect(reads.same(frame, null)).toBe(false);
    expect(reads.same(null, frame)).toBe(false);
    expect(reads.same(null, null)).toBe(true);
  });

  it("is a part itself where nothing in it was read, and where it was copied", () => {
    for (const look of [
      ({ playback }: Frame) => playback,
      ({ playback }: Frame) => [playback.playing, { ...playback }],
      ({ playback }: Frame) => whole(playback).playing,
    ]) {
      expect(readsOf(look).same(frame, { ...frame, playback: { ...frame.playback } })).toBe(false);
      expect(readsOf(look).same(frame, { ...frame })).toBe(true);
    }
  });

  it("is whether there is a part that there was not", () => {
    const without: Frame = { ...frame, findings: null };
    const reads = new FrameReads();
    expect(reads.of(without).findings?.verdict).toBeUndefined();
    expect(reads.same(without, frame)).toBe(false);
    expect(readsOf(({ findings }) => findings?.verdict).same(frame, without)).toBe(false);
  });

  it("is the same object for the same part", () => {
    const reads = new FrameReads();
    const [a, b] = [reads.of(frame), reads.of({ ...frame })];
    expect(a.state.ui).toBe(b.state.ui);
    expect(a.state).not.toBe(frame.state);
    expect(peek(a.state)).toBe(frame.state);
    expect(peek(a)).toBe(frame);
    expect(peek(null)).toBeNull();
  });

  it("is only what is read where other values are laid over it", () => {
    const reads = readsOf((shown) => {
      const other = withValues(shown, { pane: withValues(shown.pane, { visit: 9 }) });
      expect(other.pane.visit + other.pane.updates).toBe(9);
      expect(other.lead).toBe(0);
    });
    expect(reads.same(frame, changed(frame, "pane.visit"))).toBe(true);
    expect(reads.same(frame, changed(frame, "pane.updates"))).toBe(false);
    expect(reads.same(frame, changed(frame, "lead"))).toBe(false);
  });

  it("is not what differs in every picture, while it plays", () => {
    const look = (shown: Frame) => atRest(shown).pane.current;
    expect(readsOf(look).same(frame, changed(frame, "pane.current"))).toBe(false);
    const plays = frameFrom(frame, { playing: true });
    const reads = new FrameReads();
    look(reads.of(plays));
    expect(reads.same(plays, changed(plays, "pane.current"))).toBe(true);
    expect(reads.same(plays, frame)).toBe(false);
  });
});

describe("what is kept", () => {
  it("is made anew only when something differs that was read for it, or that it was made from besides", () => {
    const make = vi.fn(({ pane }: Frame) => ({ visit: pane.visit }));
    const kept = new Memo<object>();
    const first = kept.of(frame, [1], make);
    expect(kept.of(frameFrom(frame, { updates: 3 }), [1], make)).toBe(first);
    expect(kept.of(frameFrom(frame, { visit: 3 }), [1], make)).toEqual({ visit: 3 });
    expect(kept.of(frameFrom(frame, { visit: 3 }), [2], make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it("counts as read by whoever gets it, made anew or not", () => {
    const copies = new Memo<object>();
    for (const again of [false, true]) {
      const reads = readsOf((shown) => [shown.playback.playing, copies.of(shown, [], (one) => ({ ...one.playback }))]);
      expect([again, reads.same(frame, changed(frame, "playback.visit"))]).toEqual([again, false]);
    }
    const kept = new Memo<number>();
    for (const again of [false, true]) {
      const reads = readsOf((shown) => kept.of(shown, [], ({ pane }) => pane.visit));
      expect([again, reads.same(frame, changed(frame, "pane.visit"))]).toEqual([again, false]);
      expect([again, reads.same(frame, changed(frame, "pane.updates"))]).toEqual([again, true]);
    }
  });
});

describe("lists of values", () => {
  it("are alike where each value is the same", () => {
    expect(alike([1, Number.NaN, null], [1, Number.NaN, null])).toBe(true);
    expect(alike([0], [-0])).toBe(false);
    expect(alike([1], [1, undefined])).toBe(false);
  });

  it("tell one run from another", () => {
    expect(alike(runOf(frame), runOf(frameFrom(frame, { visit: 3 })))).toBe(true);
    expect(alike(runOf(frame), runOf({ ...frame, order: { kind: "shuffle-once", seed: 1 } }))).toBe(false);
  });
});
