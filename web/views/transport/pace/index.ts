import { html, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Speed, UiState } from "../../../state/document/state.js";
import type { Dispatch, Intent } from "../../../state/runs/intent.js";
import { type Choice, options } from "../../../ui/controls/choices.js";
import { timeline } from "../../../words/generated/en/timeline.js";
import { pausesIcon } from "../controls.js";

/** The speeds to choose from: visits a second where play does not pause on updates. */
export const SPEEDS: readonly Speed[] = [1, 5, 30, "max"];

/** What the run can be played at. */
export function speeds(words: Words): readonly Choice<string>[] {
  const { slow, steady, fast, toTheEnd } = words.room(timeline);
  const titles = [slow, steady, fast, toTheEnd];
  return SPEEDS.map((speed, index) => ({ value: String(speed), title: titles[index] ?? "" }));
}

type PaceUi = Pick<UiState, "pace" | "speed">;

/** The choice that is in force. */
export function speedOf({ speed, pace }: PaceUi): string {
  // A run that is told has its own speed, whatever it is to go at without pauses.
  return pace === "told" && speed === "max" ? "5" : String(nearest(speed));
}

/** What chooses one of them: play goes on pausing on updates, if it does. To the end it pauses nowhere. */
export function speedIntents(value: string, { pace }: PaceUi): readonly Intent[] {
  const speed = SPEEDS.find((one) => String(one) === value) ?? 5;
  const set = { type: "set-speed", speed } as const;
  return pace === "told" && speed !== "max" ? [set, { type: "set-ui", ui: { pace } }] : [set];
}

/** By ratio: a speed from a link need not be one of these, and one that is not without limit is not shown as that. */
function nearest(speed: Speed): Speed {
  if (speed === "max") return speed;
  const apart = (one: Speed): number => (one === "max" ? Number.POSITIVE_INFINITY : Math.abs(Math.log(speed / one)));
  return SPEEDS.reduce((best, one) => (apart(one) < apart(best) ? one : best));
}

/** The choice of the speed, and whether play pauses on updates. */
export function render(ui: PaceUi, words: Words, dispatch: Dispatch): TemplateResult {
  const say = words.room(timeline);
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    dispatch.inTurn(() => {
      for (const intent of speedIntents(value, dispatch.now().state.ui)) dispatch(intent);
    });
  };
  const pause = (event: Event): void =>
    dispatch({ type: "set-ui", ui: { pace: (event.target as HTMLInputElement).checked ? "told" : "steady" } });
  return html`
    <label class="pp-label" for="pp-transport-pace">${say.speed}</label>
    <select class="pp-select" id="pp-transport-pace" @change=${choose}>
      ${options(speeds(words), speedOf(ui))}
    </select>
    <label class="pp-segment pp-transport-pauses" title=${say.pauseOnUpdates}
      ><input type="checkbox" aria-label=${say.pauseOnUpdates} .checked=${ui.pace === "told"} @change=${pause} />${pausesIcon}</label
    >
  `;
}
