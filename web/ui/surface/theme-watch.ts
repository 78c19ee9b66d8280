const QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];
/** Tells on the window that the reader has chosen another size of type, once it is in force. */
export const typeResized = "pp-type-resized";

/** A page on paper is light. */
const PRINTS = ["beforeprint", "afterprint"];

/** Keeps what a canvas takes from the theme, and reads it anew when the theme changes: asking for styles is slow. */
export class ThemeWatch<Theme extends object> {
  #theme: Theme | null = null;
  #name = "";
  readonly #read: (probe: HTMLElement) => Theme;
  readonly #changed: () => void;
  readonly #media = QUERIES.map((query) => matchMedia(query));
  #probe: HTMLElement | null = null;
  /** Whether what is drawn is for paper. */
  printing = false;

  /** @param changed called when colours other than those last returned are in force. */
  constructor(read: (probe: HTMLElement) => Theme, changed: () => void) {
    this.#read = read;
    this.#changed = changed;
  }

  start(): void {
    for (const media of this.#media) media.addEventListener("change", this.#look);
    for (const type of PRINTS) addEventListener(type, this.#print);
    addEventListener(typeResized, this.#look);
    this.#theme = null;
  }

  stop(): void {
    for (const media of this.#media) media.removeEventListener("change", this.#look);
    for (const type of PRINTS) removeEventListener(type, this.#print);
    removeEventListener(typeResized, this.#look);
  }

  /** Forgets what was read, because more than the theme may have changed. */
  forget(): void {
    this.#theme = null;
  }

  /** What is in force under the theme of this name. */
  theme(probe: HTMLElement, name: string): Theme {
    this.#probe = probe;
    if (!this.#theme || name !== this.#name) {
      this.#name = name;
      this.#theme = this.#read(probe);
      // The page may carry the name out to its host only after this view was told.
      requestAnimationFrame(this.#look);
    }
    return this.#theme;
  }

  readonly #print = ({ type }: Event): void => {
    this.printing = type === "beforeprint";
    this.#look();
    this.#changed();
  };

  readonly #look = (): void => {
    if (!this.#theme || !this.#probe?.isConnected) return;
    const now = this.#read(this.#probe);
    if (sameTheme(now, this.#theme)) return;
    this.#theme = now;
    this.#changed();
  };
}

/** Whether two themes have equal members, which are text or numbers. */
export function sameTheme(a: object, b: object): boolean {
  const values = new Map(Object.entries(b));
  return Object.entries(a).every(([name, value]) => value === values.get(name));
}
