import type { Frame } from "../../state/runs/frame.js";

/** Which parts of a frame are read value by value. Everything else in it is the same as a whole, or another. */
export interface FrameParts {
  readonly [part: string]: FrameParts;
}

const frameParts: FrameParts = { state: { ui: {} }, pane: {}, playback: {}, findings: {} };

type Values = Readonly<Record<PropertyKey, unknown>>;

/** What proxies were made of, and what notes their reads. */
const origins = new WeakMap<object, { readonly values: object; readonly reads: Reads }>();

/** What has been read of a part of a frame. */
class Reads implements ProxyHandler<object> {
  readonly #keys = new Set<PropertyKey>();
  readonly #parts: ReadonlyMap<PropertyKey, Reads>;
  /** One for each object, so that what was the same object still is. */
  readonly #proxies = new WeakMap<object, object>();
  #asked = false;
  #whole = false;

  constructor(parts = frameParts) {
    this.#parts = new Map(Object.entries(parts).map(([key, inner]) => [key, new Reads(inner)]));
  }

  /** The same values. What is read of them is noted here. */
  of<T extends object>(values: T): T {
    this.#asked = true;
    let proxy = this.#proxies.get(values);
    if (!proxy) {
      proxy = new Proxy<object>(values, this);
      this.#proxies.set(values, proxy);
      origins.set(proxy, { values, reads: this });
    }
    return proxy as T;
  }

  get(values: object, key: PropertyKey): unknown {
    const value = (values as Values)[key];
    const part = this.#parts.get(key);
    if (part && value) return part.of(value);
    this.#keys.add(key);
    return value;
  }

  /** Whoever copies it reads all of it. */
  ownKeys(values: object): (string | symbol)[] {
    this.#whole = true;
    return Reflect.ownKeys(values);
  }

  readWhole(): void {
    this.#whole = true;
  }

  clear(): void {
    this.#asked = false;
    this.#whole = false;
    this.#keys.clear();
    for (const part of this.#parts.values()) part.clear();
  }

  /** Whether everything that was read is the same in both. */
  same(before: unknown, now: unknown): boolean {
    if (before === now) return true;
    if (!before || !now) return false;
    if (this.#whole) return peek(before) === whole(now);
    const [a, b] = [before as Values, now as Values];
    for (const key of this.#keys) if (!Object.is(a[key], b[key])) return false;
    for (const [key, part] of this.#parts) if (part.#asked && !part.#sameIn(a[key], b[key])) return false;
    return true;
  }

  /** If a part was asked for but nothing in it was read, the part itself is compared. */
  #sameIn(before: unknown, now: unknown): boolean {
    const any = this.#keys.size > 0 || [...this.#parts.values()].some((part) => part.#asked);
    return any ? this.same(before, now) : peek(before) === whole(now);
  }
}

/** What a view has read of its frame, and the views on the page that it has given the frame to. */
export class FrameReads extends Reads {
  readonly heirs = new Set<{ frame: Frame | null }>();
}

/** What notes the reads of the view that has given its frame; null where it comes from the page. */
export function giverOf(frame: Frame | null): FrameReads | null {
  const reads = frame && origins.get(frame)?.reads;
  return reads instanceof FrameReads ? reads : null;
}

/** A frame, or a part of one, itself: what is read of it is not noted. */
export function peek<T>(values: T): T {
  const origin = origins.get(values as object);
  return origin ? peek(origin.values as T) : values;
}

/** The same, and all of it counts as read: for what keeps it, or reads it later. */
export function whole<T>(values: T): T {
  const origin = origins.get(values as object);
  origin?.reads.readWhole();
  return origin ? whole(origin.values as T) : values;
}

/** Whether two lists have the same values. */
export function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, i) => Object.is(one, b[i]));
}

/** What tells one run of the lead from another that may have got as far. */
export function runOf({ examples, order, state: { bias, scaling, initial }, pane }: Frame): readonly unknown[] {
  return [examples, order, bias, scaling, initial, pane.learner, pane.features, pane.epochLength];
}

/** Keeps what was made from a frame until something that was read for it differs. */
export class Memo<T> {
  readonly #reads = new Reads();
  #frame: Frame | null = null;
  #others: readonly unknown[] = [];
  #made: { readonly value: T } | null = null;

  /** @param others what else it depends on. */
  of(frame: Frame, others: readonly unknown[], make: (frame: Frame) => T): T {
    if (!this.#made || !alike(others, this.#others) || !this.#reads.same(this.#frame, frame)) {
      this.#reads.clear();
      this.#made = { value: make(this.#reads.of(frame)) };
      this.#others = others;
    }
    this.#frame = peek(frame);
    return this.#made.value;
  }
}
