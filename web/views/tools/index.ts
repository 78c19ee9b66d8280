import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { classNames } from "../../state/data/class-names.js";
import { holds } from "../../state/document/lock.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Tool } from "../../state/document/state.js";
import { countsOf } from "../../state/runs/class-counts.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { isShaded } from "../../state/runs/models.js";
import { define } from "../../ui/controls/define.js";
import { goAlong, stop, stopAt } from "../../ui/controls/row-keys.js";
import { FrameResizeObserver } from "../../ui/page/frame-resize-observer.js";
import { requestZoom, type Zoom } from "../../ui/page/zoom-request.js";
import { Popover } from "../../ui/panels/popover.js";
import { tools as said } from "../../words/generated/en/tools.js";
import type { Label } from "../../words/sentences.js";
import { numberField } from "../shared/controls/number-field.js";
import { alike } from "../shared/frame-reads.js";
import { activeTool } from "../shared/pointing/active-tool.js";
import { type PartView, View } from "../shared/view.js";
import toolsCss from "./tools.css?inline";
import { classChoice, classIcons, editIcons, hand, moreIcon, toolIcons, tools, viewIcons, wrongIcon } from "./tools.js";

/**
 * Marks its bar as `data-named` where the names of the tools fit into it beside everything else: how long they are is for
 * the language to say.
 */
class NamesFit implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #sizes = new FrameResizeObserver(() => this.#measure());
  #contents: readonly unknown[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#sizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  /** Measures again when the bar holds something different. */
  follow(...contents: readonly unknown[]): void {
    if (alike(contents, this.#contents)) return;
    this.#contents = contents;
    this.#measure();
  }

  #measure(): void {
    const bar = this.#host.querySelector(".pp-tools");
    if (!bar) return;
    bar.toggleAttribute("data-named", true);
    bar.toggleAttribute("data-named", bar.scrollWidth <= bar.clientWidth);
  }
}

type Edit = keyof typeof editIcons;

const can: Readonly<Record<Edit, (frame: Frame) => boolean>> = {
  undo: ({ canUndo }) => canUndo,
  redo: ({ canRedo }) => canRedo,
  clear: ({ examples, state }) => examples.count > 0 && !holds(state.ui.lock, "data"),
};

const edit = (type: Edit, frame: Frame, dispatch: Dispatch): RowButton => ({
  name: frame.words.room(said)[type],
  icon: editIcons[type],
  enabled: can[type](frame),
  press: () => dispatch((now) => (can[type](now) ? { type } : null)),
});

/** What takes edits back, once there are any. A press acts on what there is at its moment: the one before it need not be painted yet. */
function edits(frame: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  if (!can.undo(frame) && !can.redo(frame)) return nothing;
  const both = (["undo", "redo"] as const).map((type) => edit(type, frame, dispatch));
  return buttonRow(frame.words.room(said).edits, both);
}

/** How many points a press lays down at once, and a drag again and again. */
function brush(size: number, words: Words, dispatch: Dispatch): TemplateResult {
  const say = words.room(said);
  return html`
    <div class="pp-tools-brush" title=${say.brushHint}>
      ${numberField({
        words,
        id: "pp-brush",
        label: say.brush,
        name: say.brushName,
        value: size,
        rule: { name: say.brushSize, min: 1, max: 50, whole: true },
        step: 1,
        commit: (value) => dispatch({ type: "set-brush", size: value }),
      })}
    </div>
  `;
}

/** What pointers do on the stage, what takes that back, and what the stage shows. */
class PpTools extends View {
  readonly #panel = new Popover(this, ".pp-tools-more", ".pp-tools-menu");
  readonly #names = new NamesFit(this);
  /** Whether what happened last in the panel was a press of a pointer. */
  #pressed = false;
  readonly #fingers = matchMedia("(pointer: coarse)");
  readonly #pointersChanged = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#fingers.addEventListener("change", this.#pointersChanged);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#fingers.removeEventListener("change", this.#pointersChanged);
  }

  /** The first button that can be seen is where the Tab key comes to at first. */
  protected override updated(): void {
    const { frame } = this;
    if (frame) this.#names.follow(this.words, frame.state.data, frame.canUndo || frame.canRedo, this.#fingers.matches);
    const bar = this.querySelector<HTMLElement>(".pp-tools");
    const buttons = [...(bar?.querySelectorAll("button") ?? [])];
    if (bar && !buttons.some(({ tabIndex }) => tabIndex === 0)) stopAt(bar, buttons[0]);
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const say = this.say(said);
    const { ui } = frame.state;
    // Reviews are no points in a plane: they are drawn and taken away where they are listed.
    if (frame.state.data.kind === "reviews") {
      return html`
        <div class="pp-tools" role="toolbar" aria-label=${say.bar} @keydown=${goAlong} @focusin=${stop}>
          ${edits(frame, dispatch)} ${offersLive(ui) ? buttonRow(say.bar, [liveButton(frame, dispatch)]) : nothing}
        </div>
      `;
    }
    const fingers = this.#fingers.matches;
    const tool = activeTool(ui, fingers, frame.examples);
    const zoom = (kind?: string) => buttonRow(say.view, zoomButtons(frame.words, this), kind);
    return html`
      <div class="pp-tools" role="toolbar" aria-label=${say.bar} @keydown=${this.#key} @focusin=${stop} @change=${this.#taken}>
        ${tools(tool, fingers, frame, dispatch)}
        <div class="pp-tools-menu">
          ${this.#more(tool, fingers, ui.paint)}
          <div class="pp-menu pp-tools-panel" id="pp-tools-panel" ?data-open=${this.#panel.open} @pointerdown=${this.#press}>
            ${fingers ? nothing : hand(tool, frame, dispatch)} ${classChoice(frame, dispatch)}
            ${brush(ui.brush, this.words, dispatch)} ${buttonRow(say.more, pictureButtons(frame, dispatch, this.#panel.leave), "pp-entries")}
            ${zoom()}
          </div>
        </div>
        ${edits(frame, dispatch)} ${fingers ? nothing : zoom("pp-signs pp-tools-zoom")} ${legend(frame)}
      </div>
      <p class="pp-visually-hidden" aria-live="polite">${travelText(frame)}</p>
    `;
  }

  /** What opens the rest: with the sign of the tool in hand, if it is there. */
  #more(tool: Tool, fingers: boolean, paint: number): TemplateResult {
    const say = this.say(said);
    const icon = tool === "class" ? classIcons[paint - 2] : tool === "hand" && !fingers ? toolIcons.hand : null;
    return html`
      <button
        class="pp-button pp-button-quiet pp-button-icon pp-tools-more"
        type="button"
        tabindex="-1"
        aria-label=${say.more}
        title=${say.moreHint}
        aria-expanded=${this.#panel.open}
        aria-controls="pp-tools-panel"
        @click=${this.#panel.toggle}
      >
        ${icon ? html`<svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg>` : moreIcon}
      </button>
    `;
  }

  /** Closes the panel once a tool is chosen: in the bar, or in the panel with a pointer. Keys go along the choices in it. */
  readonly #taken = ({ target }: Event): void => {
    const choice = this.#pressed ? ".pp-tools-brush" : ".pp-tools-panel";
    if (!(target as Element).closest(choice)) this.#panel.open = false;
  };

  readonly #press = (): void => {
    this.#pressed = true;
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.#pressed = false;
    goAlong(event);
    this.#panel.escape(event);
  };
}

define("pp-tools", PpTools);

/** A lesson, and a question, decide when it trains: there it can be switched only where they have it on. */
function offersLive({ live, lesson, quiz, lock }: Frame["state"]["ui"]): boolean {
  return live || (lesson === null && quiz === null && !holds(lock, "visit"));
}

/** What part of the plane is shown. @param from where it is asked for. */
function zoomButtons(words: Words, from: Element): readonly RowButton[] {
  const say = words.room(said);
  const zoom = (name: string, icon: TemplateResult, to: Zoom) => ({ name, icon, press: () => requestZoom(from, to) });
  return [
    zoom(say.zoomIn, viewIcons.in, "in"),
    zoom(say.zoomOut, viewIcons.out, "out"),
    zoom(say.fit, viewIcons.fit, "fit"),
  ];
}

/**
 * How the stage shows the plane, training again after every change, and what takes all examples away.
 * @param leave closes what they are in: after the last of them the stage is drawn on.
 */
function pictureButtons(frame: Frame, dispatch: Dispatch, leave: () => void): readonly RowButton[] {
  const { state, words } = frame;
  const shade = {
    name: words.room(said).shading,
    icon: viewIcons.shading,
    written: true,
    pressed: isShaded(state),
    press: () => dispatch((now) => ({ type: "set-ui", ui: { shading: !isShaded(now.state) } })),
  };
  const { press, ...clears } = edit("clear", frame, dispatch);
  const clear = {
    ...clears,
    written: true,
    press: () => {
      press();
      leave();
    },
  };
  return offersLive(state.ui) ? [shade, liveButton(frame, dispatch), clear] : [shade, clear];
}

function liveButton({ state: { ui }, words }: Frame, dispatch: Dispatch): RowButton {
  return {
    name: words.room(said).liveName,
    icon: viewIcons.live,
    written: true,
    pressed: ui.live,
    press: () => dispatch((now) => ({ type: "set-ui", ui: { live: !now.state.ui.live } })),
  };
}

/** As wide as a digit: with more or fewer of them nothing beside moves. */
const FIGURE_SPACE = "\u2007";

/** What the shapes on the stage stand for, and how many there are of each. */
function legend({ examples, pane: { wrong, visit }, state: { data }, words }: Frame): TemplateResult {
  const say = words.room(said);
  const { classes } = countsOf(examples);
  const [negative = 0, positive = 0, ...further] = classes;
  const several = further.length > 0;
  const mistakes = wrong?.examples.length ?? 0;
  const names = classNames(data) ?? [];
  const entry = (icon: TemplateResult | undefined, label: Label, number: number, count: number) => {
    const name = names[number] || null;
    return item(icon, words.count(count), say.legendEntry({ examples: count, label, name }), name ?? "");
  };
  const item = (
    icon: TemplateResult | undefined,
    shown: string,
    text: string,
    name = "",
    none = false,
    stale = false,
  ) =>
    html`<li class="pp-sign" title=${text} ?data-none=${none} ?data-stale=${stale} aria-busy=${stale || nothing}>
      <svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg
      ><span aria-hidden="true">${shown}${name && html` <span class="pp-tools-legend-name">${name}</span>`}</span
      ><span class="pp-visually-hidden">${text}</span>
    </li>`;
  return html`
    <ul class="pp-tools-legend" aria-label=${say.legend}>
      ${entry(toolIcons.positive, several ? { className: "1" } : "positive", 1, positive)}
      ${entry(toolIcons.negative, several ? { className: "0" } : "negative", 0, negative)}
      ${further.map((count, index) => entry(classIcons[index], { className: String(index + 2) }, index + 2, count))}
      ${item(wrongIcon, words.count(mistakes).padStart(words.count(examples.count).length, FIGURE_SPACE), say.wrongNow({ examples: mistakes }), "", mistakes === 0, wrong !== null && wrong.visit !== visit)}
    </ul>
  `;
}

export const styles: PartView["styles"] = [toolsCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-tools .frame=${frame} .dispatch=${dispatch}></pp-tools>`;

interface RowButton {
  readonly name: string;
  readonly icon: TemplateResult;
  /** Whether its name is written on it. */
  readonly written?: boolean;
  readonly press: () => void;
  /** Where there is nothing for it to do it stays, and keeps the focus. */
  readonly enabled?: boolean;
  /** Of one that stays pressed. */
  readonly pressed?: boolean;
}

/** Small buttons beside each other, in a bar whose buttons are one stop of the Tab key: see `stop` in row-keys.ts. */
function buttonRow(name: string, buttons: readonly RowButton[], kind = "pp-signs"): TemplateResult {
  return html`<div class="pp-tools-row ${kind}" role="group" aria-label=${name}>${buttons.map(button)}</div>`;
}

function button({ name, icon, written = false, press, enabled = true, pressed }: RowButton): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon"
      type="button"
      tabindex="-1"
      title=${written ? nothing : name}
      aria-disabled=${enabled ? nothing : "true"}
      aria-pressed=${pressed ?? nothing}
      @click=${press}
    >
      ${icon}${written ? html`<span>${name}</span>` : nothing}
    </button>
  `;
}

/** That something has been taken back or brought again, which the stage alone would show: also the same twice in a row. */
function travelText({ travelled, position, examples, words }: Frame): string {
  if (travelled === 0) return "";
  const say = words.room(said);
  const text = travelled < 0 ? say.undone({ examples: examples.count }) : say.redone({ examples: examples.count });
  return position % 2 === 0 ? text : `${text}\u200b`;
}
