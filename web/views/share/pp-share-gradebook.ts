import { html, nothing, type TemplateResult } from "lit";
import { saidBy } from "../../engine/lazy.js";
import { isRefused } from "../../state/course/checks/run.js";
import {
  type ContentKind,
  contentKinds,
  contentNames,
  type Scoring,
  scoredQuery,
} from "../../state/course/gradebook/content.js";
import { withCourse } from "../../state/course/gradebook/course-inside.js";
import {
  type Package,
  packageFiles,
  packageName,
  type Standard,
  standards,
  zipped,
} from "../../state/course/gradebook/package.js";
import { tutorOf } from "../../state/course/lessons/tutor.js";
import { linkTo } from "../../state/course/questions/asked-state.js";
import type { Pause } from "../../state/document/slices.js";
import { fileStem } from "../../state/io/exports/text-file.js";
import { link } from "../../state/io/link-and-parameters.js";
import { checkbox, selectField } from "../../ui/controls/controls.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { saveFile } from "../../ui/files/saved-file.js";
import { hostOf } from "../../ui/page/host-of.js";
import { contents } from "../../words/en/course/contents.js";
import { course } from "../../words/generated/en/course.js";
import { files } from "../../words/generated/en/files.js";
import { practice } from "../../words/generated/en/practice.js";
import { shareGradebook } from "../../words/generated/en/shareGradebook.js";
import { shareLink } from "../../words/generated/en/shareLink.js";
import { refusals } from "../../words/refusals.js";
import { numberField } from "../shared/controls/number-field.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { View } from "../shared/view.js";
import { offlineFile } from "./pp-share-visits.js";

/** What is chosen of a package. */
interface Choices extends Omit<Scoring, "language"> {
  /** Null: what is open. */
  readonly kind: ContentKind | null;
  /** Of each kind, which one. */
  readonly which: Readonly<Partial<Record<ContentKind, string>>>;
  readonly standard: Standard;
}

const opening: Choices = {
  kind: null,
  which: {},
  standard: "scorm-1.2",
  passMark: 75,
  tries: 0,
  mayLeaveOut: true,
};

/** A package for a learning system: what it opens, how that is scored, and what reads it. */
class PpShareGradebook extends withProperties(View, {
  choices: opening,
  /** What came of the last press. */
  said: "",
}) {
  /** Who closes Share meanwhile still gets the file. */
  readonly #making = new AbortableTask(this, { outlives: true });

  protected override render(): unknown {
    const say = this.say(shareGradebook);
    const { standard } = this.choices;
    const kind = this.#kind;
    return html`
      <p>${say.intro}</p>
      ${selectField({
        id: "pp-gradebook-kind",
        label: say.kind,
        choices: contentKinds
          .filter((value) => value !== "course" || this.#isOfOwn())
          .map((value) => ({ value, title: say.kinds[value] })),
        value: kind,
        layout: "wide",
        choose: (value) => this.#choose({ kind: value }),
      })}
      ${kind === "moment" ? nothing : html`${kind === "course" ? nothing : this.#which(kind)} ${this.#scoring()}`}
      ${selectField({
        id: "pp-gradebook-standard",
        label: say.standard,
        choices: standards.map((value) => ({
          value,
          title: say.standards[value === "scorm-1.2" ? "scorm-12" : value],
        })),
        value: standard,
        layout: "wide",
        choose: (value) => this.#choose({ standard: value }),
      })}
      ${kind === "moment" ? nothing : html`<p class="pp-hint">${say.trust}</p>`}
      <button type="button" class="pp-button pp-start pp-gradebook-make" ?disabled=${this.#making.busy} @click=${this.#save}>${say.make}</button>
      ${this.#making.bar(say.making, this.words)}
      ${this.#isOfOwn() ? this.#file() : nothing}
      <p class="pp-muted" role="status">${this.said}</p>
    `;
  }

  get #kind(): ContentKind {
    return this.choices.kind ?? (this.#isOfOwn() ? "course" : "lesson");
  }

  /** Whether a teacher's own course is open. */
  #isOfOwn(): boolean {
    return tutorOf(this.dispatch).course.source !== undefined;
  }

  #file(): TemplateResult {
    const say = this.say(shareGradebook);
    return html`
      <button type="button" class="pp-button pp-start pp-gradebook-make" @click=${this.#saveFile}>${say.makeFile}</button>
      <p class="pp-hint">${say.aboutFile}</p>
    `;
  }

  #which(kind: Exclude<ContentKind, "moment" | "course">): TemplateResult {
    return selectField({
      id: "pp-gradebook-which",
      label: this.say(shareGradebook).which,
      choices: contentNames[kind].map((value) => ({ value, title: this.#titleOf(kind, value) })),
      value: this.#chosen(kind),
      layout: "wide",
      choose: (value) => this.#choose({ which: { ...this.choices.which, [kind]: value } }),
    });
  }

  #scoring(): TemplateResult {
    const say = this.say(shareGradebook);
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
    const open = kind === "lesson" ? tutorOf(this.dispatch).opened?.at.lesson : undefined;
    return this.choices.which[kind] ?? open?.toString() ?? contentNames[kind][0] ?? "";
  }

  /** What a teacher knows it by. */
  #titleOf(kind: ContentKind, name: string): string {
    const say = this.say(shareGradebook);
    if (kind === "moment") return say.moment;
    if (kind === "course") return tutorOf(this.dispatch).course.title;
    if (kind === "lesson") return this.say(contents).title(Number(name));
    if (kind === "unit") return this.say(contents).unit(name);
    const titles: Readonly<Record<string, string>> =
      kind === "path" ? this.say(course).paths : this.say(practice).titles;
    return titles[name] ?? name;
  }

  readonly #save = (): Promise<void> =>
    this.#offer(async (file, pause) => {
      const made = await this.#package();
      const [playground, script] = await Promise.all([
        this.#textAt(file),
        this.#textAt(new URL("gradebook.js", file).href),
      ]);
      const content = await zipped(packageFiles(made, { playground, script }), pause);
      return { name: packageName(made), content };
    });

  readonly #saveFile = (): Promise<void> =>
    this.#offer(async (file) => {
      const { source, title } = tutorOf(this.dispatch).course;
      const text = withCourse(await this.#textAt(file), (await source?.()) ?? "", true);
      return { name: `${fileStem(title, "course")}.html`, content: new Blob([text], { type: "text/html" }) };
    });

  /** Makes a file and hands it to the browser; what stops it is said here. */
  async #offer(make: (file: string, pause: Pause) => Promise<{ readonly name: string; readonly content: Blob }>) {
    this.said = "";
    const file = offlineFile(hostOf(this)) ?? "";
    try {
      const made = await this.#making.begin((_, __, pause) => make(file, pause));
      if (!made) return;
      const { name, content } = made;
      const isSaved = saveFile(name, content, content.type);
      this.said = isSaved ? this.say(files).saved({ name }) : this.say(files).maybeSaved.long({ name });
    } catch (error) {
      this.said = isRefused(error) ? this.say(refusals).said(error) : saidBy(error);
    }
  }

  async #textAt(address: string): Promise<string> {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) throw new Error(this.say(shareGradebook).notLoaded);
    return answer.text();
  }

  async #package(): Promise<Package> {
    const say = this.say(shareGradebook);
    const { standard, passMark } = this.choices;
    const kind = this.#kind;
    const name = this.#chosen(kind);
    const language = this.words.locale;
    const title = this.#titleOf(kind, name);
    const plain = kind === "moment" || kind === "course";
    return {
      standard,
      query: kind === "moment" ? await this.#moment() : scoredQuery(kind, name, { ...this.choices, language }),
      title: plain ? title : say.title({ what: title }),
      description: say.description,
      language,
      passMark: kind === "moment" ? null : passMark,
      course: kind === "course" ? ((await tutorOf(this.dispatch).course.source?.()) ?? null) : null,
      said: { alone: say.alone, refused: say.refused, over: say.over, back: say.back, unread: say.unread },
    };
  }

  /** The moment that is shown, as a link behind a page says it. Throws where it is more than a link holds. */
  async #moment(): Promise<string> {
    const target = { href: `?lang=${this.words.locale}`, speaks: false };
    const query = await linkTo(this.dispatch, this.dispatch.now().state, target);
    if (query === null) throw new Error(this.say(shareLink).tooLong({ most: (await link.load()).longestLink }));
    return query;
  }
}

define("pp-share-gradebook", PpShareGradebook);
