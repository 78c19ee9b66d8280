import { html, nothing, type TemplateResult } from "lit";
import { hyperplane, type VisitEvent } from "../../../state/frame.js";
import { biasNumber, isThreshold } from "../../../state/notation/bias.js";
import { update } from "../../../words/en/story/update.js";
import { featureName } from "../../shared/words/feature-name.js";
import type { StoryFrame } from "../inputs.js";
import { biasName } from "../weights/weights-table.js";

/** More features are not told one by one. */
const most = 8;

/** What each feature added to the score, and by how much its weight changes: what contributed most is changed most. */
export function partsTable(frame: StoryFrame, event: VisitEvent): TemplateResult | typeof nothing {
  const { features } = frame.pane;
  const [before, change] = [hyperplane(event.before), hyperplane(event.update)];
  const map = frame.findings?.featureMap ?? null;
  if (!before || !change || !map || features.length > most) return nothing;
  const { X, base } = frame.examples;
  const row = X.slice(base * event.example, base * (event.example + 1));
  const added = map.contributions(before, { data: row, shape: [1, row.length] });
  const { bias, ui } = frame.state;
  const text = (value: number) => frame.words.number(value, ui.precision);
  const say = frame.words.room(update).parts;
  const tell = (name: unknown, part: string, moved: number) => html`
    <tr>
      <th scope="row">${name}</th>
      <td class="pp-weights-value">${part}</td>
      <td class="pp-weights-value">${text(moved)}</td>
    </tr>
  `;
  return html`
    <table class="pp-weights-table">
      <thead>
        <tr>
          <th scope="col">${say.feature}</th>
          <th scope="col" class="pp-weights-value">${say.adds}</th>
          <th scope="col" class="pp-weights-value">${say.changes}</th>
        </tr>
      </thead>
      <tbody>
        ${features.map((name, j) => tell(featureName(name, frame.examples), text(added[j] ?? 0), change.weights[j] ?? 0))}
        ${bias ? tell(biasName(ui, frame.words), isThreshold(ui) ? "" : text(before.bias), biasNumber(change.bias, ui)) : nothing}
      </tbody>
    </table>
  `;
}
