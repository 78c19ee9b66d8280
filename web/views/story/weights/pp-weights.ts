import { html, nothing, type TemplateResult } from "lit";
import { weights as weightsRoom } from "../../../words/en/story/weights.js";
import { define } from "../../shared/controls/define.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
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
    const say = this.say(weightsRoom);
    return html`
      <h2 class="pp-heading pp-weights-heading" id="pp-weights-heading">
        ${say.heading(trained.heading, frame.playback.playing ? frame.pane.visit : null)}
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
          ? expander(this.all, [say.all(frame.pane.features.length), say.fewer], () => {
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
    const say = this.say(weightsRoom);
    return html`<p class="pp-reading-part" id="pp-weights-part">
      ${
        read === null
          ? frame.examples.count > 0
            ? say.hint
            : nothing
          : look.pointed === null
            ? say.point(read.at.example, read.at.selected)
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
