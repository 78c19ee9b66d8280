import { html, nothing, type TemplateResult } from "lit";
import { formatCount } from "../../../state/notation/numbers.js";
import { define } from "../../shared/controls/define.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
import { exampleName } from "../../shared/words/ordinal.js";
import { expander } from "../expander.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { contribution } from "./contribution-sum.js";
import { inTraining } from "./in-training.js";
import { type ChangeLook, firstLook, readAt, type WeightsLook } from "./weights-look.js";
import { scaledFrame } from "./weights-scale.js";

/** What is in training as a table. It keeps its place and its rows while it plays. */
export class PpWeights extends throttledViewOf(storyReads) {
  static override properties = {
    all: { state: true },
    look: { attribute: false },
    change: { attribute: false },
  };

  declare private all: boolean;
  declare look: WeightsLook;
  declare change: ChangeLook;

  constructor() {
    super();
    this.all = false;
    this.look = firstLook;
    this.change = () => {};
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, look } = this;
    const trained = frame && inTraining(frame);
    if (!frame || !trained) return nothing;
    const table = inTraining(scaledFrame(frame, look.scale)) ?? trained;
    const readable = trained.models.length > 0;
    return html`
      <h2 class="pp-heading pp-weights-heading" id="pp-weights-heading">
        ${trained.heading}${frame.playback.playing ? `, at visit ${formatCount(frame.pane.visit)}` : nothing}
      </h2>
      <div
        class="pp-weights-scroll"
        ?data-all=${this.all}
        tabindex=${readable ? nothing : 0}
        role="group"
        aria-labelledby="pp-weights-heading"
        @pointerover=${this.point}
        @pointerleave=${this.leave}
        @focusin=${this.point}
        @focusout=${this.leave}
        @keydown=${this.move}
      >
        ${table.table(look.order, this.all, look.pointed)}
      </div>
      ${
        trained.tall
          ? expander(this.all, `Show all ${formatCount(frame.pane.features.length)} weights`, () => {
              this.all = !this.all;
            })
          : nothing
      }
      ${readable ? this.renderPart(frame) : nothing}
    `;
  }

  /** What the weight pointed at contributes. */
  private renderPart(frame: StoryFrame): TemplateResult {
    const { look } = this;
    const read = readAt(frame, look);
    const hint = "After a visit, or with an example selected, each weight shows what it contributes to the score.";
    const selected = read?.at.selected ? ", which is selected" : "";
    return html`<p class="pp-reading-part" id="pp-weights-part">
      ${
        read === null
          ? frame.examples.count > 0
            ? hint
            : nothing
          : look.pointed === null
            ? `Point at a weight to see what it adds to the score of ${exampleName(read.at.example)}${selected}.`
            : contribution(read, look.pointed)
      }
    </p>`;
  }

  private readonly point = (event: Event): void => {
    const place = placeOf(event.target);
    if (place !== null) this.change({ pointed: place });
  };

  /** Back to the row that has the focus, if one has it. */
  private readonly leave = (event: Event): void => {
    const focused = event.type === "focusout" ? null : this.querySelector(".pp-weights-name:focus");
    this.change({ pointed: placeOf(focused) });
  };

  /** The arrows go from row to row. */
  private readonly move = (event: KeyboardEvent): void => {
    const names = Array.from(this.querySelectorAll<HTMLElement>(".pp-weights-name"));
    const at = names.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: names.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    names[to]?.focus();
  };
}

/** The place of the weight whose row something is in. */
function placeOf(target: EventTarget | null): number | null {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-place]")?.dataset["place"] : undefined;
  return place === undefined ? null : Number(place);
}

define("pp-weights", PpWeights);
