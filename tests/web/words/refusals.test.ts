import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { sentences } from "../../../web/engine/generated/sentences.js";
import { refuse } from "../../../web/state/document/reading/refusal.js";
import { guards } from "../../../web/words/de/refusals/engine.js";
import { refused } from "../../../web/words/de/refusals/refused.js";
import { rules, whole } from "../../../web/words/de/refusals/state-rules.js";
import { sourcesIn } from "../architecture/sources.js";

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

describe("a refusal in German", () => {
  it("has its field, its numbers and its names", () => {
    const core = new PlaygroundError("out-of-range", "k", sentences["whole-within"], [1, 50], "whole-within");
    expect(core.message).toBe("k must be a whole number from 1 to 50.");
    expect(refused(core)).toBe("k muss eine ganze Zahl von 1 bis 50 sein.");
    const guard = new PlaygroundError("wrong-length", "y", "X has {0} rows and y {1} labels.", [3, 2]);
    expect(guard.message).toBe("X has 3 rows and y 2 labels.");
    expect(refused(guard)).toBe("X hat 3 Zeilen und y 2 Labels.");
    expect(refused(refuse("ui.brush", "out-of-range", "must be from {0} to {1}", 1, 50))).toBe(
      "ui.brush muss von 1 bis 50 sein.",
    );
  });

  it("is English where German has no sentence for it", () => {
    expect(refused({ field: "a", message: "a is odd." })).toBe("a is odd.");
    expect(refused(refuse("a", "bad-value", "is odd"))).toBe("a is odd.");
  });

  it("takes braces in a fact for text", () => {
    const error = new PlaygroundError("unknown", "data.name", "There is no dataset named {0}.", ["“{field}”"]);
    expect(error.message).toBe("There is no dataset named “{field}”.");
    expect(refused(error)).toBe("Es gibt keine Beispieldaten mit dem Namen „{field}“.");
  });

  it("is there for every sentence of the engine that has facts, and for none that the engine does not say", () => {
    const said = textsIn("web/engine");
    const core = new Set<string>(Object.values(sentences));
    const withFacts = Array.from(said).filter(
      (text) => /\{(field|\d)\}/.test(text) && text.length > 12 && !core.has(text),
    );
    expect(withFacts.filter((text) => !(text in guards))).toEqual([]);
    expect(Object.keys(guards).filter((text) => !said.has(text))).toEqual([]);
  });

  it("is for what the state says", () => {
    const said = textsIn("web/state");
    expect(Object.keys(whole).filter((text) => !said.has(text))).toEqual([]);
    // Some are made of a few words.
    const made =
      /does nothing here|\(column|must be a list of|must name at most|must not name a|has more (bytes|characters)/;
    expect(Object.keys(rules).filter((text) => !made.test(text) && !said.has(text))).toEqual([]);
  });
});
