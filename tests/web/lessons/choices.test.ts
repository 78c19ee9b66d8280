import { expect, it } from "vitest";
import { readCourse } from "../../../web/tooling/lessons/course.mjs";

interface Choice {
  readonly at: string;
  readonly options: readonly { readonly right: boolean; readonly length: number; readonly say: string }[];
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Every question of the course with options. */
const choices = (await readCourse()).flatMap(({ lesson }, number): Choice[] =>
  lesson.steps.flatMap(({ tasks }, step) =>
    tasks.flatMap(({ checks: [check] }, task) => {
      if (check?.kind !== "choice") return [];
      const options = check.options.map(({ say, right }) => ({
        right: right === true,
        length: plain(say).length,
        say: plain(say),
      }));
      return [{ at: `${number + 1}.${step + 1}, task ${task + 1}`, options }];
    }),
  ),
);

/** Whether a right option is longer than every other one: where that is so often, nobody need think. */
const isLongest = ({ options }: Choice): boolean => {
  const most = (right: boolean): number =>
    Math.max(...options.filter((one) => one.right === right).map((one) => one.length));
  return most(true) > most(false);
};

it("the right one of several options is the longest no more often than by chance", () => {
  const longest = choices.filter(isLongest);
  const chance = choices.reduce(
    (sum, { options }) => sum + options.filter(({ right }) => right).length / options.length,
    0,
  );
  const listed = longest.map(
    ({ at, options }) => `${at}: ${options.map(({ say, right }) => `${right ? "✓ " : ""}${say}`).join(" | ")}`,
  );
  expect(choices.length).toBeGreaterThan(50);
  expect(
    longest.length,
    `${longest.length} of ${choices.length}, ${chance.toFixed(1)} by chance\n${listed.join("\n")}`,
  ).toBeLessThanOrEqual(Math.ceil(chance));
});
