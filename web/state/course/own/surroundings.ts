import type { WasmEngine } from "../../../engine/engine.js";

/** What a course is read among. */
export interface Surroundings {
  /** In which the built-in lessons are that it leads to. */
  readonly locale: string;
  readonly engine: WasmEngine;
  /** The address of what lies beside the course, for an image or a link, whose path is escaped; null: nothing does, or not that. */
  readonly addressOf: (path: string) => string | null;
  /** The text of a file beside the course. Rejects where there is none. */
  readonly textAt: (path: string) => Promise<string>;
}

/** Where nothing lies beside it. */
export const alone = {
  addressOf: () => null,
  textAt: () => Promise.reject(new Error("there are no files beside it")),
} as const;

/** What a file is called whose address the parser has escaped. */
export function nameOf(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
