/** What a message is made of, so that it can be said in another language. */
export interface Reason {
  /** The name of the core's reason; of any other message its English sentence, with places for the facts: "{0} is missing." */
  readonly code: string;
  readonly facts: readonly (string | number)[];
}

/** A message, and what it is made of. */
export interface Because {
  readonly message: string;
  readonly reason: Reason;
}

/** Writes a message as a template whose values are its facts. */
export function because(strings: TemplateStringsArray, ...facts: readonly (string | number)[]): Because {
  const written = (value: (place: number) => string | number | undefined): string =>
    strings.reduce((before, part, k) => `${before}${value(k - 1)}${part}`);
  return { message: written((k) => facts[k]), reason: { code: written((k) => `{${k}}`), facts } };
}

/** Every error the engine throws: what is wrong (`code`), where (`field`), and a sentence for people. */
export class PlaygroundError extends Error {
  readonly code: string;
  readonly field: string;
  /** What the sentence is made of. */
  readonly reason: Reason;

  constructor(code: string, field: string, because: string | Because) {
    const { message, reason } =
      typeof because === "string" ? { message: because, reason: { code: because, facts: [] } } : because;
    super(message);
    this.name = "PlaygroundError";
    this.code = code;
    this.field = field;
    this.reason = reason;
  }
}

/** What a look into somebody else's object gives. What a getter of theirs throws becomes an error that names the field. */
export function reading<Value>(field: string | (() => string), look: () => Value): Value {
  try {
    return look();
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    const name = typeof field === "string" ? field : field();
    throw new PlaygroundError("unreadable", name, because`${name} could not be read: reading it throws an error.`);
  }
}

/** Whether the engine lacks its extension, which has to load first. */
export function isNotReady(error: unknown): boolean {
  return error instanceof PlaygroundError && error.code === "not-ready";
}
