// @vitest-environment happy-dom
import { html, LitElement } from "lit";
import { afterEach, expect, test } from "vitest";
import type { Frame } from "../../../web/state/frame.js";
import { define } from "../../../web/views/shared/controls/define.js";
import "../../../web/views/share/embed/pp-share-embed.js";
import { dispatchAt, frameWith } from "../frames.js";

/** A playground as far as the section asks it. */
class EmbeddingHost extends LitElement {
  static override properties = { frame: { attribute: false } };
  declare frame: Frame;

  protected override render(): unknown {
    return html`<pp-share-embed .frame=${this.frame} .dispatch=${dispatchAt(this.frame)}></pp-share-embed>`;
  }
}
define("embedding-host", EmbeddingHost);

// Only that: what else draws into the page has its own marks there.
afterEach(() => document.querySelector("embedding-host")?.remove());

async function shown(frame: Frame) {
  const host = new EmbeddingHost();
  host.setAttribute("from-url", "");
  host.frame = frame;
  document.body.append(host);
  const root = () => host.shadowRoot;
  await expect.poll(() => root()?.querySelector("pp-copy")).toBeTruthy();
  const named = (label: string) =>
    Array.from(root()?.querySelectorAll("label") ?? []).find(({ textContent }) => textContent?.trim() === label);
  return {
    text: (noun: string) => root()?.querySelector<HTMLElement & { text: string }>(`pp-copy[noun="${noun}"]`)?.text,
    tick: async (label: string) => {
      named(label)?.querySelector("input")?.click();
      await host.updateComplete;
      await root()?.querySelector<LitElement>("pp-share-embed")?.updateComplete;
    },
    has: (label: string) => named(label) !== undefined,
    areas: () =>
      Array.from(root()?.querySelectorAll<SVGElement>("[data-name]") ?? [], ({ dataset }) => dataset["name"]),
  };
}

const preset = { ...frameWith([]), state: { ...frameWith([]).state, data: { kind: "preset", name: "xor" } } } as Frame;

test("what is chosen is in all that can be copied, and in the drawing", async () => {
  const { text, tick, areas } = await shown(preset);
  expect(text("iframe")).toContain("data=xor&amp;embed=true");
  expect(areas()).toEqual(["Stage", "Transport", "Story"]);
  await tick("Story");
  await tick("Learner");
  expect(areas()).toEqual(["Stage", "Transport"]);
  expect(text("iframe")).toContain("hide=story");
  expect(text("Markdown")).toMatch(/^\[Perceptron Playground\]\(<.*lock=learner/);
  expect(text("element")).toContain('hide="story" lock="learner" embed="true"');
  await tick("Learner");
  expect(text("element")).not.toContain("lock");
});

test("a figure that is not compact has more to leave out", async () => {
  const { tick, has, text, areas } = await shown(preset);
  expect(has("Verdict")).toBe(false);
  await tick("Compact: stage, transport and a line of story");
  expect(has("Verdict")).toBe(true);
  expect(areas()).toContain("Verdict");
  expect(text("iframe")).not.toContain("embed");
});

test("drawn points are in the address, and in no attributes", async () => {
  const { text } = await shown(frameWith([[1, 2, 1]]));
  expect(text("iframe")).toContain("#v1.");
  expect(text("element")).toBeUndefined();
});
