import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { bibtex, citationFile, plainCitation, version } from "../../../../../web/state/io/exports/citation/index.js";
import { described } from "../../../../../web/words/generated/en/described.js";
import { Bench } from "../../engine.js";

const say = { ...described.english, moment: () => "Perceptron on XOR, 4 examples, at visit 0" };
const cited = {
  what: "Perceptron on 50 % noise",
  key: "xor-visit-3",
  link: "https://here/?data=xor&visit=3",
  accessed: new Date("2026-03-04T23:00:00Z"),
};

it("names the version there is, as the file for those who cite the program does", () => {
  const read = (name: string): string => readFileSync(new URL(`../../../../../${name}`, import.meta.url), "utf8");
  expect(JSON.parse(read("package.json")).version).toBe(version);
  expect(read("CITATION.cff")).toContain(`\nversion: ${version}\n`);
});

it("is BibTeX, with the address as it is and the rest as TeX wants it", () => {
  expect(bibtex(cited)).toBe(
    [
      "@software{perceptron-playground-xor-visit-3,",
      "  author = {{The Perceptron Playground authors}},",
      "  title = {{Perceptron Playground}: Perceptron on 50 \\% noise},",
      "  year = {2026},",
      `  version = {${version}},`,
      "  howpublished = {\\url{https://here/?data=xor&visit=3}},",
      "  urldate = {2026-03-04},",
      "}",
      "",
    ].join("\n"),
  );
});

it("is a sentence, also without an address", () => {
  expect(plainCitation(cited, say)).toContain("noise. https://here/?data=xor&visit=3 Accessed 2026-03-04.");
  expect(plainCitation({ ...cited, link: null }, say)).toContain("noise. Accessed 2026-03-04.");
});

it("says what is seen", () => {
  const { frame } = Bench.ofTest({ ...defaultState, data: { kind: "preset", name: "xor" } });
  const { name, text } = citationFile(frame, "plain", null, cited.accessed, say);
  expect(name).toBe("perceptron-xor-citation.txt");
  expect(text).toContain("Perceptron on XOR, 4 examples, at visit 0.");
});
