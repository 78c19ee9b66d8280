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

/** What these sentences say of the facts. */
export function sayFacts<Facts extends Coded>(sentences: Sentences<Facts>, facts: Facts): string {
  const say = sentences[facts.code as Facts["code"]] as (facts: Facts) => string;
  return say(facts);
}
