import type { UiState } from "../../state/document/state.js";
import type { Intent } from "../../state/runs/intent.js";
import { characterKeysOn } from "../../ui/controls/character-keys.js";
import { shortcutFor } from "../../views/transport/transport-keys.js";

/** What has the focus and wants its keys itself. */
const ownKeys = "input, select, textarea, dialog, [contenteditable]";
/** What has no use for the other keys: whoever has just set the speed, scrubbed or taken a tool can play with Space. */
const sliders = "input[type=range], [role=slider], input[type=radio]:checked";
/** What Space presses; what is disabled keeps the focus all the same. */
const buttons = "button:not([aria-disabled=true]), summary, a[href]";
/** WebKitGTK has no name for Shift+Tab. */
const tabKeys = /^(Tab|Unidentified)$/;
/** Keys that move the focus. */
const movingKeys = /^(Tab|Arrow|Home|End|Unidentified)/;
const sliderKeys = /^(Arrow|Home|End)/;

/** What scrolls, and holds nothing that runs. */
const scrollers = ".pp-equation, .pp-weights-scroll, .pp-help-body, .pp-comparison-scroll";
/** What may scroll, with a name: what may have the focus for the sake of other things is none of it. */
const namedScrollers = ":is([role=group], [role=region])[tabindex]:not(.pp-part, .pp-task)";
/** What scrolls with the controls in it: the keys are its own when they go to it, and to nothing in it. */
const scrollingPanels = ".pp-panel, pp-lesson, pp-quiz";
const scrollKeys = /^(Arrow|Home|End| )/;
const textFields = "input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]";

/** @param reached whether the focus has been moved to it by keys: a button that was pressed by a pointer needs no Space. */
function wantsItself(target: Element, key: string, reached: boolean): boolean {
  const { body, documentElement } = target.ownerDocument;
  if (target === body) {
    // A page that scrolls keeps the keys that scroll it.
    return /^(Home|End| )$/.test(key) && documentElement.scrollHeight > documentElement.clientHeight + 1;
  }
  if (target.closest(sliders)) return sliderKeys.test(key);
  if (target.closest(ownKeys)) return true;
  if (target.closest(scrollers) || target.matches(scrollingPanels)) return scrollKeys.test(key);
  return key === " " && reached && target.closest(buttons) !== null;
}

/** Whether a key is one that the reader has switched off: a letter, not the space bar. */
function isOff(key: string): boolean {
  return key.length === 1 && key !== " " && !characterKeysOn();
}

/** What may scroll is a stop of the Tab key where it does. Measured as the key is pressed: at no other time does it matter. */
function stopWhereItScrolls({ shadowRoot }: HTMLElement): void {
  for (const one of shadowRoot?.querySelectorAll<HTMLElement>(namedScrollers) ?? [])
    one.tabIndex = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight ? 0 : -1;
}

/** Ctrl or ⌘ with Z takes an edit back, with Shift or with Y brings it again. */
function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Intent | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === "z") return { type: shiftKey ? "redo" : "undo" };
  return key.toLowerCase() === "y" ? { type: "redo" } : null;
}

/** What Escape may leave. */
export type Leavable = Pick<UiState, "present" | "drawer" | "lift" | "lesson" | "quiz">;

/** In Present Escape closes the view that is open, and then leaves, where nothing else has used it. The view of a step is part of it. */
function leaveKey({ key }: KeyboardEvent, ui: Leavable | undefined): Intent | null {
  if (key !== "Escape" || !ui?.present) return null;
  const closes = (ui.drawer !== null || ui.lift !== null) && ui.lesson === null && ui.quiz === null;
  return { type: "set-ui", ui: closes ? { drawer: null, lift: null } : { present: false } };
}

/** Keys that a control has no use for. */
const leavingKeys = /^(Escape|Tab|F\d+)$/;

/** Whether a key has been used, or goes into what has the focus: then it is no key of the page around too. */
function isTaken(event: KeyboardEvent, target: Element, reached: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented) return true;
  return !(ctrlKey || metaKey || altKey || leavingKeys.test(key)) && wantsItself(target, key, reached);
}

/** Listens for the keys of the transport and of the history; returns what ends it. */
export function onShortcut(
  host: HTMLElement,
  press: (pressed: Intent) => void,
  leavable: () => Leavable | undefined,
): () => void {
  const scope: EventTarget = host.getAttribute("keys") === "page" ? host.ownerDocument : host;
  // The space bar acts when it is let go: with it held, a drag pans the stage, and then it means nothing else.
  let held = false;
  let reached = true;
  /** Where the focus was when a key was pressed that may move it. Within a shadow root no event outside says that it moves. */
  let left: Element | null = null;
  const point = (): void => {
    reached = false;
    left = null;
  };
  const act = (event: KeyboardEvent, target: Element): void => {
    if (event.defaultPrevented) return;
    const history = target.closest(textFields) ? null : historyKey(event);
    const own = wantsItself(target, event.key, reached) || isOff(event.key) ? null : shortcutFor(event);
    const pressed = history ?? leaveKey(event, leavable()) ?? own;
    if (!pressed) return;
    event.preventDefault();
    const onRelease = pressed.type === "toggle-play";
    if (onRelease && event.type === "keydown") held = true;
    else if (onRelease ? held : event.type === "keydown") press(pressed);
    if (event.type === "keyup") held = false;
  };
  const listener = (event: Event): void => {
    const [target] = event.composedPath();
    if (!(event instanceof KeyboardEvent) || !(target instanceof Element)) return;
    if (event.type === "keydown" && tabKeys.test(event.key)) stopWhereItScrolls(host);
    reached ||= left !== null && left !== target;
    // Not when a key is let go: WebKit may move the focus only after that.
    if (event.type === "keydown") left = movingKeys.test(event.key) ? target : null;
    act(event, target);
    // A deck would go on to its next slide.
    if (scope === host && isTaken(event, target, reached)) event.stopPropagation();
  };
  for (const type of ["keydown", "keyup"]) scope.addEventListener(type, listener);
  scope.addEventListener("pointerdown", point, true);
  return () => {
    for (const type of ["keydown", "keyup"]) scope.removeEventListener(type, listener);
    scope.removeEventListener("pointerdown", point, true);
  };
}
