/** What a message is made of, so that it can be said in another language. */
export interface Reason {
  /** The name of the core's reason; of any other message its English sentence, with places for the facts: "{0} is missing." */
  readonly code: string;
  readonly facts: readonly Fact[];
}

type Fact = string | number;

/** A sentence with its facts in their places: "{field}", "{0}", "{1}" … */
export function filledIn(sentence: string, field: string, facts: readonly Fact[]): string {
  return sentence.replace(/\{(field|\d)\}/g, (braces, place: string) => {
    if (place === "field") return field;
    const fact = facts[Number(place)];
    // As the core writes it: 1e100.
    return typeof fact === "number" ? String(fact).replace("e+", "e") : (fact ?? braces);
  });
}

/** Every error the engine throws: what is wrong (`code`), where (`field`), and a sentence for people. */
export class PlaygroundError extends Error {
  readonly code: string;
  readonly field: string;
  /** What the sentence is made of. */
  readonly reason: Reason;

  /** @param sentence with places for the field and the facts. @param reason its code: the name of a reason of the core. */
  constructor(code: string, field: string, sentence: string, facts: readonly Fact[] = [], reason = sentence) {
    super(filledIn(sentence, field, facts));
    this.name = "PlaygroundError";
    this.code = code;
    this.field = field;
    this.reason = { code: reason, facts };
  }
}

/** What a look into somebody else's object gives. What a getter of theirs throws becomes an error that names the field. */
export function reading<Value>(field: string | (() => string), look: () => Value): Value {
  try {
    return look();
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    const name = typeof field === "string" ? field : field();
    throw new PlaygroundError("unreadable", name, "{field} could not be read: reading it throws an error.");
  }
}

/** What the small module says where it takes the whole one. */
export function notReady(): PlaygroundError {
  const sentence = "A part of the playground is still loading: try again in a moment.";
  return new PlaygroundError("not-ready", "learner", sentence);
}

/** Whether it takes the whole engine, which has to load first. */
export function isNotReady(error: unknown): boolean {
  return error instanceof PlaygroundError && error.code === "not-ready";
}
