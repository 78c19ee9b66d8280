import { expect, test } from "vitest";
import { Live } from "../../../../web/views/story/index.js";

test("at rest every visit is read out", () => {
  const live = new Live("");
  expect([1, 2, 3].map((visit) => live.of(() => `Visit ${visit}.`, false, 10_000 + visit))).toEqual([
    "Visit 1.",
    "Visit 2.",
    "Visit 3.",
  ]);
});

test("while playing one is read out every four seconds, and the last once it stops", () => {
  const live = new Live("");
  live.of(() => "Visit 0.", false, 10_000);
  const said = Array.from({ length: 600 }, (_, frame) =>
    live.of(() => `Visit ${frame + 1}.`, true, 10_000 + (frame + 1) * 20),
  );
  expect([...new Set(said)]).toEqual(["Visit 0.", "Visit 200.", "Visit 400.", "Visit 600."]);
  expect(live.of(() => "Visit 601.", false, 22_001)).toBe("Visit 601.");
});
