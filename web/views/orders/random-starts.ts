import { html, nothing, type TemplateResult } from "lit";
import type { PaneView } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { trainsHyperplane } from "../../state/learners/traits.js";
import type { Words } from "../../state/words.js";
import { orders } from "../../words/en/companion/orders.js";
import type { FramePick } from "../shared/frame-paths.js";
import { obstacleOffers, obstacleReads } from "../shared/offers/obstacle.js";
import { offerButtons } from "../shared/offers/offer.js";
import { obstacleText } from "../shared/words/obstacle.js";

const STARTS = 4;

export const startsReads = [...obstacleReads, "presets"] as const;

/** Why no starts can be drawn, or null. */
export function startsObstacle(
  { obstacle, learner }: Pick<PaneView, "obstacle" | "learner">,
  words: Words,
): string | null {
  if (obstacle !== null) return obstacleText(obstacle, words);
  return trainsHyperplane(learner) ? null : words.room(orders).noStarts;
}

/**
 * The same learner from four random weights, all boundaries on one stage.
 * @param drawn the seed of the starts drawn last, 0 before any
 */
export function randomStarts(
  frame: FramePick<(typeof startsReads)[number]>,
  drawn: number,
  next: () => number,
  dispatch: Dispatch,
): TemplateResult {
  const obstacle = startsObstacle(frame.pane, frame.words);
  const say = frame.words.room(orders);
  const { data } = frame.state;
  const onIris = data.kind === "preset" && data.name === "iris";
  const hasIris = frame.presets.some(({ name }) => name === "iris");
  const start = () => dispatch({ type: "random-starts", count: STARTS, seed: next() });
  const loadIris = () => dispatch({ type: "load-preset", name: "iris", options: {} });
  return html`
    <p class="pp-orders-text">${say.aboutStarts}</p>
    <div class="pp-flow">
      <button
        class="pp-button"
        type="button"
        ?disabled=${obstacle !== null}
        aria-describedby=${obstacle === null ? nothing : "pp-orders-no-starts"}
        @click=${start}
      >
        ${say.start}
      </button>
      ${
        hasIris && !onIris
          ? html`<button class="pp-button pp-button-quiet" type="button" @click=${loadIris}>${say.loadIris}</button>`
          : nothing
      }
    </div>
    ${obstacle === null ? nothing : html`<p class="pp-orders-note" id="pp-orders-no-starts">${obstacle}</p>`}
    ${offerButtons(obstacleOffers(frame), frame, dispatch)}
    <p class="pp-orders-note" role="status">${drawn > 0 ? say.started(drawn) : nothing}</p>
  `;
}
