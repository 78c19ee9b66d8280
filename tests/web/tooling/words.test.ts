import { transformWithOxc } from "vite";
import { describe, expect, it } from "vitest";
import { compiled, describeLanguages } from "../../../web/tooling/words/index.mjs";
import { transport } from "../../../web/words/generated/en/transport.js";
import { verdict } from "../../../web/words/generated/en/verdict.js";
import { grammarOf } from "../../../web/words/grammar/grammar.js";
import { type Phrase, plainText } from "../../../web/words/phrase.js";

type Said = Readonly<Record<string, (facts: object) => unknown>>;

const file = (locale: string, text: string) => ({ path: `${locale}/a.ftl`, text: `## a\n${text}` });
/** What is in no room, for all of them to refer to. */
const shared = (locale: string, text: string) => ({ path: `${locale}/terms.ftl`, text });

/** What is wrong with a room in English, and in another language. */
function problemsOf(english: string, german = ""): readonly string[] {
  try {
    compiled({ de: [file("de", german)], en: [file("en", english)] });
    return [];
  } catch (error) {
    return String(error)
      .replace(/^Error: /, "")
      .split("\n");
  }
}

/** The English room of these messages, as a page runs it. */
async function roomOf(text: string): Promise<Said> {
  const code = compiled({ en: [file("en", text)] }).get("en/a.ts") ?? "";
  const { code: script } = await transformWithOxc(code.replace(/^(import|export type) .*$/gm, ""), "a.ts");
  const body = script.replace("export const a = room(", "return (");
  return new Function("grammar", `const { number, fixed, category, list, either } = grammar; ${body}`)(
    grammarOf("en-GB", "."),
  );
}

/** The type of the facts of the one message. */
const factsOf = (text: string): string =>
  /\((?:f|\{[^}]*\}): (\{.*\})\): /
    .exec(compiled({ en: [file("en", text)] }).get("en/a.ts") ?? "")?.[1]
    ?.replaceAll("readonly ", "") ?? "";

describe("a message", () => {
  it.each([
    ["said = { $name }", "{ name: string }"],
    ["said = { NUMBER($n) }", "{ n: number }"],
    ["said = { NUMBER($n, $precision) }", '{ n: number; precision: "short" | "full" }'],
    ["said = { $n ->\n  [one] a\n *[other] b\n }", "{ n: number }"],
    ["said = { $n ->\n  [0] a\n *[other] { $n }\n }", "{ n: number }"],
    ["said = { $on ->\n  [true] a\n *[false] b\n }", "{ on: boolean }"],
    ["said = { $by ->\n  [mean] a\n  [vote] b\n *[none] c\n }", '{ by: "mean" | "vote" | null }'],
    ["said = { $kind ->\n  [kernel] a\n *[other] b\n }", "{ kind: string }"],
    ["said = { LIST($names) } { LIST(NUMBER($all)) }", "{ names: readonly string[]; all: readonly number[] }"],
    ["said = { LIST($names) } { $names-length ->\n  [one] is\n *[other] are\n }", "{ names: readonly string[] }"],
    ["said = { NUMBER($run-epochs) } { $run-name }", "{ run: { epochs: number; name: string } }"],
    ["said = { $last ->\n  [none] a\n *[other] { NUMBER($last-n) }\n }", "{ last: { n: number } | null }"],
    [
      "said = { $label ->\n  [positive] a\n  [negative] b\n *[other] { $label-className }\n }",
      '{ label: "positive" | "negative" | { className: string } }',
    ],
  ])("is told what its use says: %s", (text, type) => {
    expect(factsOf(text)).toBe(type.replaceAll("readonly ", ""));
  });

  it("has variants, other messages in it, and terms in their cases", async () => {
    const { left, both, lined } = await roomOf(`
visits = { $n ->
    [0] no visits
    [one] { $n } visit
   *[other] { $n } visits
}
-feature = { $count ->
   *[one] feature
    [many] features
}
left = { visits } { $done ->
    [none] left
   *[other] after { NUMBER($done) }
}.
both = { -feature }, { -feature(count: "many") }, { $a } \`$\` "c" { "$" }{ "{b}" }
lined = One
    line.

    And one.`);
    expect([0, 1, 12_345].map((n) => left?.({ n, done: null }))).toEqual([
      "no visits left.",
      "1 visit left.",
      "12\u202f345 visits left.",
    ]);
    expect(left?.({ n: 2, done: 3 })).toBe("2 visits after 3.");
    expect(both?.({ a: "A" })).toBe('feature, features, A `$` "c" ${b}');
    expect(lined).toBe("One line.\nAnd one.");
  });

  it("writes numbers and lists as its language does", async () => {
    const { said, plain, many } = await roomOf(`
many = { LIST($all) } { $all-length ->
    [one] is
   *[other] are
}
said = { NUMBER($n) } { NUMBER($n, minimumFractionDigits: 2) } { NUMBER($n, maximumSignificantDigits: 2) } { LIST($all) } { LIST($all, type: "or") } { LIST(NUMBER($of), separator: "; ") }
plain = { NUMBER($n, useGrouping: "false") }`);
    expect(said?.({ n: -1.25, all: ["a", "b"], of: [0.5, -1] })).toBe("−1.25 −1.25 −1.3 a and b a or b 0.5; −1");
    expect(plain?.({ n: 12_345 })).toBe("12345");
    expect([many?.({ all: ["a"] }), many?.({ all: ["a", "b"] })]).toEqual(["a is", "a and b are"]);
  });

  it("writes each number of a list as long as is asked for", async () => {
    const { said } = await roomOf('said = { LIST(NUMBER($all, $precision), separator: "; ") }');
    expect(said?.({ all: [1 / 3, 2], precision: "short" })).toBe("0.3333; 2");
    expect(said?.({ all: [1 / 3, 2], precision: "full" })).toBe("0.3333333333333333; 2");
  });

  it("says once in its code what its variants have in common at both ends, and what they differ in as before", async () => {
    const text = `
said = { $by ->
    [none] It took { $n ->
        [one] { $n } visit
       *[other] { $n } visits
    } in <strong>all</strong>.
   *[mean] It took { NUMBER($n) } visits of the mean in <strong>all</strong>.
}
same = { $on ->
    [true] aba
   *[false] ab
}`;
    const { said, same } = await roomOf(text);
    const told = (n: number, by: "mean" | null) => plainText(said?.({ n, by }) as Phrase[]);
    expect([told(1, null), told(2, null)]).toEqual(["It took 1 visit in all.", "It took 2 visits in all."]);
    expect(told(2, "mean")).toBe("It took 2 visits of the mean in all.");
    expect(said?.({ n: 1, by: null })).toContainEqual({ text: "all", tone: "strong" });
    expect([same?.({ on: true }), same?.({ on: false })]).toEqual(["aba", "ab"]);
    const code = compiled({ en: [file("en", text)] }).get("en/a.ts") ?? "";
    expect(["It took", "strong"].map((part) => code.split(part).length - 1)).toEqual([1, 1]);
  });

  it("looks up one of many texts, or none", async () => {
    const { said } = await roomOf("said = { $tie ->\n  [none] a\n  [mistake] b\n  [correct] c\n *[negative] d\n }");
    expect([null, "mistake", "correct", "negative"].map((tie) => said?.({ tie }))).toEqual(["a", "b", "c", "d"]);
  });

  it("writes numbers as sentences have them most often, and vectors apart as their language can read them", async () => {
    const text =
      'said = { FIGURE($n) } { SIGNED($label) } { SIGNED($n) } { VECTOR($x) } { LIST(FIGURE($x)) } { NUMBER($n, signDisplay: "exceptZero") }';
    const { said } = await roomOf(text);
    expect(said?.({ n: -1.23456, label: 1, x: [2, -0.123456] })).toBe(
      "−1.235 +1 −1.235 (2, −0.1235) 2 and −0.1235 −1.235",
    );
    // Of a count no digit is lost.
    expect(said?.({ n: 12_345, label: -54_321, x: [10_001] })).toBe(
      "12\u202f345 −54\u202f321 +12\u202f345 (10\u202f001) 10\u202f001 +12\u202f345",
    );
    expect(factsOf(text)).toBe("{ n: number; label: number; x: number[] }");
    expect(compiled({ de: [file("de", text)], en: [file("en", text)] }).get("de/a.ts")).toContain('.join("; ")');
  });

  it("keeps signs and vectors from left to right where a language goes the other way", () => {
    const text = "said = { SIGNED($n) } { VECTOR($x) }";
    const sources = { ar: [file("ar", text)], en: [file("en", text)] };
    const code = compiled(sources, { ar: { name: "العربية", direction: "rtl" } });
    expect(code.get("ar/a.ts")).toContain(String.raw`"\u200e+"`);
    expect(code.get("ar/a.ts")).toContain(String.raw`"\u2066("`);
    expect(code.get("ar/grammar.ts")).toContain("rightToLeft(grammarOf(");
    expect(code.get("ar/language.ts")).toContain('direction: "rtl"');
  });

  it("refers to messages in no room, which are functions of their own, and are told its facts", () => {
    const english = [file("en", "said = after { visits }"), shared("en", "visits = { NUMBER($n) } visits")];
    const code = compiled({ en: english });
    expect(code.get("en/a.ts")).toContain('"said": (f: { readonly n: number }): string => `after ${$visits(f)}`');
    expect(code.get("en/shared/visits.ts")).toContain(
      "said = ({ n: _n }: { readonly n: number }): string => `${number(_n)} visits`",
    );
    const inGerman = (said: string, shared: string) =>
      compiled({ en: english, de: [file("de", `said = nach { ${said} }`), { path: "de/terms.ftl", text: shared }] });
    // A language without a plural need not say that it is a number.
    const german = inGerman("visits", "visits = { $n } Schritten").get("de/shared/visits.ts");
    expect(german).toContain("`${number(_n)} Schritten`");
    expect(() => inGerman("steps", "steps = { $n } Schritten")).toThrow(
      "de/a.ftl:2 $n is a number here, and a text in steps",
    );
  });

  it("gives what stands in marks a tone, leaves room for what is drawn, and breaks no line at a sign of comparison", async () => {
    const { said, alone, drawn } = await roomOf(`
said = It was { $wrong ->
    [true] <mistake>a mistake of { NUMBER($n) }</mistake>
   *[false] right
}.
alone = <correct>Right</correct>.
drawn = The margin <rho/> is 0 < 1.`);
    expect(said?.({ wrong: true, n: 2 })).toEqual(["It was ", { text: "a mistake of 2", tone: "mistake" }, "."]);
    expect(said?.({ wrong: false, n: 2 })).toEqual(["It was ", "right", "."]);
    expect(alone).toEqual([{ text: "Right", tone: "correct" }, "."]);
    expect(drawn).toBe("The margin {rho} is 0\u00a0<\u00a01.");
  });
});

describe("what is wrong in a message is told with file and line", () => {
  it.each([
    ["said = { $n ->", "en/a.ftl:2 Expected"],
    ["said = { $n ->\n  [one] a\n  [other] b\n }", "default"],
    ["said = <mistake>a", "en/a.ftl:2 <mistake> is not closed"],
    ["said = a</mistake>", "en/a.ftl:2 </mistake> closes nothing"],
    ["said = <wrong>a</wrong>", "en/a.ftl:2 <wrong> is no mark"],
    ["said = a <mistake", "en/a.ftl:2 “<mistake” begins a mark that has no end"],
    ["said = { other }", "en/a.ftl:2 other is not there to refer to"],
    ["said = { -term }", "en/a.ftl:2 -term is not there to refer to"],
    ["said = { said }", "en/a.ftl:2 said refers to itself"],
    ["said = { DATE($n) }", "en/a.ftl:2 DATE is unknown"],
    ['said = { NUMBER($n, style: "percent") }', "en/a.ftl:2 NUMBER has no option style"],
    ['said = { FIGURE($n, useGrouping: "false") }', "en/a.ftl:2 FIGURE has no option useGrouping: it has none"],
    ["said = { NUMBER(3) }", "en/a.ftl:2 NUMBER takes a fact"],
    ["said = { NUMBER($n) ->\n *[other] a\n }", "en/a.ftl:2 a choice is made by a fact"],
    ["said = a\n\n## a\nother = b", "en/a.ftl:4 a is a room already"],
    ["said = a\nsaid = b", "en/a.ftl:3 said is in line 2 already: call this one a-said"],
    ["said = { NUMBER($n) } { LIST($n) }", "en/a.ftl:2 $n is a number, not a list"],
    ["said = { NUMBER($n) } { $n ->\n  [big] a\n *[other] b\n }", "en/a.ftl:2 $n is a number, and never big"],
  ])("%s", (text, problem) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  const by = "said = { $by ->\n  [mean] a\n *[vote] b\n } <rho/>";

  it.each([
    [
      "a fact that English has not",
      "said = { $of } <rho/>",
      "de/a.ftl:2 English has no $of in this message: it has by",
    ],
    [
      "a value that English has not",
      "said = { $by ->\n  [best] a\n *[other] b\n } <rho/>",
      "de/a.ftl:2 $by is a text, and never best",
    ],
    ["a message beyond English", "beyond = a", "de/a.ftl:2 English has no beyond in a"],
    ["a room beyond English", "\n## b\nsaid = a", "de/a.ftl:3 English has no room b"],
    ["a mark that English has not", "said = <mistake>a</mistake> <rho/>", "de/a.ftl:2 English has no marks here"],
    ["another drawing", "said = <gamma/>", "de/a.ftl:2 what is drawn is {gamma}, in English {rho}"],
  ])("in another language, %s", (_, german, problem) => {
    expect(problemsOf(by, german)).toEqual([problem]);
  });

  it("some of the attributes of a message, which is English then", () => {
    const lacks: string[] = [];
    const en = [file("en", "said =\n  .one = a\n  .two = b\nother = c")];
    const code = compiled({ de: [file("de", "said =\n  .two = B\nother = C")], en }, {}, (lack) => lacks.push(lack));
    expect(lacks).toEqual(["de/a.ftl:3 said.one is missing: all of said is said in English"]);
    expect(code.get("de/a.ts")).toContain('export const a = {\n"other": "C",\n}');
  });

  it("but a message may be missing, and a fact need not be used", () => {
    expect(problemsOf(`${by}\nother = a`, "said = <rho/>")).toEqual([]);
  });
});

it("a fact that is missing, misspelt or of another type does not compile", () => {
  const wrong = () => [
    // @ts-expect-error: it is told how many epochs.
    transport.english.converged({}),
    // @ts-expect-error: that is no fact of it.
    transport.english.converged({ epoch: 3 }),
    // @ts-expect-error: a number is no text.
    transport.english.converged({ epochs: "3" }),
    // @ts-expect-error: nothing predicts so.
    transport.english.wrongNow({ wrong: 1, examples: 2, by: "best" }),
    // @ts-expect-error: a separator has a bias or none.
    verdict.english.separates({ separator: { features: 2 } }),
    // @ts-expect-error: there is no such message.
    transport.english.convergd,
  ];
  expect(wrong).toBeTypeOf("function");
});

it("counts what each language says of the English, a group only where it says all of it, and names what it lacks", () => {
  const sources = {
    en: [file("en", "play = Play\nwait = Wait.\nnames =\n    .visit = Visit\n    .end = End")],
    de: [file("de", "play = Spiel\nnames =\n    .visit = Schritt")],
    fr: [file("fr", "play = Jouer\nwait = Attends.\nnames =\n    .visit = Visite\n    .end = Fin")],
  };
  const languages = { en: { name: "English" }, de: { name: "Deutsch" }, fr: { name: "Français" } };
  expect(describeLanguages(sources, languages).split("\n")).toEqual([
    "  Deutsch: 1 of 4 sentences; in English still: a.wait, a.names.visit, a.names.end",
    "  Français: 4 of 4 sentences",
  ]);
});
