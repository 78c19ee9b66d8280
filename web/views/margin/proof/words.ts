/** The proof in words, where there is none on this run, and what the chart shows. */

import { trainsAsPerceptron } from "../../../state/learners/traits.js";
import { counted, formatCount, formatNumber } from "../../../state/notation/numbers.js";

import type { ProofView } from "../../../state/proof.js";
import { startsFromZero, wholeBound } from "../../../state/verdict.js";
import { learners } from "../../../words/en/learners.js";
import { obstacleOf, obstacleOffers } from "../../shared/offers/obstacle.js";
import { type Message, plain } from "../../shared/offers/offer.js";
import { usePerceptron } from "../../shared/offers/use-perceptron.js";

import type { Proof, ProofFrame } from "./inputs.js";

/** Why there is no proof to show; null where there is one, or may be once the examples are analysed. */
export function withoutProof(frame: ProofFrame): Message | null {
  const { pane, findings } = frame;
  if (!trainsAsPerceptron(pane.learner)) {
    const title = frame.words.room(learners).titles[pane.learner.kind];
    return {
      text: `The theorem is about updates that add one example, η·y·x, at a mistake. ${title} goes by another rule, so it says nothing of this run. Choose the perceptron, or what trains as it does: averaged, voted, pocket.`,
      offers: [usePerceptron(frame.words)],
    };
  }
  if (frame.examples.label.some((label) => label > 1))
    return plain("The theorem is about two classes, and these examples have more.");
  if (typeof findings?.noVerdict === "string")
    return { text: "Without examples of both labels there is nothing to prove.", offers: obstacleOffers(frame) };
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  const verdict = findings?.verdict;
  if (!verdict || verdict.stale) return null;
  const { separable, radius, margin } = verdict.analysis;
  if (separable === null) return plain("While it is open whether anything separates, there is nothing to prove.");
  if (!(radius > 0)) return plain("Every example is the origin: R is 0, and no update changes anything.");
  return separable && !(margin && margin > 0)
    ? plain("The margin is too small for its numbers to mean anything.")
    : null;
}

/** How far the run is allowed to go, and how far it has gone. */
export function boundText({ curve, terms }: ProofView, proof: Proof, { pane }: ProofFrame): string {
  if (!curve) return "";
  const bound = curve.bounds[proof];
  const most = formatCount(wholeBound(bound));
  const from = startsFromZero(pane.initial)
    ? "From weights 0 that is (R/γ)²"
    : proof === "angle"
      ? "This run starts from other weights w₀, so it is where the two bounds meet, and not (R/γ)²"
      : "This run starts from other weights w₀, so it is ‖w₀ − αw*‖²/(ηR)², and not (R/γ)²";
  const rate =
    (terms.learningRate ?? 1) !== 1 && startsFromZero(pane.initial)
      ? ", whatever the learning rate: η makes both sides longer alike"
      : "";
  return `At most ${most} update${most === "1" ? "" : "s"}. ${from}${rate}.`;
}

/** What the chart shows, for whoever does not see it. */
export function chartText({ curve, separable, terms }: ProofView, proof: Proof): string {
  if (!curve || curve.updates.length === 0) return "Nothing yet.";
  const last = (column: Float64Array) => formatNumber(column.at(-1) ?? 0);
  const updates = counted(curve.updates.at(-1) ?? 0, "update");
  if (!separable) {
    const most = curve.length.reduce((high, value) => Math.max(high, value), 0);
    return `‖w‖ against updates: at most ${formatNumber(most)} in ${updates}, now ${last(curve.length)}.`;
  }
  if (proof === "angle") {
    return `w·w* and ‖w‖ against updates: after ${updates} w·w* is ${last(curve.along)} and ‖w‖ is ${last(curve.length)}; the margin of the bound is γ = ${formatNumber(terms.margin)}, and R = ${formatNumber(terms.radius)}.`;
  }
  return `The squared distance of w from αw* against updates: ${formatNumber(curve.potential[0] ?? 0)} at the start, ${last(curve.potential)} after ${updates}, with α = ${formatNumber(curve.reach)}.`;
}
