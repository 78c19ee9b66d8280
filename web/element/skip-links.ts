import { html, type TemplateResult } from "lit";
import { afterPaint } from "../views/shared/loading/after-paint.js";

const places = [
  { title: "stage", selector: ".pp-stage-surface" },
  { title: "transport", selector: ".pp-transport-play" },
  { title: "story", selector: '[data-part="story"]' },
] as const;

/** @param show shows the story where the sheet of a phone has something else open. */
async function skip(event: Event, selector: string, show: () => void): Promise<void> {
  const root = (event.currentTarget as HTMLElement).getRootNode() as ParentNode;
  const place = root.querySelector<HTMLElement>(selector);
  if (place?.checkVisibility() === false) {
    show();
    await afterPaint();
  }
  place?.focus();
}

/** The first stops of the keyboard; they show themselves when it comes to them. No address leads into a shadow root. */
export function skipLinks(showStory: () => void): TemplateResult {
  return html`
    <div class="pp-skip">
      ${places.map(
        ({ title, selector }) =>
          html`<button type="button" class="pp-button" @click=${(event: Event) => skip(event, selector, showStory)}>
            Skip to the ${title}
          </button>`,
      )}
    </div>
  `;
}
