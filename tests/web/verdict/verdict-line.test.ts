import { describe, expect, it } from "vitest";
import { verdictLine } from "../../../web/views/verdict/verdict-line.js";
import { findingsOf, verdictOn, xor } from "../state/background/verdict.js";
import { cs188 } from "../state/engine.js";

describe("the line on the verdict", () => {
  it("says by words and by a mark what separates, or that nothing does", () => {
    expect(verdictLine(findingsOf(verdictOn(cs188)), true)).toEqual({
      mark: "separable",
      text: "a line separates these",
      why: true,
    });
    expect(verdictLine(findingsOf(verdictOn(xor)), true)).toEqual({
      mark: "inseparable",
      text: "no line can",
      why: true,
    });
    const lifted = verdictOn(xor, { features: ["x1", "x2", "x1*x2"] });
    expect(verdictLine(findingsOf(lifted), true).text).toBe("a plane separates these");
  });

  it("asks, decides, or says why there is nothing to decide", () => {
    const verdict = verdictOn(xor);
    const open = { mark: "open", why: false };
    expect(verdictLine(null, false)).toEqual({ ...open, text: "does a line separate these?" });
    expect(verdictLine(null, true)).toEqual({ ...open, text: "still deciding …" });
    expect(verdictLine(findingsOf({ ...verdict, stale: true }), true)).toEqual({ ...open, text: "still deciding …" });
    expect(verdictLine(findingsOf(null, "There is nothing to separate."), true).text).toBe(
      "There is nothing to separate.",
    );
    const close = { ...verdict, analysis: { ...verdict.analysis, separable: null } };
    expect(verdictLine(findingsOf(close), true).text).toMatch(/^too close to decide/);
  });
});
