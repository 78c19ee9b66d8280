// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import type { Dispatch } from "../../../web/state/runs/intent.js";
import "../../../web/views/shared/files/pp-save-state.js";
import { shareFile } from "../../../web/words/generated/en/shareFile.js";
import { dispatchAt, frameWith } from "../frames.js";
import { byRole, clear, press, show } from "../mounted.js";

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

test("the state is saved under a name that says what it is", async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${this.download} at ${this.href}`);
  });
  const inTurn: Dispatch["inTurn"] = (act, code) => void code?.load().then(act);
  const dispatch = Object.assign(dispatchAt(frameWith([[1, 2, 1]])), { inTurn });
  await show(html`<pp-save-state .dispatch=${dispatch}></pp-save-state>`);
  await press(byRole("button", shareFile.english.save));
  await expect.poll(() => links).toEqual(["perceptron-points-visit-0.json at blob:1"]);
  expect(await blobs[0]?.text()).toContain('"points":[[1,2,1]]');
});
