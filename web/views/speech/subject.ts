import { type PageTargetName, pageTargets } from "../shared/needs/page-targets.js";
import { textOf } from "./live-regions.js";

/** What on the stage a sentence is about. */
export type StageSubject = "example" | "boundary" | "weights";

/** A sentence that is spoken, and what it is about. */
export interface SpokenSentence {
  /** The live region that says it. */
  readonly region: Element;
  readonly text: string;
  /** Parts of the page. */
  readonly places: readonly PageTargetName[];
  readonly onStage: StageSubject | null;
}

const names = Object.keys(pageTargets) as readonly PageTargetName[];

/** The sentences of a live region: one for each that says what it is about, or all of it as one. */
export function sentencesOf(region: Element): readonly SpokenSentence[] {
  return partsOf(region).filter(({ text }) => text !== "");
}

function partsOf(region: Element): readonly SpokenSentence[] {
  const around = placeAround(region);
  const places = around ? [around] : [];
  const marked = [...region.querySelectorAll<HTMLElement>("span[data-about]")];
  if (marked.length === 0) return [{ region, text: textOf(region), places, onStage: null }];
  // A sentence that is about nothing in particular has no mark.
  return [...region.querySelectorAll<HTMLElement>("span")].map((span) => {
    const { about } = span.dataset;
    const onStage = isOnStage(about) ? about : null;
    const further: readonly PageTargetName[] = about === "weights" || about === "count" ? [about] : [];
    return { region, text: textOf(span), places: [...places, ...further], onStage };
  });
}

function isOnStage(about: string | undefined): about is StageSubject {
  return about === "example" || about === "boundary" || about === "weights";
}

/** The smallest part of the page that a region stands in; null where no part has a name. */
function placeAround(region: Element): PageTargetName | null {
  let [found, place]: [PageTargetName | null, Element | null] = [null, null];
  for (const name of names) {
    const target = region.closest(pageTargets[name].selector);
    if (target && (!place || place.contains(target))) [found, place] = [name, target];
  }
  return found;
}
