import { noChange } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";
import { setCommittedValue } from "lit/directive-helpers.js";
import { numberWritten } from "../../shared/answers/form.js";

/** A number in a field, which may be written there or come from the stage. NaN is an empty field, or what is no number yet. */
class ShownNumber extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.PROPERTY) throw new Error("It is the value of a field.");
  }

  override render(value: number): string {
    return Number.isNaN(value) ? "" : String(value);
  }

  /** As long as what is written stands for it, it stays as it is written: "-" is the beginning of a number, and so is "-0". */
  override update(part: ElementPart, [value]: [number]): string | typeof noChange {
    const { value: text } = part.element as HTMLInputElement;
    const written = numberWritten(text);
    if (written === value || (Number.isNaN(written) && Number.isNaN(value))) return noChange;
    setCommittedValue(part);
    return this.render(value);
  }
}

export const shownNumber = directive(ShownNumber);
