import type { Glue, GlueError } from "#glue";
import { PlaygroundError } from "./errors.js";
import { statuses, traps } from "./generated/names.js";
import { sentences } from "./generated/sentences.js";

/** What only gives back: of an engine that has failed there is nothing to be given back. */
const closing: readonly (string | symbol)[] = ["deleteRun", "deleteJob", "closeComparison"];

/**
 * The glue, so that it throws nothing but `PlaygroundError`: for what the core refuses, and where it cannot go on. Where
 * it stopped in the middle, for whatever reason but memory, it is not called again.
 */
export function guarded(glue: Glue): Glue {
  let failure: PlaygroundError | null = null;
  return new Proxy(glue, {
    get:
      (target, name) =>
      (...given: readonly unknown[]) => {
        if (failure && closing.includes(name)) return undefined;
        if (failure) throw failure;
        let answer: Answer | undefined;
        try {
          answer = Reflect.get(target, name)(...given);
        } catch (cause) {
          const error = errorOf(glue, cause);
          if (error.code === "engine-failed") failure = error;
          throw error;
        }
        const error = answer?.error ?? answer;
        const code = statuses[error?.code ?? 0] ?? "unknown";
        if (code === "out-of-memory") throw noMemory(glue, error?.field ?? "");
        if (code !== "ok") throw refusalOf(code, error as GlueError);
        return answer;
      },
  });
}

/** An error in the place of what was asked for, or beside it. */
type Answer = Partial<GlueError> & { readonly error?: GlueError };

function errorOf(glue: Glue, cause: unknown): PlaygroundError {
  if (cause instanceof PlaygroundError) return cause;
  if (cause instanceof TypeError) return new PlaygroundError("wrong-type", "engine", "This takes numbers only.");
  // A typed array that JavaScript has no room for; a stack without room is another matter.
  if (cause instanceof RangeError && !/stack/i.test(cause.message)) return noMemory(glue, "engine");
  const trap = traps[glue.trapped()];
  if (trap === "memory") return noMemory(glue, "engine");
  if (trap === "closed-handle") {
    return new PlaygroundError("disposed", "run", "What this call was about has been disposed in the middle of it.");
  }
  const reason = cause instanceof Error ? cause.message : typeof cause;
  const message = `The engine has failed (${reason}). Load it again: what it held is lost.`;
  return new PlaygroundError("engine-failed", "engine", message);
}

/** What the core refuses, and why. */
function refusalOf(code: string, { field, reason, first, second, third }: GlueError): PlaygroundError {
  return new PlaygroundError(code, field, sentenceOf(reason, field, [first, second, third]));
}

function noMemory(glue: Glue, field: string): PlaygroundError {
  const open = glue.openRuns();
  const held = open === 1 ? "one run or job is open" : `${open} runs, comparisons and jobs are open`;
  const message =
    open === 0
      ? "There is not enough memory for this."
      : `There is no memory left for this: ${held}. Dispose of what you no longer need.`;
  return new PlaygroundError("out-of-memory", field, message);
}

const all = Object.values(sentences);

/** Why the core refuses something, in English: by the number of the reason, the field and the numbers that it names. */
function sentenceOf(reason: number, field: string, numbers: readonly number[]): string {
  const written = (place: string): string => String(numbers[Number(place)] ?? "").replace("e+", "e");
  return (all[reason] ?? "").replace(/\{(\w+)\}/g, (_, place: string) => (place === "field" ? field : written(place)));
}
