import type * as v from "valibot";
import { filledIn } from "../../../engine/errors.js";
import { reasonOf } from "../../document/reading/checks.js";
import { type Refusal, refusalBy, refuse } from "../../document/reading/refusal.js";

export type Path = readonly (string | number)[];

/** What is wrong with a course. */
interface Found {
  /** Where it is in the file. */
  readonly path: Path;
  /** As a person counts, from 1; null: it is about the file. */
  readonly place: { readonly step: number; readonly task?: number; readonly part?: string } | null;
  /** In words that know nothing of the place. */
  readonly said: Refusal;
  /** Whether the course opens all the same: a field that nobody knows, or advice. */
  readonly isAdvice: boolean;
}

/** Collects what is wrong with a course, in the order of its steps. */
export class Findings {
  readonly all: Found[] = [];

  /** In the order of the steps and their tasks; first what is about the file. */
  get inOrder(): readonly Found[] {
    const at = ({ place }: Found): number => (place ? place.step * 1000 + (place.task ?? 0) : 0);
    return this.all.toSorted((one, other) => at(one) - at(other));
  }

  get isWrong(): boolean {
    return this.all.some(({ isAdvice }) => !isAdvice);
  }

  /** What is wrong in the file, in a step or in a task, each from 0. */
  in(step: number | null = null, task: number | null = null): Finder {
    return new Finder(this.all, step, task);
  }
}

/** Is told what is wrong in the file, in a step of it, or in one of its tasks. */
export class Finder {
  readonly #all: Found[];
  readonly #step: number | null;
  readonly #task: number | null;

  constructor(all: Found[], step: number | null, task: number | null) {
    this.#all = all;
    this.#step = step;
    this.#task = task;
  }

  /** How much has been found so far, of the whole course. */
  get count(): number {
    return this.#all.length;
  }

  /** The same of a task. @param task from 0 */
  within(task: number): Finder {
    return new Finder(this.#all, this.#step, task);
  }

  /** @param where it is in the step or the task: left out, where the field of the refusal says so */
  refuse(given: Refusal, { at, part, isAdvice = false }: Where = {}): void {
    const [step, task] = [this.#step, this.#task];
    const inPart = part === undefined || given.field === part ? [] : [part];
    const within = at ?? [...inPart, ...given.field.split(".").filter(Boolean)];
    this.#all.push({
      path: [...(step === null ? [] : ["steps", step]), ...(task === null ? [] : ["tasks", task]), ...within],
      place:
        step === null
          ? null
          : { step: step + 1, ...(task !== null && { task: task + 1 }), ...(part !== undefined && { part }) },
      // In a link a learner has no number.
      said: part === "link" ? { ...given, field: given.field.replace(/^learners\.\d+\.kind$/, "learner") } : given,
      isAdvice,
    });
  }

  /** @param facts of the sentence */
  say(at: Path, sentence: string, ...facts: readonly (string | number)[]): void {
    this.refuse(refusalBy(counted(at), "not-valid", sentence, ...facts), { at });
  }

  /** As `say`, of what is allowed. */
  advise(at: Path, sentence: string, ...facts: readonly (string | number)[]): void {
    this.refuse(refusalBy(counted(at), "advice", sentence, ...facts), { at, isAdvice: true });
  }

  /** What a schema says of a value. @param at where that is */
  issue(issue: v.BaseIssue<unknown>, at: Path = []): void {
    const { code, facts } = reasonOf(issue.message);
    const path = [...at, ...(issue.path ?? []).map(({ key }) => key as string | number)];
    const field = counted(path);
    const isSentence = /^[A-Z].*[.?]$/.test(code);
    const make = isSentence ? refusalBy : refuse;
    if (field === "") this.say([], this.#step === null ? noCourse : this.#task === null ? noStep : noTask);
    else this.refuse(make(field, "not-valid", code, ...facts), { at: path });
  }
}

/** As a person counts: "options 2". */
const counted = (path: Path): string =>
  path
    .map((part) => (typeof part === "number" ? ` ${part + 1}` : `.${part}`))
    .join("")
    .replace(/^\./, "");

interface Where {
  readonly at?: Path;
  /** What of a step the sentence is about, as "link", which is said before it. */
  readonly part?: string;
  readonly isAdvice?: boolean;
}

/** A list is an object to schemas, and none to people. */
export const orNoList = (given: unknown): unknown => (Array.isArray(given) ? undefined : given);

const noCourse = "A course is an object with a title and steps.";
const noStep = "A step is an object with a title and a text.";
const noTask = "A task is an object with `ask` and `check`.";

/** What is wrong, in a sentence that begins with the place. @param line null: the file has one */
export function refusalAt({ path, place, said }: Found, line: number | null): Refusal {
  const { field, reason } = said;
  // A reason of the core is a name, and no sentence.
  const sentence = reason?.code.includes(" ") ? filledIn(reason.code, field, reason.facts) : said.message;
  const whole = { ...said, field: path.join(".") || field, said: field, sentence };
  if (!place)
    return line === null
      ? { ...whole, message: sentence }
      : { ...whole, message: `Line ${line}: ${sentence}`, place: { line } };
  const { step, task, part } = place;
  const words = [
    `Step ${step}`,
    ...(task === undefined ? [] : [`task ${task}`]),
    ...(part === undefined ? [] : [part]),
  ];
  const on = line === null ? "" : ` (line ${line})`;
  return {
    ...whole,
    message: `${words.join(", ")}${on}: ${sentence}`,
    place: { ...place, ...(line !== null && { line }) },
  };
}
