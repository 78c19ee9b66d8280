import { describe, expect, it } from "vitest";
import { builtIn, type Reference } from "../../../../../web/state/course/lessons/course.js";
import { isSame, type Unit, units } from "../../../../../web/state/course/lessons/unit.js";
import { progressIn } from "../../../../../web/state/course/progress/study.js";
import type { ExamName } from "../../../../../web/state/course/questions/exam/index.js";
import { quizKind, quizNames } from "../../../../../web/state/course/questions/kinds/index.js";
import type { OpenedQuiz } from "../../../../../web/state/course/questions/opened.js";
import {
  Practice,
  practiceOf,
  type QuestionFacts,
  questionOf,
} from "../../../../../web/state/course/questions/practice.js";
import {
  isPassed,
  KeptRounds,
  opensLesson,
  type Round,
  roundBefore,
  taught,
  testOf,
  toLookAtAgain,
} from "../../../../../web/state/course/questions/rounds/round.js";
import { Scores } from "../../../../../web/state/course/questions/scores.js";
import { english } from "../../../../../web/state/document/notation/words.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { examWords } from "../../../../../web/words/exam.js";
import { questions } from "../../../../../web/words/generated/en/questions.js";
import { Bench, cs188, engine as started, stateOf } from "../../engine.js";
import { MemoryStorage } from "../lessons/memory-storage.js";

const step = (lesson: number, at: number): Reference => ({ lesson, step: at });
const unit = (name: string): Unit => units.find((one) => one.name === name) as Unit;
const namesOf = ({ asked }: Round) => asked.map(({ quiz }) => quiz);

function shelf(storage = new MemoryStorage()) {
  const bench = Bench.ofTest(stateOf(cs188));
  const practice = new Practice(bench.dispatch, new Scores(() => storage), new KeptRounds(() => storage));
  return { bench, storage, practice };
}

const question = ({ opened }: Practice): OpenedQuiz => {
  if (!opened || !("question" in opened)) throw new Error("A question is open.");
  return opened;
};

async function answer(practice: Practice, bench: Bench, right: boolean): Promise<void> {
  const { question: asked, at } = question(practice);
  const truth = quizKind(at.quiz).truth(asked, await bench.frame.engine.complete());
  practice.answer(
    right
      ? truth
      : typeof truth === "boolean"
        ? !truth
        : Array.isArray(truth)
          ? truth.map((n) => Number(n) + 97)
          : Number(truth) === 0
            ? 1
            : 0,
  );
}

describe("where the kinds of questions are taught", () => {
  it("is a step that there is, and each unit teaches what its test can ask", () => {
    for (const name of quizNames) {
      const { lesson, step: at } = taught[name];
      expect(builtIn.lessons.find(({ number }) => number === lesson)?.steps[at - 1]).toBeTruthy();
    }
    for (const { steps, name } of units) {
      const own = quizNames.filter((kind) => steps.some((one) => JSON.stringify(one) === JSON.stringify(taught[kind])));
      expect([name, own.length > 0]).toEqual([name, true]);
    }
  });
});

it("each lesson has a kind of its own, but that on history", () => {
  const lessons = new Set(quizNames.map((name) => taught[name].lesson));
  expect(builtIn.lessons.map(({ number }) => number).filter((number) => !lessons.has(number))).toEqual([21]);
});

describe("the questions before a lesson", () => {
  const scores = () => new Scores(() => new MemoryStorage());

  it("are two of what was taught before it on the way, and none before anything was", () => {
    expect(roundBefore(step(1, 1), [], scores())).toBeNull();
    // Before the second lesson there is the first alone.
    expect(namesOf(roundBefore(step(2, 1), [], scores()) as Round)).toEqual(["fires", "fires"]);
    const round = roundBefore(step(9, 1), [], scores());
    expect(round?.asked).toHaveLength(2);
    for (const { quiz } of round?.asked ?? []) expect(taught[quiz].lesson).toBeLessThan(9);
    // Those of optional units only once they are done.
    const all = roundBefore(step(20, 1), [step(12, 3)], scores());
    expect(namesOf(all as Round)).not.toContain("kernel");
  });

  it("begin with what was not right the last time, and ask nothing twice", () => {
    const known = scores();
    for (const name of ["mistake", "weights", "boundary"]) known.note(name, true);
    known.note("boundary", false);
    const [first] = roundBefore(step(9, 1), [], known)?.asked ?? [];
    expect(first).toEqual({ quiz: "boundary", seed: 3 });
    known.note("boundary", true);
    expect(roundBefore(step(9, 1), [], known)?.asked[0]?.quiz).not.toBe("boundary");
  });

  it("come where a lesson opens in its unit, and nowhere else", () => {
    expect([step(5, 2), step(5, 3), step(5, 1), step(2, 5), step(8, 2)].map(opensLesson)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe("the test of a unit", () => {
  const scores = () => new Scores(() => new MemoryStorage());

  it.each(units.map((one) => [one.name, one] as const))(
    "has 5 to 8 different questions, some of its own: %s",
    (_, one) => {
      const { asked } = testOf(one, scores());
      expect(asked).toHaveLength(one.test);
      expect(new Set(asked.map(({ quiz, seed }) => `${quiz}.${seed}`)).size).toBe(asked.length);
      expect(
        asked.some(({ quiz }) => one.steps.some((at) => JSON.stringify(at) === JSON.stringify(taught[quiz]))),
      ).toBe(true);
    },
  );

  it("asks of earlier units only what comes before it, and the test of the course of all of them", () => {
    expect(namesOf(testOf(unit("hand"), scores()))).not.toContain("kernel");
    expect(testOf(null, scores()).asked).toHaveLength(8);
  });
});

describe("the test of the core", () => {
  it("asks nothing that the core does not teach, in its own signs", async () => {
    const whole = await started.complete();
    const kinds = quizNames.filter((kind) => unit("core").steps.some((at) => isSame(at, taught[kind])));
    expect(kinds).toContain("gate");
    for (const kind of kinds)
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const asked = questionOf(kind, seed, null, whole);
        if (asked && "given" in asked)
          expect([kind, seed, examWords(kind as ExamName, english).ask(asked.given)].join()).not.toContain("η");
      }
    expect(questions.english.asks.feature({ bias: true } as QuestionFacts)).not.toContain("∧");
  });

  it("points from a gate to the step in which weights are found by hand for three features", () => {
    expect(taught.gate).toEqual(step(18, 2));
  });

  it("shows all examples of a gate of three features: lifted, where the plane draws one over another", async () => {
    const whole = await started.complete();
    const { bench, practice } = shelf();
    for (let seed = 1; seed <= 12; seed++) {
      await practice.open("gate", seed);
      const asked = question(practice).question;
      const features = asked.subject.rows[0]?.length;
      expect([seed, features, bench.session.state.ui.lift?.feature ?? null]).toEqual([
        seed,
        features,
        features === 2 ? null : "x3",
      ]);
    }
    expect(whole).toBeTruthy();
  });

  it("never asks for the margin of examples of one label: nothing would be drawn", async () => {
    const whole = await started.complete();
    for (let seed = 1; seed <= 60; seed++) {
      const asked = questionOf("margin", seed, null, whole);
      expect([seed, new Set(Array.from(asked?.subject.spec.y ?? [])).size]).toEqual([seed, 2]);
    }
  });

  it("is passed with three in four", () => {
    const asked = Array.from({ length: 8 }, (_, seed) => ({ quiz: "fires" as const, seed }));
    const of = (right: number): Round => ({ before: null, of: "core", asked, right: asked.map((_, at) => at < right) });
    expect([4, 5, 6, 8].map((right) => isPassed(of(right)))).toEqual([false, false, true, true]);
  });
});

describe("a round that is open", () => {
  it("goes from question to question, keeps what was right, and says what to look at again", async () => {
    const { bench, practice } = shelf();
    const round = testOf(unit("order"), practice.scores);
    await practice.openRound(round);
    for (let at = 0; at < round.asked.length; at++) {
      expect(question(practice).at).toEqual(round.asked[at]);
      expect(question(practice).examples).toBe("made");
      await answer(practice, bench, at !== 1);
      await practice.next();
    }
    const { opened } = practice;
    expect(opened && "ended" in opened && opened.ended.right).toEqual([true, false, true, true, true]);
    expect(toLookAtAgain({ ...round, right: [true, false, true, true, true] })).toEqual([
      taught[round.asked[1]?.quiz ?? "mistake"],
    ]);
    expect(practice.rounds.testOf("order")?.right).toHaveLength(5);
    practice.leave();
    expect(practice.rounds.open).toBeNull();
    expect(practice.rounds.testOf("order")?.right).toHaveLength(5);
    expect(bench.points).toEqual(cs188);
  });

  it("counts what is passed over as not right, and notes it nowhere else", async () => {
    const { practice } = shelf();
    const round = testOf(unit("core"), practice.scores);
    await practice.openRound(round);
    await practice.next();
    expect(practice.round?.right).toEqual([false]);
    expect(practice.scores.of(round.asked[0]?.quiz ?? "").tries).toBe(0);
  });

  it("that is skipped does not come back as it was, and what is kept of others still counts", async () => {
    const { practice, storage } = shelf();
    const at = step(5, 2);
    const asked = () => roundBefore(at, [], practice.scores)?.asked ?? [];
    const first = asked();
    const round = roundBefore(at, [], practice.scores);
    if (!round) throw new Error("Something was taught before.");
    await practice.openRound(round);
    practice.passOver();
    const [skipped] = first;
    expect(asked()).not.toContainEqual(skipped);
    expect(asked().map(({ quiz }) => quiz)).toContain(skipped?.quiz);
    expect(practice.scores.of(skipped?.quiz ?? "")).toMatchObject({ tries: 0, passed: 1 });
    expect(new Scores(() => storage).next(skipped?.quiz ?? "")).toBe(2);
    storage.setItem("perceptron-playground.practice", '{"margin":{"right":2,"tries":3,"streak":1,"best":null}}');
    expect(new Scores(() => storage).next("margin")).toBe(4);
  });

  it("goes on after a reload with the question whose turn it is", async () => {
    const { bench, practice, storage } = shelf();
    const round = testOf(unit("core"), practice.scores);
    await practice.openRound(round);
    await answer(practice, bench, true);
    const again = Bench.ofTest({ ...defaultState, ui: { ...defaultState.ui, quiz: bench.session.state.ui.quiz } });
    const later = new Practice(again.dispatch, new Scores(() => storage), new KeptRounds(() => storage));
    await later.arrive(bench.session.state.ui.quiz);
    expect(later.round?.right).toEqual([true]);
    expect(question(later).at).toEqual(round.asked[1]);
  });

  it("ends with a link to a question that is not of it, which is then what the score is of", async () => {
    const bench = Bench.ofTest(stateOf(cs188));
    const practice = practiceOf(bench.dispatch);
    await practice.openRound(testOf(unit("core"), practice.scores));
    await practice.arrive("weights.987");
    expect([practice.round, practice.rounds.open]).toEqual([null, null]);
    expect(question(practice).at).toEqual({ quiz: "weights", seed: 987 });
    // In another tab it may still be open.
    practice.rounds.hold(testOf(unit("core"), practice.scores));
    expect(progressIn(bench.dispatch)?.score.max).toBe(0);
  });

  it("is none for what others have written there, nor for a link to a question alone", async () => {
    const storage = new MemoryStorage();
    storage.setItem(
      "perceptron-playground.rounds",
      '{"open":{"before":null,"of":"core","asked":[{"quiz":"x","seed":1}],"right":[]}}',
    );
    expect(new KeptRounds(() => storage).open).toBeNull();
    const { practice } = shelf();
    await practice.arrive("margin.3");
    expect(practice.round).toBeNull();
  });
});
