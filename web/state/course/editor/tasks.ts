import { type KindName, kindNames, kindOf, kinds, type Place, type Way, withValue } from "./kinds.js";

/** A task as it is written: see `own/format.ts`, which the check holds it against. */
export interface DraftTask {
  readonly ask: string;
  /** One, or several of what is done, which hold together. */
  readonly check: DraftCheck | readonly DraftCheck[];
  readonly hint?: string;
  readonly solution?: string;
  readonly wrong?: unknown;
  readonly right?: string;
  readonly then?: string;
  readonly repeat?: number;
  readonly solve?: unknown;
}

export interface DraftCheck {
  readonly kind?: string;
  readonly [field: string]: unknown;
}

/** What a run says of itself as a number; a feature: its weight. */
export const quantities = [
  ...["updates", "mistakes", "training-mistakes", "visits", "epochs"],
  ...["score", "label", "example", "bias"],
] as const;

/** When it is read; of the last two the author says which. */
export const moments = ["now", "next-visit", "end", "visit", "epoch"] as const;

/** What happens on the page once a task is answered. */
export const reveals = ["visit", "update", "epoch", "end"] as const;

const checkOf = (kind: KindName, { start }: Way): DraftCheck => ({ kind, ...start });

/** A check of a kind, to be filled in. */
export const newCheck = (kind: KindName): DraftCheck => checkOf(kind, kindOf(kind).ways[0] as Way);

/** A task of a kind, to be filled in. */
export function newTask(kind: KindName): DraftTask {
  return { ask: "", check: newCheck(kind), ...(kind === "converged" && { solve: { end: true } }) };
}

/** A check that says in another way what is right. */
export const inWay = (kind: KindName, way: string): DraftCheck =>
  checkOf(kind, kindOf(kind).ways.find(({ name }) => name === way) ?? (kindOf(kind).ways[0] as Way));

/** The kind of a check; null: none that is known. */
export function kindOfDraft({ kind }: DraftCheck): KindName | null {
  return kindNames.find((name) => name === kind) ?? null;
}

/** The checks of a task, and where in it each is. */
export function checksOf({ check }: DraftTask): readonly { readonly at: Place; readonly check: DraftCheck }[] {
  // In a file there may be anything: the check of the course says so.
  const held = (one: unknown): DraftCheck => Object(one) as DraftCheck;
  return isOne(check)
    ? [{ at: "check", check: held(check) }]
    : check.map((one, k) => ({ at: `check.${k}`, check: held(one) }));
}

const isOne = (check: DraftTask["check"]): check is DraftCheck => !Array.isArray(check);

/** Whether students do something on the page: several such things may be asked at once. */
export function asksForDeed(task: DraftTask): boolean {
  const names = checksOf(task).map(({ check }) => kindOfDraft(check));
  return names.every((name) => name !== null && kinds[name].takes === "deed");
}

export function withCheck(task: DraftTask, kind: KindName): DraftTask {
  return { ...task, check: [...checksOf(task).map(({ check }) => check), newCheck(kind)] };
}

/** One alone is not in a list. */
export function withoutCheck(task: DraftTask, at: Place): DraftTask {
  const { check } = withValue(task, at, undefined);
  const [first, ...others] = isOne(check) ? [check] : check;
  return first && others.length === 0 ? { ...task, check: first } : { ...task, check };
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
export function withText(task: DraftTask, at: Place, text: string): DraftTask {
  return withValue(task, at, text === "" ? undefined : text);
}
