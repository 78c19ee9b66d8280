import type { PlaygroundEvents } from "../element/host-events.js";
import type { Playground } from "../element/playground.js";

type Member = Exclude<keyof Playground, keyof HTMLElement>;

/** What scripts do with the element. */
export const memberWords: Readonly<Record<Member, string>> = {
  ready: "A promise that is kept once what the state shows is there; rejected where the page could not start.",
  state: "The whole state as JSON, to read and to set. What is wrong in what is set is named and left out.",
  play: "play(): plays from where it stands.",
  pause: "pause(): stays where it stands.",
  step: "step(): one visit, as the story tells it; null when the run has stopped.",
  advance:
    'advance({ visits }), ({ epochs }), ({ updates }) or ({ until: "converged" }): a promise of the visits made.',
  seek: "seek(visit): to the state just before a visit, forwards or back; a promise, rejected where the run has no such visit.",
  reset: "reset(): to the start; the same seed.",
  snapshot: "snapshot(): where the run stands, with its weights; null while there is nothing to train.",
};

/** The events, which bubble out of the element, with what they carry in detail. */
export const eventWords: Readonly<Record<keyof PlaygroundEvents, string>> = {
  "pp-ready": "It can be used. { version }",
  "pp-state": "The state has changed in anything but the visit. The whole state.",
  "pp-step": "Another visit is shown. { visit, epoch, updates }",
  "pp-converged": "The run shown has converged. { visit, epoch, updates }",
  "pp-quiz":
    "A question was answered, or the page judged in a challenge. { course, lesson, step, task, kind, seed, right, tries, result }",
  "pp-error": "Something was not taken. { code, field, message }",
};
