// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, expect, test } from "vitest";
import type { Notice } from "../../../web/state/runs/frame.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import "../../../web/views/notices/index.js";
import { shareFile } from "../../../web/words/generated/en/shareFile.js";
import { allByRole, byRole, clear, descriptionOf, press, show, textOf } from "../mounted.js";

afterEach(clear);

const notice = (id: number, kind: Notice["kind"], text: string): Notice => ({
  id,
  kind,
  about: { code: "refused", refusals: [{ field: "", code: "", message: text }] },
});
const two = [notice(4, "warning", "n is 500 at most."), notice(7, "info", "Undo brings it back.")];

async function showNotices(notices: readonly Notice[]) {
  const intents: Intent[] = [];
  await show(
    html`<pp-notices .frame=${{ notices }} .dispatch=${(intent: Intent) => intents.push(intent)}></pp-notices>`,
  );
  return intents;
}

const dismissals = () => allByRole("button", "Dismiss");

test("an error is an alert, everything else is left to what they stand in, and each says its kind", async () => {
  await showNotices([...two, notice(8, "error", "The data has no rows.")]);
  expect(textOf(byRole("alert"))).toBe("Error The data has no rows. Dismiss");
  const polite = document.querySelector("pp-notices > div:not([role])");
  expect(textOf(polite)).toBe("Warning n is 500 at most. Dismiss Note Undo brings it back. Dismiss");
});

test("what only a file keeps has a button that saves it", async () => {
  const save = () => allByRole("button", shareFile.english.save);
  await showNotices(two);
  expect(save()).toEqual([]);
  const kept: Notice = {
    id: 9,
    kind: "warning",
    about: { code: "refused", refusals: [{ field: "kept", code: "not-kept", message: "Too long for a link." }] },
  };
  await showNotices([...two, kept]);
  expect(save()).toHaveLength(1);
  expect(descriptionOf(dismissals()[2] as Element)).toBe("Too long for a link.");
});

test("a button says which notice it dismisses", async () => {
  const intents = await showNotices(two);
  expect(dismissals().map(descriptionOf)).toEqual(["n is 500 at most.", "Undo brings it back."]);
  await press(dismissals()[1] as HTMLElement);
  expect(intents).toEqual([{ type: "dismiss-notice", id: 7 }]);
});

test("the focus goes on to the next notice, or back to the one before", async () => {
  await showNotices(two);
  await press(dismissals()[0] as HTMLElement);
  expect(descriptionOf(document.activeElement as Element)).toBe("Undo brings it back.");
  await press(dismissals()[1] as HTMLElement);
  expect(descriptionOf(document.activeElement as Element)).toBe("n is 500 at most.");
});

test("a notice that stays keeps its element, and with it the focus", async () => {
  await showNotices(two);
  const [, second] = dismissals();
  second?.focus();
  await showNotices(two.slice(1));
  expect(dismissals()).toEqual([second]);
  expect(document.activeElement).toBe(second);
});
