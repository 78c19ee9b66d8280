/** What stands on the screen after the first picture: one load for all of it. */

import type { ReactiveElement } from "lit";
import { type Lazy, lazy } from "../../engine/lazy.js";
import type { Intent } from "../../state/runs/intent.js";
import type { Session } from "../../state/session/session.js";
import { styles as fieldStyles } from "../../ui/controls/fields/index.js";
import * as header from "../../views/header/index.js";
import * as setup from "../../views/setup/sentence/index.js";
import * as story from "../../views/story/index.js";
import * as tools from "../../views/tools/index.js";
import * as verdict from "../../views/verdict/index.js";
import * as travel from "../awaited-visits.js";
import * as companion from "../companion/index.js";
import { type Leavable, onShortcut } from "../keys/page-keys.js";
import * as layouts from "../layouts/index.js";

const touch = lazy(() => import("../touch/index.js"));

/** Loads what only a page under fingers needs, on a device with fingers. Returns what ends it. */
function watchFingers(root: ParentNode): () => void {
  const ended = new AbortController();
  const page = root.querySelector<HTMLElement>(".pp-app");
  if (page && matchMedia("(pointer: coarse)").matches) {
    touch.load().then(
      ({ keepInSight }) => keepInSight(page, ended.signal),
      () => {},
    );
  }
  return () => ended.abort();
}

/** Hears keys, the printer and fingers, for as long as the host is on its page. Returns what ends that. */
export function listen(
  host: ReactiveElement,
  press: (pressed: Intent) => void,
  leavable: () => Leavable | undefined,
  print: (event: Event) => void,
): () => void {
  const stops = [onShortcut(host, press, leavable), watchPrint(host, print), watchFingers(host.renderRoot)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Sets the attribute `printing` on the host before the page is printed: canvases read their colours before the print
 * styles apply. Printing does not wait for code, so it loads when Ctrl or ⌘ is pressed or the pointer leaves the page
 * towards the browser's menu. Returns what ends that.
 */
function watchPrint(host: ReactiveElement, load: (event: Event) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const print = ({ type }: Event): void => {
    host.toggleAttribute("printing", type === "beforeprint");
    host.requestUpdate();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) load(event);
  };
  window.addEventListener("beforeprint", print, { signal });
  window.addEventListener("afterprint", print, { signal });
  window.addEventListener("keydown", press, { signal });
  document.documentElement.addEventListener("pointerleave", load, { signal });
  return () => ended.abort();
}

/**
 * Prefetches what a button or field needs when the pointer or the focus reaches it, so that a press need not wait: what can
 * be set, for any; and its `data-wants` lists names of parts, or `learners` (all learners and presets).
 */
export function prefetchOnHover(
  { target }: Event,
  session: Session | null,
  views: ReadonlyMap<string, Pick<Lazy<unknown>, "load">>,
): void {
  session?.prefetch("settings");
  const { wants = "" } = (target as Element).closest<HTMLElement>("[data-wants]")?.dataset ?? {};
  for (const name of wants.split(" ")) {
    void views.get(name)?.load();
    if (name === "learners") session?.prefetch("whole");
  }
}

export { companion, fieldStyles, header, layouts, setup, story, tools, travel, verdict };
