/** A file of the version that runs is no longer on the server: another version has taken its place. */
export class GoneError extends Error {
  override readonly name = "GoneError";
}

/** Whether trying again is of no use, for what could not be loaded is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && (error instanceof GoneError || isGone(error.cause));
}

/** Whether a server answers that a file is gone: with nothing, or with a page in its place. */
export function saysGone({ ok, status, headers }: Response): boolean {
  return status === 404 || status === 410 || (ok && (headers.get("content-type") ?? "").startsWith("text/html"));
}
