import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { longestMomentName, mostMoments } from "../../state/document/limits.js";
import type { Dispatch } from "../../state/intent.js";
import type { Lecture } from "../../state/lecture/lecture.js";
import type { Moments } from "../../state/lecture/moments.js";
import type { LectureWords } from "../../words/en/page/lecture.js";

interface MomentsInputs {
  readonly moments: Moments;
  readonly lecture: Lecture;
  readonly dispatch: Dispatch;
  readonly say: LectureWords;
  /** Whether what was to be kept last was more than a moment holds. */
  readonly tooMuch: boolean;
  readonly keep: () => void;
}

/** The prepared moments in their order: each is shown, named, moved up or removed; and what is on the page is kept as one. */
export function momentsList({ moments, lecture, dispatch, say, tooMuch, keep }: MomentsInputs): TemplateResult {
  const rename = (index: number, { target }: Event): void => {
    const name = (target as HTMLInputElement).value.trim();
    dispatch(({ state }) => ({
      type: "set-ui",
      ui: { moments: state.ui.moments.map((one, at) => (at === index && name !== "" ? { ...one, name } : one)) },
    }));
  };
  return html`
    <h3>${say.moments}</h3>
    ${
      moments.length === 0
        ? nothing
        : html`<ol class="pp-lecture-moments">
            ${moments.map(
              ({ name }, index) => html`
                <li>
                  <button class="pp-button" type="button" aria-label=${say.open(index + 1)} aria-current=${index === lecture.at ? "step" : nothing} @click=${() => void lecture.open(index)}>${index + 1}</button>
                  <input class="pp-input" type="text" maxlength=${longestMomentName} aria-label=${say.rename(index + 1)} .value=${live(name)} @change=${(event: Event) => rename(index, event)} />
                  <button class="pp-button" type="button" aria-label=${say.earlier(index + 1)} ?disabled=${index === 0} @click=${() => lecture.moveUp(index)}>↑</button>
                  <button class="pp-button" type="button" aria-label=${say.remove(index + 1)} @click=${() => lecture.remove(index)}>×</button>
                </li>
              `,
            )}
          </ol>`
    }
    <button class="pp-button" type="button" ?disabled=${moments.length >= mostMoments} @click=${keep}>${say.keep}</button>
    <p class=${tooMuch ? "pp-error" : "pp-hint"} role="status">${tooMuch ? say.tooMuch : say.momentsHint}</p>
  `;
}
