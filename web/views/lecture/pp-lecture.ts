import {
  html,
  nothing,
  type PropertyValues,
  type ReactiveController,
  type ReactiveControllerHost,
  svg,
  type TemplateResult,
} from "lit";
import { live } from "lit/directives/live.js";
import { type Lecture, type LectureLook, lectureOf } from "../../state/course/lecture/lecture.js";
import type { Moments } from "../../state/course/lecture/moments.js";
import { longestMomentName, mostMoments } from "../../state/document/limits.js";
import type { UiState } from "../../state/document/state.js";
import { countsOf } from "../../state/runs/class-counts.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { options } from "../../ui/controls/choices.js";
import { checkbox, selectField } from "../../ui/controls/controls.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { requestTurn } from "../../ui/page/turn-request.js";
import { OutsidePress } from "../../ui/panels/popover.js";
import { drawer } from "../../words/generated/en/drawer.js";
import { header } from "../../words/generated/en/header.js";
import { type LectureWords, lecture as room } from "../../words/generated/en/lecture.js";
import { preferences } from "../../words/generated/en/preferences.js";
import { themeChoices } from "../shared/controls/notation-choice.js";
import { Followed } from "../shared/guide/guide.js";
import { toggleLift } from "../shared/openers.js";
import { HiddenAnswers } from "../shared/over-stage/labels.js";
import { View } from "../shared/view.js";
import { GuideFit } from "./guide-fit.js";
import "./pp-pointer.js";

/** What a key does in a lecture. A digit opens the prepared moment of that place, from 1. */
type Click = "on" | "back" | "visit" | "blank" | "full" | "start" | "alone" | "restore" | number;

/** What a clicker sends, which is never for what has the focus. Its button that starts a show sends F5, and Escape the next time. */
const ways: Readonly<Record<string, Click>> = { PageDown: "on", PageUp: "back", F5: "start" };

const letters: Readonly<Record<string, Click>> = { b: "blank", ".": "blank", f: "full" };

/** What is typed into. */
const texts = "input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]";

/** What has the focus and wants the arrow for itself. */
const arrows =
  "input, select, textarea, [role=slider], [role=tab], [role=toolbar], [contenteditable], .pp-stage-surface";

/** What a key means in a lecture; null: nothing, it goes on to whatever has the focus. */
export function clickOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, target: Element): Click | null {
  if (ctrlKey || altKey || metaKey) return null;
  const way = ways[key];
  if (way !== undefined) return way;
  if (key === "Escape") return "restore";
  if (target.closest(texts)) return null;
  if (key === "ArrowRight") return target.closest(arrows) ? null : "visit";
  if (key === "+") return target.closest(".pp-stage-surface") ? null : "alone";
  return letters[key.toLowerCase()] ?? (/^[1-9]$/.test(key) ? Number(key) : null);
}

/** Hears the keys of a lecture before anything else does, wherever the focus is. */
class Clicker implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #press: (event: KeyboardEvent, target: Element) => boolean;
  #ended: AbortController | null = null;

  /** @param press acts on a key, and says whether it was one of its own. */
  constructor(host: ReactiveControllerHost & Element, press: (event: KeyboardEvent, target: Element) => boolean) {
    this.#host = host;
    this.#press = press;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    const playground = root instanceof ShadowRoot ? root.host : this.#host;
    // In another page its keys are its own only while somebody is in it, as those of the transport.
    const scope: EventTarget = playground.getAttribute("keys") === "page" ? playground.ownerDocument : playground;
    this.#ended = new AbortController();
    scope.addEventListener("keydown", this.#hear, { capture: true, signal: this.#ended.signal });
  }

  hostDisconnected(): void {
    this.#ended?.abort();
  }

  readonly #hear = (event: Event): void => {
    const [target] = event.composedPath();
    if (!(event instanceof KeyboardEvent) || !(target instanceof Element)) return;
    // A dialogue that has to be answered first keeps its keys.
    if (target.closest("dialog")?.matches(":modal") || !this.#press(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

/** Says a name of the setup in full at a pointer, where the slim bar has cut it or shows a sign for it; one that is whole needs no second saying. */
class WholeNames implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #ended: AbortController | null = null;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#ended = new AbortController();
    // A name may change below a pointer that rests on it: it is not entered anew, but moves before what it is at is said.
    for (const type of ["pointerover", "pointermove"])
      this.#host.closest(".pp-app")?.addEventListener(type, this.#say, { signal: this.#ended.signal });
  }

  hostDisconnected(): void {
    this.#ended?.abort();
  }

  readonly #say = ({ target }: Event): void => {
    const words = (target as Element).closest(".pp-setup-button")?.querySelector<HTMLElement>(".pp-setup-words");
    if (!words) return;
    const isIcon = getComputedStyle(words).fontSize === "0px";
    if (isIcon || words.scrollWidth > words.clientWidth) words.title = words.textContent?.trim() ?? "";
    else words.removeAttribute("title");
  };
}

const penIcon = svg`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 17l1-4L14 3l3 3L7 16zM12 5l3 3" /></svg>`;
const moreIcon = svg`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h.01M10 10h.01M16 10h.01" stroke-width="3.2" /></svg>`;

/** How wide and high the longest equation for a learner is, in em: its type is as large as has room for that. */
function equationSize({ examples, state: { learners, ui } }: Frame): readonly [number, number] {
  const kind = learners[0]?.kind;
  // What is written beyond the lines of the perceptron: with two classes the vectors are lower.
  const classes = countsOf(examples).classes.length > 2 ? 4 : 2;
  const own = 16.5 + (kind === "multiclass" ? classes : kind === "passive-aggressive" ? 2.7 : 0);
  return ui.precision === "full" ? [24, 1.4 * own] : [18, own];
}

const visitButton = 'pp-transport [aria-keyshortcuts="ArrowRight"]';

/** What the page around says of the lecture, for the style sheets. */
const marks = { asks: "data-asks", alone: "data-alone", draws: "data-draws" } as const;

/** The slim bar of a lecturer, the keys of a clicker, and what lies over the page in a lecture. */
class PpLecture extends withProperties(View, {
  /** Whether the menu is open. */
  open: false,
  tooMuch: false,
}) {
  readonly #lecture = new Followed(this, lectureOf);
  readonly #outside = new OutsidePress(this, () => {
    this.open = false;
  });
  #page: HTMLElement | null = null;
  readonly #answers = new HiddenAnswers(this);

  constructor() {
    super();
    new Clicker(this, this.#key);
    new WholeNames(this);
    new GuideFit(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#page = this.closest<HTMLElement>(".pp-app");
    this.#page?.addEventListener("click", this.#visits, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#page?.removeEventListener("click", this.#visits, { capture: true });
    for (const mark of Object.values(marks)) this.#page?.removeAttribute(mark);
    for (const size of ["--pp-wide", "--pp-tall"]) this.#page?.style.removeProperty(size);
    this.#lecture.session.end();
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("open")) this.#outside.listening = this.open;
    if (this.frame) {
      const [wide, tall] = equationSize(this.frame);
      this.#page?.style.setProperty("--pp-wide", String(wide));
      this.#page?.style.setProperty("--pp-tall", String(tall));
    }
    // What is fitted to the page after an update finds it as it will be.
    const { look } = this.#lecture.session;
    for (const [name, mark] of Object.entries(marks))
      this.#page?.toggleAttribute(mark, look[name as keyof typeof marks]);
  }

  protected override updated(): void {
    const { look } = this.#lecture.session;
    // Where the room predicts, a mark on the example that comes next would answer before it is asked.
    const { state, playback } = this.frame ?? {};
    this.#answers.hidden = look.asks || (state?.ui.predictFirst && !playback?.finished) ? ["mistakes"] : [];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const say = this.say(room);
    const { asks, next, blank, pointer, draws } = this.#lecture.session.look;
    return html`
      <div class="pp-line pp-lecture-bar" role="group" aria-label=${say.bar} data-area="lecture">
        ${frame.state.ui.hide.includes("tools") ? nothing : html`<button class="pp-button" type="button" aria-pressed=${draws} aria-label=${say.draw} title=${say.drawHint} @click=${this.#draw}>${penIcon}</button>`}
        ${this.#views(frame.state.ui)}
        ${this.#more(frame.state.ui)}
        ${this.open ? this.#menu(frame.state.ui) : nothing}
      </div>
      <p class="pp-lecture-question" role="status">${asks ? say.question({ example: next }) : nothing}</p>
      ${pointer ? html`<pp-pointer .motion=${frame.state.ui.motion}></pp-pointer>` : nothing}
      ${blank ? html`<button class="pp-lecture-blank" type="button" aria-label=${say.blanked} @click=${() => this.#change({ blank: false })}></button>` : nothing}
    `;
  }

  /** Opens the menu, and shows at which of the prepared moments the lecture is. */
  #more({ moments }: Pick<UiState, "moments">): TemplateResult {
    const say = this.say(room);
    const { at } = this.#lecture.session;
    const name = moments[at]?.name;
    const where = name === undefined ? null : say.at({ place: at + 1, count: moments.length, name });
    return html`<button class="pp-button" type="button" data-opens=${this.open ? nothing : "share"} aria-expanded=${this.open} aria-controls="pp-lecture-menu" aria-label=${where ? `${say.more} (${where})` : say.more} title=${where ?? say.moreHint} @click=${this.#toggle}>${where ? html`<span aria-hidden="true">${at + 1}/${moments.length}</span>` : nothing}${moreIcon}</button>`;
  }

  /** One view at a time, next to the stage. */
  #views({ hide, drawer: open, lift }: Pick<UiState, "hide" | "drawer" | "lift">): TemplateResult {
    const say = this.say(room);
    const { parts } = this.say(drawer);
    const hidden: readonly string[] = hide;
    const choices = Object.entries(parts).flatMap(([value, title]) =>
      hidden.includes(value) ? [] : [{ value, title }],
    );
    const none = { value: "", title: say.noView };
    const alone = { value: "alone", title: say.alone };
    const isAlone = this.#lecture.session.look.alone;
    const choose = ({ target }: Event): void => {
      const { value } = target as HTMLSelectElement;
      this.#change({ alone: value === "alone" });
      if (value === "alone") return;
      if (value === "lift" && !this.dispatch.now().state.ui.lift) toggleLift(this.dispatch);
      else this.dispatch({ type: "set-ui", ui: { lift: null, drawer: (value || null) as UiState["drawer"] } });
    };
    return html`<select class="pp-select" aria-label=${say.view} @change=${choose}>${options([none, alone, ...choices], isAlone ? "alone" : lift ? "lift" : (open ?? ""))}</select>`;
  }

  #menu(ui: Pick<UiState, "predictFirst" | "theme" | "moments">): TemplateResult {
    const say = this.say(room);
    const { open, share } = this.say(header);
    const { themes, theme } = this.say(preferences);
    const { look } = this.#lecture.session;
    return html`
      <div class="pp-lecture-menu" id="pp-lecture-menu">
        ${checkbox(say.predictFirst, ui.predictFirst, (predictFirst) => this.dispatch({ type: "set-ui", ui: { predictFirst } }))}
        <p class="pp-hint">${say.predictFirstHint}</p>
        ${checkbox(say.pointer, look.pointer, (pointer) => this.#change({ pointer }))}
        ${checkbox(say.alone, look.alone, (alone) => this.#change({ alone }))}
        <div class="pp-flow">
          <button class="pp-button" type="button" @click=${() => this.#act("blank")}>${say.blank}</button>
          <button class="pp-button" type="button" @click=${() => this.#act("full")}>${say.full}</button>
          <button class="pp-button" type="button" data-wants="open" @click=${() => this.dispatch({ type: "set-ui", ui: { open: "list" } })}>${open}</button>
          <button class="pp-button" type="button" data-opens="share" data-wants="share" @click=${() => this.dispatch({ type: "set-ui", ui: { share: true } })}>${share}</button>
        </div>
        ${selectField({
          id: "pp-lecture-theme",
          label: theme,
          choices: themeChoices(themes),
          value: ui.theme,
          choose: (value) => this.dispatch({ type: "set-ui", ui: { theme: value } }),
        })}
        ${momentsList({ moments: ui.moments, lecture: this.#lecture.session, dispatch: this.dispatch, say, tooMuch: this.tooMuch, keep: this.#keep, writeOver: this.#writeOver })}
      </div>
    `;
  }

  #change(look: Partial<LectureLook>): void {
    this.#lecture.session.change(look);
  }

  /** With the tools comes one to draw with, and it goes with them: then a click adds nothing. */
  readonly #draw = (): void => {
    const draws = !this.#lecture.session.look.draws;
    this.#change({ draws });
    this.dispatch(({ state: { ui } }) => {
      const drawsWith = ui.tool === null || ui.tool === "hand" ? "positive" : ui.tool;
      return { type: "set-ui", ui: { tool: draws ? drawsWith : "hand" } };
    });
  };

  readonly #toggle = (): void => {
    this.open = !this.open;
  };

  readonly #keep = (): void => {
    const { length } = this.dispatch.now().state.ui.moments;
    void this.#lecture.session.keep(this.say(room).momentName({ place: length + 1 })).then((kept) => {
      this.tooMuch = !kept;
    });
  };

  readonly #writeOver = (): void => {
    void this.#lecture.session.writeOver().then((kept) => {
      this.tooMuch = !kept;
    });
  };

  /** The button of a visit asks first as well. */
  readonly #visits = (event: Event): void => {
    if ((event.target as Element).closest(visitButton) && this.#act("visit")) event.stopPropagation();
  };

  readonly #key = (event: KeyboardEvent, target: Element): boolean => {
    const { look } = this.#lecture.session;
    const click = clickOf(event, target);
    // A button that is held down for long is one press: the room would see the answer with its question.
    if (event.repeat && click !== null && click !== "visit") return true;
    if (look.blank) {
      this.#change({ blank: false });
      return true;
    }
    return click !== null && ((click === "restore" && this.#close()) || this.#act(click));
  };

  /** Closes the menu wherever the focus is, and says whether it was open: the page stays that of a lecture. */
  #close(): boolean {
    const was = this.open;
    this.open = false;
    if (was) this.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    return was;
  }

  /** Does what a key says, and whether there was anything to do. */
  #act(click: Click): boolean {
    const { session } = this.#lecture;
    const { state } = this.dispatch.now();
    switch (click) {
      case "on":
      case "back": {
        const by = click === "on" ? 1 : -1;
        const guide = this.#page?.querySelector("pp-lesson, pp-quiz");
        if (!guide || !requestTurn(guide, by)) session.go(by);
        return true;
      }
      case "visit":
        if (!state.ui.predictFirst && !session.look.asks) return false;
        session.visit();
        return true;
      case "blank":
        this.#change({ blank: true });
        return true;
      case "full":
        this.#fullScreen();
        return true;
      case "start":
        if (!document.fullscreenElement) this.#fullScreen();
        return true;
      case "alone":
        this.#change({ alone: !session.look.alone });
        return true;
      case "restore":
        if (!session.look.alone) return false;
        this.#change({ alone: false });
        return true;
      default:
        if (click > state.ui.moments.length) return false;
        void session.open(click - 1);
        return true;
    }
  }

  /** Where a page may not fill the screen it stays as it is. */
  #fullScreen(): void {
    const root = this.getRootNode();
    const playground = root instanceof ShadowRoot ? root.host : this;
    const done = document.fullscreenElement ? document.exitFullscreen() : playground.requestFullscreen?.();
    done?.catch(() => {});
  }
}

define("pp-lecture", PpLecture);

interface MomentsInputs {
  readonly moments: Moments;
  readonly lecture: Lecture;
  readonly dispatch: Dispatch;
  readonly say: LectureWords;
  /** Whether what was to be kept last was more than a moment holds. */
  readonly tooMuch: boolean;
  readonly keep: () => void;
  readonly writeOver: () => void;
}

/** The prepared moments in their order: each is shown, named, moved up or removed; and what is on the page is kept as one. */
function momentsList({ moments, lecture, dispatch, say, tooMuch, keep, writeOver }: MomentsInputs): TemplateResult {
  const rename = (index: number, { target }: Event): void => {
    const name = (target as HTMLInputElement).value.trim();
    dispatch(({ state }) => ({
      type: "set-ui",
      ui: { moments: state.ui.moments.map((one, at) => (at === index && name !== "" ? { ...one, name } : one)) },
    }));
  };
  return html`
    <h3>${say.moments}</h3>
    ${
      moments.length === 0
        ? nothing
        : html`<ol class="pp-stack pp-lecture-moments">
            ${moments.map(
              ({ name }, index) => html`
                <li class="pp-line">
                  <button class="pp-button" type="button" aria-label=${say.open({ place: index + 1 })} aria-current=${index === lecture.at ? "step" : nothing} @click=${() => void lecture.open(index)}>${index + 1}</button>
                  <input class="pp-input" type="text" maxlength=${longestMomentName} aria-label=${say.rename({ place: index + 1 })} .value=${live(name)} @change=${(event: Event) => rename(index, event)} />
                  <button class="pp-button" type="button" aria-label=${say.earlier({ place: index + 1 })} ?disabled=${index === 0} @click=${() => lecture.moveUp(index)}>↑</button>
                  <button class="pp-button" type="button" aria-label=${say.remove({ place: index + 1 })} @click=${() => lecture.remove(index)}>×</button>
                </li>
              `,
            )}
          </ol>`
    }
    <button class="pp-button" type="button" ?disabled=${moments.length >= mostMoments} @click=${keep}>${say.keep}</button>
    ${
      moments[lecture.at]
        ? html`<button class="pp-button" type="button" @click=${writeOver}>${say.writeOver({ place: lecture.at + 1 })}</button>`
        : nothing
    }
    <p class=${tooMuch ? "pp-error" : "pp-hint"} role="status">${tooMuch ? say.tooMuch : say.momentsHint}</p>
  `;
}
