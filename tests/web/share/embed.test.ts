// @vitest-environment happy-dom
import { html, LitElement } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../web/state/runs/frame.js";
import { define } from "../../../web/ui/controls/define.js";
import "../../../web/views/share/embed/pp-share-embed.js";
import { shareEmbed } from "../../../web/words/generated/en/shareEmbed.js";
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
afterEach(() => {
  document.querySelector("embedding-host")?.remove();
  vi.unstubAllGlobals();
});

const ofSite = { "from-url": "", "element-script": "./element.iife.js" };

async function shown(frame: Frame, attributes: Readonly<Record<string, string>> = ofSite, awaited = "pp-copy") {
  const host = new EmbeddingHost();
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.frame = frame;
  document.body.append(host);
  const root = () => host.shadowRoot;
  await expect.poll(() => root()?.querySelector(awaited)).toBeTruthy();
  const named = (label: string) =>
    Array.from(root()?.querySelectorAll("label") ?? []).find(({ textContent }) => textContent?.trim() === label);
  return {
    text: (noun: string) => root()?.querySelector<HTMLElement & { text: string }>(`pp-copy[noun="${noun}"]`)?.text,
    tick: async (label: string) => {
      named(label)?.querySelector("input")?.click();
      await host.updateComplete;
      await root()?.querySelector<LitElement>("pp-share-embed")?.updateComplete;
    },
    said: () => root()?.querySelector('[role="status"]')?.textContent ?? "",
    has: (label: string) => named(label) !== undefined,
    areas: () =>
      Array.from(root()?.querySelectorAll<SVGElement>("[data-name]") ?? [], ({ dataset }) => dataset["name"]),
  };
}

const preset = { ...frameWith([]), state: { ...frameWith([]).state, data: { kind: "preset", name: "xor" } } } as Frame;

test("what is chosen is in all that can be copied, and in the drawing", async () => {
  const { text, tick, areas, has } = await shown(preset);
  expect(has("Solutions")).toBe(false);
  expect(text("iframe")).toContain("data=xor&amp;embed=true");
  expect(areas()).toEqual(["stage", "transport", "story"]);
  await tick("Story");
  await tick("Learner");
  expect(areas()).toEqual(["stage", "transport"]);
  expect(text("iframe")).toContain("hide=story");
  expect(text("Markdown")).toMatch(/^\[Perceptron Playground\]\(<.*lock=learner/);
  expect(text("element")).toContain('hide="story" lock="learner" embed="true"');
  await tick("Learner");
  expect(text("element")).not.toContain("lock");
});

test("in a lesson or a question, skipping and solutions can be shut out", async () => {
  const ui = { ...preset.state.ui, quiz: "weights.5" };
  const { text, tick } = await shown({ ...preset, state: { ...preset.state, ui } } as Frame);
  await tick("Skipping questions");
  await tick("Solutions");
  expect(text("element")).toContain('lock="skip,solutions"');
});

test("a figure that is not compact has more to leave out", async () => {
  const { tick, has, text, areas } = await shown(preset);
  expect(has("Verdict")).toBe(false);
  await tick(shareEmbed.english.compact);
  expect(has("Verdict")).toBe(true);
  expect(areas()).toContain("verdict");
  expect(text("iframe")).not.toContain("embed");
});

test("the element comes with the address of its script, where the page around has that", async () => {
  const { text } = await shown(preset);
  const script = new URL("./element.iife.js", document.baseURI).href;
  expect(text("element")).toMatch(`<script src="${script}"></script>\n<perceptron-playground data="xor"`);
});

test("a page that has no script for others copies no element", async () => {
  const { text } = await shown(preset, { "from-url": "" });
  expect(text("iframe")).toContain("data=xor");
  expect(text("element")).toBeUndefined();
});

test("a page with an element of its own copies the tag, and no address", async () => {
  const { text } = await shown(preset, {});
  expect(text("element")).toMatch(/^<perceptron-playground/);
  expect(text("iframe")).toBeUndefined();
});

test("a file on this computer copies nothing: no other page could show it", async () => {
  vi.stubGlobal("location", { protocol: "file:", href: "file:///home/playground.html" });
  const { text, said } = await shown(preset, { "from-url": "" }, '[role="status"]');
  expect([text("iframe"), text("Markdown"), text("element")]).toEqual([undefined, undefined, undefined]);
  expect(said()).toContain("Put it on a web server");
});

test("drawn points are in the address, and in no attributes", async () => {
  const { text } = await shown(frameWith([[1, 2, 1]]));
  expect(text("iframe")).toContain("#v1.");
  expect(text("element")).toBeUndefined();
});
