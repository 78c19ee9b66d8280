import { html, nothing, type TemplateResult } from "lit";
import { holdsPart } from "../../state/document/lock.js";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { lockable } from "../../views/shared/controls/lockable.js";
import { afterPaint } from "../../views/shared/loading/after-paint.js";
import { whenLoaded } from "../../views/shared/loading/when-loaded.js";
import { goAlong } from "../../views/shared/press/row-keys.js";
import { type DrawerWords, drawer as words } from "../../words/en/page/drawer.js";
import type { DrawerPart, PartEntry } from "../part-entry.js";
import { type PhoneSheet, phoneSheets } from "../phone-sheets.js";

interface DrawerInputs {
  readonly frame: Frame;
  readonly dispatch: Dispatch;
  readonly sheet: PhoneSheet;
  readonly showSheet: (sheet: PhoneSheet) => void;
}

interface Tab {
  readonly name: string;
  readonly label: string;
  /** The id of what it shows. */
  readonly controls: string;
  readonly selected: boolean;
  /** Of the tabs that are not selected the first can be reached with Tab; arrows go on from there. */
  readonly reached: boolean;
  readonly choose: (tab: Element) => void;
}

/**
 * A row of tabs at the foot of the page, and under it the part whose tab is pressed: none at first. Where the page is
 * narrow, the story and the settings have tabs there too.
 * @param shown The parts of the page that are shown.
 */
export function drawer(shown: readonly PartEntry[], inputs: DrawerInputs): TemplateResult {
  const { frame, dispatch } = inputs;
  const parts = shown.filter(({ area }) => area === "drawer");
  const say = frame.words.room(words);
  const open = parts.find(({ name }) => name === frame.state.ui.drawer);
  return html`
    <div class="pp-drawer-bar">
      <div class="pp-tabs" role="tablist" aria-label=${say.tabs} @keydown=${goAlongTabs}>
        ${sheetTabs(shown, inputs).map((one) => tab(one, "pp-tab pp-tab-sheet"))}
        ${partTabs(parts, inputs).map((one) => tab(one, "pp-tab"))}
      </div>
      ${
        open
          ? html`<button
              type="button"
              class="pp-button pp-button-quiet pp-drawer-close"
              @click=${() => dispatch({ type: "set-ui", ui: { drawer: null } })}
            >
              ${say.close}
            </button>`
          : nothing
      }
    </div>
    ${open ? panel(open, frame, dispatch) : nothing}
  `;
}

const goAlongTabs = (event: KeyboardEvent): void => goAlong(event, "tab");

function sheetTabs(shown: readonly PartEntry[], { frame, dispatch, sheet, showSheet }: DrawerInputs): Tab[] {
  const say = frame.words.room(words);
  const closed = !frame.state.ui.drawer;
  const there = phoneSheets.filter(({ part }) => shown.some((one) => one.name === part));
  return there.map(({ name, part }, index) => ({
    name,
    // The step, or the question, stands where the story stands.
    label: name === "story" ? (guideOf(frame.state.ui, say) ?? say.sheets.story) : say.sheets[name],
    controls: `pp-part-${part}`,
    selected: closed && name === sheet,
    reached: closed ? name === sheet : index === 0,
    choose: (tab) => {
      showSheet(name);
      dispatch({ type: "set-ui", ui: { drawer: null } });
      void afterPaint().then(() => comeIntoSight(tab));
    },
  }));
}

/** What stands in the place of the story. */
function guideOf({ lesson, quiz }: Frame["state"]["ui"], say: DrawerWords): string | null {
  if (lesson !== null) return say.lesson;
  return quiz === null ? null : say.practice;
}

function partTabs(parts: readonly PartEntry[], { frame, dispatch }: DrawerInputs): Tab[] {
  const say = frame.words.room(words);
  const open = frame.state.ui.drawer;
  return parts.map(({ name }, index) => ({
    name,
    label: say.parts[name as DrawerPart],
    controls: `pp-part-${name}`,
    selected: name === open,
    reached: open ? name === open : index === 0,
    choose: (tab) => {
      dispatch(({ state: { ui } }) => ({
        type: "set-ui",
        ui: { drawer: name === ui.drawer ? null : (name as DrawerPart) },
      }));
      void afterPaint().then(() => comeIntoSight(tab));
    },
  }));
}

/** The height in pixels of the tabs on a phone and of the lines above them that say what has been opened. */
const LEAST_SHOWN = 145;

/** What begins so far down that nothing of it would be seen, on a small phone or below a lesson, is scrolled to. */
function comeIntoSight(tab: Element): void {
  const opened = (tab.getRootNode() as ShadowRoot).getElementById(tab.getAttribute("aria-controls") ?? "");
  const { top = 0 } = opened?.getBoundingClientRect() ?? {};
  if (top > innerHeight - LEAST_SHOWN) opened?.scrollIntoView({ block: "nearest" });
}

function tab({ name, label, controls, selected, reached, choose }: Tab, kind: string): TemplateResult {
  return html`
    <button
      type="button"
      role="tab"
      class=${kind}
      id="pp-tab-${name}"
      data-wants=${name}
      aria-selected=${selected}
      aria-controls=${selected ? controls : nothing}
      tabindex=${reached ? 0 : -1}
      @click=${({ currentTarget }: Event) => choose(currentTarget as Element)}
    >
      ${label}
    </button>
  `;
}

function panel({ name, view }: PartEntry, frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`
    <div
      class="pp-part pp-panel"
      part=${name}
      data-part=${name}
      role="tabpanel"
      id="pp-part-${name}"
      aria-labelledby="pp-tab-${name}"
      tabindex="0"
    >
      ${lockable(
        holdsPart(frame.state.ui.lock, name),
        whenLoaded(view, frame.words, ({ render }) => render(frame, dispatch)),
        frame.words,
      )}
    </div>
  `;
}
