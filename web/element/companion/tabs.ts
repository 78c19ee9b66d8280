import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { goAlong } from "../../ui/controls/row-keys.js";
import { afterPaint } from "../../ui/page/after-paint.js";
import { whenLoaded } from "../../views/shared/loading/loading.js";
import { toggleLift } from "../../views/shared/openers.js";
import { type DrawerWords, drawer as words } from "../../words/generated/en/drawer.js";
import { type DrawerPart, openView, type PageInputs, type PartEntry, phoneSheets } from "../part-entry.js";

const pane = lazy(() => import("./pane/index.js"));

interface Tab {
  readonly name: string;
  readonly label: unknown;
  /** The id of what it shows. */
  readonly controls: string;
  readonly selected: boolean;
  /** Of the tabs that are not selected the first can be reached with Tab; arrows go on from there. */
  readonly reached: boolean;
  /** What loads when the pointer or the focus comes to it; without it what it is named after. */
  readonly wants?: string;
  readonly choose: (tab: Element) => void;
}

/**
 * A row at the foot of the page that stays where it is: what the views are for, and the views of the one that is open, or
 * that a step of a lesson needs. Where the page is narrow, the story and the settings have tabs there too; where a view
 * leaves the story no column, so has the story.
 * @param shown The parts of the page that are shown.
 */
export function tabs(shown: readonly PartEntry[], inputs: PageInputs): TemplateResult {
  const { frame } = inputs;
  const parts = shown.filter(({ area }) => area === "drawer");
  const say = frame.words.room(words);
  const view = openView(frame.state.ui);
  const group = groupOf[view ?? ""];
  const groups = groupNames.filter((name) => parts.some((part) => groupOf[part.name] === name));
  const story = view !== null && shown.some(({ name }) => name === "story");
  return html`
    <div class="pp-tabs" role="tablist" aria-label=${say.tabs} @pointerover=${pane.load} @focusin=${pane.load} @keydown=${goAlongTabs}>
      ${sheetTabs(shown, inputs).map((one) => tab(one, "pp-tab-sheet"))}
      ${groups.map((name, index) => tab(groupTab(name, index === 0, parts, inputs), "pp-tab-group"))}
    </div>
    <div class="pp-tabs pp-tabs-views" role="tablist" aria-label=${group ? say.groups[group] : say.tabs} @pointerover=${pane.load} @focusin=${pane.load} @keydown=${goAlongTabs}>
      ${parts.map((one) => tab(partTab(one, group, inputs), groupOf[one.name] === group ? "pp-tab-shown" : ""))}
      ${story ? tab(storyTab(inputs), "pp-tab-folded") : nothing}
    </div>
  `;
}

/** The view that is open. */
export function view(shown: readonly PartEntry[], inputs: PageInputs): unknown {
  const { frame, dispatch } = inputs;
  const view = openView(frame.state.ui);
  const open = shown.find(({ area, name }) => area === "drawer" && name === view);
  if (frame.state.ui.embed && view !== "lift") return nothing;
  if (!open && view !== "story") return nothing;
  const draw = (code: NonNullable<typeof pane.module>): TemplateResult =>
    html`${code.arrange(view, inputs)}${open ? code.panel(open, frame, dispatch) : nothing}`;
  return whenLoaded(pane, frame.words, draw, html``);
}

type Group = keyof DrawerWords["groups"];

/** What a view is for: to see the same in another picture, to see why, or to try something else. */
const groupNames: readonly Group[] = ["see", "why", "try"];

const groupOf: Readonly<Record<string, Group>> = {
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

/** Opens the first of its views, or the one that a step needs; pressed again it closes what is open. */
function groupTab(name: Group, first: boolean, parts: readonly PartEntry[], { frame, dispatch }: PageInputs): Tab {
  const say = frame.words.room(words);
  const view = openView(frame.state.ui);
  const own = parts.filter((part) => groupOf[part.name] === name);
  const open = own.find((part) => part.name === view);
  const start = own[0]?.name ?? "";
  return {
    name,
    label: html`<b>${say.groups[name]}</b><span> ${say.groupsMore[name]}</span>`,
    controls: `pp-part-${view}`,
    selected: open !== undefined,
    reached: groupOf[view ?? ""] ? open !== undefined : first,
    wants: start,
    choose: (tab) => {
      const views = tab.closest(".pp-drawer-bar")?.querySelectorAll(`[data-group="${name}"]`) ?? [];
      const needed = Array.from(views)
        .find((one) => one.checkVisibility())
        ?.id.replace("pp-tab-", "");
      choosePart((open?.name ?? needed ?? start) as DrawerPart, dispatch);
    },
  };
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

function partTab({ name }: PartEntry, group: Group | undefined, { frame, dispatch }: PageInputs): Tab {
  const view = openView(frame.state.ui);
  return {
    name,
    label: frame.words.room(words).parts[name as DrawerPart],
    controls: `pp-part-${name}`,
    selected: name === view,
    // What a step needs of a group that is not open is a stop of its own.
    reached: name === view || groupOf[name] !== group,
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

function tab({ name, label, controls, selected, reached, wants = name, choose }: Tab, kind: string): TemplateResult {
  return html`
    <button
      type="button"
      role="tab"
      class="pp-tab ${kind}"
      id="pp-tab-${name}"
      data-wants=${wants}
      data-group=${groupOf[name] ?? nothing}
      aria-selected=${selected}
      aria-controls=${selected ? controls : nothing}
      tabindex=${reached ? 0 : -1}
      @click=${({ currentTarget }: Event) => {
        choose(currentTarget as Element);
        comeIntoSight(currentTarget as Element);
      }}
    >
      ${label}
    </button>
  `;
}
