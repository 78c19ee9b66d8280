/** The proof in words, where there is none on this run, and what the chart shows. */

import { trainsAsPerceptron } from "../../../state/learners/traits.js";
import type { ProofView } from "../../../state/proof.js";
import { astrayOf, bestReachOf, fallOf, reachOf } from "../../../state/proof-target.js";
import { startsFromZero, wholeBound } from "../../../state/verdict.js";
import { type ProofWords, proof as words } from "../../../words/en/companion/proof.js";
import { obstacleOf, obstacleOffers } from "../../shared/offers/obstacle.js";
import { type Message, plain } from "../../shared/offers/offer.js";
import { usePerceptron } from "../../shared/offers/use-perceptron.js";
import type { Proof, ProofFrame } from "./inputs.js";

/** Why there is no proof to show; null where there is one, or may be once the examples are analysed. */
export function withoutProof(frame: ProofFrame): Message | null {
  const say = frame.words.room(words);
  const { pane, findings } = frame;
  if (!trainsAsPerceptron(pane.learner)) {
    return { text: say.otherRule(pane.learner.kind), offers: [usePerceptron(frame.words)] };
  }
  if (frame.examples.label.some((label) => label > 1)) return plain(say.moreClasses);
  if (findings && typeof findings.noVerdict !== "number" && findings.noVerdict !== null)
    return { text: say.oneLabel, offers: obstacleOffers(frame) };
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  const verdict = findings?.verdict;
  if (!verdict || verdict.stale) return null;
  const { separable, radius, margin } = verdict.analysis;
  if (separable === null) return plain(say.undecided);
  if (!(radius > 0)) return plain(say.allAtOrigin);
  return separable && !(margin && margin > 0) ? plain(say.tinyMargin) : null;
}

/** How far the run is allowed to go, and how far it has gone. */
export function boundText(
  { curve, best, terms }: ProofView,
  proof: Proof,
  { pane }: ProofFrame,
  say: ProofWords,
): string {
  if (!curve) return "";
  const bound = curve.bounds[proof];
  if (terms.chosenReach !== undefined) return chosenText(bound, proof, { best, terms }, say);
  const from = startsFromZero(pane.initial)
    ? (terms.learningRate ?? 1) === 1
      ? say.fromZero
      : say.fromZeroAnyRate
    : say.fromElsewhere[proof];
  return `${say.atMost(wholeBound(bound))} ${from}`;
}

/** The same of a target that the reader has chosen, against the best there is. */
function chosenText(
  bound: number,
  proof: Proof,
  { best, terms }: Pick<ProofView, "best" | "terms">,
  say: ProofWords,
): string {
  if (!(terms.margin > 0)) return say.offSide(terms.margin);
  if (proof === "angle") return `${say.atMost(wholeBound(bound))} ${say.fromTurned(terms.margin, best.margin)}`;
  const shortest = bestReachOf(terms);
  return fallOf(terms) > 0
    ? `${say.atMost(wholeBound(bound))} ${say.fromTarget(shortest)}`
    : say.tooNear(reachOf(terms), shortest / 2);
}

/** Which updates went the wrong way, of a run whose every update is known; else how often w was farther than before. */
export function astrayText({ curve }: ProofView, say: ProofWords): string {
  if (!curve || curve.updates.length < 2) return "";
  const updates = astrayOf(curve);
  if (curve.every > 1) return say.astrayStretches(updates.length, curve.every);
  return updates.length === 0 ? say.noneAstray : say.astray(updates.slice(0, MOST_NAMED), updates.length);
}

/** More of them would be read as a list of numbers and no more. */
const MOST_NAMED = 12;

/** What the chart shows, for whoever does not see it. */
export function chartText({ curve, separable, terms }: ProofView, proof: Proof, say: ProofWords): string {
  if (!curve || curve.updates.length === 0) return say.nothingYet;
  const last = (column: Float64Array) => column.at(-1) ?? 0;
  const made = last(curve.updates);
  if (!separable) {
    const most = curve.length.reduce((high, value) => Math.max(high, value), 0);
    return say.lengthChart(most, made, last(curve.length));
  }
  return proof === "angle"
    ? say.angleChart(made, last(curve.along), last(curve.length), terms.margin, terms.radius)
    : say.distanceChart(curve.potential[0] ?? 0, last(curve.potential), made, curve.reach);
}
