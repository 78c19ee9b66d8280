/** A task as it is written: see `own/format.ts`, which the check holds it against. */
export interface DraftTask {
  readonly ask: string;
  readonly check: DraftCheck;
  readonly hint?: string;
  readonly solution?: string;
  readonly wrong?: unknown;
  readonly right?: string;
  readonly solve?: unknown;
}

export interface DraftCheck {
  readonly kind?: string;
  readonly [field: string]: unknown;
}

/** The kinds that have a form; a file may have further ones. */
export const taskKinds = ["choice", "number", "mistake", "weights", "reached", "converged", "separates"] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What a run says of itself as a number; "own": a number that the author writes down. */
export const quantities = [
  "updates",
  "mistakes",
  "training-mistakes",
  "visits",
  "epochs",
  "score",
  "bias",
  "own",
] as const;

/** When it is read; of the last two the author says which. */
export const moments = ["now", "next-visit", "end", "visit", "epoch"] as const;
/** What somebody goes on to. */
export const goals = ["visit", "epoch", "updates"] as const;

export interface Option {
  readonly say: string;
  readonly right?: true;
  /** What is said to who chooses it. */
  readonly wrong?: string;
}

const checks: Readonly<Record<TaskKind, DraftCheck>> = {
  choice: {
    kind: "choice",
    options: [
      { say: "", right: true },
      { say: "", wrong: "" },
    ],
  },
  number: { kind: "number", of: "updates", after: "end" },
  mistake: { kind: "mistake" },
  weights: { kind: "weights", of: "weights", after: "end" },
  reached: { kind: "reached", visit: 1 },
  converged: { kind: "converged" },
  separates: { kind: "separates" },
};

/** A task of a kind, to be filled in. */
export function newTask(kind: TaskKind): DraftTask {
  return { ask: "", check: checks[kind], ...(kind === "converged" && { solve: { end: true } }) };
}

/** The kind of a task, where it has a form; null: only its question can be changed here. */
export function kindOfDraft({ check }: DraftTask): TaskKind | null {
  return taskKinds.find((kind) => kind === check.kind) ?? null;
}

export const optionsOf = ({ options }: DraftCheck): readonly Option[] => (Array.isArray(options) ? options : []);

/** An option that is right has no reply of its own. */
export function asRight({ say, wrong = "" }: Option, right: boolean): Option {
  return right ? { say, right } : { say, wrong };
}

/** A moment in two parts: "epoch 2" is the epoch, and its number. */
export function momentParts(after: unknown): { readonly moment: (typeof moments)[number]; readonly count: number } {
  const [, name, count] = /^(visit|epoch) (\d+)$/.exec(String(after)) ?? [];
  const moment = moments.find((one) => one === (name ?? String(after).replace(" ", "-"))) ?? "now";
  return { moment, count: Number(count ?? 1) };
}

export const momentText = (moment: (typeof moments)[number], count: number): string =>
  moment === "visit" || moment === "epoch" ? `${moment} ${count}` : moment.replace("-", " ");

/** A text that is left out where it is empty. */
export function withText(task: DraftTask, name: "hint" | "solution" | "wrong" | "right", text: string): DraftTask {
  const { [name]: _, ...others } = task;
  return text === "" ? others : { ...others, [name]: text };
}
