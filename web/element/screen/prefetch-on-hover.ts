import type { Lazy } from "../../engine/lazy.js";
import type { Session } from "../../state/session/session.js";

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
    if (name === "learners") session?.prefetch("extension");
  }
}
