// @vitest-environment happy-dom
import { html, type LitElement, nothing } from "lit";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { UiState } from "../../../web/state/document/state.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import { define } from "../../../web/ui/controls/define.js";
import { PpNumbers } from "../../../web/views/compare/index.js";
import { PpCures } from "../../../web/views/feature-suggestions/index.js";
import { PpCurves } from "../../../web/views/shared/learning-curves/pp-curves.js";
import { View } from "../../../web/views/shared/view.js";
import { PpSentence, PpWeights } from "../../../web/views/story/index.js";
import "../../../web/views/setup/sentence/index.js";
import { PpTransport } from "../../../web/views/transport/index.js";
import { frameFrom, frameWith } from "../frames.js";
import { drawn } from "../mounted.js";
import { findingsOf, verdictOn, xor } from "../state/runs/background/verdict.js";

interface Drawing {
  new (): LitElement & { frame: object | null };
  readonly prototype: object;
}

const first = frameWith(xor, { findings: findingsOf(verdictOn(xor)) });

const withUi = (frame: Frame, ui: Partial<UiState>): Frame => ({
  ...frame,
  state: { ...frame.state, ui: { ...frame.state.ui, ...ui } },
});

/** A frame that background work makes: all parts that it did not change are the same. */
const again = (frame: Frame): Frame => ({ ...frame, state: { ...frame.state }, playback: { ...frame.playback } });

/** How often a view is drawn for each of these frames. */
async function drawings(View: Drawing, frames: readonly Frame[]): Promise<number[]> {
  const render = vi.spyOn(View.prototype as { render(): unknown }, "render");
  const view = new View();
  document.body.append(view);
  onTestFinished(() => view.remove());
  const counts: number[] = [];
  for (const frame of frames) {
    render.mockClear();
    view.frame = frame;
    await drawn();
    counts.push(render.mock.calls.length);
  }
  return counts;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const brush = (frame: Frame) => withUi(frame, { brush: 7 });
const precision = (frame: Frame) => withUi(frame, { precision: "full" });
const select = (frame: Frame): Frame => ({ ...frame, selected: 2 });
const visit = (frame: Frame) => frameFrom(frame, { visit: 5, state: { ...frame.state, visit: 5 } });
const scaling = (frame: Frame): Frame => ({ ...frame, state: { ...frame.state, scaling: "min-max" } });
const averaged = (frame: Frame) => frameFrom(frame, { learner: { kind: "averaged" } });
const undone = (frame: Frame): Frame => ({ ...frame, canUndo: true });

describe("a view at rest", () => {
  test.each([
    ["the sentence", PpSentence, brush, undone],
    ["the weights", PpWeights, brush, select],
    ["the cures", PpCures, brush, averaged],
    ["the numbers", PpNumbers, select, precision],
    ["the curves", PpCurves, select, (frame: Frame) => frameFrom(frame, { finished: true })],
    ["the setup", customElements.get("pp-setup"), visit, scaling],
    ["the transport", PpTransport, precision, (frame: Frame) => frameFrom(frame, { visit: 1 })],
  ] as const)("%s is drawn again when a part it reads differs, and for no other", async (_, View, unread, read) => {
    const frames = [first, again(first), unread(first), read(unread(first))];
    expect((await drawings(View as unknown as Drawing, frames)).slice(1)).toEqual([0, 0, 1]);
  });
});

/** Gives its frame to another, and says nothing of it. */
class Outer extends View {
  alone = false;

  protected override render(): unknown {
    if (this.alone) return nothing;
    return html`<pp-test-inner .frame=${this.frame}></pp-test-inner>`;
  }
}

/** Says the visit, and later, when it is asked, the brush too. */
class Inner extends View {
  late = false;

  protected override render(): unknown {
    return html`${this.frame?.pane.visit} ${this.late ? this.frame?.state.ui.brush : nothing}`;
  }
}
define("pp-test-outer", Outer);
define("pp-test-inner", Inner);

describe("a view in another", () => {
  test("is given the frames that the other is not drawn for", async () => {
    const inner = vi.spyOn(Inner.prototype as unknown as { render(): unknown }, "render");
    const counts = await drawings(Outer as unknown as Drawing, [first, frameFrom(first, { visit: 1 }), brush(first)]);
    expect(counts).toEqual([1, 0, 0]);
    expect(inner).toHaveBeenCalledTimes(3);
    expect(document.querySelector("pp-test-inner")?.textContent?.trim()).toBe("0");
  });

  test("is let go of when it is off the page, and followed when it is back", async () => {
    const outer = new Outer();
    document.body.append(outer);
    onTestFinished(() => outer.remove());
    const given = async (visit: number) => {
      outer.frame = frameFrom(first, { visit });
      await drawn();
    };
    await given(0);
    const inner = outer.querySelector("pp-test-inner") as Inner;
    outer.alone = true;
    outer.requestUpdate();
    await drawn();
    await given(1);
    expect(inner.frame?.pane.visit).toBe(0);
    outer.append(inner);
    await given(2);
    expect(inner.frame?.pane.visit).toBe(2);
  });

  test("is drawn for what it has come to read", async () => {
    const view = new Inner();
    document.body.append(view);
    onTestFinished(() => view.remove());
    const shown = async (frame: Frame) => {
      view.frame = frame;
      await drawn();
      return view.textContent?.trim();
    };
    expect(await shown(first)).toBe("0");
    view.late = true;
    // Nothing that it has read differs.
    expect(await shown(brush(first))).toBe("0");
    view.requestUpdate();
    await drawn();
    expect(view.textContent?.trim()).toBe("0 7");
    expect(await shown(withUi(first, { brush: 3 }))).toBe("0 3");
  });
});

describe("a throttled view", () => {
  test("passes over frames of a run that plays, and shows where it stops", async () => {
    vi.spyOn(performance, "now").mockReturnValue(1000);
    const at = (visit: number, playing: boolean) => frameFrom(first, { visit, playing });
    const frames = [at(0, true), at(1, true), at(2, true), at(2, false), again(at(2, false))];
    expect((await drawings(PpWeights as unknown as Drawing, frames)).slice(2)).toEqual([0, 1, 0]);
  });
});
