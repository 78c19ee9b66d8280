import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from "lit";
import { live } from "lit/directives/live.js";
import { type Choice, options } from "./choices.js";
import { define, withProperties } from "./define.js";

/** What may act without the focus leaving the field first: a press on the stage does at once, an assistant clicks. */
const presses = ["pointerdown", "click"] as const;

/** Hands over what has been typed into a field before a press elsewhere in its playground acts. */
export class PendingDraft implements ReactiveController {
  readonly #field: ReactiveControllerHost & HTMLElement;
  readonly #handOver: () => void;
  /** Where it listens while there is something to hand over. */
  #root: Node | null = null;

  constructor(field: ReactiveControllerHost & HTMLElement, handOver: () => void) {
    this.#field = field;
    this.#handOver = handOver;
    field.addController(this);
  }

  /** Something has been typed. */
  hold(): void {
    this.release();
    this.#root = this.#field.getRootNode();
    for (const type of presses) this.#root.addEventListener(type, this.#press, true);
  }

  /** It has been handed over, or taken back. */
  release(): void {
    for (const type of presses) this.#root?.removeEventListener(type, this.#press, true);
    this.#root = null;
  }

  hostDisconnected(): void {
    this.release();
  }

  readonly #press = (event: Event): void => {
    if (!event.composedPath().includes(this.#field)) this.#handOver();
  };
}

/** A cross: takes away what it stands beside. */
export const removeIcon: TemplateResult = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="m5.5 5.5 9 9M14.5 5.5l-9 9" /></svg>`;

/** What became of a text: the value it stands for, or a sentence that says what is wrong with it. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

interface SelectSpec<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly hint?: string;
  /** "wide": as much room for the choices as the label leaves. */
  readonly layout?: "wide";
  readonly choose: (value: T) => void;
  /** See element/screen/prefetch-on-hover.ts. */
  readonly wants?: string;
}

/** A labelled select, with a line below that explains the choice made. */
export function selectField<T extends string>(spec: SelectSpec<T>): TemplateResult {
  const pick = (event: Event): void => {
    const select = event.target as HTMLSelectElement;
    const choice = spec.choices.find(({ value }) => value === select.value);
    if (choice) spec.choose(choice.value);
  };
  const hint = `${spec.id}-hint`;
  return html`
    <div class=${spec.layout ? `pp-field pp-field-${spec.layout}` : "pp-field"}>
      <label class="pp-label" for=${spec.id}>${spec.label}</label>
      <select class="pp-select" id=${spec.id} aria-describedby=${spec.hint ? hint : nothing} data-wants=${spec.wants ?? nothing} @change=${pick}>
        ${options(spec.choices, spec.value)}
      </select>
      ${spec.hint ? html`<p class="pp-hint" id=${hint}>${spec.hint}</p>` : nothing}
    </div>
  `;
}

export function checkbox(label: unknown, checked: boolean, toggle: (checked: boolean) => void): TemplateResult {
  return html`
    <label class="pp-check">
      <input
        type="checkbox"
        .checked=${live(checked)}
        @change=${(event: Event) => toggle((event.target as HTMLInputElement).checked)}
      />
      <span>${label}</span>
    </label>
  `;
}

export interface FieldSpec {
  readonly id: string;
  readonly label: unknown;
  /** The value in force, as text. */
  readonly value: string;
  /** Puts a text into force and returns null, or returns the sentence that says why not. */
  readonly submit: (text: string) => string | null;
  /** What ↑ (+1) and ↓ (−1) make of a text; null leaves it. */
  readonly nudge?: (text: string, direction: 1 | -1) => string | null;
  /** The accessible name, where the visible label is a symbol. */
  readonly name?: string;
  readonly hint?: string;
  readonly layout?: "row" | "stacked" | "bare";
  readonly lines?: number;
  readonly keyboard?: "numeric" | "decimal";
}

/**
 * A text field that holds back what is typed until Enter or until it is left. What is wrong stays in the field, with a
 * message, and the last good value stays in force; Escape returns to it.
 */
class PpField extends withProperties(LitElement, {
  spec: null as FieldSpec | null,
  draft: null as string | null,
  problem: null as string | null,
}) {
  readonly #held = new PendingDraft(this, () => this.#commit());
  /** Whether a text has been handed over since the value was drawn: then that need not be in force any more. */
  #outdated = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** A value that came from elsewhere (undo, another preset, reset) replaces a text that was refused. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("spec");
    if (changed.has("spec")) this.#outdated = false;
    if (this.problem === null || !before || before.value === this.spec?.value) return;
    this.draft = null;
    this.problem = null;
  }

  #type(text: string): void {
    this.draft = text;
    this.#held.hold();
  }

  #commit(): void {
    this.#held.release();
    if (!this.spec || this.draft === null) return;
    const inForce = this.draft === this.spec.value && !this.#outdated;
    this.problem = inForce ? null : this.spec.submit(this.draft);
    this.#outdated ||= !inForce && this.problem === null;
    if (this.problem === null) this.draft = null;
  }

  #key(event: KeyboardEvent): void {
    const { spec } = this;
    if (!spec || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.#commit();
    } else if (event.key === "Escape" && this.draft !== null) {
      event.preventDefault();
      this.#held.release();
      this.draft = null;
      this.problem = null;
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && spec.nudge) {
      event.preventDefault();
      const next = spec.nudge(this.draft ?? spec.value, event.key === "ArrowUp" ? 1 : -1);
      if (next !== null) this.#type(next);
    }
  }

  #control(spec: FieldSpec): TemplateResult {
    const describedBy = [spec.hint ? `${spec.id}-hint` : "", this.problem ? `${spec.id}-problem` : ""].join(" ").trim();
    const text = this.draft ?? spec.value;
    const input = (event: Event): void => this.#type((event.target as HTMLInputElement | HTMLTextAreaElement).value);
    if (spec.lines) {
      return html`<textarea class="pp-input" id=${spec.id} rows=${spec.lines} spellcheck="false" autocomplete="off"
        aria-label=${spec.name ?? nothing} aria-invalid=${this.problem ? "true" : "false"}
        aria-describedby=${describedBy || nothing} .value=${live(text)}
        @input=${input} @blur=${this.#commit} @keydown=${this.#key}></textarea>`;
    }
    return html`<input class="pp-input" id=${spec.id} type="text" inputmode=${spec.keyboard ?? nothing} autocomplete="off"
      aria-label=${spec.name ?? nothing} aria-invalid=${this.problem ? "true" : "false"}
      aria-describedby=${describedBy || nothing} .value=${live(text)}
      @input=${input} @blur=${this.#commit} @change=${this.#commit} @keydown=${this.#key} />`;
  }

  protected override render(): unknown {
    const { spec } = this;
    if (!spec) return nothing;
    const layout =
      spec.layout === "row" || !spec.layout ? "pp-field" : `pp-field pp-field-stacked pp-field-${spec.layout}`;
    return html`
      <div class=${layout}>
        ${spec.layout === "bare" ? nothing : html`<label class="pp-label" for=${spec.id}>${spec.label}</label>`}
        ${this.#control(spec)}
        <p class="pp-error" id="${spec.id}-problem" aria-live="polite">${this.problem ?? nothing}</p>
        ${spec.hint ? html`<p class="pp-hint" id="${spec.id}-hint">${spec.hint}</p>` : nothing}
      </div>
    `;
  }
}

define("pp-field", PpField);

export function field(spec: FieldSpec): TemplateResult {
  return html`<pp-field .spec=${spec}></pp-field>`;
}
