import type { Words } from "../../../../state/document/notation/words.js";
import { Card } from "./card.js";

const cards = new WeakMap<Node, Card>();

/** Has the card of a term's page hear what has come to the term. */
export function hear(event: Event, term: HTMLElement, words: Words): void {
  const root = term.getRootNode();
  const card = cards.get(root) ?? new Card(root);
  cards.set(root, card);
  if (term.isConnected) card.hear(event, term, words);
}
