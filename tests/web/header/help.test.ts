// @vitest-environment happy-dom
import { html, render } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import "../../../web/views/header/index.js";
import { byRole, clear, key, press, queryRole, show } from "../mounted.js";

afterEach(clear);

const open = () => queryRole("dialog", "Help") !== null;
const help = () => byRole("button", "Help");

async function showHeader(): Promise<void> {
  await show(html`<pp-header></pp-header><input aria-label="Elsewhere" />`);
}

test("the button opens help and closes it, and says which it is", async () => {
  await showHeader();
  expect([open(), help().getAttribute("aria-expanded")]).toEqual([false, "false"]);
  await press(help());
  expect([open(), help().getAttribute("aria-expanded")]).toEqual([true, "true"]);
  await press(help());
  expect([open(), help().getAttribute("aria-expanded")]).toEqual([false, "false"]);
});

test("help has its words in it", async () => {
  await showHeader();
  await press(help());
  await expect.poll(() => queryRole("heading", "What you see")).not.toBe(null);
  const words = byRole("dialog", "Help").textContent?.replace(/\s+/g, " ");
  // A prediction can be a mistake; a score cannot.
  expect(words).toContain("Only a wrong prediction, a mistake, makes it update its weights.");
});

test.each([
  [true, "Touch on the plot"],
  [false, "Playback keys"],
])("help begins with what there is to press: by fingers %s, with %s", async (fingers, first) => {
  const matches = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: fingers } as MediaQueryList);
  try {
    await showHeader();
    await press(help());
    await expect.poll(() => document.querySelector(".pp-help-columns h3")?.textContent).toBe(first);
  } finally {
    matches.mockRestore();
  }
});

test("Close gives the focus back to the button", async () => {
  await showHeader();
  await press(help());
  await press(byRole("button", "Close"));
  expect(open()).toBe(false);
  expect(document.activeElement).toBe(byRole("button", "Menu"));
});

test("the menu closes with Escape, which gives the focus back, and with a choice", async () => {
  await showHeader();
  const menu = () => byRole("button", "Menu");
  const unfolded = () => menu().getAttribute("aria-expanded");
  await press(menu());
  expect(unfolded()).toBe("true");
  await key(help(), "Escape");
  expect([unfolded(), document.activeElement]).toEqual(["false", menu()]);
  await press(menu());
  await press(help());
  expect([unfolded(), open()]).toEqual(["false", true]);
});

test("Escape closes help from anywhere, and leaves the focus of somebody who reads beside it", async () => {
  await showHeader();
  await press(help());
  const elsewhere = byRole("textbox", "Elsewhere");
  elsewhere.focus();
  await key(elsewhere, "Escape");
  expect(open()).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});

test("an Escape that a field used itself leaves help open", async () => {
  await showHeader();
  await press(help());
  const elsewhere = byRole("textbox", "Elsewhere");
  elsewhere.addEventListener("keydown", (event) => event.preventDefault());
  await key(elsewhere, "Escape");
  expect(open()).toBe(true);
});

test("a header that is taken off the page listens to no key any more", async () => {
  await showHeader();
  await press(help());
  const dialog = byRole("dialog", "Help");
  clear();
  await key(document.body, "Escape");
  expect(dialog.hasAttribute("open")).toBe(true);
});

test.each([
  ["./reference.html", "https://example.org/playground/reference.html"],
  ["file:///a/reference.html", "file:///a/reference.html"],
  ["javascript:alert(1)", null],
  [" java\nscript:alert(1)", null],
  ["data:text/html,a", null],
  ["blob:https://example.org/a", null],
])("help leads to a reference only at an address of the web or of a file: %s", async (reference, leads) => {
  const base = vi.spyOn(document, "baseURI", "get").mockReturnValue("https://example.org/playground/");
  const host = document.createElement("div");
  host.setAttribute("reference", reference);
  const root = host.attachShadow({ mode: "open" });
  document.body.append(host);
  render(html`<pp-header></pp-header>`, root);
  await vi.waitFor(() => root.querySelector<HTMLElement>("button[aria-expanded]") ?? expect.fail());
  for (const button of root.querySelectorAll<HTMLElement>("button[aria-expanded]"))
    if (button.textContent?.trim() === "Help" || button.ariaLabel === "Help") button.click();
  await expect.poll(() => root.querySelector(".pp-help-columns")).not.toBe(null);
  const links = Array.from(root.querySelectorAll(".pp-help-reference"), (link) => link.getAttribute("href"));
  expect(links).toEqual(leads === null ? [] : [leads, leads.replace("reference.html", "teachers.html")]);
  host.remove();
  base.mockRestore();
});
