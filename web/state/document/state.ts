import type { InferOutput } from "valibot";
import type { LearnerSpec, OrderSpec } from "../../engine/types.js";
import type { classInitial, initial } from "./primitives.js";
import type { fields, ui } from "./schema.js";

/** What is read is only read: the state changes by being replaced. */
type Deep<Value> = { readonly [Name in keyof Value]: Deep<Value[Name]> };
type Field<Name extends keyof typeof fields> = Deep<InferOutput<(typeof fields)[Name]>>;

/** Points as they are, a table, a preset by its name and options, or reviews. */
export type DataSource = Field<"data">;

/** [x1, x2, label]: −1 or +1, or 2…5 for further classes. */
export type Point = Extract<DataSource, { kind: "points" }>["points"][number];

/** Examples of 2 to 1000 features. Each row ends with its label, and the columns with what that is called. */
export type Table = Extract<DataSource, { kind: "table" }>;

/** Short texts, each with its label, −1 or +1, whose features say which of the words they contain: 0 or 1 each. */
export type Reviews = Extract<DataSource, { kind: "reviews" }>;

/** Weights to start from, one a feature. */
export type Initial = Deep<InferOutput<typeof initial>>;

/** Weights to start from, a vector and a bias a class. */
export type ClassInitial = Deep<InferOutput<typeof classInitial>>;

/** A learner on the page. */
export type PageLearner = LearnerSpec & {
  /** Weights of its own to start from; only multiclass has them per class. */
  readonly initial?: Initial | ClassInitial;
  /** What the page put it in the place of, as long as the data has several classes. */
  readonly insteadOf?: LearnerSpec & { readonly initial?: Initial | ClassInitial };
};

/** Held-out examples: a fraction of all, 0…0.9, chosen by the seed. */
export type Split = NonNullable<Field<"split">>;

/** The part of the plane the stage shows, in data units; null fits the data. */
export type ViewWindow = NonNullable<Field<"view">>;

/** The settings of the page: see `uiSettings`. */
export type UiState = Deep<InferOutput<typeof ui>>;

export type Tool = NonNullable<UiState["tool"]>;
export type CompareMode = UiState["compare"];
export type Theme = UiState["theme"];
/** Visits a second; "max" is as fast as the machine goes. */
export type Speed = UiState["speed"];
/** How play goes on: "told" hurries through correct visits and dwells on updates, "steady" goes at `speed`. */
export type Pace = UiState["pace"];
/** The view that raises the examples to the values of one more feature. */
export type LiftState = NonNullable<UiState["lift"]>;
export type Part = UiState["hide"][number];

type Fields = { readonly [Name in keyof typeof fields]: Field<Name> };

/** The one JSON object: in the URL, in files, in the element and in messages. See `settings`. */
export interface PlaygroundState extends Omit<Fields, "features" | "learners" | "order" | "ui"> {
  readonly v: 1;
  /** Products of base features; left out: every base feature. */
  readonly features?: Fields["features"];
  readonly learners: readonly PageLearner[];
  readonly order: OrderSpec;
  readonly ui: UiState;
}
