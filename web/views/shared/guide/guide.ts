import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Reference } from "../../../state/course/lessons/course.js";
import type { GuideFailure } from "../../../state/course/lessons/guide-session.js";
import { type Unit, unitAfter } from "../../../state/course/lessons/unit.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { characterKeysOn } from "../../../ui/controls/character-keys.js";
import { hostOf } from "../../../ui/page/host-of.js";
import { onTurnRequest, type Turn } from "../../../ui/page/turn-request.js";
import { contents, languageOfContents } from "../../../words/en/course/contents.js";
import { failureText } from "../../../words/failures.js";
import { failures } from "../../../words/generated/en/failures.js";
import { guide } from "../../../words/generated/en/guide.js";
import { rounds } from "../../../words/generated/en/rounds.js";
import { refusals } from "../../../words/refusals.js";
import { Highlight } from "../needs/styles.js";

/** Why nothing could be opened; of a course, all that is wrong with it. */
export function failureView(failure: GuideFailure, words: Words): TemplateResult {
  const say = words.room(failures);
  const mistakes = failure.code === "refused" ? mistakesOf(failure.error) : [];
  if (mistakes.length < 2) return html`<p class="pp-error" role="alert">${failureText(failure, words)}</p>`;
  return html`
    <p class="pp-error" role="alert">${say.mistakes({ count: mistakes.length })}</p>
    <ul class="pp-stack pp-apart pp-bullets pp-mistakes">${mistakes.map((one) => html`<li>${words.room(refusals).said(one)}</li>`)}</ul>
  `;
}

const mistakesOf = ({ parts = [] }: Parameters<typeof refusals.english.said>[0]) => parts;

/** What tells who listens when it has changed. */
interface Observable {
  subscribe(listener: () => void): () => void;
}

type Host = ReactiveControllerHost & { readonly dispatch: Dispatch };

/** The session of a guide that an element shows: followed while the element is on the page, of the playground it is in now. */
export class Followed<Session extends Observable> implements ReactiveController {
  readonly #host: Host;
  readonly #sessionOf: (dispatch: Dispatch) => Session;
  readonly #changed: () => void;
  #dispatch: Dispatch | null = null;
  #session: Session | null = null;
  #end = (): void => {};

  /** @param changed hears of every change; without it the element is drawn again. */
  constructor(host: Host, sessionOf: (dispatch: Dispatch) => Session, changed = () => host.requestUpdate()) {
    this.#host = host;
    this.#sessionOf = sessionOf;
    this.#changed = changed;
    host.addController(this);
  }

  get session(): Session {
    if (this.#session === null || this.#dispatch !== this.#host.dispatch) return this.#follow();
    return this.#session;
  }

  hostConnected(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    this.#end();
  }

  #follow(): Session {
    this.#end();
    this.#dispatch = this.#host.dispatch;
    const session = this.#sessionOf(this.#dispatch);
    this.#session = session;
    this.#end = session.subscribe(this.#changed);
    return session;
  }
}

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
    <section class="pp-boxed pp-unit-card" aria-labelledby="pp-unit-ends">
      <h3 id="pp-unit-ends">${say.ends({ unit: course.unit(unit.name) })}</h3>
      ${can ? nothing : html`<p>${say.aim}</p>`}
      <p lang=${languageOfContents(words) ?? nothing}>${course.can(unit.name)}</p>
      <p>${after ? say.next({ unit: course.unit(after.name), minutes: after.minutes }) : say.courseEnds}</p>
      <div class="pp-flow">
        ${test ? html`<button class="pp-button pp-button-primary pp-unit-test" type="button" @click=${test}>${say.takeTest({ questions: unit.test })}</button>` : nothing}
        ${first ? html`<button class="pp-button pp-unit-next" type="button" @click=${() => go(first)}>${say.nextUnit}</button>` : html`<button class="pp-button pp-unit-all" type="button" @click=${testAll}>${say.test({ unit: null })}</button>`}
      </div>
    </section>
  `;
}

const turns: Readonly<Record<string, Turn>> = { "]": 1, "[": -1 };

/** Whether a key turns to the next step or question, or to the one before; null: neither. */
function pageTurn(event: KeyboardEvent): Turn | null {
  const { key, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || isWriting(event)) return null;
  return (characterKeysOn() ? turns[key] : undefined) ?? null;
}

function isWriting(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}

/** What a guide is to the page around it. */
interface Guiding {
  /** What it is called where it scrolls. */
  label(): string;
  /** Names of the places that it needs now. */
  needs(): readonly string[];
  /** Turns to the next, or to the one before; says whether there is one. */
  turn(by: Turn): boolean;
  /** Reveals the answer that is asked for, which comes before the next; says whether there was one. */
  reveal(): boolean;
}

/** Guides while its element is on the page: stands before the story, shows what it needs, scrolls and turns by keys. */
export class Guide implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #guiding: Guiding;
  #endReach = (): void => {};
  #endRequests = (): void => {};
  #endStanding: (() => void) | null = null;
  #highlight: Highlight | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, guiding: Guiding) {
    this.#host = host;
    this.#guiding = guiding;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("keydown", this.#key);
    this.#endRequests = onTurnRequest(this.#host, (by) => {
      return (by === 1 && this.#guiding.reveal()) || this.#guiding.turn(by);
    });
    this.#endReach = reachableWhereItScrolls(this.#host, this.#guiding.label());
  }

  /** The page around is there by now. */
  hostUpdated(): void {
    if (!this.#host.isConnected) return;
    this.#endStanding ??= standOn(this.#host);
    this.#highlight ??= new Highlight(this.#host);
    this.#highlight.show(this.#guiding.needs());
  }

  hostDisconnected(): void {
    window.removeEventListener("keydown", this.#key);
    this.#endRequests();
    this.#endReach();
    this.#endStanding?.();
    this.#highlight?.end();
    this.#endStanding = null;
    this.#highlight = null;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const by = pageTurn(event);
    if (by !== null && this.#guiding.turn(by)) event.preventDefault();
  };
}

/**
 * Lets the keyboard come to what scrolls, and only while it does: the arrows then scroll it, and are no keys of the run.
 * Called before it goes, what this returns ends it.
 */
function reachableWhereItScrolls(scroller: HTMLElement, label: string): () => void {
  const look = (): void => {
    const scrolls =
      scroller.scrollHeight > scroller.clientHeight + 1 && getComputedStyle(scroller).overflowY !== "visible";
    if (scrolls === scroller.hasAttribute("tabindex")) return;
    scroller.toggleAttribute("tabindex", scrolls);
    if (scrolls) {
      scroller.tabIndex = 0;
      scroller.role = "region";
      scroller.ariaLabel = label;
    } else {
      scroller.role = null;
      scroller.ariaLabel = null;
    }
  };
  const observer = new ResizeObserver(look);
  const observe = (): void => {
    observer.disconnect();
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
  };
  // What is in it is drawn anew as a whole: then it is another that grows.
  const changes = new MutationObserver(observe);
  changes.observe(scroller, { childList: true });
  observe();
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}

/** Says on the page that something stands before the story as its guide: see standing.css. Called before it goes, it ends. */
function standOn(guide: Element): () => void {
  const page = guide.closest(".pp-app");
  page?.toggleAttribute("data-guide", true);
  return () => page?.removeAttribute("data-guide");
}

/**
 * Whether a press has led to what a view now shows, and the focus goes on to it: it is where the list of lessons left it, on the button
 * that opens the list, or nowhere, as what was pressed has gone. On a phone that scrolls it into sight too.
 */
export function chosenElsewhere(view: HTMLElement): boolean {
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  return !activeElement || activeElement === document.body || activeElement.matches('[data-opens="lessons"]');
}

/** Gives the focus, and scrolls by the margins that the element asks for: on focus alone not every browser keeps to them. */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** Begins what a guide shows anew with the focus on its heading, in sight with all that is above it: where it scrolls in its place, at the top. */
export function focusFromTop(guide: HTMLElement): void {
  for (let at: HTMLElement | null = guide; at && !at.matches(".pp-app"); at = at.parentElement) at.scrollTop = 0;
  guide.querySelector<HTMLElement>(".pp-guide-heading")?.focus({ preventScroll: true });
  headInSight(guide);
}

/** Scrolls to what is above all that it says: see guide.css. */
function headInSight(guide: HTMLElement): void {
  guide.querySelector(".pp-guide > .pp-line")?.scrollIntoView({ block: "nearest" });
}

/**
 * Scrolls to where a guide begins, without the focus, that a link has opened: on a phone it begins below the transport. Not where
 * the page around is longer than the playground: that is for its reader to scroll.
 */
export function linkedInSight(guide: HTMLElement): void {
  const host = hostOf(guide);
  if (!host || parent !== window || host.getBoundingClientRect().top + scrollY > 1) return;
  headInSight(guide);
}

/** Brings what was last said to an answer into sight: on a phone it may be written below what can be seen. */
export function saidInSight(guide: HTMLElement): void {
  const said = '[data-state="open"] :is(.pp-task-said > *, .pp-task-hint), [data-state="open"] > .pp-button';
  [...guide.querySelectorAll(said)].at(-1)?.scrollIntoView({ block: "nearest" });
}

/** How a guide is left, and what then stands on the page. */
interface Leave {
  readonly title: string;
  readonly label: string;
  readonly press: () => void;
}

/** Above all that guides: what it belongs to, and the way out. */
export function guideHead(over: unknown, { title, label, press }: Leave, words: Words): TemplateResult {
  return html`
    <header class="pp-line">
      <p class="pp-grow pp-note pp-guide-over">${over}</p>
      <button class="pp-button pp-button-quiet pp-fixed pp-guide-leave" type="button" title=${title} aria-label=${label} @click=${press}>${words.room(guide).leave}</button>
    </header>
  `;
}

/** What it is about; the focus comes here when it is opened. */
export function guideHeading(text: string): TemplateResult {
  return html`<h2 class="pp-guide-heading" tabindex="-1">${text}</h2>`;
}
