import { describe, expect, it } from "vitest";
import type { Answer } from "../../../../../../web/state/course/checks/kind.js";
import {
  type AnyExamQuestion,
  type ExamName,
  examGrading,
  examNames,
} from "../../../../../../web/state/course/questions/exam/index.js";
import type { QuizFeedback } from "../../../../../../web/state/course/questions/feedback.js";
import { questionOf } from "../../../../../../web/state/course/questions/practice.js";
import { english, type Room } from "../../../../../../web/state/document/notation/words.js";
import { examWords } from "../../../../../../web/words/exam.js";
import { words as german } from "../../../../../../web/words/generated/de/all/index.js";
import { quizText as inLanguage } from "../../../../../../web/words/quiz.js";
import { sampled } from "../../../../sampled.js";
import { flawOf } from "../../../../words/read-aloud.js";
import { quizText } from "../../../../words/said.js";
import { engine } from "../../../engine.js";
import { referenceOf } from "./index.js";

const whole = await engine.complete();
const count = sampled(1000);

/** Questions of a kind. */
function* asked(name: ExamName): Generator<AnyExamQuestion> {
  for (let seed = 0; seed < count; seed++) {
    const question = questionOf(name, seed, null, whole);
    if (question?.kind !== name) throw new Error(`No question of ${name} with the seed ${seed}.`);
    yield question as AnyExamQuestion;
  }
}

const modules = import.meta.glob<Readonly<Record<string, Room<object>>>>(
  "../../../../../../web/words/generated/en/exam*.ts",
  { eager: true },
);
const rooms = Object.values(modules).flatMap((module) => Object.values(module));
/** What a question is asked in; all other messages are replies. */
const pieces = new Set(
  "ask hint option options number numbers class example weights count not order lines line verdict voter".split(" "),
);

function graded(question: AnyExamQuestion, answer: Answer) {
  return examGrading(question.kind).grade(question, answer, whole);
}

const codeOf = (feedback: QuizFeedback | null): string =>
  feedback?.code === "exam" ? feedback.said.facts.code : (feedback?.code ?? "");

/** A reply in both languages, and nothing missing in it. */
function read(feedback: QuizFeedback | null): string {
  if (!feedback) throw new Error("Every answer has a reply.");
  const said = quizText(feedback);
  const other = inLanguage(feedback, german);
  for (const text of [said, other]) {
    const flaw = flawOf(text);
    if (flaw !== null || text.length < 5) throw new Error(`${codeOf(feedback)}: ${flaw}: ${text}`);
  }
  return said;
}

const inWords = (question: AnyExamQuestion): string =>
  [english, german]
    .map((words) => examWords(question.kind, words))
    .flatMap(({ ask, hint, parts }) => [ask(question.given), hint(question.given), ...parts(question.given)])
    .join("\n");

describe.each(examNames)(`${count} questions of %s`, (name) => {
  const reference = referenceOf(name);
  const questions = [...asked(name)];
  const codes = new Set<string>();

  it("are as they say, and every right answer is taken", { timeout: 120_000 }, () => {
    for (const question of questions) {
      reference.check(question as never);
      const right = reference.right(question as never);
      expect(right.length).toBeGreaterThan(0);
      for (const answer of [...right, examGrading(name).truth(question, whole)]) {
        const { right: isRight, feedback } = graded(question, answer);
        if (!isRight) throw new Error(`${inWords(question)}\n${JSON.stringify(answer)}: ${read(feedback)}`);
        read(feedback);
        codes.add(codeOf(feedback));
      }
    }
  });

  it("take no wrong answer, and say why", { timeout: 120_000 }, () => {
    for (const question of questions) {
      for (const [answer, code] of reference.wrong(question as never)) {
        const { right, feedback } = graded(question, answer);
        const said = read(feedback);
        if (right || (code !== null && codeOf(feedback) !== code))
          throw new Error(
            `${inWords(question)}\n${JSON.stringify(answer)} for ${code}: ${right} ${codeOf(feedback)}: ${said}`,
          );
        codes.add(codeOf(feedback));
      }
    }
  });

  it("have each of their replies at some seed", () => {
    const room = rooms.find((one) => one.name.toLowerCase() === `exam${name}`);
    const own = Object.keys(room?.english ?? {}).filter((key) => !pieces.has(key));
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((code) => !codes.has(code))).toEqual([]);
  });

  it("are asked in whole sentences, in both languages, and are not all the same", () => {
    const texts = new Set<string>();
    for (const question of questions) {
      const text = inWords(question);
      expect(flawOf(text)).toBeNull();
      texts.add(JSON.stringify([text, question.subject.rows]));
    }
    expect(texts.size).toBeGreaterThan(0.1 * count);
  });

  it("have options that are different sentences, and a right one in no place of its own", () => {
    const places = new Map<number, number>();
    for (const question of questions) {
      if (question.form !== "options") continue;
      for (const words of [english, german]) {
        const parts = examWords(name, words).parts(question.given);
        expect(new Set(parts).size).toBe(parts.length);
        expect(parts.filter((part) => !/[.]$/.test(part))).toEqual([]);
      }
      const at = Number(examGrading(name).truth(question, whole));
      places.set(at, (places.get(at) ?? 0) + 1);
    }
    const all = [...places.values()].reduce((sum, one) => sum + one, 0);
    for (const one of places.values()) expect(one).toBeLessThan(0.5 * all + 1);
  });

  it("have no option that is never right, and none that is by being the longest or not", () => {
    const codes = new Map<string, boolean>();
    let [longest, asked] = [0, 0];
    for (const question of questions) {
      const { options } = question.given as { readonly options?: readonly string[] };
      if (question.form !== "options" || !options) continue;
      const at = Number(examGrading(name).truth(question, whole));
      for (const [k, code] of options.entries()) codes.set(code, codes.get(code) === true || k === at);
      const lengths = examWords(name, english)
        .parts(question.given)
        .map(({ length }) => length);
      if (Math.max(...lengths) === lengths[at]) longest++;
      asked++;
    }
    // Of what is true or false most reasons are wrong, whatever the statement, and so are the other lines of a proof.
    const never = [...codes].flatMap(([code, isRight]) => (isRight ? [] : [code]));
    if (name !== "truth" && name !== "proof") expect(never).toEqual([]);
    if (asked > 0) expect(longest).toBeGreaterThan(0);
  });

  it("have no answer that is right most of the time", () => {
    const answers = new Map<string, number>();
    let numbers = 0;
    for (const question of questions) {
      if (question.form === "options") continue;
      numbers++;
      const answer = JSON.stringify(examGrading(name).truth(question, whole));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    for (const often of answers.values()) expect(often).toBeLessThan(Math.max(2, 0.3 * numbers));
  });

  it("have statements that are true at some seeds and false at others", () => {
    if (name !== "truth") return;
    const verdicts = new Map<string, Set<string>>();
    for (const question of questions) {
      if (question.kind !== "truth") continue;
      const at = Number(examGrading(name).truth(question, whole));
      const [verdict = ""] = examWords(name, english).parts(question.given)[at]?.split(/[:,]/) ?? [];
      const { about } = question.given.statement;
      verdicts.set(about, (verdicts.get(about) ?? new Set()).add(verdict));
    }
    for (const said of verdicts.values()) expect([...said].toSorted()).toEqual(["False", "True"]);
  });

  it("have a right option that is not the longest more often than the others", () => {
    let [longest, asked] = [0, 0];
    for (const question of questions) {
      if (question.form !== "options") continue;
      for (const words of [english, german]) {
        const lengths = examWords(name, words)
          .parts(question.given)
          .map(({ length }) => length);
        const right = Number(examGrading(name).truth(question, whole));
        asked++;
        if (lengths.every((length, k) => k === right || length < (lengths[right] ?? 0))) longest++;
      }
    }
    expect(longest / Math.max(1, asked)).toBeLessThan(0.35);
  });
});
