// The page on which a teacher reads what a class has handed in: files go in, tables and a CSV come out, and nothing is sent.
import { html, nothing, render, type TemplateResult } from "lit";
import type { Answer } from "../state/course/checks/kind.js";
import {
  type HandedIn,
  type HandedTask,
  largestFile,
  readAnswerFile,
  type Unread,
} from "../state/course/hand-in/answer-file.js";
import {
  type CourseResults,
  columnsOf,
  courseResults,
  hardest,
  isReading,
  isSolved,
  meanScore,
  resultsCsv,
  type TaskResults,
} from "../state/course/hand-in/class-results.js";
import { english, type Words } from "../state/document/notation/words.js";
import { saveFile } from "../ui/files/saved-file.js";
import { gradePage } from "../words/generated/en/gradePage.js";
import { gradePages } from "../words/generated/grade-pages.js";
import { wordsOf } from "../words/words-of.js";

/** So many of the hardest tasks are told. */
const mostHardest = 10;

const pages: Readonly<Record<string, Parameters<typeof wordsOf>[0]>> = gradePages;
const wordsIn = (code: string): Words | undefined => (code === "en" ? english : pages[code] && wordsOf(pages[code]));

const asked = new URLSearchParams(location.search).get("lang");
const spoken = [asked, ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? "");
const words = spoken.flatMap((code) => wordsIn(code) ?? [])[0] ?? english;
const say = words.room(gradePage);
const time = new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" });

let handedIn: readonly HandedIn[] = [];
let problems: readonly string[] = [];

/** Takes files beside those there are; of each that is none it is said why. */
async function take(files: Iterable<File>): Promise<void> {
  const wrong: string[] = [];
  const read: HandedIn[] = [];
  for (const file of files) {
    const result = file.size > largestFile ? null : readAnswerFile(await textOf(file));
    if (result && "answers" in result) read.push(result.answers);
    else wrong.push(result ? reasonOf(file.name, result) : say.tooLarge({ file: file.name }));
  }
  handedIn = [...handedIn, ...read];
  problems = wrong;
  show();
}

/** Of a folder, which can be dropped too, there is none. */
const textOf = (file: File): Promise<string> => file.text().catch(() => "");

function reasonOf(file: string, unread: Unread): string {
  if (unread.why === "wrong-field") return say.wrongField({ file, field: unread.field });
  return unread.why === "newer" ? say.newer({ file }) : say.notAnswers({ file });
}

function clear(): void {
  handedIn = [];
  problems = [];
  show();
}

const choose = ({ currentTarget }: Event): void => {
  const field = currentTarget as HTMLInputElement;
  void take([...(field.files ?? [])]).then(() => {
    field.value = "";
  });
};

/** Files are taken wherever they are dropped: beside the box, a browser would open one in the place of this page. */
const over = (event: DragEvent): void => {
  event.preventDefault();
  document.querySelector(".choose")?.toggleAttribute("data-over", event.type === "dragover");
};

const drop = (event: DragEvent): void => {
  over(event);
  void take([...(event.dataTransfer?.files ?? [])]);
};

function pageView(): TemplateResult {
  const courses = courseResults(handedIn);
  const replaced = courses.flatMap((one) => one.replaced);
  return html`
    <h1>${say.title}</h1>
    <p>${say.intro}</p>
    <p>${say.trust}</p>
    <div class="choose">
      <label class="button">
        <input type="file" multiple accept=".json,application/json" @change=${choose} />
        ${say.choose}
      </label>
      <span>${say.drop}</span>
      ${handedIn.length > 0 ? html`<button type="button" @click=${clear}>${say.clear}</button>` : nothing}
    </div>
    <div role="status">
      ${problems.map((text) => html`<p>${text}</p>`)}
      ${replaced.map((name) => html`<p>${say.replaced({ name })}</p>`)}
    </div>
    ${courses.map(courseView)}
  `;
}

function courseView(results: CourseResults, k: number): TemplateResult {
  const { course, students, tasks } = results;
  const title = course ?? say.builtIn;
  const columns = columnsOf(results);
  const save = (): void => {
    saveFile(`answers-${k + 1}.csv`, resultsCsv(results), "text/csv");
  };
  return html`
    <section aria-labelledby="course-${k}">
      <h2 id="course-${k}">${title}</h2>
      <p>${say.summary({ students: students.length, mean: words.number(meanScore(students)) })}</p>
      <button type="button" @click=${save}>${say.save}</button>
      ${columns.length < tasks.length ? html`<p>${say.onlyInCsv}</p>` : nothing}
      ${columns.some(({ id }) => id.includes("~")) ? html`<p>${say.varied}</p>` : nothing}
      <div class="table" tabindex="0" role="region" aria-label=${title}>${classTable(students, columns)}</div>
      ${hardestTable(hardest(tasks, mostHardest))}
    </section>
  `;
}

function classTable(students: readonly HandedIn[], tasks: readonly TaskResults[]): TemplateResult {
  const { name, handedIn: when, score, complete } = say.columns;
  return html`
    <table class="class">
      <thead>
        <tr>
          ${[name, when, score, complete].map((title) => html`<th scope="col">${title}</th>`)}
          ${tasks.map((one) => html`<th scope="col">${taskName(one)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${students.map(
          (one) => html`
            <tr>
              <th scope="row">${nameView(one)}</th>
              <td>${time.format(new Date(one.handedIn))}</td>
              <td class="number">${say.score(one.score)}</td>
              <td>${one.complete ? say.yes : say.no}</td>
              ${tasks.map(({ id }) => html`<td>${cellText(one.tasks.find((task) => task.id === id))}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** Of a file, as on a memory stick, "./" is a folder and not the playground. */
const opensPages = location.protocol !== "file:";

/** Only what a link of ours looks like leads anywhere: a file may say anything. */
function nameView({ name, page }: HandedIn): TemplateResult | string {
  const leads = opensPages && page !== null && /^[?#]/.test(page);
  return leads ? html`<a href="./${page}" title=${say.open}>${name}</a>` : name;
}

/** Its number, and what its step is called. */
function taskName({ id, title }: TaskResults): TemplateResult {
  return html`${id}${title === null ? nothing : html` <span class="task" title=${title}>${title}</span>`}`;
}

function cellText(task: HandedTask | undefined): string {
  if (!task) return "";
  if (isReading(task)) return say.read;
  if (task.revealed) return say.shown;
  if (isSolved(task)) return say.right({ tries: task.tries });
  return task.skipped ? say.leftOut : say.wrong({ tries: task.tries });
}

function hardestTable(tasks: readonly TaskResults[]): TemplateResult | typeof nothing {
  if (tasks.length === 0) return nothing;
  const { task, right, atOnce, shown, leftOut, wrong } = say.columns;
  return html`
    <h3>${say.hardest}</h3>
    <div class="table" tabindex="0" role="region" aria-label=${say.hardest}>
      <table class="class">
        <thead>
          <tr>${[task, right, atOnce, shown, leftOut, wrong].map((title) => html`<th scope="col">${title}</th>`)}</tr>
        </thead>
        <tbody>
          ${tasks.map(
            (one) => html`
              <tr>
                <th scope="row">${taskName(one)}</th>
                <td class="number">${say.score({ raw: one.right, max: one.students })}</td>
                <td class="number">${words.count(one.atOnce)}</td>
                <td class="number">${words.count(one.shown)}</td>
                <td class="number">${words.count(one.leftOut)}</td>
                <td>${one.wrong && say.given({ answer: answerText(one.kind, one.wrong.answer), students: one.wrong.students })}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** One number is the place of a choice, from 0, but where a number was asked for. Lines are numbered from 0 too. */
function answerText(kind: string, answer: NonNullable<Answer>): string {
  if (typeof answer === "boolean") return answer ? say.yes : say.no;
  if (typeof answer === "number") return kind === "number" ? words.number(answer) : say.choice({ place: answer + 1 });
  return say.numbers({ numbers: kind === "lines" ? answer.map((one) => one + 1) : answer });
}

const main = document.querySelector("main");

function show(): void {
  if (main) render(pageView(), main);
}

document.addEventListener("dragover", over);
document.addEventListener("dragleave", over);
document.addEventListener("drop", drop);
document.documentElement.lang = words.locale;
document.title = say.title;
show();
