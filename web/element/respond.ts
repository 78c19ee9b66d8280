import type { PlaygroundError } from "../engine/errors.js";
import type { ProgressReport } from "../state/course/progress/study.js";
import type { Refusal } from "../state/document/reading/refusal.js";
import { type Answer, ns, type Said } from "../state/io/messages/answers.js";
import { type Request, readRequest, requestIn } from "../state/io/messages/requests.js";

/** A playground whose state is posted to the host page. */
export interface StateSource extends Element {
  readonly ready: Promise<void>;
  readonly state: object;
  get progress(): ProgressReport | null;
}

/** The members of a playground that a message can use. */
export interface MessageTarget extends StateSource {
  get state(): object;
  set state(value: unknown);
  get progress(): ProgressReport | null;
  set progress(value: unknown);
  play(): void;
  pause(): void;
  step(): unknown;
  seek(visit: number): Promise<void>;
  reset(): void;
  snapshot(): { readonly visit: number; readonly epoch: number; readonly updates: number } | null;
}

/** Carries out a request and returns the answer; null if the message is not a request to a playground. */
export function respondTo(playground: MessageTarget, data: unknown): Promise<Answer> | null {
  const read = readRequest(data);
  if (!read) return null;
  const given = "request" in read ? read.request.id : read.id;
  const message = (said: Said) => ({ ns, v: 1, ...said, ...(given !== undefined && { id: given }) }) as Answer;
  if ("refusal" in read) return Promise.resolve(message({ type: "error", ...read.refusal }));
  return inTurn(playground, read.request).then(message, (error) => message(failure(error)));
}

/** The answer to a window that may not ask, which reveals nothing; null if the message is not a request to a playground. */
export function denyTo(data: unknown, allowed: readonly string[]): Promise<Answer> | null {
  const request = requestIn(data);
  if (!request) return null;
  const message = `This window may not ask: allow-from is "${allowed.join(", ")}".`;
  return Promise.resolve({ ns, v: 1, type: "error", code: "not-allowed", field: "", message, ...request });
}

/** For each playground, a promise of when its last request may begin. */
const turns = new WeakMap<MessageTarget, Promise<unknown>>();

/** Each request waits until the page has settled. Requests begin in the order in which they arrived. */
async function inTurn(playground: MessageTarget, request: Request): Promise<Said> {
  const begin = Promise.all([turns.get(playground), playground.ready]);
  turns.set(
    playground,
    begin.catch(() => {}),
  );
  await begin;
  return act(playground, request);
}

async function act(playground: MessageTarget, request: Request): Promise<Said> {
  switch (request.type) {
    case "getState":
      return { type: "state", state: { ...playground.state } };
    case "setState":
      return replace(playground, request.state);
    case "setProgress":
      return mark(playground, request.progress);
    case "play":
      playground.play();
      break;
    case "pause":
      playground.pause();
      break;
    case "step":
      playground.step();
      break;
    case "seek":
      await playground.seek(request.visit);
      break;
    case "reset":
      playground.reset();
      break;
    default:
      request satisfies never;
  }
  const { visit, epoch, updates } = playground.snapshot() ?? { visit: 0, epoch: 0, updates: 0 };
  return { type: "step", visit, epoch, updates };
}

/** Does something to a playground, and tells what of it was not taken once it is ready. */
async function refusedOf(playground: MessageTarget, set: () => void): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const hear = (event: Event): void => void refusals.push((event as CustomEvent<Refusal>).detail);
  playground.addEventListener("pp-error", hear);
  try {
    set();
    await playground.ready;
  } finally {
    playground.removeEventListener("pp-error", hear);
  }
  return refusals;
}

async function mark(playground: MessageTarget, value: unknown): Promise<Said> {
  const refusals = await refusedOf(playground, () => {
    playground.progress = value;
  });
  // A course that comes with it may say what is wrong with itself.
  const refused = refusals.find(
    ({ field, code }) => /^progress(\.|$)/.test(field) || (field === "" && code === "load-failed"),
  );
  if (refused) return { type: "error", ...refused };
  return { type: "progress", ...(playground.progress ?? noProgress) };
}

/** Where no lesson and no question is open. */
const noProgress: ProgressReport = {
  course: null,
  at: null,
  tasks: [],
  score: { raw: 0, max: 0 },
  complete: false,
  success: false,
  saved: "",
};

async function replace(playground: MessageTarget, state: object): Promise<Said> {
  const refusals = await refusedOf(playground, () => {
    playground.state = state;
  });
  return { type: "state", state: { ...playground.state }, ...(refusals.length > 0 && { refusals }) };
}

function failure({ code = "failed", field = "", message }: Partial<PlaygroundError> & Error): Said {
  return { type: "error", code, field, message };
}
