import type { Source } from "./imports.js";

const radio = /<input\b[^`]*?type="radio"[^`]*?\/>/g;
const form = /<form\b/;

/** Radio buttons that belong to no form: Chromium never forgets one that is removed from a shadow root. */
export function formlessRadios(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("web/"))
    .flatMap(({ path, text }) => Array.from(text.matchAll(radio), ([tag]) => ({ path, tag, text })))
    .filter(({ tag, text }) => !tag.includes('form="pp-radios"') && !form.test(text))
    .map(({ path }) => `${path} has a radio button without a form: see views/shared/controls/radio-form.ts`);
}
