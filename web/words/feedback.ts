import type { CheckFeedback, SettingName, SettingValue, TaskFeedback } from "../state/course/checks/feedback.js";
import type { PlainAsk } from "../state/course/lessons/plain-ask.js";
import type { Words } from "../state/document/notation/words.js";
import { asks } from "./generated/en/asks.js";
import { drawer } from "./generated/en/drawer.js";
import { feedback } from "./generated/en/feedback.js";
import { learnerSettings } from "./generated/en/learnerSettings.js";
import { learners } from "./generated/en/learners.js";
import { obstacles } from "./generated/en/obstacles.js";
import { setupOrder } from "./generated/en/setupOrder.js";
import { refusals, told } from "./refusals.js";
import { named } from "./room.js";
import { sayFacts } from "./sentences.js";

/** What a task of a lesson asks for, where its author has not said it. */
export function askText(ask: PlainAsk, words: Words): string {
  const say = words.room(asks);
  switch (ask.code) {
    case "cells":
      return say.cells({ ...ask, rows: ask.last - ask.first + 1 });
    case "disagree":
      return say.disagree({ ...ask, ...pairOf(ask.between, words) });
    case "setting":
      return say.setting({ name: settingName(ask.name, words), wanted: settingValue(ask.wanted, words) ?? "" });
    default:
      return sayFacts(say, ask);
  }
}

/** What is said to the answer to a task of a lesson, or to what has not been done yet. */
export function feedbackText(facts: TaskFeedback, words: Words): string {
  if (facts.code !== "right") return checkText(facts, words);
  return words.room(feedback).right({ why: facts.why && checkText(facts.why, words) });
}

/** @param facts Also of an answer to a question: both may be refused, or be about a visit. */
export function checkText(facts: Exclude<TaskFeedback, { readonly code: "right" }>, words: Words): string {
  const say = words.room(feedback);
  switch (facts.code) {
    case "refused":
      return words.room(refusals).said(facts.error);
    case "obstacle":
      return sayFacts(words.room(obstacles), told(facts.obstacle, words.room(refusals)));
    case "visit": {
      const signs = ({ "0": "tie", "1": "same", "-1": "opposite" } as const)[Math.sign(facts.score * facts.label)];
      return say.visit({ ...facts, signs: signs ?? "tie" });
    }
    case "visitOfClasses": {
      const scores = facts.scores.map((score, k) => say.classScore({ class: k, score }));
      return say.visitOfClasses({ ...facts, scores });
    }
    case "unseparated": {
      const side = facts.score === 0 ? null : facts.score < 0 ? "below" : "above";
      return say.unseparated({ ...facts, side });
    }
    case "runTakes":
      return say.runTakes({ ...facts, tooFew: facts.takes < facts.wanted });
    case "disagreements":
      return say.disagreements({ ...facts, ...pairOf(facts.between, words) });
    case "setting": {
      const [now, wanted] = [facts.now, facts.wanted].map((value) => settingValue(value, words));
      return say.setting({ name: settingName(facts.name, words), now: now ?? null, wanted: wanted ?? "" });
    }
    default:
      return sayFacts(say, facts);
  }
}

function pairOf(kinds: Extract<CheckFeedback, { readonly code: "disagreements" }>["between"], words: Words) {
  const { titles } = words.room(learners);
  return { first: titles[kinds[0]], second: titles[kinds[1]] };
}

/** What a setting is called that a lesson asks for; those that have no name are called as their parameters are. */
function settingName({ of, name }: SettingName, words: Words): string {
  return named(of === "learner" ? words.room(learnerSettings).labels : words.room(feedback).names, name);
}

/** What a value of a setting is called; null: none is chosen. */
function settingValue(value: SettingValue, words: Words): string | null {
  switch (value.of) {
    case "none":
      return null;
    case "learners":
      return words.room(feedback).values({ values: value.kinds.map((kind) => words.room(learners).titles[kind]) });
    case "features":
      return words.room(feedback).features({ features: value.features });
    case "order":
      return words.room(setupOrder).titles[value.kind];
    case "learner":
      return named(words.room(learnerSettings).values, value.value);
    case "state":
      return named(words.room(drawer).parts, value.value);
  }
}
