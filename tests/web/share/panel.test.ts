// @vitest-environment happy-dom
import { html, render } from "lit";
import { afterEach, expect, test } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import "../../../web/views/share/pp-share.js";
import { sections as registered } from "../../../web/views/share/sections.js";
import { share } from "../../../web/words/generated/en/share.js";
import { dispatchAt, frameWith } from "../frames.js";
import { byRole, clear, drawn, key, press, queryRole, show } from "../mounted.js";

afterEach(clear);

/** Those of a playground of which the page around says nothing. */
const sections = registered.filter(({ shown }) => shown?.(null) ?? true);

/** The panel beside the button of the header and something else; what it wanted is heard. */
async function showPanel(frame: Frame = frameWith([[1, 2, 1]], {}, { share: true })): Promise<Intent[]> {
  const heard: Intent[] = [];
  await show(html`
    <button data-opens="share">Share</button>
    <button>Elsewhere</button>
    <pp-share .frame=${frame} .dispatch=${dispatchAt(frame, (intent) => heard.push(intent))}></pp-share>
  `);
  return heard;
}

const closing: Intent = { type: "set-ui", ui: { share: false } };
const expanded = (): (string | null)[] =>
  sections.map(({ label }) => byRole("button", label(english)).getAttribute("aria-expanded"));

test("it opens with the focus in it, the link first and its sections closed", async () => {
  await showPanel();
  expect(document.activeElement).toBe(byRole("dialog", "Share"));
  expect(expanded()).toEqual(sections.map(() => "false"));
  const [first] = byRole("dialog", "Share").querySelectorAll("pp-share-link, section");
  expect(first?.localName).toBe("pp-share-link");
});

test("one section is open at a time, and may be closed", async () => {
  await showPanel();
  const first = sections[0]?.label(english) ?? "";
  await press(byRole("button", first));
  expect(expanded()[0]).toBe("true");
  await press(byRole("button", first));
  expect(expanded()).not.toContain("true");
  expect(queryRole("region", first)).toBe(null);
  const last = sections.at(-1)?.label(english) ?? "";
  await press(byRole("button", first));
  await press(byRole("button", last));
  expect(expanded().filter((is) => is === "true")).toHaveLength(sections.length > 1 ? 1 : 0);
});

test("every section of the registry has something to say", async () => {
  for (const { render } of registered) {
    const frame = frameWith([[1, 2, 1]]);
    await show(html`${render(frame, dispatchAt(frame), english, null)}`);
    await expect.poll(() => document.body.textContent?.trim()).not.toBe("");
  }
});

test("Escape and Close close it, and the focus goes back to the button", async () => {
  for (const close of [() => key(byRole("dialog", "Share"), "Escape"), () => press(byRole("button", "Close"))]) {
    const heard = await showPanel();
    await close();
    expect(heard).toEqual([closing]);
    expect(document.activeElement).toBe(byRole("button", "Share"));
    clear();
  }
});

test("a press elsewhere closes it; one on its button is left to that button", async () => {
  const heard = await showPanel();
  const down = (name: string) =>
    byRole("button", name).dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, composed: true }));
  down("Share");
  expect(heard).toEqual([]);
  down("Elsewhere");
  expect(heard).toEqual([closing]);
});

test.each([
  ["https://example.org/one.html", "https://example.org/one.html"],
  ["javascript:alert(1)", null],
  ["data:text/html,<script>alert(1)</script>", null],
])("where the page around has the playground as one file, it is offered: %s", async (file, offered) => {
  const frame = frameWith([[1, 2, 1]], {}, { share: true });
  const host = document.createElement("div");
  host.setAttribute("offline-file", file);
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  render(html`<pp-share .frame=${frame} .dispatch=${dispatchAt(frame)}></pp-share>`, root);
  await drawn();
  const opener = [...root.querySelectorAll("button")].find(
    (one) => one.textContent?.trim() === share.english.sections.offline,
  );
  expect(opener === undefined).toBe(offered === null);
  if (opener) await press(opener as HTMLElement);
  if (opener) await expect.poll(() => root.querySelector("a[download]")?.getAttribute("href")).toBe(offered);
  host.remove();
});
