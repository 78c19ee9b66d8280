import { quoted } from "../../../engine/checks.js";
import { PlaygroundError } from "../../../engine/errors.js";
import { type ChallengeName, challengeNames } from "../challenges/index.js";
import { type QuizName, quizNames } from "./kinds/index.js";

/** A question by its kind and seed, or a challenge. */
export type QuizReference = { readonly quiz: QuizName; readonly seed: number } | { readonly challenge: ChallengeName };

/** What stands in a link: "mistake.7"; "mistake" has the seed 1; "most-updates". Null where there is no such thing. */
export function readReference(text: string | null): QuizReference | null {
  const [, name, seed = "1"] = /^([a-z-]+)(?:\.(\d+))?$/.exec(text ?? "") ?? [];
  const quiz = quizNames.find((one) => one === name);
  if (quiz) return { quiz, seed: Number(seed) };
  const challenge = challengeNames.find((one) => one === text);
  return challenge ? { challenge } : null;
}

/** What a link should have said that leads to nothing. */
export function unknownName(text: string): PlaygroundError {
  const [name, seed] = text.split(".");
  if (seed !== undefined && challengeNames.some((one) => one === name))
    return new PlaygroundError("unknown", "quiz", "{field}: the challenge {0} has no seed: leave out .{1}.", [
      name ?? "",
      seed,
    ]);
  return new PlaygroundError(
    "unknown",
    "quiz",
    "{field}: there is nothing named {0}. The questions are {1}, each also with a seed, as {2}.7; the challenges are {3}.",
    [quoted(text), quizNames.join(", "), quizNames[0] ?? "", challengeNames.join(", ")],
  );
}

export function written(at: QuizReference): string {
  return "quiz" in at ? `${at.quiz}.${at.seed}` : at.challenge;
}
