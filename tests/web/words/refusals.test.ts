import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { sentences } from "../../../web/engine/generated/sentences.js";
import { refuse } from "../../../web/state/document/reading/refusal.js";
import { words as inGerman } from "../../../web/words/generated/de/all/index.js";
import { refusalSentences as german } from "../../../web/words/generated/de/refusalSentences.js";
import { refusalSentences } from "../../../web/words/generated/en/refusalSentences.js";
import { refusals as room } from "../../../web/words/refusals.js";
import { messageName, translatedRefusals } from "../../../web/words/translated-refusals.js";
import { sourcesIn } from "../architecture/sources.js";

const refusals = inGerman.room(room);

/** All texts in the sources of a folder. */
function textsIn(folder: string): Set<string> {
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("type" in value && value.type === "Literal" && "value" in value) texts.add(String(value.value));
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const { path, text } of sourcesIn(folder)) if (path.endsWith(".ts")) visit(parseSync(path, text).program);
  return texts;
}

/** The English messages with places for their facts, as the engine and the state have them, by their names. */
const messages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(refusalSentences.english).map(([name, said]) => {
    const places = { field: "{field}", facts: ["{0}", "{1}", "{2}", "{3}"] } as const;
    return [name, typeof said === "string" ? said : said(places)];
  }),
);

describe("a refusal in German", () => {
  it("has its field, its numbers and its names", () => {
    const core = new PlaygroundError("out-of-range", "k", sentences["whole-within"], [1, 50], "whole-within");
    expect(core.message).toBe("k must be a whole number from 1 to 50.");
    expect(refusals.said(core)).toBe("k muss eine ganze Zahl von 1 bis 50 sein.");
    const guard = new PlaygroundError("wrong-length", "y", "X has {0} rows and y {1} labels.", [3, 2]);
    expect(guard.message).toBe("X has 3 rows and y 2 labels.");
    expect(refusals.said(guard)).toBe("X hat 3 Zeilen und y 2 Labels.");
    expect(refusals.said(refuse("ui.brush", "out-of-range", "must be from {0} to {1}", 1, 50))).toBe(
      "ui.brush muss von 1 bis 50 sein.",
    );
  });

  it("says where it is, in a course", () => {
    const wrong = { ...refuse("link", "bad-value", "must be a text"), said: "Der Link" };
    expect(refusals.said({ ...wrong, place: { step: 3, part: "link" }, of: "course" })).toBe(
      "Im Kurs: Abschnitt 3, Link: Der Link muss ein Text sein.",
    );
    expect(refusals.said({ ...wrong, place: { step: 3 } })).toBe("Abschnitt 3: Der Link muss ein Text sein.");
    expect(refusals.said({ ...wrong, place: "heading" })).toBe("heading: Der Link muss ein Text sein.");
  });

  it("is English where German has no sentence for it", () => {
    expect(refusals.said({ field: "a", message: "a is odd." })).toBe("a is odd.");
    expect(refusals.said(refuse("a", "bad-value", "is odd"))).toBe("a is odd.");
  });

  it("is English where a language has no sentence for its place", () => {
    const { said } = translatedRefusals(german, {}, " ");
    const wrong = { ...refuse("link", "bad-value", "must be a text"), said: "The link" };
    expect(said(wrong)).toBe("The link muss ein Text sein.");
    expect(said({ ...wrong, message: "heading: The link must be a text.", place: "heading" })).toBe(
      "heading: The link must be a text.",
    );
    expect(said({ ...wrong, message: "In the course: no.", of: "course" })).toBe("In the course: no.");
  });

  it("takes braces in a fact for text", () => {
    const error = new PlaygroundError("unknown", "data.name", "There is no dataset named {0}.", ["“{field}”"]);
    expect(error.message).toBe("There is no dataset named “{field}”.");
    expect(refusals.said(error)).toBe("Es gibt keine Beispieldaten mit dem Namen „{field}“.");
  });
});

describe("the messages of refusals", () => {
  const engine = textsIn("web/engine");
  const state = textsIn("web/state");
  const core: Readonly<Record<string, string>> = sentences;

  it("are in every language", () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(messages).sort());
  });

  it("are there for every reason of the core, in its words", () => {
    for (const [name, sentence] of Object.entries(core)) if (name !== "none") expect(messages[name]).toBe(sentence);
  });

  it("are there for every sentence of the engine that has facts", () => {
    const known = new Set(Object.values(core));
    const said = [...engine].filter((text) => /\{(field|\d)\}/.test(text) && text.length > 12 && !known.has(text));
    for (const sentence of said) expect(messages[messageName(sentence)]).toBe(sentence);
  });

  it("are what the engine and the state say, and have the names of that", () => {
    // Some are made of a few words.
    const made =
      /does nothing here|\(column|must be a list of|must name at most|must not name a|has more (bytes|characters)/;
    const others = Object.entries(messages).filter(([name, text]) => !(name in core) && !made.test(text));
    for (const [name, text] of others) expect(messageName(text)).toBe(name);
    const rule = (text: string): string => /^\{field\} (.+)\.$/s.exec(text)?.[1] ?? text;
    const unsaid = others.filter(([, text]) => ![text, rule(text)].some((one) => engine.has(one) || state.has(one)));
    expect(unsaid).toEqual([]);
  });
});
