import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { noticeText, outcomeText, problemText, sizeText } from "../../../web/views/import/said.js";
import { words as german } from "../../../web/words/generated/de/all/index.js";
import { importing } from "../../../web/words/generated/en/importing.js";

const say = importing.english;

describe("what the import says", () => {
  it("counts what is not shown", () => {
    expect(say.rows({ shown: 6, rows: 150, moreColumns: 0, allRows: false })).toBe("The first 6 of 150 rows");
    expect(say.rows({ shown: 1, rows: 1, moreColumns: 1, allRows: true })).toBe("1 row; 1 column is not shown");
    expect(say.rows({ shown: 0, rows: 0, moreColumns: 12, allRows: true })).toBe("0 rows; 12 columns are not shown");
  });

  it("names two classes by their labels, and more by their names", () => {
    const classes = [
      { name: "no", count: 1 },
      { name: "yes", count: 0 },
    ];
    expect(outcomeText({ examples: 1, features: 2, classes }, english)).toBe(
      "1 example with 2 features: 0 positive (yes) and 1 negative (no).",
    );
    expect(outcomeText({ examples: 3, features: 2, classes: [...classes, { name: "maybe", count: 2 }] }, english)).toBe(
      "3 examples with 2 features: 1 no, 0 yes and 2 maybe.",
    );
  });

  it("has a name for a text that has none", () => {
    expect(say.reading({ name: null })).toBe("Reading the pasted text");
    expect(say.tooLarge({ name: null, size: sizeText(1, english), most: sizeText(999, english) })).toBe(
      "The pasted text is 1 byte, and the limit is 999 bytes. It was not read.",
    );
    expect(say.tooLarge({ name: "a.csv", size: sizeText(3720, english), most: sizeText(2_500_000, english) })).toBe(
      "a.csv is 3.7 kB, and the limit is 2.5 MB. It was not read.",
    );
  });
});

describe("what the import says in German", () => {
  it("quotes names as German does, and no more than four", () => {
    const notice = { code: "words", names: ["a", "b", "c", "d", "e", "f"] } as const;
    expect(noticeText(notice, german)).toBe(
      "„a“, „b“, „c“, „d“ und 2 weitere werden ausgelassen: Die Spalten enthalten keine Zahlen.",
    );
    expect(noticeText({ ...notice, names: ["a"] }, german)).toMatch(/^„a“ wird ausgelassen/);
  });

  it("says where a problem is", () => {
    const column = { code: "named", name: "Größe" } as const;
    const problem = { code: "noNumber", text: "abc", line: 3 } as const;
    expect(problemText({ ...problem, column }, german)).toBe("Zeile 3, Spalte „Größe“: „abc“ ist keine Zahl.");
    expect(problemText({ ...problem, column: null, record: true }, german)).toBe("Datensatz 3: „abc“ ist keine Zahl.");
  });

  it("counts the examples of each class", () => {
    const classes = [
      { name: "nein", count: 2 },
      { name: "ja", count: 1 },
    ];
    expect(outcomeText({ examples: 3, features: 1, classes }, german)).toBe(
      "3 Beispiele mit 1 Merkmal: 1 positives (ja) und 2 negative (nein).",
    );
    expect(sizeText(3720, german)).toBe("3,7 kB");
  });
});
