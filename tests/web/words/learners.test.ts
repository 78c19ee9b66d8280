import { describe, expect, it } from "vitest";
import { reviewsPreset } from "../../../web/state/document/features/feature-names.js";
import { english } from "../../../web/state/document/notation/words.js";
import { descriptors } from "../../../web/state/learners/index.js";
import { costs } from "../../../web/words/en/costs.js";
import { learnerSettings } from "../../../web/words/en/learner-settings.js";
import { learners } from "../../../web/words/en/learners.js";
import { data } from "../../../web/words/generated/en/data.js";
import { engine } from "../state/engine.js";

describe("the names of learners and settings", () => {
  const { hints, labels, values } = english.room(learnerSettings);
  const { titles, short } = english.room(learners);

  it("are one to a learner, with a sentence on what it does", () => {
    for (const names of [titles, short, hints.kinds])
      expect(new Set(descriptors.map(({ kind }) => names[kind])).size).toBe(descriptors.length);
    for (const hint of Object.values(hints.kinds)) expect(hint).toMatch(/^[A-Z].*\.$/);
  });

  it("are there for every setting and each of its values", () => {
    for (const { fields } of descriptors) {
      for (const field of fields) {
        expect(labels[field.path]).toMatch(/^[A-Z]/);
        if (field.kind !== "choice") continue;
        for (const value of field.values) {
          expect(values[value], value).toMatch(/^[A-Z]/);
          expect(hints.values[value], value).toBeTruthy();
        }
      }
    }
  });

  it("say what a visit costs each", () => {
    for (const { kind } of descriptors) {
      const perClass = kind === "multiclass";
      const trained = kind !== "kernel" && !kind.includes("-n") && kind !== "decision-tree";
      for (const bias of [true, false]) {
        const facts = { kind, bias, examples: 1200, vectors: perClass ? 3 : trained ? 1 : 0, perClass };
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
