import type { Intent } from "../../state/runs/intent.js";

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Keys of the whole playground, for when no field, button, stage or timeline has the focus and wants them itself. */
export function shortcutFor(event: KeyPress): Intent | null {
  // Combinations belong to the browser and the system.
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === "ArrowLeft") return { type: event.shiftKey ? "back-update" : "back-visit" };
  if (event.key === "ArrowRight") return { type: event.shiftKey ? "next-update" : "step" };
  if (event.shiftKey) return null;
  switch (event.key) {
    case " ":
      return { type: "toggle-play" };
    case "e":
    case "E": // with Caps Lock
      return { type: "next-epoch" };
    case "Home":
      return { type: "reset" };
    case "End":
      return { type: "finish" };
    default:
      return null;
  }
}
