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
  const sentence = "The engine has failed ({0}). Load it again: what it held is lost.";
  return new PlaygroundError("engine-failed", "engine", sentence, [reason]);
}

const all = Object.entries(sentences);

/** What the core refuses, and why: by the number of the reason, the field and the numbers that it names. */
function refusalOf(code: string, { field, reason, first, second, third }: GlueError): PlaygroundError {
  const [name, sentence] = all[reason] ?? ["", ""];
  return new PlaygroundError(code, field, sentence, [first, second, third], name);
}

function noMemory(glue: Glue, field: string): PlaygroundError {
  const open = glue.openRuns();
  const sentence =
    open === 0
      ? "There is not enough memory for this."
      : open === 1
        ? "There is no memory left for this: one run or job is open. Dispose of what you no longer need."
        : "There is no memory left for this: {0} runs, comparisons and jobs are open. Dispose of what you no longer need.";
  return new PlaygroundError("out-of-memory", field, sentence, [open]);
}
