import { commandFor, type StageCommand } from "./keyboard.js";
import { pointerEvents } from "./pointer-act.js";
import type { Pointing } from "./pointing.js";

interface InputHandlers {
  readonly pointing: Pointing;
  readonly command: (command: StageCommand, repeat: boolean) => void;
  readonly wheel: (event: WheelEvent) => void;
  readonly focus: (focused: boolean) => void;
}

/** Connects the events of the surface. They live as long as the surface itself. */
export function listen(surface: HTMLElement, { pointing, command, wheel, focus }: InputHandlers): void {
  for (const type of pointerEvents) surface.addEventListener(type, (event) => pointing.hear(event));
  // The right button flips a label; the browser's menu would cover it.
  surface.addEventListener("contextmenu", (event) => event.preventDefault());
  surface.addEventListener("mousedown", (event) => {
    if (event.button === 1) event.preventDefault(); // no autoscroll
  });
  surface.addEventListener("wheel", wheel, { passive: false });
  // Of two fingers that begin to pinch the browser would take the one that moves up or down first, to scroll the page.
  surface.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  surface.addEventListener("focus", () => focus(true));
  surface.addEventListener("blur", () => focus(false));
  surface.addEventListener("keydown", (event) => {
    const wanted = commandFor(event);
    if (!wanted) return;
    event.preventDefault();
    event.stopPropagation();
    command(wanted, event.repeat);
  });
}
