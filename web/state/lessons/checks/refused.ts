import { PlaygroundError } from "../../../engine/errors.js";

/** What comes of asking the engine, or what it refuses it with, as a page without examples or a weight beyond reach. */
export function orRefused<Said>(ask: () => Said): Said | PlaygroundError;
/** @param instead what is made of a refusal. */
export function orRefused<Said>(ask: () => Said, instead: (refusal: PlaygroundError) => Said): Said;
export function orRefused<Said>(ask: () => Said, instead?: (refusal: PlaygroundError) => Said): Said | PlaygroundError {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PlaygroundError) return instead ? instead(error) : error;
    throw error;
  }
}
