import { html, nothing, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { UiState } from "../../../state/document/state.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { FrameResizeObserver } from "../../../ui/page/frame-resize-observer.js";
import { LOW_WINDOW } from "../../../ui/page/low-window.js";
import { View } from "../../../views/shared/view.js";
import { companion as words } from "../../../words/generated/en/companion.js";
import { drawer } from "../../../words/generated/en/drawer.js";

/** Where the companion is: at the end of the row in which the stage is, or below it. */
type Dock = Exclude<UiState["dock"], "auto">;

/** In CSS pixels: of the playground, and of the window around it. */
interface Room {
  readonly width: number;
  readonly window: { readonly width: number; readonly height: number };
}

/** Narrower than this, the parts of the page are sheets with tabs of their own. */
const SHEETS_BELOW = 832;
/** From this width on two panes fit beside each other. */
const SPLIT_FROM = 960;
/** From this width on the story keeps its column beside them. */
const STORY_FROM = 1600;

/** Where the companion is docked; null where the page is laid out in sheets. */
export function dockOf({ width, window }: Room, wanted: UiState["dock"]): Dock | null {
  if (width < SHEETS_BELOW || window.height < LOW_WINDOW) return null;
  if (width < SPLIT_FROM) return "below";
  if (wanted !== "auto") return wanted;
  return window.width > window.height ? "beside" : "below";
}

/** Whether a companion can be docked the other way. */
export const canDock = ({ width }: Pick<Room, "width">): boolean => width >= SPLIT_FROM;

/** Whether two panes leave the story no more than its sentence. */
export const foldsStory = ({ width }: Pick<Room, "width">, dock: Dock): boolean =>
  dock === "beside" && width < STORY_FROM;

/** The least side of a pane in CSS pixels, and the least share of it where there is too little room for two of them. */
const LEAST_SIDE = 360;
const LEAST_SHARE = 30;

/** What of both panes the stage may have, in percent. */
interface Limits {
  readonly least: number;
  readonly most: number;
}

/** @param total The pixels that the panes share. */
export function limitsOf(total: number): Limits {
  const least = Math.min(LEAST_SHARE, Math.ceil((100 * LEAST_SIDE) / Math.max(total, 1)));
  const fits = total >= 2 * LEAST_SIDE ? Math.ceil((100 * LEAST_SIDE) / total) : least;
  return { least: fits, most: 100 - fits };
}

export const within = (share: number, { least, most }: Limits): number => Math.min(most, Math.max(least, share));

export const HALVES = 50;
/** Shares at which a drag holds, and how near to one it has to come. */
const snaps = [40, HALVES, 60] as const;
const REACH = 1.5;

/** The share of the stage in the middle of a drag. */
export function dragged(share: number, limits: Limits): number {
  const snap = snaps.find((one) => Math.abs(one - share) <= REACH);
  return within(snap ?? Math.round(10 * share) / 10, limits);
}

/** What one press of an arrow moves the divider by, in percent. */
const STEP = 2;

/** The share of the stage after a key; null where the key moves nothing. @param onwards The arrow that gives the stage more. */
export function movedBy(
  key: string,
  share: number,
  limits: Limits,
  [back, onwards]: readonly [string, string],
): number | null {
  if (key === back) return within(share - STEP, limits);
  if (key === onwards) return within(share + STEP, limits);
  if (key === "Home") return limits.least;
  return key === "End" ? limits.most : null;
}

/** Pixels that the trace needs for all of its columns, those of two features and a bias. */
const TABLE = 664;

/** The share of the stage until the divider is moved: a half, or less beside a table for which that is too little. */
export function firstShare(view: string, dock: Dock, width: number): number {
  if (view !== "trace" || dock === "below") return HALVES;
  return Math.min(HALVES, within(Math.floor(100 * (1 - TABLE / Math.max(width, 1))), limitsOf(width)));
}

/** The share of the stage by view and place, as long as the page is open. */
const remembered = new WeakMap<Element, Map<string, number>>();

const keyOf = (view: string, dock: Dock): string => `${dock} ${view}`;

export function shareOf(page: Element, view: string, dock: Dock): number {
  return remembered.get(page)?.get(keyOf(view, dock)) ?? firstShare(view, dock, page.clientWidth);
}

export function remember(page: Element, view: string, dock: Dock, share: number): void {
  const shares = remembered.get(page) ?? new Map<string, number>();
  remembered.set(page, shares.set(keyOf(view, dock), share));
}

/** Which pane has all the room, with the other one as an inset in its corner. */
type Enlarged = "stage" | "view" | null;

const icons = {
  below: svg`<path d="M3 3.5h14v13H3zM3 10.5h14" /><path d="M3 10.5h14v6H3z" class="pp-arrange-solid" />`,
  beside: svg`<path d="M3 3.5h14v13H3zM10 3.5v13" /><path d="M10 3.5h7v13h-7z" class="pp-arrange-solid" />`,
  stage: svg`<path d="M3 3.5h14v13H3z" /><path d="M3 3.5h14v6.5h-5.5v6.5H3z" class="pp-arrange-solid" />`,
  view: svg`<path d="M11.5 3.5H17V9M17 3.5l-5.5 5.5M8.5 16.5H3V11M3 16.5 8.5 11" />`,
  both: svg`<path d="M3 3.5h14v13H3zM10 3.5v13" />`,
  close: svg`<path d="m5 5 10 10M15 5 5 15" />`,
};

/**
 * The divider between the stage and its companion, and the buttons that arrange them. It tells the style sheets of this
 * folder how they are arranged, in attributes of the page.
 */
class PpArrange extends withProperties(
  View,
  {
    /** The name of what is open. */
    view: "",
    enlarged: null as Enlarged,
  },
  { view: {} },
) {
  #page: HTMLElement | null = null;
  #tabs: HTMLElement | null = null;
  #keys: EventTarget | null = null;
  readonly #resized = (): void => this.requestUpdate();
  readonly #sizes = new FrameResizeObserver(this.#resized);
  readonly #watch = (probe?: Element): void => {
    if (probe) this.#sizes.observe(probe);
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#page = this.closest<HTMLElement>(".pp-app");
    window.addEventListener("resize", this.#resized);
    this.#tabs = this.#page?.querySelector(".pp-drawer-bar") ?? null;
    this.#tabs?.addEventListener("wheel", scrollAlong, { passive: true });
    const { host } = this.getRootNode() as ShadowRoot;
    this.#keys = host?.getAttribute("keys") === "page" ? this.ownerDocument : this.#page;
    this.#keys?.addEventListener("keydown", this.#leave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("resize", this.#resized);
    this.#sizes.disconnect();
    this.#tabs?.removeEventListener("wheel", scrollAlong);
    this.#keys?.removeEventListener("keydown", this.#leave);
    this.enlarged = null;
    this.#tell(null);
  }

  /** Escape shows both panes again, where nothing else has used it. */
  readonly #leave = (event: Event): void => {
    const { key, defaultPrevented } = event as KeyboardEvent;
    const root = this.getRootNode() as ParentNode;
    if (key !== "Escape" || defaultPrevented || !this.enlarged || !this.#dock) return;
    if (root.querySelector(":popover-open, dialog[open]")) return;
    event.preventDefault();
    this.enlarged = null;
  };

  get #dock(): Dock | null {
    const ui = this.frame?.state.ui;
    if (!this.#page || !ui || ui.present || ui.embed) return null;
    const { innerWidth: width, innerHeight: height } = window;
    const room = { width: this.#page.clientWidth, window: { width, height } };
    const dock = dockOf(room, ui.dock);
    // The whole story has a column of its own elsewhere.
    return dock && this.view === "story" && !foldsStory(room, dock) ? null : dock;
  }

  /** Before anything is drawn: what is drawn next is measured in its new place. */
  protected override willUpdate(): void {
    this.#tell(this.#dock);
  }

  /** The tab of what is open is in sight, whoever has opened it. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("view")) return;
    const open = this.#tabs?.querySelector(`#pp-tab-${this.view}`);
    open?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #tell(dock: Dock | null): void {
    const page = this.#page;
    if (!page) return;
    const folds = dock !== null && foldsStory({ width: page.clientWidth }, dock);
    set(page, "data-companion", dock);
    set(page, "data-view", dock && this.view);
    set(page, "data-enlarged", dock && this.enlarged);
    page.toggleAttribute("data-folds", folds);
    if (dock) this.#share(page, shareOf(page, this.view, dock));
  }

  #share(page: HTMLElement, share: number): void {
    page.style.setProperty("--pp-stage-share", `${share}fr`);
    page.style.setProperty("--pp-view-share", `${100 - share}fr`);
  }

  /** The pixels that both panes share, and which share a pointer is at. */
  #measure(dock: Dock): {
    readonly total: number;
    readonly limits: Limits;
    readonly stageAt: (event: PointerEvent) => number;
  } {
    const stage = this.#page?.querySelector('[data-area="stage"]')?.getBoundingClientRect() ?? new DOMRect();
    const view = this.#page?.querySelector(".pp-drawer")?.getBoundingClientRect() ?? new DOMRect();
    const total = dock === "beside" ? stage.width + view.width : stage.height + view.height;
    const left = this.#page ? getComputedStyle(this.#page).direction === "rtl" : false;
    const viewAt = ({ clientX: x, clientY: y }: PointerEvent): number => {
      if (dock === "below") return view.bottom - y;
      return left ? x - view.left : view.right - x;
    };
    return { total, limits: limitsOf(total), stageAt: (event) => 100 * (1 - viewAt(event) / total) };
  }

  #move(dock: Dock, share: number): void {
    if (!this.#page) return;
    remember(this.#page, this.view, dock, share);
    this.requestUpdate();
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const handle = event.currentTarget as HTMLElement;
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
  };

  readonly #drag = (event: PointerEvent): void => {
    const dock = this.#dock;
    const handle = event.currentTarget as HTMLElement;
    if (!dock || !handle.hasPointerCapture(event.pointerId)) return;
    const { stageAt, limits } = this.#measure(dock);
    this.#move(dock, dragged(stageAt(event), limits));
  };

  readonly #halve = (): void => {
    const dock = this.#dock;
    if (dock) this.#move(dock, HALVES);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const dock = this.#dock;
    if (!dock || !this.#page || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const ways = dock === "below" ? (["ArrowUp", "ArrowDown"] as const) : this.#sideways;
    const share = movedBy(event.key, shareOf(this.#page, this.view, dock), this.#measure(dock).limits, ways);
    if (share === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#move(dock, share);
  };

  get #sideways(): readonly [string, string] {
    const rightToLeft = this.#page !== null && getComputedStyle(this.#page).direction === "rtl";
    return rightToLeft ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  }

  protected override render(): TemplateResult {
    const dock = this.#dock;
    const probe = html`<span class="pp-arrange-probe" ${ref(this.#watch)}></span>`;
    if (!dock || !this.#page) return probe;
    return html`${probe}${this.enlarged ? nothing : this.#divider(dock, this.#page)}${this.#buttons(dock, this.#page)}`;
  }

  #divider(dock: Dock, page: HTMLElement): TemplateResult {
    const say = this.say(words);
    const { limits } = this.#measure(dock);
    return html`
      <div
        class="pp-divider"
        role="separator"
        tabindex="0"
        aria-orientation=${dock === "beside" ? "vertical" : "horizontal"}
        aria-label=${say.divider}
        aria-controls="pp-part-stage"
        aria-valuenow=${Math.round(shareOf(page, this.view, dock))}
        aria-valuemin=${limits.least}
        aria-valuemax=${limits.most}
        title=${say.dividerHelp}
        @pointerdown=${this.#press}
        @pointermove=${this.#drag}
        @dblclick=${this.#halve}
        @keydown=${this.#key}
      ></div>
    `;
  }

  get #title(): string {
    const { parts, sheets } = this.say(drawer);
    return this.view === "story" ? sheets.story : parts[this.view as keyof typeof parts];
  }

  #buttons(dock: Dock, page: HTMLElement): TemplateResult {
    const say = this.say(words);
    const { enlarged } = this;
    const other = dock === "beside" ? "below" : "beside";
    const enlarge = (which: Enlarged) => () => {
      this.enlarged = enlarged ? null : which;
    };
    return html`
      <div class="pp-arrange-buttons">
        <span class="pp-heading" aria-hidden="true">${this.#title}</span>
        ${
          enlarged
            ? button("both", say.both, enlarge(null))
            : html`
                ${
                  canDock({ width: page.clientWidth })
                    ? button(other, other === "below" ? say.dockBelow : say.dockBeside, () =>
                        this.dispatch({ type: "set-ui", ui: { dock: other } }),
                      )
                    : nothing
                }
                ${button("stage", say.enlargeStage, enlarge("stage"))} ${button("view", say.enlargeView, enlarge("view"))}
                ${button("close", say.close, () => this.dispatch({ type: "set-ui", ui: { drawer: null, lift: null } }))}
              `
        }
      </div>
    `;
  }
}

/** A wheel that turns one way only goes along the row of tabs too. */
function scrollAlong({ currentTarget, deltaX, deltaY }: WheelEvent): void {
  if (deltaX === 0) (currentTarget as HTMLElement).scrollLeft += deltaY;
}

function set(page: HTMLElement, name: string, value: string | null): void {
  if (value === null) page.removeAttribute(name);
  else page.setAttribute(name, value);
}

function button(icon: keyof typeof icons, name: string, press: () => void): TemplateResult {
  const drawn: SVGTemplateResult = icons[icon];
  return html`
    <button
      type="button"
      class="pp-button pp-button-quiet pp-button-icon"
      data-arranges=${icon}
      title=${name}
      @click=${press}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">${drawn}</svg>
    </button>
  `;
}

define("pp-arrange", PpArrange);
