import { html, type TemplateResult } from "lit";

const places = [
  { title: "stage", selector: ".pp-stage-surface" },
  { title: "transport", selector: ".pp-transport-play" },
  { title: "story", selector: '[data-part="story"]' },
] as const;

function skip(event: Event, selector: string): void {
  const root = (event.currentTarget as HTMLElement).getRootNode() as ParentNode;
  root.querySelector<HTMLElement>(selector)?.focus();
}

/** The first stops of the keyboard; they show themselves when it comes to them. No address leads into a shadow root. */
export const skipLinks: TemplateResult = html`
  <div class="pp-skip">
    ${places.map(
      ({ title, selector }) =>
        html`<button type="button" class="pp-button" @click=${(event: Event) => skip(event, selector)}>
          Skip to the ${title}
        </button>`,
    )}
  </div>
`;
