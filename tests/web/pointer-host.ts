import type { Decision, Dispatch, Intent } from "../../web/state/runs/intent.js";
import type { PointerHost } from "../../web/views/shared/pointing/view-pointer.js";

/** A view that points, without an element. @param dispatch hears what it asks for. */
export const pointerHost = (dispatch: (asked: Intent | Decision) => void = () => {}): PointerHost => ({
  dispatch: Object.assign(dispatch, { inTurn() {}, lives: () => () => true, now: () => null as never }) as Dispatch,
  addController() {},
  removeController() {},
  requestUpdate() {},
  updateComplete: Promise.resolve(true),
});
