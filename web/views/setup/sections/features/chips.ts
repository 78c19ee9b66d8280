import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { hasPowers } from "../../../../state/data/base-features.js";
import { productsOf, tidy } from "../../../../state/data/feature-names.js";
import { mostFeatures } from "../../../../state/document/limits.js";
import { holds } from "../../../../state/document/lock.js";
import type { Dispatch } from "../../../../state/intent.js";
import { hasWeights } from "../../../../state/learners/traits.js";
import { featureText, wordOf } from "../../../../state/notation/feature-text.js";
import { setupFeatures } from "../../../../words/en/setup/features.js";
import { lock } from "../../../../words/en/shared/lock.js";
import { field } from "../../../shared/controls/controls.js";
import { featureName } from "../../../shared/words/feature-name.js";
import { chosen } from "../chosen-features.js";
import type { SetupFrame } from "../inputs.js";
import { parseTypedProduct } from "./typed-product.js";
import { presentSet, setsOf } from "./words.js";

interface Chip {
  readonly name: string;
  readonly content: unknown;
  readonly checked: boolean;
  /** Why it cannot be changed. */
  readonly fixed?: string | undefined;
  readonly toggle: (checked: boolean, input: HTMLInputElement) => void;
}

function chip({ name, content, checked, fixed, toggle }: Chip): TemplateResult {
  const change = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    toggle(input.checked, input);
  };
  return html`
    <label class="pp-chip" title=${fixed ?? nothing}>
      <input type="checkbox" aria-label=${name} ?disabled=${fixed !== undefined} .checked=${live(checked)} @change=${change} />
      <span>${content}</span>
    </label>
  `;
}

/** Which features there are: base features, products of them, and the one that is always 1. */
export function chips(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(setupFeatures);
  const features = chosen(frame);
  const [base = [], standard = base] = setsOf(frame);
  const shown = tidy([...standard, ...features]);
  const locked = holds(frame.state.ui.lock, "features") ? frame.words.room(lock).locked : undefined;
  const toggle = (name: string) => (checked: boolean, input: HTMLInputElement) => {
    if (!checked && !standard.includes(name)) focusBefore(input);
    dispatch((now) => {
      const present = chosen(now);
      const features = checked ? tidy([...present, name]) : present.filter((other) => other !== name);
      return { type: "set-features", features };
    });
  };
  return html`
    <fieldset class="pp-chips">
      <legend class="pp-visually-hidden">${say.features}</legend>
      ${biasChip(frame, dispatch)}
      ${repeat(
        shown,
        (name) => name,
        (name) =>
          chip({
            name: featureText(name, frame.examples),
            content: featureName(name, frame.examples),
            checked: features.includes(name),
            fixed: locked ?? (features.length === 1 && features[0] === name ? say.lastFeature : undefined),
            toggle: toggle(name),
          }),
      )}
    </fieldset>
  `;
}

/** A chip of a product that was typed goes when it is unticked: the focus first moves to one that stays. */
function focusBefore(input: HTMLInputElement): void {
  input.closest("label")?.previousElementSibling?.querySelector("input")?.focus();
}

/** The bias is the weight of a feature that is 1 for every example. */
function biasChip(
  { pane: { learner }, state, words }: SetupFrame,
  dispatch: Dispatch,
): TemplateResult | typeof nothing {
  if (!hasWeights(learner)) return nothing;
  const say = words.room(setupFeatures);
  return chip({
    name: say.biasName,
    content: html`${say.bias} <var>x</var><sub>0</sub> = 1`,
    checked: state.bias,
    fixed: holds(state.ui.lock, "bias") ? words.room(lock).locked : undefined,
    toggle: (bias) => dispatch({ type: "configure", bias }),
  });
}

/** The base features alone, with all pairs, with all triples. */
export function setButtons(frame: SetupFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const say = frame.words.room(setupFeatures);
  const present = presentSet(frame);
  const sets = setsOf(frame);
  if (sets.length < 2) return nothing;
  return html`
    <div class="pp-button-row pp-feature-sets" role="group" aria-label=${say.sets}>
      ${sets.map((features, k) => {
        const most = (k + 1) as keyof typeof say.set;
        return html`
          <button
            class="pp-button"
            type="button"
            aria-pressed=${most === present ? "true" : "false"}
            title=${say.count(features.length)}
            @click=${() => dispatch({ type: "set-features", features })}
          >
            ${say.set[most]}
          </button>
        `;
      })}
    </div>
  `;
}

/** Any product, typed in. */
export function typedProduct(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const { words } = frame;
  const say = words.room(setupFeatures);
  const { columns, base } = frame.examples;
  const submit = (text: string): string | null => {
    const parsed = parseTypedProduct(text, columns, words);
    if (!parsed.ok) return parsed.message;
    const features = chosen(dispatch.now());
    const next = tidy([...features, parsed.value]);
    if (features.includes(parsed.value)) return say.alreadyChosen(featureText(parsed.value, frame.examples));
    if (next.length > mostFeatures) return say.tooMany(mostFeatures);
    dispatch((now) => ({ type: "set-features", features: tidy([...chosen(now), parsed.value]) }));
    return null;
  };
  const examples = productsOf(Math.min(base, 3), 2, hasPowers(frame.state.data))
    .slice(0, 2)
    .map((name) => typed(name, columns));
  return field({
    id: "pp-feature",
    label: say.addProduct,
    ...(examples.length > 0 && { hint: say.addHint(examples) }),
    value: "",
    submit,
  });
}

/** A product as it can be typed. */
function typed(name: string, columns: readonly string[]): string {
  return name.replace(/x(\d+)/g, (factor, base) => wordOf({ columns }, Number(base)) ?? factor);
}
