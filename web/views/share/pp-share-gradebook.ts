import { html, nothing, type TemplateResult } from "lit";
import {
  type ContentKind,
  contentKinds,
  contentNames,
  type Scoring,
  scoredQuery,
} from "../../state/course/gradebook/content.js";
import {
  type Package,
  packageFiles,
  packageName,
  type Standard,
  standards,
  zipped,
} from "../../state/course/gradebook/package.js";
import { askedState } from "../../state/course/questions/asked-state.js";
import { link, parameters } from "../../state/io/link-and-parameters.js";
import { checkbox, selectField } from "../../ui/controls/controls.js";
import { define } from "../../ui/controls/define.js";
import { saveFile } from "../../ui/files/saved-file.js";
import { hostOf } from "../../ui/page/host-of.js";
import { contents } from "../../words/en/course/contents.js";
import { course } from "../../words/en/course/course.js";
import { practice } from "../../words/en/course/practice.js";
import { gradebook } from "../../words/en/share/gradebook.js";
import { numberField } from "../shared/controls/number-field.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { whole } from "../shared/frame-reads.js";
import { View } from "../shared/view.js";
import { offlineFile } from "./pp-share-visits.js";

/** What is chosen of a package. */
interface Choices extends Omit<Scoring, "language"> {
  readonly kind: ContentKind;
  /** Of each kind, which one. */
  readonly which: Readonly<Partial<Record<ContentKind, string>>>;
  readonly standard: Standard;
}

const opening: Choices = {
  kind: "lesson",
  which: {},
  standard: "scorm-1.2",
  passMark: 75,
  tries: 0,
  mayLeaveOut: true,
};

/** A package for a learning system: what it opens, how that is scored, and what reads it. */
class PpShareGradebook extends View {
  static override properties = { ...super.properties, choices: { state: true }, said: { state: true } };

  declare private choices: Choices;
  /** What came of the last press. */
  declare private said: string;
  readonly #making = new AbortableTask(this);

  constructor() {
    super();
    this.choices = opening;
    this.said = "";
  }

  protected override render(): unknown {
    const say = this.say(gradebook);
    const { kind, standard } = this.choices;
    return html`
      <p>${say.intro}</p>
      ${selectField({
        id: "pp-gradebook-kind",
        label: say.kind,
        choices: contentKinds.map((value) => ({ value, title: say.kinds[value] })),
        value: kind,
        layout: "wide",
        choose: (value) => this.#choose({ kind: value }),
      })}
      ${kind === "moment" ? nothing : html`${this.#which(kind)} ${this.#scoring()}`}
      ${selectField({
        id: "pp-gradebook-standard",
        label: say.standard,
        choices: standards.map((value) => ({ value, title: say.standards[value] })),
        value: standard,
        layout: "wide",
        choose: (value) => this.#choose({ standard: value }),
      })}
      ${kind === "moment" ? nothing : html`<p class="pp-hint">${say.trust}</p>`}
      <button type="button" class="pp-button pp-gradebook-make" ?disabled=${this.#making.busy} @click=${this.#save}>${say.make}</button>
      ${this.#making.bar(say.making, this.words)}
      <p class="pp-muted" role="status">${this.said}</p>
    `;
  }

  #which(kind: Exclude<ContentKind, "moment">): TemplateResult {
    return selectField({
      id: "pp-gradebook-which",
      label: this.say(gradebook).which,
      choices: contentNames[kind].map((value) => ({ value, title: this.#titleOf(kind, value) })),
      value: this.#chosen(kind),
      layout: "wide",
      choose: (value) => this.#choose({ which: { ...this.choices.which, [kind]: value } }),
    });
  }

  #scoring(): TemplateResult {
    const say = this.say(gradebook);
    const { passMark, tries, mayLeaveOut } = this.choices;
    return html`
      ${numberField({
        words: this.words,
        id: "pp-gradebook-pass-mark",
        label: say.passMark,
        value: passMark,
        rule: { name: say.passMark, min: 0, max: 100 },
        step: 5,
        commit: (value) => this.#choose({ passMark: value }),
      })}
      ${numberField({
        words: this.words,
        id: "pp-gradebook-tries",
        label: say.tries,
        value: tries,
        rule: { name: say.tries, min: 0, max: 99, whole: true },
        step: 1,
        commit: (value) => this.#choose({ tries: value }),
      })}
      ${checkbox(say.mayLeaveOut, mayLeaveOut, (may) => this.#choose({ mayLeaveOut: may }))}
    `;
  }

  #choose(changes: Partial<Choices>): void {
    this.choices = { ...this.choices, ...changes };
    this.said = "";
  }

  #chosen(kind: ContentKind): string {
    return this.choices.which[kind] ?? contentNames[kind][0] ?? "";
  }

  /** What a teacher knows it by. */
  #titleOf(kind: Exclude<ContentKind, "moment">, name: string): string {
    if (kind === "lesson") return this.say(contents).title(Number(name));
    if (kind === "unit") return this.say(contents).unit(name);
    const titles: Readonly<Record<string, string>> =
      kind === "path" ? this.say(course).paths : this.say(practice).titles;
    return titles[name] ?? name;
  }

  readonly #save = async (): Promise<void> => {
    const say = this.say(gradebook);
    const file = offlineFile(hostOf(this));
    if (!file) return;
    this.said = "";
    try {
      const made = await this.#package();
      if (!made) return;
      const [playground, script] = await Promise.all([textAt(file), textAt(new URL("gradebook.js", file).href)]);
      const zip = await this.#making.begin((_, __, pause) => zipped(packageFiles(made, { playground, script }), pause));
      if (!zip) return;
      const name = packageName(made);
      saveFile(name, zip, zip.type);
      this.said = say.saved(name);
    } catch {
      this.said = say.notLoaded;
    }
  };

  async #package(): Promise<Package | null> {
    const say = this.say(gradebook);
    const { kind, standard, passMark } = this.choices;
    const name = this.#chosen(kind);
    const query =
      kind === "moment"
        ? await this.#moment()
        : scoredQuery(kind, name, { ...this.choices, language: this.words.locale });
    if (query === null) return null;
    return {
      standard,
      query,
      title: kind === "moment" ? say.moment : say.title(this.#titleOf(kind, name)),
      description: say.description,
      language: this.words.locale,
      passMark: kind === "moment" ? null : passMark,
      said: { alone: say.alone, refused: say.refused, unread: say.unread },
    };
  }

  /** The moment that is shown, as a link behind a page says it; null where it is more than a link holds. */
  async #moment(): Promise<string | null> {
    const { state } = this.dispatch.now();
    const [{ linkOf }, written] = await Promise.all([link.load(), parameters.load()]);
    return linkOf(
      askedState(this.dispatch, whole(state)),
      { href: `?lang=${this.words.locale}`, speaks: false },
      written,
    );
  }
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

define("pp-share-gradebook", PpShareGradebook);
