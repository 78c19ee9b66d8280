import type { Refusal } from "../../document/reading/refusal.js";
import type { PlaygroundState } from "../../document/state.js";
import { kindOf } from "../checks/index.js";
import { commonValues } from "../lessons/grade.js";
import type { Check, StateParts, Task, WrongCase } from "../lessons/lesson.js";
import { type Reader, readParts, type WrittenTask, wantedSettings } from "./states.js";
import type { Say, TextKind, Texts } from "./texts.js";

type Path = readonly (string | number)[];

/** What a task is compiled with. */
export interface Around {
  readonly reader: Reader;
  readonly texts: Texts;
  /** Says what is wrong at a path within the task. */
  readonly sayAt: (path: Path) => Say;
  /** Is told what is wrong with a state at a path. */
  readonly refuse: (path: Path, problem: Refusal) => void;
  /** The state of its step, where it has one. */
  readonly state?: PlaygroundState;
  /** Whether each task has a hint and a solution, and what is done is solved. */
  readonly isComplete: boolean;
}

/** A task as the page has it, as many times as it is repeated. */
export function taskOf(written: WrittenTask, around: Around): Task[] {
  const { texts, sayAt, isComplete } = around;
  const list = Array.isArray(written.check) ? written.check : [written.check];
  const rows = list.map(({ kind }) => kindOf({ kind }));
  const answered = rows.some(({ takes }) => takes === "answer");
  if (answered && list.length > 1) sayAt(["check"])("A check that takes an answer is the only check of its task.");
  const values = rows.flatMap((row) =>
    row.takes === "answer" ? [...commonValues, "answer", "truth", ...row.values] : commonValues,
  );
  const predicts = list[0]?.kind === "mistake";
  if (isComplete && !predicts) {
    if (written.hint === undefined) sayAt([])("A task has a hint.");
    if (written.solution === undefined) sayAt([])("A task has a solution.");
  }
  if (isComplete && !answered && written.solve === undefined)
    sayAt([])("What is done has `solve`: the state that solves it.");
  if (answered && written.solve !== undefined) sayAt(["solve"])("A question that is answered has no `solve`.");
  const said = (name: "right" | "hint" | "solution"): string | null => {
    const text = written[name];
    return text === undefined ? null : texts.line(text, "said", sayAt([name]), values);
  };
  const checks = list.flatMap((check, at) =>
    checkOf(check, Array.isArray(written.check) ? ["check", at] : ["check"], around, values),
  );
  const task: Task = {
    ask: texts.line(written.ask, "ask", sayAt(["ask"]), values),
    checks,
    wrong: casesOf(written, around, values),
    right: said("right"),
    hint: said("hint"),
    solution: said("solution"),
    next: written.then ?? (predicts ? "visit" : null),
    solve: solvedOf(written, around),
  };
  return Array.from({ length: written.repeat ?? 1 }, () => task);
}

type WrittenCheck = Exclude<WrittenTask["check"], readonly unknown[]>;
interface Option {
  readonly say: string;
  readonly right?: true;
  readonly wrong?: string;
}

function checkOf(
  check: WrittenCheck,
  path: Path,
  { texts, sayAt, refuse, reader }: Around,
  values: readonly string[],
): readonly Check[] {
  const pressed = (at: Path, text: string): string => texts.choice(text, sayAt([...path, ...at]));
  const wrongly = (at: Path, text: string | undefined): { wrong?: string } => {
    const kind: TextKind = "said";
    return text === undefined ? {} : { wrong: texts.line(text, kind, sayAt([...path, ...at, "wrong"]), values) };
  };
  const chosen = (options: readonly Option[]): Option[] =>
    options.map(({ say, right, wrong }, at) => ({
      say: pressed(["options", at, "say"], say),
      ...(right && { right }),
      ...wrongly(["options", at], wrong),
    }));
  switch (check.kind) {
    case "setting": {
      const { settings, problems } = wantedSettings(check.is, reader);
      for (const problem of problems) refuse([...path, "is"], problem);
      return [{ kind: "setting", settings }];
    }
    case "number":
      if ((check.is === undefined) === (check.of === undefined))
        sayAt(path)("A number has `is`, its value, or `of`, what the run says: one of the two.");
      return [check];
    case "run-takes":
      if ((check.least === undefined) === (check.most === undefined))
        sayAt(path)("The length of a run has `least` or `most`: one of the two.");
      return [check];
    case "choice":
      return [{ ...check, options: chosen(check.options) }];
    case "blank-line": {
      const lines = check.lines.map(({ line, ...one }, at) =>
        line === undefined ? one : { ...one, line: pressed(["lines", at, "line"], line) },
      );
      return [{ ...check, lines, options: chosen(check.options) }];
    }
    case "lines":
    case "wrong-line": {
      const lines = check.lines.map(({ line, wrong, ...one }, at) => ({
        ...one,
        line: pressed(["lines", at, "line"], line),
        ...wrongly(["lines", at], wrong),
      }));
      return [{ ...check, lines } as Check];
    }
    default:
      return [check];
  }
}

function casesOf({ wrong, check }: WrittenTask, { texts, sayAt }: Around, values: readonly string[]): WrongCase[] {
  if (wrong === undefined) return [];
  const all = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, open: false };
  if (typeof wrong === "string") return [{ ...all, say: texts.line(wrong, "said", sayAt(["wrong"]), values) }];
  return wrong.map(({ when, say }, at) => {
    if (when !== undefined && (Array.isArray(check) || check.kind !== "number"))
      sayAt(["wrong", at])("Only replies to a number can have cases with `when`.");
    return {
      ...(when === undefined ? all : rangeOf(when)),
      say: texts.line(say, "said", sayAt(["wrong", at, "say"]), values),
    };
  });
}

function rangeOf(when: number | string): Omit<WrongCase, "say"> {
  if (typeof when === "number") return { low: when, high: when, open: false };
  if (when.startsWith("<")) return { low: Number.NEGATIVE_INFINITY, high: Number(when.slice(1)), open: true };
  if (when.startsWith(">")) return { low: Number(when.slice(1)), high: Number.POSITIVE_INFINITY, open: true };
  const [low = "", high = ""] = when.split("..");
  return { low: Number(low), high: Number(high), open: false };
}

function solvedOf({ solve }: WrittenTask, around: Around): Task["solve"] {
  if (solve === undefined) return null;
  const { end = false, ...members } = typeof solve === "string" ? { parameters: solve } : solve;
  if (typeof end !== "boolean") around.sayAt(["solve"])("end is true or false.");
  return { state: partsAt(["solve"], members, around).parts, end: end === true };
}

/** The parts of a state at a path, with all that is wrong with it told. */
export function partsAt(
  path: Path,
  written: string | Readonly<Record<string, unknown>>,
  { reader, refuse, state }: Pick<Around, "reader" | "refuse" | "state">,
): { readonly parts: StateParts; readonly state: PlaygroundState } {
  const { problems, ...read } = readParts(written, reader, state);
  for (const problem of problems) refuse(path, problem);
  return read;
}
