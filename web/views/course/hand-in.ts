import { html, type TemplateResult } from "lit";
import { saidBy } from "../../engine/lazy.js";
import { answerFile, longestName } from "../../state/course/hand-in/answer-file.js";
import { handIn } from "../../state/course/hand-in/hand-in.js";
import { linkTo } from "../../state/course/questions/asked-state.js";
import { define } from "../../ui/controls/define.js";
import { saveFile } from "../../ui/files/saved-file.js";
import { files } from "../../words/generated/en/files.js";
import { handIn as room } from "../../words/generated/en/handIn.js";
import { paragraph } from "../../words/phrase.js";
import { View } from "../shared/view.js";

/** A file of answers, for the teacher of somebody who learns without a learning system. */
class PpHandIn extends View {
  static override properties = { ...super.properties, name: { state: true }, said: { state: true } };

  declare private name: string;
  /** What came of the last press. */
  declare private said: string;

  constructor() {
    super();
    this.name = "";
    this.said = "";
  }

  protected override render(): TemplateResult {
    const say = this.say(room);
    const write = ({ target }: Event): void => {
      this.name = (target as HTMLInputElement).value;
      this.said = "";
    };
    const enter = ({ key, isComposing }: KeyboardEvent): void => {
      if (key === "Enter" && !isComposing) void this.#save();
    };
    return html`
      <details>
        <summary>${say.title}</summary>
        <p>${say.intro}</p>
        <div class="pp-row">
          <label class="pp-label" for="pp-hand-in-name">${say.name}</label>
          <input class="pp-input pp-grow" id="pp-hand-in-name" type="text" maxlength=${longestName} autocomplete="name" .value=${this.name} @input=${write} @keydown=${enter} />
          <button type="button" class="pp-button pp-hand-in-save" @click=${this.#save}>${say.save}</button>
        </div>
        <p class="pp-muted" role="status">${this.said}</p>
      </details>
    `;
  }

  readonly #save = async (): Promise<void> => {
    const say = this.say(room);
    if (this.name.trim() === "") {
      this.said = say.missing;
      this.querySelector("input")?.focus();
      return;
    }
    try {
      const page = await linkTo(this.dispatch, this.dispatch.now().state, { href: "", speaks: false });
      const answers = handIn(this.dispatch, this.name, page, new Date());
      this.said = answers ? this.#offer(answers) : say.nothing;
    } catch (error) {
      this.said = saidBy(error);
    }
  };

  #offer(answers: NonNullable<ReturnType<typeof handIn>>): string {
    const { name, text, type } = answerFile(answers);
    const say = this.say(files);
    const where = saveFile(name, text, type) ? say.saved({ name }) : say.maybeSaved.long({ name });
    return paragraph(this.words, where, this.say(room).worth(answers.score));
  }
}

define("pp-hand-in", PpHandIn);
