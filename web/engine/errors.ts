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
