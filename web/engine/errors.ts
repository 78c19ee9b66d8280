/** Every error the engine throws: what is wrong (`code`), where (`field`), and a sentence for people. */
export class PlaygroundError extends Error {
  readonly code: string;
  readonly field: string;

  constructor(code: string, field: string, message: string) {
    super(message);
    this.name = "PlaygroundError";
    this.code = code;
    this.field = field;
  }
}

/** What a look into somebody else's object gives. What a getter of theirs throws becomes an error that names the field. */
export function reading<Value>(field: string | (() => string), look: () => Value): Value {
  try {
    return look();
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    const name = typeof field === "string" ? field : field();
    throw new PlaygroundError("unreadable", name, `${name} could not be read: reading it throws an error.`);
  }
}

/** Whether the engine lacks its extension, which has to load first. */
export function isNotReady(error: unknown): boolean {
  return error instanceof PlaygroundError && error.code === "not-ready";
}
