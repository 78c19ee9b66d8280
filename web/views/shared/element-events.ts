import type { LanguageCode } from "../../words/languages.js";

/** Tells the element that what is kept of this tab is to be forgotten. It is sent to the element itself, and to nobody else. */
export const deleteSavedEvent = "pp-afresh";

/** Tells the element which language its reader has chosen. It is sent to the element itself. */
export const languageChosen = {
  type: "pp-language",
  event: (language: LanguageCode): Event => new CustomEvent("pp-language", { detail: language }),
  languageOf: (event: Event): LanguageCode => (event as CustomEvent<LanguageCode>).detail,
} as const;

/** The visit that a page's own address opens where it says nothing: the attribute `opens-at` of the element. */
export function openingVisit(host: Pick<Element, "getAttribute">): number {
  const visit = Number(host.getAttribute("opens-at"));
  return Number.isInteger(visit) && visit > 0 ? visit : 0;
}
