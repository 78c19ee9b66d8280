/** What an example is labelled, or predicted: one of two, or a class by its name or number. */
export type Label = "positive" | "negative" | { readonly className: string };

/** Facts of several kinds, which a code tells apart. */
interface Coded {
  readonly code: string;
}

/** The facts of a code, which others may share with it. */
type FactsOf<Facts extends Coded, Code> = Facts extends Coded ? (Code extends Facts["code"] ? Facts : never) : never;

/** A sentence for the facts of each code. */
export type Sentences<Facts extends Coded> = {
  readonly [Code in Facts["code"]]: (facts: FactsOf<Facts, Code>) => string;
};

/** The same as messages have it: what needs none of the facts is a text. */
export type Messages<Facts extends Coded> = {
  readonly [Code in Facts["code"]]: string | Sentences<Facts>[Code];
};

/** What these sentences say of the facts. */
export function sayFacts<Facts extends Coded>(sentences: Messages<Facts>, facts: Facts): string {
  return textOf(sentences[facts.code as Facts["code"]] as string | ((facts: Facts) => string), facts);
}

/** A text, or what a message says of the facts. */
export function textOf<Facts>(message: string | ((facts: Facts) => string), facts: Facts): string {
  return typeof message === "string" ? message : message(facts);
}
