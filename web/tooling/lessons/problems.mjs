// What is wrong in the files of lessons, each with its place.

/** @typedef {(line: number, message: string) => void} Report Lines count from 1. */

export class LessonError extends Error {
  /** @param {readonly string[]} problems "web/lessons/04-….md:12: …" each. */
  constructor(problems) {
    super(`What stands in the lessons cannot be built:\n${problems.map((one) => `  ${one}`).join("\n")}`);
    this.name = "LessonError";
    this.problems = problems;
  }
}
