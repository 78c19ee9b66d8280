import { PlaygroundError } from "../../../engine/errors.js";

/** What comes of asking the engine, or what it refuses it with, as a page without examples or a weight beyond reach. */
export function orRefused<Said>(ask: () => Said): Said | PlaygroundError {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PlaygroundError) return error;
    throw error;
  }
}

/** Whether it is what the engine refused something with. */
export function isRefused(said: unknown): said is PlaygroundError {
  return said instanceof PlaygroundError;
}
