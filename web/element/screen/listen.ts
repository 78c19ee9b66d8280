import type { ReactiveElement } from "lit";
import type { Intent } from "../../state/intent.js";
import { onShortcut } from "../keys/shortcuts.js";
import { watchFingers } from "./watch-fingers.js";
import { watchPrint } from "./watch-print.js";

/** Hears keys, the printer and fingers, for as long as the host is on its page. Returns what ends that. */
export function listen(
  host: ReactiveElement,
  press: (pressed: Intent) => void,
  presenting: () => boolean,
  print: (event: Event) => void,
): () => void {
  const stops = [onShortcut(host, press, presenting), watchPrint(host, print), watchFingers(host.renderRoot)];
  return () => {
    for (const stop of stops) stop();
  };
}
