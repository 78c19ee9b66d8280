import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { parseNumber } from "../../../web/views/shared/controls/number-field.js";
import { grammarOf } from "../../../web/words/grammar/grammar.js";
import { rightToLeft } from "../../../web/words/grammar/right-to-left.js";
import { room } from "../../../web/words/room.js";
import { wordsOf } from "../../../web/words/words-of.js";

const greeting = room("greeting", { hello: "Hello", visits: (n: number) => `${n} visits` });

describe("a language", () => {
  const { decimal, number, count, fixed } = grammarOf("de", ",");
  const german = wordsOf({
    locale: "de",
    direction: "ltr",
    decimal,
    separator: "; ",
    gap: " ",
    number,
    count,
    fixed,
    rooms: { greeting: { hello: "Hallo" } },
  });

  it("says what it has, and in English what it lacks", () => {
    expect(german.room(greeting).hello).toBe("Hallo");
    expect(german.room(greeting).visits(3)).toBe("3 visits");
    expect(german.room(room("unknown", { a: "in English" })).a).toBe("in English");
  });

  it("answers for a room with the same object each time, so that nothing is drawn again for it", () => {
    expect(german.room(greeting)).toBe(german.room(greeting));
    expect(english.room(greeting)).toBe(greeting.english);
  });
});

describe("a grammar", () => {
  const en = grammarOf("en-GB", ".");
  const de = grammarOf("de", ",");
  const pl = grammarOf("pl", ",");

  it("writes numbers with the sign of its language, and thousands apart", () => {
    expect(en.number(-1234.5)).toBe("−1\u202f235");
    expect(de.number(-12.5)).toBe("−12,5");
    expect(de.number(0.1, "full")).toBe("0,1");
    expect([de.fixed(-1234.5, 2), de.fixed(-0.001, 1), en.fixed(2, 1)]).toEqual(["−1\u202f234,50", "0,0", "2.0"]);
    expect(de.number(1e-7)).toBe("1×10⁻⁷");
    expect(de.count(1_000_000)).toBe("1\u202f000\u202f000");
  });

  it("chooses the form for a number by the rules of its language", () => {
    const forms = { one: "# visit", other: "# visits" };
    expect([0, 1, 2, 1000].map((n) => en.plural(n, forms))).toEqual([
      "0 visits",
      "1 visit",
      "2 visits",
      "1\u202f000 visits",
    ]);
    const polish = { one: "# wizyta", few: "# wizyty", many: "# wizyt", other: "# wizyty" };
    expect([1, 3, 5, 22].map((n) => pl.plural(n, polish))).toEqual(["1 wizyta", "3 wizyty", "5 wizyt", "22 wizyty"]);
  });

  it("keeps a sign before its number where letters go from right to left", () => {
    const he = rightToLeft(grammarOf("he", "."));
    expect([he.number(-1.5), he.number(3), he.fixed(-2, 1)]).toEqual(["\u200e−1.5", "3", "\u200e−2.0"]);
    expect(parseNumber(he.number(-1.5, "full"), { name: "w" }, english)).toEqual({ ok: true, value: -1.5 });
  });

  it("lists", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(en.list)).toEqual(["", "a", "a and b", "a, b and c"]);
    expect(en.either(["a", "b", "c"])).toBe("a, b or c");
    expect(de.list(["a", "b", "c"])).toBe("a, b und c");
  });
});
