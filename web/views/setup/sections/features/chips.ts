import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { hasPowers } from "../../../../state/document/features/base-features.js";
import {
  countProducts,
  nameOf,
  productsOf,
  proposedSets,
  sameFeatures,
  tidy,
} from "../../../../state/document/features/feature-names.js";
import { mostFactors, mostFeatures } from "../../../../state/document/limits.js";
import { holds } from "../../../../state/document/lock.js";
import { featureText, plainDigits, wordOf } from "../../../../state/document/notation/feature-text.js";
import type { Words } from "../../../../state/document/notation/words.js";
import { hasWeights, isBaseline, tellsClasses } from "../../../../state/learners/traits.js";
import type { Frame } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { field, type Parsed } from "../../../../ui/controls/controls.js";
import { lock } from "../../../../words/generated/en/lock.js";
import { setupFeatures } from "../../../../words/generated/en/setupFeatures.js";
import { paragraph } from "../../../../words/phrase.js";
import { atRest, withValues } from "../../../shared/frame-values.js";
import { costOf, costWords } from "../../../shared/words/cost.js";
import { featureName } from "../../../shared/words/features-and-weights.js";
import { type Chosen, chosen } from "../inputs.js";

type Say = typeof setupFeatures.english;

/** Of several mistakes the first one is named. */
class Refused extends Error {}

/** Reads a product of base features as people write it: "x1*x2", "x1 x2", "x₁∧x₂", "x1^2", "x₁²", "excellent∧not". */
export function parseTypedProduct(text: string, columns: readonly string[], words: Words): Parsed<string> {
  const say = words.room(setupFeatures);
  try {
    const factors = plain(text)
      .split("*")
      .flatMap(split)
      .flatMap((part) => factorsOf(part, columns, say));
    if (factors.length > mostFactors)
      throw new Refused(say.tooManyFactors({ most: mostFactors, factors: factors.length }));
    return { ok: true, value: nameOf(factors.sort((a, b) => a - b)) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message };
    throw error;
  }
}

/** With "*" between the factors and "^" before a power, however they were written. */
function plain(text: string): string {
  return plainDigits(text.trim().replace(/[⁰¹²³⁴-⁹]+/g, "^$&"))
    .replace(/[∧·×⋅&]/g, "*")
    .replace(/\s*([*^])\s*/g, "$1")
    .replace(/\s+/g, "*");
}

/** "x1x2" is two factors, which a word is not. */
function split(part: string): string[] {
  return /^(x\d+(\^\d+)?){2,}$/i.test(part) ? (part.match(/x\d+(\^\d+)?/gi) ?? []) : [part];
}

/** A factor as often as its power says. */
function factorsOf(part: string, columns: readonly string[], say: Say): number[] {
  const [name = "", power, ...more] = part.split("^");
  if (name === "") throw new Refused(say.noProduct({ columns: columns.length }));
  const base = baseOf(name, columns, say);
  if (power === undefined) return [base];
  if (!/^[1-9]\d?$/.test(power) || more.length > 0) {
    throw new Refused(say.noPower({ feature: name, most: mostFactors }));
  }
  return new Array<number>(Number(power)).fill(base);
}

function baseOf(name: string, columns: readonly string[], say: Say): number {
  const match = /^x(\d+)$/i.exec(name);
  // A column that is itself called x2 may be another than the second.
  const word = match ? -1 : columns.findIndex((column) => plain(column).toLowerCase() === name.toLowerCase());
  if (word >= 0) return word + 1;
  if (!match) throw new Refused(say.noFeature({ text: name.slice(0, 20), columns: columns.length }));
  const base = Number(match[1]);
  if (base === 0) throw new Refused(say.isBias);
  if (base > columns.length) throw new Refused(say.noSuchBase({ base, columns: columns.length }));
  return base;
}

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
    <label class="pp-choice pp-chip" title=${fixed ?? nothing}>
      <input type="checkbox" aria-label=${name} ?disabled=${fixed !== undefined} .checked=${live(checked)} @change=${change} />
      <span>${content}</span>
    </label>
  `;
}

/** Which features there are: base features, products of them, and the one that is always 1. */
export function chips(frame: Frame, dispatch: Dispatch): TemplateResult {
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
function biasChip({ pane: { learner }, state, words }: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
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
export function setButtons(frame: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const say = frame.words.room(setupFeatures);
  const present = presentSet(frame);
  const sets = setsOf(frame);
  if (sets.length < 2) return nothing;
  return html`
    <div class="pp-button-row pp-feature-sets" role="group" aria-label=${say.sets}>
      ${sets.map((features, k) => {
        const most = k + 1;
        return html`
          <button
            class="pp-button"
            type="button"
            aria-pressed=${most === present ? "true" : "false"}
            title=${say.count({ features: features.length })}
            @click=${() => dispatch({ type: "set-features", features })}
          >
            ${say.set({ factors: most })}
          </button>
        `;
      })}
    </div>
  `;
}

/** Any product, typed in. */
export function typedProduct(frame: Frame, dispatch: Dispatch): TemplateResult {
  const { words } = frame;
  const say = words.room(setupFeatures);
  const { columns, base } = frame.examples;
  const submit = (text: string): string | null => {
    const parsed = parseTypedProduct(text, columns, words);
    if (!parsed.ok) return parsed.message;
    const features = chosen(dispatch.now());
    const next = tidy([...features, parsed.value]);
    if (features.includes(parsed.value))
      return say.alreadyChosen({ product: featureText(parsed.value, frame.examples) });
    if (next.length > mostFeatures) return say.tooMany({ most: mostFeatures });
    dispatch((now) => ({ type: "set-features", features: tidy([...chosen(now), parsed.value]) }));
    return null;
  };
  const examples = productsOf(Math.min(base, 3), 2, hasPowers(frame.state.data))
    .slice(0, 2)
    .map((name) => typed(name, columns));
  return field({
    id: "pp-feature",
    label: say.addProduct,
    ...(examples.length > 0 && { hint: say.addHint({ products: examples }) }),
    value: "",
    submit,
  });
}

/** A product as it can be typed. */
function typed(name: string, columns: readonly string[]): string {
  return name.replace(/x(\d+)/g, (factor, base) => wordOf({ columns }, Number(base)) ?? factor);
}

/** The sets that a button chooses, by the most factors of their products. */
export function setsOf({ state, examples }: Chosen): readonly (readonly string[])[] {
  return proposedSets(examples.base, hasPowers(state.data));
}

/** The number of the most factors where the features are one of the sets; null for others. */
export function presentSet(frame: Chosen): number | null {
  const features = tidy(chosen(frame));
  const at = setsOf(frame).findIndex((set) => sameFeatures(set, features));
  return at < 0 ? null : at + 1;
}

/** What is paid for the features at every visit. */
export function costText(frame: Frame): string {
  const features = chosen(frame);
  const { learner } = frame.pane;
  const { bias } = frame.state;
  const say = frame.words.room(setupFeatures);
  if (isBaseline(learner)) return say.countAlone({ features: features.length });
  const cost = costOf(withValues(atRest(frame).pane, { features }), bias);
  if (cost.update !== undefined)
    return paragraph(frame.words, say.countAlone({ features: features.length }), costWords(cost, frame.words));
  return say.cost({
    features: features.length,
    bias,
    perClass: tellsClasses(learner),
    multiplications: cost.visit,
  });
}

/** How many pairs and triples there are. */
export function growthText({ state, examples, words }: Chosen & Pick<Frame, "words">): string {
  const powers = hasPowers(state.data);
  const products = (factors: number) => countProducts(examples.base, factors, powers);
  return words.room(setupFeatures).growthOf({ powers, pairs: products(2), triples: products(3) });
}
