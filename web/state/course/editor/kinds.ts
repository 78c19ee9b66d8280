// What a form asks of a task, a row a kind: a kind of check that is new gets a row here, and words for its fields. See
// `checks/schema.ts`, which the check of the course holds what is filled in against.

/** A place within a task, as "check.options.0.say". */
export type Place = string;

/** A part of a check, and what it is filled in with. Its words are those of its label. */
export type Field = { readonly at: Place; readonly label: string } & (
  | { readonly type: "text" | "code"; readonly mayLack?: true }
  | { readonly type: "flag" | "moment" | "quantity" | "settings" }
  | { readonly type: "number"; readonly least?: number; readonly isWhole?: true; readonly mayLack?: true }
  | { readonly type: "numbers" | "signs" | "visits" | "features" }
  | { readonly type: "one" | "several"; readonly of: readonly string[] }
  /** Either it is true, or there is a text at another place of the same; without a place: or there is none. */
  | { readonly type: "either"; readonly or: string }
  | { readonly type: "list"; readonly of: readonly Field[]; readonly fresh: object; readonly least: number }
);

/** One of several ways to say what is right. */
export interface Way {
  readonly name: string;
  /** Which of its fields says that it is this way; left out: none of the others is. */
  readonly by?: string;
  readonly start: object;
  readonly fields: readonly Field[];
}

export interface Kind {
  /** Whether students answer, or do something on the page. */
  readonly takes: "answer" | "deed";
  readonly ways: readonly Way[];
}

/** A field for a number of at least 1, or for whole ones from `least` on. */
const count = (at: Place, label: string, least = 1): Field => ({ at, label, type: "number", least, isWhole: true });
const maybe = (at: Place, label: string, least = 1): Field => ({
  ...{ at, label, least },
  ...({ type: "number", isWhole: true, mayLack: true } as const),
});
const flag = (at: Place): Field => ({ at, label: at, type: "flag" });
const one = (at: Place, label: string, of: readonly string[]): Field => ({ at, label, type: "one", of });
const moment: Field = { at: "after", label: "after", type: "moment" };

const only = (start: object, ...fields: readonly Field[]): readonly Way[] => [{ name: "only", start, fields }];

/** What somebody chooses: it is right, or says what it would do. */
const chosen: readonly Field[] = [
  { at: "right", label: "isRight", type: "either", or: "wrong" },
  { at: "wrong", label: "reply", type: "text" },
];
const options: Field = {
  ...{ at: "options", label: "option", type: "list", least: 2 },
  of: [{ at: "say", label: "say", type: "text" }, ...chosen],
  fresh: { say: "", wrong: "" },
};
const twoOptions = { options: [{ say: "", right: true }, options.fresh] };

const line: Field = { at: "line", label: "line", type: "code" };
const depth = maybe("in", "in", 0);
const lines = (fresh: object, least: number, ...of: readonly Field[]): Field => ({
  ...{ at: "lines", label: "lines", type: "list" },
  ...{ of, fresh, least },
});

const predictors = ["perceptron", "averaged", "voted", "pocket", "passive-aggressive"] as const;

/** Every kind of check that the format has. */
export const kinds = {
  choice: { takes: "answer", ways: only(twoOptions, options) },
  number: {
    takes: "answer",
    ways: [
      {
        ...{ name: "run", by: "of", start: { of: "updates", after: "end" } },
        fields: [{ at: "of", label: "of", type: "quantity" }, moment],
      },
      {
        // A number that is forgotten is no key: the check names it. So it is with every number below.
        ...{ name: "own", by: "is", start: { is: null } },
        fields: [
          { at: "is", label: "is", type: "number" },
          { at: "within", label: "within", type: "number", least: 0, mayLack: true },
        ],
      },
    ],
  },
  mistake: { takes: "answer", ways: only({}) },
  weights: {
    takes: "answer",
    ways: [
      { name: "run", by: "of", start: { of: "weights", after: "end" }, fields: [moment] },
      {
        ...{ name: "own", by: "is", start: { is: { weights: null } } },
        fields: [
          { at: "is.weights", label: "weights", type: "numbers" },
          { at: "is.bias", label: "bias", type: "number", mayLack: true },
        ],
      },
      {
        ...{ name: "signs", by: "signs", start: { signs: [] } },
        fields: [{ at: "signs", label: "signs", type: "signs" }],
      },
      { name: "any", start: {}, fields: [] },
    ],
  },
  cells: {
    takes: "answer",
    ways: only(
      { visits: "", blank: ["score", "mistake"] },
      { at: "visits", label: "visits", type: "visits" },
      { at: "blank", label: "blank", type: "several", of: ["score", "mistake", "weights"] },
    ),
  },
  lines: {
    takes: "answer",
    ways: only(
      { lines: [{ line: "" }, { line: "", wrong: "" }, { line: "", wrong: "" }] },
      lines({ line: "", wrong: "" }, 3, line, depth, {
        ...{ at: "wrong", label: "early", type: "text", mayLack: true },
      }),
    ),
  },
  "blank-line": {
    takes: "answer",
    ways: only(
      { lines: [{ line: "" }, {}], ...twoOptions },
      lines({ line: "" }, 1, { at: "", label: "blankLine", type: "either", or: "line" }, line, depth),
      options,
    ),
  },
  "wrong-line": {
    takes: "answer",
    ways: only(
      {
        lines: [
          { line: "", right: true },
          { line: "", wrong: "" },
        ],
      },
      lines({ line: "", wrong: "" }, 2, line, depth, { ...chosen[0], label: "isWrongLine" } as Field, {
        ...{ at: "wrong", label: "does", type: "text" },
      }),
    ),
  },
  reached: {
    takes: "deed",
    ways: (["visit", "epoch", "updates"] as const).map((name) => ({
      ...{ name, by: name, start: { [name]: null } },
      fields: [count(name, "which")],
    })),
  },
  converged: { takes: "deed", ways: only({}) },
  separates: { takes: "deed", ways: only({}, flag("kept")) },
  verdict: {
    takes: "deed",
    ways: only(
      { is: "separable" },
      one("is", "verdict", ["separable", "inseparable"]),
      maybe("added", "added"),
      flag("kept"),
    ),
  },
  bound: { takes: "deed", ways: only({ least: null }, count("least", "boundLeast")) },
  target: { takes: "deed", ways: only({ astray: 0 }, maybe("astray", "astray", 0), maybe("bound", "boundOfTarget")) },
  "run-takes": {
    takes: "deed",
    ways: (["least", "most"] as const).map((name) => ({
      ...{ name, by: name, start: { of: "updates", [name]: null } },
      fields: [
        one("of", "counts", ["updates", "epochs"]),
        count(name, name),
        maybe("examples", "examples"),
        flag("same"),
      ],
    })),
  },
  disagree: {
    takes: "deed",
    ways: only(
      { between: ["voted", "averaged"], least: 1 },
      one("between.0", "first", predictors),
      one("between.1", "second", predictors),
      count("least", "disagreements"),
    ),
  },
  setting: { takes: "deed", ways: only({ is: "" }, { at: "is", label: "settings", type: "settings" }) },
  features: { takes: "deed", ways: only({ has: [] }, { at: "has", label: "has", type: "features" }) },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly KindName[];
export const kindOf = (name: KindName): Kind => kinds[name];

/** What is at a place; undefined: nothing. */
export function valueAt(value: unknown, at: Place): unknown {
  return at
    .split(".")
    .reduce<unknown>((inner, key) => (Object(inner) as Readonly<Record<string, unknown>>)[key], value);
}

/** The same with another value at a place; undefined: without what is there. */
export function withValue<Whole>(whole: Whole, at: Place, value: unknown): Whole {
  const [key = "", ...rest] = at.split(".");
  const put = rest.length > 0 ? withValue(valueAt(whole, key) ?? {}, rest.join("."), value) : value;
  if (Array.isArray(whole)) {
    const list = whole.map((one, k) => (String(k) === key ? put : one));
    return (put === undefined ? list.filter((_, k) => String(k) !== key) : list) as Whole;
  }
  const { [key]: _, ...others } = whole as Readonly<Record<string, unknown>>;
  // What was there stays in its place among the others.
  if (put !== undefined) return { ...(whole as object), [key]: put } as Whole;
  return others as Whole;
}

/** The way in which a check says what is right. */
export function wayOf({ ways }: Kind, check: unknown): Way {
  const known = ways.find(({ by }) => by === undefined || valueAt(check, by) !== undefined);
  return known ?? (ways[0] as Way);
}
