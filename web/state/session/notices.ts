import type { Refusal } from "../document/reading/refusal.js";
import type { Notice, NoticeFacts, Warning } from "../runs/frame.js";

/** Most notices shown at once; older ones make room. */
const most = 3;

/** What tells two notices apart. */
function said(about: NoticeFacts): string {
  return about.code === "refused" ? about.refusals.map(({ message }) => message).join(" ") : JSON.stringify(about);
}

/** What the page tells the user, until dismissed. The same is not shown twice. */
export class Notices {
  #next = 1;
  #list: readonly Notice[] = [];

  get list(): readonly Notice[] {
    return this.#list;
  }

  warn(warning: Warning): void {
    this.#add("warning", warning);
  }

  /** What is wrong with data is one notice; so are more refusals than are shown at once. */
  refuse(refusals: readonly Refusal[]): void {
    const ofData = refusals.filter(({ drops }) => drops);
    const others = refusals.filter(({ drops }) => !drops).map((refusal) => [refusal]);
    const each = ofData.length > 0 ? [ofData, ...others] : others;
    for (const some of each.length > most ? [refusals] : each) this.#add("error", { code: "refused", refusals: some });
  }

  dismiss(id: number): void {
    this.#list = this.#list.filter((notice) => notice.id !== id);
  }

  #add(kind: Notice["kind"], about: NoticeFacts): void {
    const others = this.#list.filter((notice) => said(notice.about) !== said(about));
    this.#list = [...others, { id: this.#next++, kind, about }].slice(-most);
  }
}
