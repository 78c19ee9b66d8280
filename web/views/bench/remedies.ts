import { html, type TemplateResult } from "lit";
import type { Frame, Verdict } from "../../state/frame.js";
import type { Dispatch, Intent } from "../../state/intent.js";
import { concerns, sameExample } from "../shared/verdict-words.js";
import { featureText } from "../story/feature-name.js";

/** What may make the examples separable, a button each. */
export function remedies(frame: Frame, verdict: Verdict, dispatch: Dispatch): TemplateResult {
  if (sameExample(verdict)) {
    return html`<p>No feature made of these columns tells the two apart: only moving or erasing one of them helps.</p>`;
  }
  const { examples, features, state } = frame;
  const baseOnly = features.every((name) => /^x\d+$/.test(name));
  const button = (words: string, intent: Intent) =>
    html`<button type="button" class="pp-button" @click=${() => dispatch(intent)}>${words}</button>`;
  const buttons = [
    ...(state.bias ? [] : [button("Turn the bias on", { type: "configure", bias: true })]),
    ...(baseOnly && examples.base === 2
      ? [
          button(`Add ${featureText("x1*x2", examples.columns)}`, {
            type: "set-features",
            features: [...features, "x1*x2"],
          }),
        ]
      : []),
    ...(concerns(frame)
      ? [
          button("Use a polynomial kernel", {
            type: "configure",
            learner: { kind: "kernel", kernel: { kind: "polynomial" } },
          }),
        ]
      : []),
  ];
  const conjunction = baseOnly && examples.base > 2 ? "a conjunction among the features, " : "";
  return html`
    <p>What may help: ${conjunction}another feature or another kind of boundary.</p>
    <div class="pp-remedies">${buttons}</div>
  `;
}
