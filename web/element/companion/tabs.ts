import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { goAlong } from "../../ui/controls/row-keys.js";
import { afterPaint } from "../../ui/page/after-paint.js";
import { whenLoaded } from "../../views/shared/loading/loading.js";
import { toggleLift } from "../../views/shared/openers.js";
import { type DrawerWords, drawer as words } from "../../words/en/page/header.js";
import { type DrawerPart, openView, type PageInputs, type PartEntry, phoneSheets } from "../part-entry.js";

const pane = lazy(() => import("./pane/index.js"));

interface Tab {
  readonly name: string;
  readonly label: string;
  /** The id of what it shows. */
  readonly controls: string;
  readonly selected: boolean;
  /** Of the tabs that are not selected the first can be reached with Tab; arrows go on from there. */
  readonly reached: boolean;
  readonly choose: () => void;
}

/**
 * A row of tabs at the foot of the page, or above the view that is open: none at first. Where the page is narrow, the
 * story and the settings have tabs there too; where a view leaves the story no column, so has the story.
 * @param shown The parts of the page that are shown.
 */
export function companion(shown: readonly PartEntry[], inputs: PageInputs): TemplateResult {
  const { frame, dispatch } = inputs;
  const parts = shown.filter(({ area }) => area === "drawer");
  const say = frame.words.room(words);
  const view = openView(frame.state.ui);
  const open = parts.find(({ name }) => name === view);
  const shows = open !== undefined || view === "story";
  return html`
    <div class="pp-drawer-bar" @pointerover=${pane.load} @focusin=${pane.load}>
      <div class="pp-tabs" role="tablist" aria-label=${say.tabs} @keydown=${goAlongTabs}>
        ${sheetTabs(shown, inputs).map((one) => tab(one, "pp-tab-sheet"))}
        ${shown.some(({ name }) => name === "story") ? tab(storyTab(inputs), "pp-tab-folded") : nothing}
        ${parts.map((one, index) => html`${groupName(one, parts[index - 1], say)}${tab(partTab(one, index === 0, inputs), "")}`)}
      </div>
    </div>
    ${
      shows
        ? whenLoaded(
            pane,
            frame.words,
            (code) => html`${code.arrange(view, inputs)}${open ? code.panel(open, frame, dispatch) : nothing}`,
            html``,
          )
        : nothing
    }
  `;
}

/** What a view is for: to see the same in another picture, to see why, or to try something else. */
const groupOf: Readonly<Record<string, keyof DrawerWords["groups"]>> = {
  lift: "see",
  "weight-space": "see",
  projection: "see",
  margin: "why",
  charts: "why",
  trace: "why",
  algorithm: "why",
  compare: "try",
  orders: "try",
  cures: "try",
};

/** The name of a group before the first of its views: for the eye, as a list of tabs holds nothing else. */
function groupName(
  { name }: PartEntry,
  before: PartEntry | undefined,
  say: DrawerWords,
): TemplateResult | typeof nothing {
  const group = groupOf[name];
  if (group === undefined || (before && groupOf[before.name] === group)) return nothing;
  return html`<span class="pp-tab-group" aria-hidden="true">${say.groups[group]}</span>`;
}

const goAlongTabs = (event: KeyboardEvent): void => goAlong(event, "tab");

function sheetTabs(shown: readonly PartEntry[], { frame, dispatch, sheet, showSheet }: PageInputs): Tab[] {
  const say = frame.words.room(words);
  const view = openView(frame.state.ui);
  const closed = !view || view === "story";
  const there = phoneSheets.filter(({ part }) => shown.some((one) => one.name === part));
  return there.map(({ name, part }, index) => ({
    name,
    // The step, or the question, stands where the story stands.
    label: name === "story" ? (guideOf(frame.state.ui, say) ?? say.sheets.story) : say.sheets[name],
    controls: `pp-part-${part}`,
    selected: closed && name === sheet,
    reached: closed ? name === sheet : index === 0,
    choose: () => {
      showSheet(name);
      dispatch({ type: "set-ui", ui: { drawer: null, lift: null } });
    },
  }));
}

/** What stands in the place of the story. */
function guideOf({ lesson, quiz }: Frame["state"]["ui"], say: DrawerWords): string | null {
  if (lesson !== null) return say.lesson;
  return quiz === null ? null : say.practice;
}

/** The whole story, of which a sentence is left below the stage where a view has its place. */
function storyTab({ frame, dispatch }: PageInputs): Tab {
  const selected = openView(frame.state.ui) === "story";
  return {
    name: "folded-story",
    label: frame.words.room(words).sheets.story,
    controls: "pp-part-story",
    selected,
    reached: selected,
    choose: () => dispatch({ type: "set-ui", ui: { drawer: "story", lift: null } }),
  };
}

function partTab({ name }: PartEntry, first: boolean, { frame, dispatch }: PageInputs): Tab {
  const view = openView(frame.state.ui);
  return {
    name,
    label: frame.words.room(words).parts[name as DrawerPart],
    controls: `pp-part-${name}`,
    selected: name === view,
    reached: view ? name === view : first,
    choose: () => choosePart(name as DrawerPart, dispatch),
  };
}

/** Opens a view, or closes it. */
function choosePart(name: DrawerPart, dispatch: Dispatch): void {
  if (name === "lift") toggleLift(dispatch);
  else
    dispatch(({ state: { ui } }) => ({
      type: "set-ui",
      ui: { drawer: name === openView(ui) ? null : name, lift: null },
    }));
}

/** On a phone what begins far down has its beginning, or all of it, between the stage and the tabs. */
function comeIntoSight(tab: Element): void {
  const opened = (): Element | null =>
    (tab.getRootNode() as ShadowRoot).getElementById(tab.getAttribute("aria-controls") ?? "");
  pane
    .load()
    .then(afterPaint)
    .then(
      () => opened()?.scrollIntoView({ block: "nearest" }),
      () => {},
    );
}

function tab({ name, label, controls, selected, reached, choose }: Tab, kind: string): TemplateResult {
  return html`
    <button
      type="button"
      role="tab"
      class="pp-tab ${kind}"
      id="pp-tab-${name}"
      data-wants=${name}
      aria-selected=${selected}
      aria-controls=${selected ? controls : nothing}
      tabindex=${reached ? 0 : -1}
      @click=${({ currentTarget }: Event) => {
        choose();
        comeIntoSight(currentTarget as Element);
      }}
    >
      ${label}
    </button>
  `;
}
