import type { PlaygroundError } from "../../engine/errors.js";
import type { Refusal } from "../../state/document/refusal.js";
import type { Answer, Said } from "../../state/messages/answers.js";
import { ns } from "../../state/messages/envelope.js";
import { readRequest } from "../../state/messages/read-request.js";
import type { Request } from "../../state/messages/requests.js";
import { type Frame, tell } from "./tell.js";

/** What a frame's playground can be asked, as the page around an element asks it. */
export interface Asked extends Frame {
  readonly ready: Promise<void>;
  get state(): object;
  set state(value: unknown);
  play(): void;
  pause(): void;
  step(): unknown;
  seek(visit: number): Promise<void>;
  reset(): void;
  snapshot(): { readonly visit: number; readonly epoch: number; readonly updates: number } | null;
}

/**
 * Connects a playground with the page that its own is framed by: what happens is told to that, and whoever asks is
 * answered, nobody else. Returns what ends it.
 */
export function connect(playground: Asked): () => void {
  const listen = ({ data, source, origin }: MessageEvent): void => {
    const read = readRequest(data);
    if (!read || !source) return;
    const given = "request" in read ? read.request.id : read.id;
    const answer = (said: Said): void => {
      const message = { ns, v: 1, ...said, ...(given !== undefined && { id: given }) } as Answer;
      // A page without an origin of its own has no address to write on it.
      source.postMessage(message, { targetOrigin: /^https?:/.test(origin) ? origin : "*" });
    };
    if ("refusal" in read) answer({ type: "error", ...read.refusal });
    else void act(playground, read.request).then(answer, (error) => answer(failure(error)));
  };
  addEventListener("message", listen);
  const silence = tell(playground, (message) => parent.postMessage(message, "*"));
  return () => {
    removeEventListener("message", listen);
    silence();
  };
}

async function act(playground: Asked, request: Request): Promise<Said> {
  await playground.ready;
  switch (request.type) {
    case "getState":
      return { type: "state", state: { ...playground.state } };
    case "setState":
      return replace(playground, request.state);
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

async function replace(playground: Asked, state: object): Promise<Said> {
  const refusals: Refusal[] = [];
  const hear = (event: Event): void => void refusals.push((event as CustomEvent<Refusal>).detail);
  playground.addEventListener("pp-error", hear);
  playground.state = state;
  await playground.ready;
  playground.removeEventListener("pp-error", hear);
  return { type: "state", state: { ...playground.state }, ...(refusals.length > 0 && { refusals }) };
}

function failure({ code = "failed", field = "", message }: Partial<PlaygroundError> & Error): Said {
  return { type: "error", code, field, message };
}
