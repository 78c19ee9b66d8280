import type { LearnerKind } from "../../../engine/types.js";
import { featureText } from "../../document/notation/feature-text.js";
import type { Frame } from "../../runs/frame.js";
import { wantedOf } from "../checks/actions.js";
import type { SettingName, SettingValue } from "../checks/feedback.js";
import type { Check } from "./lesson.js";

/** A moment of the run that a question asks for; the count is from 1. */
export interface AskedMoment {
  readonly at: "now" | "end" | "next" | "visit" | "epoch";
  readonly count: number;
}

/** What a check asks for, where no author has said it. */
export type PlainAsk =
  | { readonly code: "updates" | "mistakes" | "visits" | "epochs"; readonly until: AskedMoment }
  | { readonly code: "score" | "label" | "example"; readonly of: AskedMoment }
  | { readonly code: "trainingMistakes" | "bias" | "weights"; readonly after: AskedMoment }
  | { readonly code: "weight"; readonly feature: string; readonly after: AskedMoment }
  | { readonly code: "mistake" | "separatingWeights" | "converged" | "separates" | "separable" | "inseparable" }
  | { readonly code: "cells"; readonly first: number; readonly last: number }
  | { readonly code: "reached"; readonly unit: "visit" | "epoch" | "update"; readonly count: number }
  | { readonly code: "inseparableBy" | "separableBy"; readonly added: number }
  | { readonly code: "bound" | "targetBound"; readonly least: number }
  | { readonly code: "astray"; readonly most: number }
  | {
      readonly code: "runTakes";
      readonly of: "updates" | "epochs";
      readonly least: number | null;
      readonly most: number;
    }
  | { readonly code: "disagree"; readonly between: readonly [LearnerKind, LearnerKind]; readonly least: number }
  | { readonly code: "setting"; readonly name: SettingName; readonly wanted: SettingValue }
  | { readonly code: "feature"; readonly feature: string };

/** What checks ask for, on a page that they were not written for: a sentence each. */
export function plainAsks(checks: readonly Check[], frame: Frame): readonly PlainAsk[] {
  return checks.flatMap((check) => plainAsk(check, frame));
}

function plainAsk(check: Check, frame: Frame): readonly PlainAsk[] {
  const called = (feature: string): string => featureText(feature, frame.examples);
  switch (check.kind) {
    case "number":
      return [numberOf(check.of ?? "", momentOf(check.after), called)];
    case "weights":
      return [
        check.of
          ? { code: "weights", after: check.after ? momentOf(check.after) : { at: "next", count: 1 } }
          : { code: "separatingWeights" },
      ];
    case "cells":
      return [{ code: "cells", first: check.visits[0], last: check.visits[1] }];
    case "reached":
      return (["visit", "epoch", "updates"] as const).flatMap((name) => {
        const count = check[name];
        return count === undefined ? [] : [{ code: "reached", unit: name === "updates" ? "update" : name, count }];
      });
    case "verdict":
      return [check.added ? { code: `${check.is}By`, added: check.added } : { code: check.is }];
    case "bound":
      return [{ code: "bound", least: check.least }];
    case "target":
      return [
        ...(check.astray === undefined ? [] : [{ code: "astray", most: check.astray } as const]),
        ...(check.bound === undefined ? [] : [{ code: "targetBound", least: check.bound } as const]),
      ];
    case "run-takes":
      return [{ code: "runTakes", of: check.of, least: check.least ?? null, most: check.most ?? 0 }];
    case "disagree":
      return [{ code: "disagree", between: check.between, least: check.least }];
    case "setting":
      return check.settings.map((wanted) => ({ code: "setting", ...wantedOf(wanted, frame) }));
    case "features":
      return check.has.map((feature) => ({ code: "feature", feature: called(feature) }));
    case "mistake":
    case "converged":
    case "separates":
      return [{ code: check.kind }];
    default:
      return [];
  }
}

function numberOf(of: string, moment: AskedMoment, called: (feature: string) => string): PlainAsk {
  switch (of) {
    case "updates":
    case "mistakes":
    case "visits":
    case "epochs":
      return { code: of, until: moment };
    case "score":
    case "label":
    case "example":
      return { code: of, of: moment };
    case "training-mistakes":
      return { code: "trainingMistakes", after: moment };
    case "bias":
      return { code: "bias", after: moment };
    default:
      return { code: "weight", feature: called(of), after: moment };
  }
}

/** @param after as a check has it */
function momentOf(after = "now"): AskedMoment {
  const [unit, count] = after.split(" ");
  return { at: unit as AskedMoment["at"], count: Number(count) || 1 };
}
