import type { Glue, GlueError } from "#glue";
import { PlaygroundError } from "./errors.js";

/** The glue, so that it throws nothing but `PlaygroundError`: for what the core refuses, and where it cannot go on. */
export function guarded(glue: Glue): Glue {
  return new Proxy(glue, {
    get:
      (target, name) =>
      (...given: readonly unknown[]) =>
        called(() => Reflect.get(target, name)(...given)),
  });
}

/** An error in the place of what was asked for, or beside it. */
type Answer = Partial<GlueError> & { readonly error?: GlueError };

function called(call: () => Answer | undefined): unknown {
  let answer: Answer | undefined;
  try {
    answer = call();
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    if (cause instanceof TypeError) throw new PlaygroundError("wrong-type", "engine", "This takes numbers only.");
    // It traps where memory runs out; on what has been checked nothing else does.
    throw new PlaygroundError("out-of-memory", "engine", `There is no memory left for this. (${String(cause)})`);
  }
  const { code = "ok", field = "", message = "" } = answer?.error ?? answer ?? {};
  if (code !== "ok") throw new PlaygroundError(code, field, message);
  return answer;
}
