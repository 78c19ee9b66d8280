import { describe, expect, it } from "vitest";
import { reviewsPreset } from "../../../web/state/document/features/presets.js";
import { english } from "../../../web/state/document/notation/words.js";
import { descriptors } from "../../../web/state/learners/index.js";
import { costs } from "../../../web/words/generated/en/costs.js";
import { data } from "../../../web/words/generated/en/data.js";
import { learnerSettings } from "../../../web/words/generated/en/learnerSettings.js";
import { learners } from "../../../web/words/generated/en/learners.js";
import { named } from "../../../web/words/room.js";
import { engine } from "../state/engine.js";

describe("the names of learners and settings", () => {
  const { kindHints, labels, valueHints, values } = english.room(learnerSettings);
  const { titles, short } = english.room(learners);

  it("are one to a learner, with a sentence on what it does", () => {
    for (const names of [titles, short, kindHints])
      expect(new Set(descriptors.map(({ kind }) => names[kind])).size).toBe(descriptors.length);
    for (const hint of Object.values(kindHints)) expect(hint).toMatch(/^[A-Z].*\.$/);
  });

  it("are there for every setting and each of its values", () => {
    for (const { fields } of descriptors) {
      for (const field of fields) {
        expect(labels[field.parameter]).toMatch(/^[A-Z]/);
        if (field.kind !== "choice") continue;
        for (const value of field.values) {
          expect(named(values, value)).toMatch(/^[A-Z]/);
          expect(valueHints).toHaveProperty([value]);
        }
      }
    }
  });

  it("say what a visit costs each", () => {
    for (const { kind } of descriptors) {
      for (const bias of [true, false]) {
        const facts = { kind, learner: short[kind], bias, examples: 1200, vectors: 3 };
        expect(english.room(costs).why(facts)).toMatch(/^[A-Z][^:]+: \S.*\.$/);
        expect(english.room(costs).why(facts)).not.toMatch(/undefined| {2}/);
      }
    }
  });
});

describe("the names of presets", () => {
  it("are there for each of them", () => {
    for (const { name } of [...engine.presets, reviewsPreset]) expect(data.english.presets).toHaveProperty([name]);
  });
});
