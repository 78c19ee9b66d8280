import { describe, expect, it } from "vitest";
import { english, type Words } from "../../../web/state/document/notation/words.js";
import { room } from "../../../web/words/room.js";
import { pseudoChunk, pseudoWords } from "../../browser/support/pseudo-language.js";
import { linesOf } from "./read-aloud.js";
import { rooms, samples } from "./rooms.js";

const greeting = room("greeting", {
  hello: "Hello, x1 is 2.5.",
  visits: (n: number): string => `${n} visits`,
  phrases: (): unknown => [{ text: "positive", tone: "positive" }, ": a = w · x + b"],
  keys: { play: "Space" },
});

describe.each(["long", "mirrored"] as const)("the %s pseudo-language", (pseudo) => {
  const words = pseudoWords(pseudo);
  const long = pseudo === "long";

  it("says sentences, and what functions answer, in other letters; numbers, symbols, tones and keys stay", () => {
    const said = words.room(greeting);
    expect(said.hello).toBe(long ? "⟦Ĥééľľóó, x1 ííš 2.5.⟧" : "⟦העעללוו, x1 ייס 2.5.⟧");
    expect(said.visits(3)).toBe(long ? "⟦3 ṽííšííťš⟧" : "⟦3 םייסייתס⟧");
    expect(said.phrases()).toEqual([
      { text: long ? "⟦ƥóóšííťííṽéé⟧" : "⟦ףווסייתייםעע⟧", tone: "positive" },
      ": a = w · x + b",
    ]);
    expect(said.keys.play).toBe("Space");
    expect(words.room(greeting)).toBe(said);
  });

  it("is about 40 % longer than English", () => {
    const lengths = rooms.map(({ room: one }) => {
      const length = (of: Words): number =>
        linesOf(of.room(one), samples.get(one), of).reduce((sum, { text }) => sum + text.length, 0);
      return [length({ ...english, ...words }), length(english)] as const;
    });
    const [said, original] = [0, 1].map((k) => lengths.reduce((sum, pair) => sum + (pair[k] ?? 0), 0));
    expect((said ?? 0) / (original ?? 1)).toBeGreaterThan(1.3);
    expect((said ?? 0) / (original ?? 1)).toBeLessThan(1.5);
  });

  it("is spoken by a chunk of the site in place of its own language", () => {
    const chunk = `(self.ppc||=[]).push(["./de.js",need=>({t:{get words(){return need("words")}}}),1]);`;
    const handed: [string, (need: (name: string) => unknown) => { t: { words: typeof words } }, unknown][] = [];
    const page = { ppc: handed };
    new Function("globalThis", pseudoChunk(chunk, pseudo))(page);
    const [name, make, runs] = handed[0] ?? [];
    const own = { locale: "de", direction: "ltr", room: () => ({}) };
    const { t } = make?.(() => own) ?? {};
    expect([name, runs]).toEqual(["./de.js", 1]);
    expect(t?.words.locale).toBe(words.locale);
    expect(t?.words.room(greeting).hello).toBe(words.room(greeting).hello);
  });
});
