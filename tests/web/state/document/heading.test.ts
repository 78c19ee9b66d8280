import { expect, test } from "vitest";
import { longestHeading, tidyHeading } from "../../../../web/state/document/heading.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";

test.each([
  ["  XOR,\n averaged ", "XOR, averaged"],
  ["\u202Egnp.exe\u0000", "gnp.exe"],
  ["👩‍🔬 & <b>", "👩‍🔬 & <b>"],
  [" \t ", ""],
  ["𝒘".repeat(longestHeading + 9), "𝒘".repeat(longestHeading)],
])("%j is one line that fits", (given, heading) => {
  expect(tidyHeading(given)).toBe(heading);
});

test("a heading from outside is tidied, and one that is no text is named", () => {
  expect(readState({ ui: { heading: " a \n b " } })).toMatchObject({ state: { ui: { heading: "a b" } }, refusals: [] });
  const { state, refusals } = readState({ ui: { heading: 7 } });
  expect([state.ui.heading, refusals.map(({ field }) => field)]).toEqual(["", ["ui.heading"]]);
});
