import { html, type TemplateResult } from "lit";
import { conjunctionsWithNot } from "../../state/data/reviews.js";
import type { Frame, Verdict } from "../../state/frame.js";
import type { Dispatch, Intent } from "../../state/intent.js";
import { biasMayHelp, concerns, sameExample } from "../../state/verdict.js";
import { featureText } from "../shared/words/feature-name.js";
import type { MarginFrame } from "./inputs.js";

/** What may make the examples separable, a button each. */
export function remedies(frame: MarginFrame, verdict: Verdict, dispatch: Dispatch): TemplateResult {
  const { features } = frame.pane;
  const { examples, state } = frame;
  if (sameExample(verdict)) {
    return state.data.kind === "reviews"
      ? html`<p>
          No feature made of these words tells the two apart. What helps: another word as a feature, or editing or deleting
          one of the two.
        </p>`
      : html`<p>No feature made of these columns tells the two apart: only moving or erasing one of them helps.</p>`;
  }
  const baseOnly = features.every((name) => /^x\d+$/.test(name));
  const product = baseOnly ? theProduct(frame) : undefined;
  const act = (intent: (now: Frame) => Intent): void => dispatch(intent(dispatch.now()));
  const button = (words: string, intent: (now: Frame) => Intent) =>
    html`<button type="button" class="pp-button" @click=${() => act(intent)}>${words}</button>`;
  const buttons = [
    ...(biasMayHelp(verdict) ? [button("Turn the bias on", () => ({ type: "configure", bias: true }))] : []),
    ...(product
      ? [
          button(`Add ${featureText(product, examples.columns)}`, ({ pane }) => ({
            type: "set-features",
            features: [...pane.features, product],
          })),
        ]
      : []),
    ...(concerns(frame.pane)
      ? [
          button("Use a polynomial kernel", () => ({
            type: "configure",
            learner: { kind: "kernel", kernel: { kind: "polynomial" } },
          })),
        ]
      : []),
  ];
  const conjunction = baseOnly && !product && examples.base > 1 ? "a conjunction among the features, " : "";
  return html`
    <p>What may help: ${conjunction}another feature or another kind of boundary.</p>
    <div class="pp-remedies">${buttons}</div>
  `;
}

/** Where there is one product that suggests itself. Of words it is the one with "not". */
function theProduct({ examples, state: { data } }: MarginFrame): string | undefined {
  if (examples.base !== 2) return undefined;
  return data.kind === "reviews" ? conjunctionsWithNot(data.words)[0] : "x1*x2";
}
