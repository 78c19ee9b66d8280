import { longestMoment, mostMoments } from "../../document/limits.js";
import { dropsData } from "../../document/reading/refusal.js";
import type { PlaygroundState, UiState } from "../../document/state.js";
import { link } from "../../io/link-and-parameters.js";
import type { Dispatch } from "../../runs/intent.js";

export type Moments = UiState["moments"];

/** The moment as it is on the page, to be kept. Null where that is more than a moment holds. */
async function kept(state: PlaygroundState): Promise<string | null> {
  const { tokenOf } = await link.load();
  const token = tokenOf({ ...state, ui: { ...state.ui, moments: [], predictFirst: false } });
  return token !== null && token.length <= longestMoment ? token : null;
}

/** Keeps what is on the page as the last of the moments. False where that is more than a moment holds, or there are too many. */
export async function keepMoment(dispatch: Dispatch, name: string): Promise<boolean> {
  const state = await kept(dispatch.now().state);
  if (state === null || dispatch.now().state.ui.moments.length >= mostMoments) return false;
  dispatch((now) => ({ type: "set-ui", ui: { moments: [...now.state.ui.moments, { name, state }] } }));
  return true;
}

/** Writes what is on the page over a moment, which keeps its name. False where that is more than a moment holds. */
export async function writeOverMoment(dispatch: Dispatch, index: number): Promise<boolean> {
  const state = await kept(dispatch.now().state);
  if (state === null) return false;
  dispatch(({ state: { ui } }) => ({
    type: "set-ui",
    ui: { moments: ui.moments.map((one, at) => (at === index ? { ...one, state } : one)) },
  }));
  return true;
}

/**
 * Puts a moment on the page, which is still that of a lecture, with all its moments. What could not be read of it is refused;
 * without its data it is not shown.
 */
export async function openMoment(dispatch: Dispatch, index: number): Promise<void> {
  const moment = dispatch.now().state.ui.moments[index];
  if (!moment) return;
  const { readToken } = await link.load();
  const { state, refusals } = readToken(`#${moment.state}`, dispatch.now().state);
  const at = `ui.moments.${index}.state`;
  if (refusals.length > 0) {
    dispatch({ type: "refuse", refusals: refusals.map((one) => (one.field === "link" ? inField(one, at) : one)) });
  }
  if (dropsData(refusals)) return;
  dispatch({
    type: "replace",
    state: ({ ui: { moments, predictFirst } }) => ({
      ...state,
      ui: { ...state.ui, present: true, moments, predictFirst },
    }),
  });
}

/** A refusal of a token as one of the field that holds it. */
function inField<Refused extends { readonly field: string; readonly message: string }>(
  refused: Refused,
  field: string,
): Refused {
  return { ...refused, field, message: refused.message.replace(refused.field, field) };
}
