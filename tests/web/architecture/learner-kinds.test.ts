import { expect, test } from "vitest";
import { learnerKindChecks } from "./learner-kinds.js";
import { treeOf } from "./tree.js";

const found = (text: string, path = "web/state/a.ts") =>
  learnerKindChecks(treeOf({ [path]: text }), ["perceptron", "kernel"]);

test.each([
  'if (learner.kind === "kernel") go();',
  'const is = "perceptron" !== learner.kind;',
  'const is = ({ kind }: Spec) => kind == "kernel";',
  'const is = (spec?.learner?.kind ?? "perceptron") !== "perceptron";',
  'switch (learner.kind) { case "voted": case "kernel": go(); }',
])("%s asks for a learner's kind", (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  'if (cure.what === "kernel") go();',
  'if (data.kind === "table") go();',
  'const learner = { kind: "kernel" };',
  'switch (cure.what) { case "kernel": go(); }',
])("%s does not", (text) => {
  expect(found(text)).toEqual([]);
});

test("in the folder of the learners, and in the engine, kinds are told apart", () => {
  const text = 'if (learner.kind === "kernel") go();';
  expect(found(text, "web/state/learners/a.ts")).toEqual([]);
  expect(found(text, "web/views/story/learners/own-rules/a.ts")).toEqual([]);
  expect(found(text, "web/engine/extension/a.ts")).toEqual([]);
});
