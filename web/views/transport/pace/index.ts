import { html, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Speed, UiState } from "../../../state/document/state.js";
import type { Dispatch, Intent } from "../../../state/runs/intent.js";
import { type Choice, options } from "../../../ui/controls/choices.js";
import { timeline } from "../../../words/en/timeline.js";

/** The steady paces to choose from: visits a second, up to as fast as the machine goes. */
export const SPEEDS: readonly Speed[] = [1, 2, 5, 10, 30, 100, 1000, 10_000, 100_000, "max"];

const told = "told";

/** What the run can be played at. */
export function paces(words: Words): readonly Choice<string>[] {
  const { pauseOnUpdates, visitsPerSecond, fullSpeed } = words.room(timeline);
  const steady = SPEEDS.map((speed) => ({
    value: String(speed),
    title: speed === "max" ? fullSpeed : visitsPerSecond(speed),
  }));
  return [{ value: told, title: pauseOnUpdates }, ...steady];
}

/** The choice that is in force. */
export function paceOf({ pace, speed }: Pick<UiState, "pace" | "speed">): string {
  return pace === told ? told : String(nearest(speed));
}

/** What chooses one of them. */
export function paceIntent(value: string): Intent {
  const speed = SPEEDS.find((one) => String(one) === value);
  return speed === undefined ? { type: "set-ui", ui: { pace: told } } : { type: "set-speed", speed };
}

/** By ratio: a speed from a link need not be one of these. */
function nearest(speed: Speed): Speed {
  if (speed === "max") return speed;
  const apart = (one: Speed): number => (one === "max" ? Number.POSITIVE_INFINITY : Math.abs(Math.log(speed / one)));
  return SPEEDS.reduce((best, one) => (apart(one) < apart(best) ? one : best));
}

/** The choice of the pace. */
export function render(ui: Pick<UiState, "pace" | "speed">, words: Words, dispatch: Dispatch): TemplateResult {
  const choose = (event: Event): void => dispatch(paceIntent((event.target as HTMLSelectElement).value));
  return html`
    <label for="pp-transport-pace">${words.room(timeline).pace}</label>
    <select class="pp-select" id="pp-transport-pace" @change=${choose}>
      ${options(paces(words), paceOf(ui))}
    </select>
  `;
}
