import { html, type TemplateResult } from "lit";
import { fallOf, type ProofStepView, type ProofView, reachOf } from "../../../state/runs/proof-target.js";
import { filled } from "../../../ui/formulas/filled.js";
import type { ProofWords } from "../../../words/generated/en/proof.js";
import { limitsOf, type Proof } from "./picture.js";

/** An inequality of a proof, with the numbers of the moment: `left` is at least, or at most, `right`. */
export interface ProofLine {
  readonly left: unknown;
  readonly right: TemplateResult;
  readonly sign: "≥" | "≤";
  readonly numbers: readonly [left: number, right: number];
  readonly why: string;
  /** Whether the visit made last is the update that moved it. */
  readonly moved: boolean;
}

type StillLine = Omit<ProofLine, "moved">;

const z = html`<b>z</b>`;
const w = html`<b>w</b>`;
const star = html`<b>w</b>*`;
const along = html`${w}·${star}`;
const length = html`‖${w}‖`;

/** Where it starts from zero these terms vanish; from other weights they belong to the bound. */
const start = html`<b>w</b><sub>0</sub>`;

/** What the last update did, none where there was none, and what all updates have come to. */
interface ProofLines {
  readonly update: readonly ProofLine[];
  readonly all: readonly ProofLine[];
}

/** @param updated Whether the visit made last made an update. */
export function proofLines(
  view: ProofView,
  step: ProofStepView,
  proof: Proof,
  updated: boolean,
  say: ProofWords,
): ProofLines {
  const made = step.updates > 0;
  const line = (told: StillLine): ProofLine => ({ ...told, moved: updated && made });
  return {
    update: made ? ofUpdate(view, step, proof, say).map(line) : [],
    all: ofMoment(view, step, proof, say).map(line),
  };
}

/** The lines on one update. */
function ofUpdate(
  { terms }: ProofView,
  { gain, cross, stepSquared }: ProofStepView,
  proof: Proof,
  { why, beforeMinusAfter }: ProofWords,
): StillLine[] {
  const rate = terms.learningRate ?? 1;
  const eta = rate === 1 ? "" : html`<var>η</var>`;
  const squares = rate === 1 ? "" : html`<var>η</var>²`;
  const gained: StillLine = {
    left: html`${eta}<var>y</var>(${star}·${z})`,
    right: html`${eta}<var>γ</var>`,
    sign: "≥",
    numbers: [gain, rate * terms.margin],
    why: why.gained,
  };
  const mistaken: StillLine = {
    left: html`2${eta}<var>y</var>(${w}·${z})`,
    right: html`0`,
    sign: "≤",
    numbers: [cross, 0],
    why: why.mistaken,
  };
  const long: StillLine = {
    left: html`${squares}‖${z}‖²`,
    right: html`${squares}<var>R</var>²`,
    sign: "≤",
    numbers: [stepSquared, (rate * terms.radius) ** 2],
    why: why.long,
  };
  if (proof === "angle") return [gained, mistaken, long];
  // Of the squares themselves the difference would be lost where α is large.
  const reach = reachOf(terms);
  const chosen = terms.chosenReach !== undefined;
  const fallen: StillLine = {
    left: filled(beforeMinusAfter, { distance: html`‖${w} − <var>α</var>${star}‖²` }),
    right: chosen ? html`2<var>α</var>${eta}<var>γ</var> − ${squares}<var>R</var>²` : html`${squares}<var>R</var>²`,
    sign: "≥",
    numbers: [2 * reach * gain - cross - stepSquared, fallOf(terms)],
    why: chosen ? why.fallenChosen : rate === 1 ? why.fallen : why.fallenByRate,
  };
  return [gained, mistaken, long, fallen];
}

/** The lines on all updates so far. */
function ofMoment(view: ProofView, { updates, after }: ProofStepView, proof: Proof, { why }: ProofWords): StillLine[] {
  const limits = limitsOf(view);
  const rate = view.terms.learningRate ?? 1;
  const eta = rate === 1 ? "" : html`<var>η</var>`;
  const squares = rate === 1 ? "" : html`<var>η</var>²`;
  const chosen = view.terms.chosenReach !== undefined;
  const fromZero = (view.curve?.length[0] ?? 0) === 0;
  if (proof === "distance") {
    return [
      {
        left: html`‖${w} − <var>α</var>${star}‖²`,
        right: chosen
          ? html`‖${start} − <var>α</var>${star}‖² − <var>k</var>(2<var>α</var>${eta}<var>γ</var> − ${squares}<var>R</var>²)`
          : html`‖${start} − <var>α</var>${star}‖² − <var>k</var>${squares}<var>R</var>²`,
        sign: "≤",
        numbers: [after.potential, limits.potential(updates)],
        why: chosen ? why.fallenOftenChosen : why.fallenOften,
      },
    ];
  }
  return [
    {
      left: along,
      right: html`${fromZero ? "" : html`${start}·${star} + `}<var>k</var>${eta}<var>γ</var>`,
      sign: "≥",
      numbers: [after.along, limits.along(updates)],
      why: why.along,
    },
    {
      left: length,
      right: fromZero
        ? html`√<var>k</var> ${eta}<var>R</var>`
        : html`√(‖${start}‖² + <var>k</var>${squares}<var>R</var>²)`,
      sign: "≤",
      numbers: [after.length, limits.length(updates)],
      why: why.length,
    },
    {
      left: along,
      right: length,
      sign: "≤",
      numbers: [after.along, after.length],
      why: why.angle,
    },
  ];
}
