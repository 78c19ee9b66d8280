// @vitest-environment happy-dom
import { html, LitElement } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../web/state/runs/frame.js";
import { define } from "../../../web/ui/controls/define.js";
import { contentsText } from "../../../web/views/share/pp-share.js";
import { shareLink } from "../../../web/words/generated/en/shareLink.js";
import { dispatchAt, frameWith } from "../frames.js";
import "../../../web/views/share/pp-share.js";
import { rows } from "../../rows.js";

/** A playground as far as the section asks it. */
class SharingHost extends LitElement {
  static override properties = { frame: { attribute: false } };
  declare frame: Frame;

  protected override render(): unknown {
    return html`<pp-share-link .frame=${this.frame} .dispatch=${dispatchAt(this.frame)}></pp-share-link>`;
  }
}
define("sharing-host", SharingHost);

let host: SharingHost | null = null;

function close(): void {
  host?.remove();
  host = null;
}

afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

async function shown(frame: Frame, attributes: readonly string[] = ["from-url"]) {
  const shownHost = new SharingHost();
  host = shownHost;
  for (const name of attributes) shownHost.setAttribute(name, "");
  shownHost.frame = frame;
  document.body.append(shownHost);
  const section = () => shownHost.shadowRoot?.querySelector("pp-share-link");
  await expect.poll(() => section()?.textContent?.trim()).toBeTruthy();
  return {
    text: () => section()?.textContent?.replace(/\s+/g, " ").trim() ?? "",
    link: () => section()?.querySelector<HTMLElement & { text: string }>("pp-copy")?.text,
    button: () => section()?.querySelector("button"),
    field: () => section()?.querySelector("textarea"),
  };
}

const preset = { state: { ...frameWith([]).state, data: { kind: "preset", name: "xor" }, visit: 1234 } } as const;

test("it is said that prepared moments come with the link", async () => {
  const { state } = frameWith([]);
  const moments = [{ name: "XOR", state: "v1.abc" }];
  const { text } = await shown({ ...frameWith([]), state: { ...state, ui: { ...state.ui, present: true, moments } } });
  expect(text()).toContain("the presentation and the prepared moments.");
});

test("the link is of the page, and it is said what it holds and how long it is", async () => {
  const { text, link } = await shown(frameWith(rows("1 2 1; 2 1 -1")));
  expect(link()).toMatch(/#v1\.[\w-]+$/);
  expect(text()).toContain(`It contains 2 drawn points, Perceptron and visit 0. ${shareLink.english.forAll}`);
  expect(text()).toContain(shareLink.english.length({ characters: link()?.length ?? 0 }));
});

test("a page that says something by attributes gets a token, which says all", async () => {
  expect((await shown(frameWith([], preset))).link()).toMatch(/\?data=xor&visit=1234$/);
  close();
  expect((await shown(frameWith([], preset), ["from-url", "data"])).link()).toMatch(/#v1\./);
});

test("a playground that does not read its page's address gives its state alone", async () => {
  const { text, link } = await shown(frameWith([[1, 2, 1]]), []);
  expect(link()).toMatch(/^#v1\.[\w-]+$/);
  expect(text()).toContain(shareLink.english.noAddress);
});

test("what no link can hold is offered as a file", async () => {
  const points = Array.from({ length: 1000 }, (_, k) => [Math.sin(k), Math.cos(k * k), 1] as const);
  const { text, link } = await shown(frameWith(points));
  expect(link()).toBe(undefined);
  expect(text()).toContain("A file holds everything");
});

test("where the clipboard is refused the link is laid out to be copied by hand", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("refused")) } });
  const { button, field, link } = await shown(frameWith([], preset));
  expect(button()?.textContent).toBe("Copy link");
  button()?.click();
  await expect.poll(() => field()?.value).toBe(link());
  expect(field()?.readOnly).toBe(true);
});

test("the words name all that is not as the page opens", () => {
  const { state, ...frame } = frameWith([[1, 2, 1]]);
  const ui = {
    ...state.ui,
    theme: "dark",
    shading: true,
    drawer: "compare",
    lift: { feature: "x1*x2", turn: 0, tilt: 20 },
  };
  const changed = { ...state, bias: false, split: { fraction: 0.2, seed: 1 }, maxEpochs: 2000, ui } as Frame["state"];
  expect(contentsText({ ...frame, state: changed }).replace(/\s/g, " ")).toBe(
    "It contains 1 drawn point, Perceptron, visit 0, no bias, the held-out examples, at most 2 000 epochs, " +
      "the 3-D picture, the shading, the open panel and the dark theme.",
  );
});
