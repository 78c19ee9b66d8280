import type { Intent } from "../../state/intent.js";
import { shortcutFor } from "../../views/transport/shortcuts.js";

/** What has the focus and wants its keys itself. */
const ownKeys = "input, select, textarea, summary, dialog, [contenteditable]";
/** A slider has no use for the other keys: whoever has just set the speed or scrubbed can play with Space. */
const sliders = "input[type=range], [role=slider]";
const sliderKeys = /^(Arrow|Home|End)/;

/** What scrolls, and holds nothing that runs. */
const scrollers = ".pp-equation, .pp-weights-scroll, .pp-help-body, .pp-comparison-scroll";
/** What scrolls with the controls in it: the keys are its own when they go to it, and to nothing in it. */
const scrollingPanels = ".pp-panel, pp-lesson, pp-quiz";
const scrollKeys = /^(Arrow|Home|End| )/;
const textFields = "input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]";

function wantsItself(target: Element, key: string): boolean {
  const { body, documentElement } = target.ownerDocument;
  if (target === body) {
    // A page that scrolls keeps the keys that scroll it.
    return /^(Home|End| )$/.test(key) && documentElement.scrollHeight > documentElement.clientHeight + 1;
  }
  if (target.closest(sliders)) return sliderKeys.test(key);
  if (target.closest(ownKeys)) return true;
  if (target.closest(scrollers) || target.matches(scrollingPanels)) return scrollKeys.test(key);
  return key === " " && target.closest("button, a[href]") !== null;
}

/** Ctrl or ⌘ with Z takes an edit back, with Shift or with Y brings it again. */
function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Intent | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === "z") return { type: shiftKey ? "redo" : "undo" };
  return key.toLowerCase() === "y" ? { type: "redo" } : null;
}

/** Escape leaves the lecture hall, where nothing else has used it. */
function leaveKey(event: KeyboardEvent, presenting: boolean): Intent | null {
  return presenting && event.key === "Escape" ? { type: "set-ui", ui: { present: false } } : null;
}

/** Keys that a control has no use for. */
const leavingKeys = /^(Escape|Tab|F\d+)$/;

/** Whether a key has been used, or goes into what has the focus: then it is no key of the page around too. */
function isTaken(event: KeyboardEvent, target: Element): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented) return true;
  return !(ctrlKey || metaKey || altKey || leavingKeys.test(key)) && wantsItself(target, key);
}

/** Listens for the keys of the transport and of the history; returns what ends it. */
export function onShortcut(host: HTMLElement, press: (pressed: Intent) => void, presenting: () => boolean): () => void {
  const scope: EventTarget = host.getAttribute("keys") === "page" ? host.ownerDocument : host;
  // The space bar acts when it is let go: with it held, a drag pans the stage, and then it means nothing else.
  let held = false;
  const act = (event: KeyboardEvent, target: Element): void => {
    if (event.defaultPrevented) return;
    const history = target.closest(textFields) ? null : historyKey(event);
    const own = wantsItself(target, event.key) ? null : shortcutFor(event);
    const pressed = history ?? leaveKey(event, presenting()) ?? own;
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
    act(event, target);
    // A deck would go on to its next slide.
    if (scope === host && isTaken(event, target)) event.stopPropagation();
  };
  for (const type of ["keydown", "keyup"]) scope.addEventListener(type, listener);
  return () => {
    for (const type of ["keydown", "keyup"]) scope.removeEventListener(type, listener);
  };
}
