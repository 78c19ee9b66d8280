import { html, nothing, type TemplateResult } from "lit";
import { isGone, type Lazy, lazy, part } from "../engine/lazy.js";
import { holdsPart } from "../state/document/lock.js";
import type { Words } from "../state/document/notation/words.js";
import type { Frame } from "../state/runs/frame.js";
import type { Dispatch } from "../state/runs/intent.js";
import { radioForm } from "../ui/controls/radio-form.js";
import { afterPaint } from "../ui/page/after-paint.js";
import { lockable } from "../views/shared/controls/lockable.js";
import { whenLoaded } from "../views/shared/loading/loading.js";
import type { PartView } from "../views/shared/view.js";
import { loading } from "../words/generated/en/loading.js";
import { type PageWords, page as words } from "../words/generated/en/page.js";
import { areas, openView, type PageInputs, type PartEntry } from "./part-entry.js";
import {
  course,
  embed,
  importing,
  lesson,
  open,
  parts,
  preferences,
  presenting,
  quiz,
  screen,
  share,
  sound,
  worksheet,
} from "./parts.js";

const places = [
  { name: "stage", selector: ".pp-stage-surface" },
  { name: "transport", selector: ".pp-transport-play" },
  { name: "story", selector: '[data-part="story"]' },
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
function skipLinks(say: PageWords, showStory: () => void): TemplateResult {
  return html`
    <div class="pp-skip">
      ${places.map(
        ({ name, selector }) =>
          html`<button type="button" class="pp-button" @click=${(event: Event) => skip(event, selector, showStory)}>
            ${say.skip[name]}
          </button>`,
      )}
    </div>
  `;
}

const companionCode = part(screen, ({ companion }) => companion);
const notices: Lazy<PartView> = lazy(() => import("../views/notices/index.js"));

interface WholePage extends PageInputs {
  /** Hears where the pointer and the focus go. */
  readonly prefetch: (event: Event) => void;
  /** Of what is shown, for paper. */
  readonly address: string;
}

/**
 * Until there is a page, and where there will be none: what the page around has put into the element, and why it waits.
 * @param failure Why it could not start; null while it may. @param slow Whether it has been starting for long.
 * @param file Where the playground is as one file, which needs no other.
 */
export function waiting(
  failure: Error | null,
  slow: boolean,
  words: Words,
  again: () => void,
  file: string | null,
): TemplateResult {
  const say = words.room(loading);
  const gone = isGone(failure);
  const press = gone ? () => location.reload() : again;
  const said = html`
    <p class="pp-failure" role=${failure ? "alert" : "status"}>
      ${failure?.message ?? say.slow}${words.gap}${gone ? say.updated : nothing}
      <button type="button" class="pp-button" @click=${press}>${gone ? say.reload : say.tryAgain}</button>
      ${failure && file ? html`<a href=${file}>${say.oneFile}</a>` : nothing}
    </p>
  `;
  return html`
    <div class="pp-waiting">
      ${failure || slow ? said : nothing}
      <slot></slot>
    </div>
  `;
}

/** The whole page: its parts in their areas, and the companion. */
export function page(inputs: WholePage): TemplateResult {
  const { frame, dispatch, sheet, showSheet, prefetch, address } = inputs;
  const shown = shownParts(frame);
  const say = frame.words.room(words);
  const { ui } = frame.state;
  const view = openView(ui);
  const over = (wanted: unknown, code: Lazy<PartView>) =>
    wanted ? whenLoaded(code, frame.words, ({ render }) => render(frame, dispatch)) : nothing;
  return html`
    <div
      class="pp-app"
      dir=${frame.words.direction}
      lang=${frame.words.locale}
      part="app"
      data-sheet=${view && view !== "story" ? "drawer" : sheet}
      ?data-present=${ui.present && presenting.module}
      ?data-embed=${ui.embed}
      @pointerover=${prefetch}
      @focusin=${prefetch}
    >
      ${skipLinks(say, () => {
        showSheet("story");
        dispatch({ type: "set-ui", ui: { drawer: null, lift: null } });
      })}
      ${over(ui.present, presenting)}
      ${areas.map((area) =>
        parts.map((part) =>
          (part.area ?? part.name) === area && shown.includes(part) ? section(part, frame, dispatch) : nothing,
        ),
      )}
      ${
        ui.embed
          ? nothing
          : html`<div class="pp-drawer-bar">${whenLoaded(companionCode, frame.words, ({ tabs }) => tabs(shown, inputs))}</div>`
      }
      <div class="pp-drawer" data-area="drawer">
        ${view ? whenLoaded(companionCode, frame.words, (code) => code.view(shown, inputs)) : nothing}
      </div>
      ${over(ui.open || open.module, open)}
      ${over(ui.share, share)} ${over(ui.preferences, preferences)} ${over(ui.lessons, course)} ${over(ui.importing, importing)} ${over(ui.worksheet, worksheet)}
      ${over(ui.sound && !ui.embed, sound)}
      <div class="pp-notices" aria-live="polite">${over(frame.notices.length, notices)}</div>
      ${ui.embed ? whenLoaded(embed, frame.words, ({ render }) => render(frame)) : nothing}
      ${radioForm}
      <p class="pp-address">${address}</p>
    </div>
  `;
}

function section({ name, area, view, meanwhile }: PartEntry, frame: Frame, dispatch: Dispatch): TemplateResult {
  // A story of nothing has nothing to press: the keyboard comes to the story itself, to scroll it.
  const bare = name === "story" && frame.pane.obstacle !== null;
  return html`
    <section
      class="pp-part"
      id="pp-part-${name}"
      part=${name}
      data-part=${name}
      data-area=${area ?? name}
      aria-label=${frame.words.room(words).parts[name as keyof PageWords["parts"]]}
      tabindex=${bare ? 0 : -1}
    >
      ${
        frame.state.ui.lesson === null
          ? nothing
          : name === "story"
            ? whenLoaded(lesson, frame.words, ({ render }) => render(frame, dispatch))
            : name === "stage"
              ? lesson.module?.board(frame, dispatch)
              : nothing
      }
      ${
        frame.state.ui.quiz === null
          ? nothing
          : name === "story"
            ? whenLoaded(quiz, frame.words, ({ render }) => render(frame, dispatch))
            : name === "stage"
              ? quiz.module?.board(frame, dispatch)
              : nothing
      }
      ${lockable(
        holdsPart(frame.state.ui.lock, name),
        whenLoaded(view, frame.words, ({ render }) => render(frame, dispatch), meanwhile),
        frame.words,
      )}
    </section>
  `;
}

/** The parts of a page that is a figure in another. */
const inFigure = /^(stage|transport|story|lift)$/;

function shownParts(frame: Frame): readonly PartEntry[] {
  const { hide, embed } = frame.state.ui;
  const hidden = new Set<string>(hide);
  // The sentence of the setup is the bench in short.
  if (hidden.has("bench")) hidden.add("setup");
  return parts.filter(
    ({ name, shown }) => !hidden.has(name) && (!embed || inFigure.test(name)) && shown?.(frame) !== false,
  );
}
