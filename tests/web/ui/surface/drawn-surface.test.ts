// @vitest-environment happy-dom

import { html, LitElement } from "lit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StageSize } from "../../../../web/ui/canvas/layer.js";
import { DrawnSurface, typeResized } from "../../../../web/ui/surface/drawn-surface.js";
import { clear, drawn, show } from "../../mounted.js";

interface Theme {
  readonly ink: string;
}

/** What is in force at the probe. */
let ink = "black";
let reads = 0;

/** A view that draws, and notes what with. */
class Drawn extends LitElement {
  drawings: { readonly size: StageSize | null; readonly theme: Theme | null; readonly printing: boolean }[] = [];
  name = "light";
  present = false;
  hasSurface = true;

  readonly surface: DrawnSurface<Theme> = new DrawnSurface<Theme>(
    this,
    () => {
      reads++;
      return { ink };
    },
    () => {
      const { surface } = this;
      this.drawings.push({
        size: surface.size(this.present),
        theme: surface.theme(this.name),
        printing: surface.printing,
      });
    },
  );

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): unknown {
    return html`${this.hasSurface ? html`<div class="pp-surface"></div>` : ""}<i class="pp-probe"></i>`;
  }

  get last(): Drawn["drawings"][number] | undefined {
    return this.drawings.at(-1);
  }
}
if (!customElements.get("test-drawn")) customElements.define("test-drawn", Drawn);

/** The observers that observe something, and what each does when that has a size. */
const observing = new Map<object, { readonly element: Element; readonly report: (width: number) => void }>();
/** What listens to the window and to media queries. */
let listening: { readonly target: EventTarget; readonly type: string; readonly listener: unknown }[] = [];
let media: EventTarget[] = [];

/** A target whose listeners are known. */
function counted(): EventTarget {
  const target = new EventTarget();
  const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
  const without = (type: string, listener: unknown) =>
    listening.filter((one) => one.target !== target || one.type !== type || one.listener !== listener);
  target.addEventListener = (type: string, listener: EventListener) => {
    listening = [...without(type, listener), { target, type, listener }];
    add(type, listener);
  };
  target.removeEventListener = (type: string, listener: EventListener) => {
    listening = without(type, listener);
    remove(type, listener);
  };
  return target;
}

beforeEach(() => {
  ink = "black";
  reads = 0;
  media = [];
  listening = [];
  observing.clear();
  vi.stubGlobal("devicePixelRatio", 2);
  const page = counted();
  vi.stubGlobal("addEventListener", page.addEventListener);
  vi.stubGlobal("removeEventListener", page.removeEventListener);
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("matchMedia", () => {
    const target = counted();
    media.push(target);
    return target;
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: (entries: unknown[]) => void;
      constructor(tell: (entries: unknown[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element): void {
        observing.set(this, {
          element,
          report: (width) => this.#tell([{ contentRect: { width, height: 200 } }]),
        });
      }
      disconnect(): void {
        observing.delete(this);
      }
    },
  );
});
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

async function opened(): Promise<Drawn> {
  await show(html`<test-drawn></test-drawn>`);
  const view = document.querySelector<Drawn>("test-drawn");
  if (!view) throw new Error("There is no view.");
  return view;
}

/** Gives the only surface that is watched a width. */
function layOut(width: number): void {
  const [one, ...others] = observing.values();
  if (!one || others.length > 0) throw new Error(`${observing.size} surfaces are watched.`);
  one.report(width);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe("a drawn surface", () => {
  it("is drawn after every update of its view, with the size and the theme that there are", async () => {
    const view = await opened();
    expect(view.drawings).toEqual([{ size: null, theme: { ink: "black" }, printing: false }]);
    view.requestUpdate();
    await drawn();
    expect(view.drawings).toHaveLength(2);
    // Asking for styles is slow: nothing says that others may be in force.
    expect(reads).toBe(1);
  });

  it("is drawn in another size: at first with the frame that makes room, then at once", async () => {
    const view = await opened();
    layOut(300);
    expect(view.drawings).toHaveLength(1);
    await nextFrame();
    expect(view.last?.size).toMatchObject({ width: 300, height: 200, deviceWidth: 600, ratio: 2 });
    const before = view.drawings.length;
    layOut(400);
    expect(view.drawings).toHaveLength(before + 1);
    expect(view.last?.size).toMatchObject({ width: 400, deviceWidth: 800 });
    expect(view.surface.size()).toBe(view.surface.size());
  });

  it("is 1.6 times as large for a lecture hall", async () => {
    const view = await opened();
    layOut(320);
    expect(view.surface.size(true)).toMatchObject({ width: 200, deviceWidth: 640, magnification: 1.6 });
    expect(view.surface.size()).toMatchObject({ width: 320, deviceWidth: 640, magnification: 1 });
  });

  it.each([
    ["the system has another", () => media[0]?.dispatchEvent(new Event("change"))],
    ["the reader has chosen another size of type", () => dispatchEvent(new Event(typeResized))],
  ])("is drawn in another theme where %s, and in the same not again", async (_, tell) => {
    const view = await opened();
    layOut(300);
    await nextFrame();
    const before = view.drawings.length;
    tell();
    expect(view.drawings).toHaveLength(before);
    ink = "white";
    tell();
    expect(view.drawings).toHaveLength(before + 1);
    expect(view.last?.theme).toEqual({ ink: "white" });
  });

  it("reads a theme of another name at once, and again in the next frame, when the host may carry it", async () => {
    const view = await opened();
    await nextFrame();
    view.name = "dark";
    ink = "grey";
    view.requestUpdate();
    await drawn();
    expect(view.last?.theme).toEqual({ ink: "grey" });
    ink = "white";
    await nextFrame();
    expect(view.last?.theme).toEqual({ ink: "white" });
  });

  it("is drawn for paper, and then for the screen again", async () => {
    const view = await opened();
    for (const [type, printing] of [
      ["beforeprint", true],
      ["afterprint", false],
    ] as const) {
      dispatchEvent(new Event(type));
      expect(view.last?.printing).toBe(printing);
    }
  });

  it("goes along with a surface that goes and comes back", async () => {
    const view = await opened();
    const first = [...observing.values()][0]?.element;
    for (const hasSurface of [false, true]) {
      view.hasSurface = hasSurface;
      view.requestUpdate();
      await drawn();
      expect(observing.size).toBe(hasSurface ? 1 : 0);
    }
    expect([...observing.values()][0]?.element).not.toBe(first);
  });

  it("leaves nothing behind on the page when its view does, and works again when that comes back", async () => {
    const view = await opened();
    layOut(300);
    await nextFrame();
    view.remove();
    expect([observing.size, listening]).toEqual([0, []]);
    const before = view.drawings.length;
    ink = "white";
    dispatchEvent(new Event(typeResized));
    await nextFrame();
    expect(view.drawings).toHaveLength(before);
    document.body.append(view);
    await drawn();
    expect(view.last?.theme).toEqual({ ink: "white" });
    layOut(500);
    expect(view.last?.size).toMatchObject({ width: 500 });
    view.remove();
    expect([observing.size, listening]).toEqual([0, []]);
  });
});
