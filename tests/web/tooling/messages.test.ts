import { expect, it } from "vitest";
import { answers, requests } from "../../../web/state/io/messages/protocol.js";
import { courseSchema, messagePage, messageSchema } from "../../../web/tooling/products/messages.mjs";

type Written = { $defs: Record<string, { anyOf: { properties: Record<string, Record<string, unknown>> }[] }> };

it("every message has its JSON Schema and its row on the page", async () => {
  const schema = await messageSchema();
  const { $defs } = schema as unknown as Written;
  const typesOf = (name: string) => $defs[name]?.anyOf.map(({ properties }) => properties["type"]?.["const"]);
  expect(typesOf("request")).toEqual(requests.map(({ entries }) => entries.type.literal));
  expect(typesOf("answer")).toEqual(answers.map(({ entries }) => entries.type.literal));
  expect($defs["request"]?.anyOf[1]?.properties["state"]).toMatchObject({ $ref: "#/$defs/state" });
  const page = messagePage(schema);
  for (const { entries } of [...requests, ...answers]) {
    expect(page).toContain(`<th scope="row"><code>${entries.type.literal}</code></th>`);
  }
  expect(page).not.toMatch(/undefined|\[object/);
});

it("a course has its JSON Schema, down to the kinds of checks", async () => {
  const { properties = {}, required } = await courseSchema();
  expect(required).toEqual(["title", "steps"]);
  expect(Object.keys(properties)).toEqual(["title", "language", "glossary", "files", "steps"]);
  const text = JSON.stringify(properties);
  for (const name of ["tasks", "truth", "csv", "highlight", "run-takes", "wrong-line"])
    expect(text).toContain(`"${name}"`);
});
