import { html, nothing, type TemplateResult } from "lit";
import type { Reference } from "../../../state/course/lessons/reference.js";
import { type Unit, unitAfter } from "../../../state/course/lessons/unit.js";
import type { Words } from "../../../state/document/notation/words.js";
import { contents } from "../../../words/en/course/contents.js";
import { rounds } from "../../../words/en/course/rounds.js";

interface CardInputs {
  /** The unit that ends. */
  readonly unit: Unit;
  /** Takes its test; null: it has been taken just now. */
  readonly test: (() => void) | null;
  /** Whether somebody can do what the unit promises, as far as is known. */
  readonly can: boolean;
  /** Takes the test of the whole course. */
  readonly testAll: () => void;
  readonly go: (at: Reference) => void;
  readonly words: Words;
}

/** At the end of a unit: what somebody can do now, and what is next, in how many minutes. */
export function unitCard({ unit, test, can, testAll, go, words }: CardInputs): TemplateResult {
  const say = words.room(rounds);
  const course = words.room(contents);
  const after = unitAfter(unit);
  const [first] = after?.steps ?? [];
  return html`
    <section class="pp-unit-card" aria-labelledby="pp-unit-ends">
      <h3 id="pp-unit-ends">${say.ends(course.unit(unit.name))}</h3>
      ${can ? nothing : html`<p>${say.aim}</p>`}
      <p>${course.can(unit.name)}</p>
      <p>${after ? say.next(course.unit(after.name), after.minutes) : say.courseEnds}</p>
      <div class="pp-flow">
        ${test ? html`<button class="pp-button pp-button-primary pp-unit-test" type="button" @click=${test}>${say.takeTest(unit.test)}</button>` : nothing}
        ${first ? html`<button class="pp-button pp-unit-next" type="button" @click=${() => go(first)}>${say.nextUnit}</button>` : html`<button class="pp-button pp-unit-all" type="button" @click=${testAll}>${say.test(null)}</button>`}
      </div>
    </section>
  `;
}
