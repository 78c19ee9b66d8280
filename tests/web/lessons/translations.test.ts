import { describe, expect, it } from "vitest";
import { builtIn, lessonIn } from "../../../web/state/course/lessons/course.js";
import type { Check, Lesson, StateParts, Step } from "../../../web/state/course/lessons/lesson.js";
import { units } from "../../../web/state/course/lessons/unit.js";
import { contents } from "../../../web/words/en/course/contents.js";
import { words } from "../../../web/words/generated/de/all/index.js";

const locales = ["de"] as const;

const each = await Promise.all(
  locales.flatMap((locale) =>
    builtIn.lessons.map(async (entry) => ({
      name: `${entry.number} in ${locale}`,
      translated: entry.translated[locale] !== undefined,
      english: await lessonIn(entry, "en"),
      own: await lessonIn(entry, locale),
    })),
  ),
);

/** Every text of a step, in the same order in every language. */
function textsOf({ heading, text, note, tasks }: Step): readonly string[] {
  const said = tasks.flatMap(({ ask, wrong, right, hint, solution, checks }) => [
    ask ?? "",
    ...wrong.map(({ say }) => say),
    ...[right, hint, solution].map((one) => one ?? ""),
    ...checks
      .flatMap((check) => ("options" in check ? check.options : []))
      .flatMap(({ say, wrong }) => [say, wrong ?? ""]),
    ...checks.flatMap(whyNot),
  ]);
  return [heading, text, note ?? "", ...said];
}

/** What is said of each line of an algorithm. */
function whyNot(check: Check): readonly string[] {
  if (check.kind !== "lines" && check.kind !== "wrong-line") return [];
  return check.lines.map(({ wrong }) => wrong ?? "");
}

const allOf = (lesson: Lesson): readonly string[] => [lesson.title, lesson.keep, ...lesson.steps.flatMap(textsOf)];

/** What a text must have in every language: its values, where its links lead, and the terms that it opens. */
function kept(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/\{[a-z-]+\}|(?:href|data-term|data-lesson|data-state)="[^"]*"/g),
    ([one]) => one,
  ).sort();
}

/** The columns of a table may have names of their own. */
function unnamed(state: StateParts | null): unknown {
  const { data } = (state ?? {}) as { readonly data?: { readonly kind: string; readonly columns?: readonly string[] } };
  if (data?.kind !== "table") return state;
  return { ...state, data: { ...data, columns: data.columns?.length, label: null } };
}

describe.each(each)("lesson $name", ({ translated, english, own }) => {
  it("is translated", () => {
    expect(translated).toBe(true);
  });

  it("has the same steps, states, checks and order", () => {
    const bare = ({ state, highlight, tasks }: Step) => ({
      state: unnamed(state),
      highlight,
      tasks: tasks.map(({ checks, next, solve, wrong }) => ({
        checks: checks.map(({ kind }) => kind),
        next,
        solve: solve && { ...solve, state: unnamed(solve.state) },
        wrong: wrong.map(({ low, high, open }) => ({ low, high, open })),
      })),
    });
    expect(own.steps.map(bare)).toEqual(english.steps.map(bare));
  });

  it("has the values, links and terms of the English texts", () => {
    const [theirs, ours] = [allOf(english), allOf(own)];
    expect(ours).toHaveLength(theirs.length);
    const different = theirs.flatMap((text, at) => {
      const [one, other] = [kept(text), kept(ours[at] ?? "")].map((list) => list.join(" "));
      return one === other ? [] : [{ english: text, own: ours[at], one, other }];
    });
    expect(different).toEqual([]);
  });

  it("leaves no sentence in English", () => {
    const prose = allOf(own).map((text) =>
      text.replace(/<math.*?<\/math>|<code>.*?<\/code>|“[^”]*”|„[^“]*“/gs, " ").replace(/<[^>]*>/g, " "),
    );
    expect(prose.filter((text) => /\b(the|and|with|is|are|you|which|every)\b/.test(text))).toEqual([]);
  });
});

it("names every lesson, step and unit in German", () => {
  const { english } = contents;
  const german = words.room(contents);
  for (const { number, steps } of builtIn.lessons) {
    expect(german.title(number)).not.toBe("");
    expect(german.moment(number)).not.toBe(english.moment(number));
    for (const at of steps.keys()) expect(german.heading(number, at + 1)).not.toBe("");
  }
  for (const { name } of units) {
    expect(german.unit(name)).toMatch(/\S/);
    expect(german.can(name)).not.toBe(english.can(name));
  }
});
