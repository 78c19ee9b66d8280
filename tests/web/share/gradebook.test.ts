// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import "../../../web/views/share/pp-share-gradebook.js";
import { shareGradebook } from "../../../web/words/generated/en/shareGradebook.js";
import { byRole, clear, press, show } from "../mounted.js";
import { Bench } from "../state/engine.js";

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

test("a package is saved though Share is closed while it is made", async () => {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  let answer = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(() => loaded.then(() => new Response("1;")));
  const bench = Bench.ofTest();
  await show(html`<pp-share-gradebook .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-share-gradebook>`);
  const host = document.createElement("div");
  host.setAttribute("offline-file", "https://example.org/perceptron-playground.html");
  const section = document.querySelector("pp-share-gradebook") as Element;
  vi.spyOn(section, "getRootNode").mockReturnValue(host.attachShadow({ mode: "open" }));
  await press(byRole("button", shareGradebook.english.make));
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  clear();
  expect([section.isConnected, saved]).toEqual([false, []]);
  answer();
  await expect.poll(() => saved).toEqual(["perceptron-1-scorm-1.2.zip"]);
});
