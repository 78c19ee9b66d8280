import { readTheme, type StageTheme, sameTheme } from "./colors.js";

const QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];

/** Keeps the theme's tokens, and reads them anew when the theme changes. */
export class ThemeWatch {
  #theme: StageTheme | null = null;
  #name = "";
  readonly #changed: () => void;
  readonly #media = QUERIES.map((query) => matchMedia(query));
  #probe: HTMLElement | null = null;

  /** @param changed called when colours other than those last returned are in force. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  start(): void {
    for (const media of this.#media) media.addEventListener("change", this.#look);
    this.#theme = null;
  }

  stop(): void {
    for (const media of this.#media) media.removeEventListener("change", this.#look);
  }

  /** The tokens in force under the theme of this name. */
  theme(probe: HTMLElement, name: string): StageTheme {
    this.#probe = probe;
    if (!this.#theme || name !== this.#name) {
      this.#name = name;
      this.#theme = readTheme(probe);
      // The page may carry the name out to its host only after this view was told.
      requestAnimationFrame(this.#look);
    }
    return this.#theme;
  }

  readonly #look = (): void => {
    if (!this.#theme || !this.#probe?.isConnected) return;
    const now = readTheme(this.#probe);
    if (sameTheme(now, this.#theme)) return;
    this.#theme = now;
    this.#changed();
  };
}
