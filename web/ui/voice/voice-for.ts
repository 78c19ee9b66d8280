type Voice = Pick<SpeechSynthesisVoice, "lang" | "default">;

/** A voice, and whether its language is another than the one asked for. */
export interface Chosen<V extends Voice> {
  readonly voice: V;
  readonly isOther: boolean;
}

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";

/** The voice for a language, the browser's own choice first. Where none speaks it, any is better than silence; null where there is none. */
export function voiceFor<V extends Voice>(locale: string, voices: readonly V[]): Chosen<V> | null {
  const fitting = voices.filter(({ lang }) => languageOf(lang) === languageOf(locale));
  const from = fitting.length > 0 ? fitting : voices;
  const voice = from.find((one) => one.default) ?? from[0];
  return voice ? { voice, isOther: fitting.length === 0 } : null;
}
