import { zoomOf } from "../../shared/canvas/layer.js";

/** Between a popover and the edges of the page, in pixels. */
const GAP = 8;

/** A popover is at least so high, even where the page ends before: then the page is scrolled. */
const LEAST_HEIGHT = 240;

/** Places a popover under the button that has opened it, within the width of its host and the height that can be seen. */
export function placePopover(popover: HTMLElement, button: HTMLElement, host: HTMLElement): void {
  const around = host.getBoundingClientRect();
  const under = button.getBoundingClientRect();
  const zoom = zoomOf(host, around);
  const most = Math.max(0, host.offsetWidth - popover.offsetWidth);
  const left = Math.min(Math.max(0, (under.left - around.left) / zoom), most);
  popover.style.setProperty("--pp-popover-left", `${left}px`);
  popover.style.setProperty("--pp-popover-top", `${(under.bottom - around.top) / zoom + GAP / 2}px`);
  const room = Math.max(LEAST_HEIGHT, (window.innerHeight - under.bottom) / zoom - 2 * GAP);
  popover.style.setProperty("--pp-popover-room", `${room}px`);
}
