// The page in a package for a learning system: the playground in a frame, and what passes between it and a gradebook.
import type { LaunchSettings } from "../state/course/gradebook/package.js";
import { openCmi5 } from "./cmi5.js";
import type { Answered, Gradebook, Reported } from "./gradebook.js";
import { openScorm } from "./scorm.js";

/** A message of the playground, as messages.html next to the site lists them. */
type Said =
  | { readonly type: "ready" }
  | ({ readonly type: "progress"; readonly id?: string; readonly course: string | null } & Reported)
  | { readonly type: "error"; readonly id?: string }
  | { readonly type: "quiz"; readonly detail: Answered & { readonly course: string | null } };

const ns = "perceptron-playground";

function element<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

const line = element("said");

/** A line above the playground. */
function tell(text: string): void {
  line.textContent = text;
  line.hidden = false;
}

const settings = JSON.parse(element("settings").textContent ?? "") as LaunchSettings;
const frame = element<HTMLIFrameElement>("playground");

async function open(): Promise<Gradebook | null> {
  const { standard, scored, said } = settings;
  const taken = (isTaken: boolean): void => {
    if (!isTaken) tell(said.refused);
    else if (line.textContent === said.refused) line.hidden = true;
  };
  const found = { scored, taken };
  return standard === "cmi5" ? openCmi5(location.search, found) : openScorm(standard, found);
}

/** Where nothing is scored, whoever has opened it is done: also in the midst of a lesson. */
const seen = settings.scored ? null : { score: { raw: 0, max: 0 }, complete: true, success: true };

/** What asks the playground to go on where the student has stopped. */
const going = { ns, v: 1, type: "setProgress", id: "go on" } as const;

function connect(gradebook: Gradebook): void {
  const { saved, isOver, back } = gradebook;
  if (isOver) tell(settings.said.over);
  if (back !== undefined) {
    const link = element<HTMLAnchorElement>("back");
    link.href = back;
    link.hidden = false;
  }
  // Until it has gone on, what the playground says has less in it than what is kept.
  let isAtPlace = saved === null;
  /** The course that is graded: the one that the package opens with. A student may look into another. */
  let course: string | null | undefined;
  const hear = (said: Said): void => {
    if (said.type === "ready") {
      if (saved !== null) frame.contentWindow?.postMessage({ ...going, progress: saved }, "*");
      if (seen) gradebook.report({ at: null, saved: saved ?? "", ...seen });
    } else if (said.type === "quiz") {
      if (course === undefined || said.detail.course === course) gradebook.answered(said.detail);
    } else if (said.id === going.id) {
      isAtPlace = true;
      if (said.type === "error") tell(settings.said.unread);
    }
    if (said.type !== "progress") return;
    if (course === undefined) ({ course } = said);
    if (isAtPlace && said.course === course) gradebook.report({ ...said, ...seen });
  };
  addEventListener("message", ({ source, data }) => {
    if (source === frame.contentWindow && data?.ns === ns) hear(data);
  });
  addEventListener("pagehide", () => gradebook.leave());
  // Its visit is over: another begins.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

async function start(): Promise<void> {
  const gradebook = await open().catch(() => null);
  if (gradebook) connect(gradebook);
  else tell(settings.said.alone);
  frame.src = `playground.html${settings.query}`;
}

void start();
