import { expect, test } from "vitest";
import { submissions } from "./submissions.js";
import { sourcesIn, treeOf } from "./tree.js";

const offences = (text: string, path = "web/views/quiz/a.ts") => submissions(treeOf({ [path]: text }));

test.each([
  ["a form", "html`<form class='pp-answer'>`"],
  ["a listener", "html`<div @submit=${give}>`"],
  ["a listener by its name", 'form.addEventListener("submit", give);'],
  ["a button of a form", '<button class="pp-button" type="submit">Check</button>'],
  ["a request", "form.requestSubmit();"],
  ["an event", "const give = (event: SubmitEvent): void => {};"],
  ["a form made by hand", 'document.createElement("form")'],
])("%s is told by its line", (_, text) => {
  expect(offences(`\n${text}`)).toEqual([`web/views/quiz/a.ts:2 submits a form: ${text}`]);
});

test.each([
  ["a property of a view", "html`<pp-review-text .submit=${add}></pp-review-text>`"],
  ["a callback", "field({ id, label, submit: (text) => hand.add(text) })"],
  ["the name of one", 'type Given = Pick<FormInputs, "labelledBy" | "submit">;'],
  ["a form of words", "const form = learnerForm(kind);"],
])("%s is none", (_, text) => {
  expect(offences(text)).toEqual([]);
});

test("nothing that the page draws submits anything", () => {
  expect(submissions(sourcesIn("web"))).toEqual([]);
});
