import type { Session } from "../state/session.js";
import { views } from "./parts.js";

/**
 * When the pointer or the focus comes to a button or a field, what it is likely to need loads, so that it is there when
 * it is pressed. It says so in `data-wants`: names of parts, `edits`, which is what changes the problem, or `learners`, which is
 * what all of them and all presets take.
 */
export function onApproach({ target }: Event, session: Session | null): void {
  const { wants = "" } = (target as Element).closest<HTMLElement>("[data-wants]")?.dataset ?? {};
  for (const name of wants.split(" ")) {
    void views.get(name)?.load();
    if (name === "edits") session?.prefetch("settings");
    if (name === "learners") session?.prefetch("settings", "extension");
  }
}
