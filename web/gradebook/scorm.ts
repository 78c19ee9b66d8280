import {
  type Answered,
  decimal,
  durationOf,
  type Gradebook,
  type Opening,
  over,
  type Reported,
  responseOf,
  secondsHere,
  shareOf,
} from "./gradebook.js";

/** What a system puts into a window above: its members are called as a version of SCORM says. */
type Api = Readonly<Record<string, (...given: string[]) => unknown>>;

/** The most windows that are looked through, upwards. */
const mostAbove = 500;

/** The object that a system has put into a window above, or above the one that has opened this. */
function findApi(name: string, from: Window): Api | null {
  const above = (start: Window): Api | null => {
    let at = start;
    for (let k = 0; k < mostAbove; k++) {
      try {
        const found: unknown = Reflect.get(at, name);
        if (found) return found as Api;
      } catch {
        return null;
      }
      if (at === at.parent) return null;
      at = at.parent;
    }
    return null;
  };
  for (let at: Window | null = from; at; at = openerOf(at)) {
    const found = above(at);
    if (found) return found;
  }
  return null;
}

/** The window that has opened the uppermost one; null where there is none, or it may not be seen. */
function openerOf(from: Window): Window | null {
  try {
    const { top } = from;
    const opener: Window | null = (top ?? from).opener;
    return opener && opener !== from ? opener : null;
  } catch {
    return null;
  }
}

/** What the two versions say differently. */
interface Dialect {
  readonly api: string;
  readonly calls: Readonly<Record<"begin" | "get" | "set" | "commit" | "end", string>>;
  readonly names: Readonly<Record<"location" | "exit" | "time", string>>;
  time(seconds: number): string;
  /** Names and values of the score and of how far the student is. */
  standing(progress: Reported, scored: boolean): readonly (readonly [string, string])[];
  /** Names, behind `cmi.interactions.n.`, and values of an answer. */
  interaction(answer: Answered, now: Date): readonly (readonly [string, string])[];
}

const two = (count: number): string => `${Math.floor(count)}`.padStart(2, "0");

/** Of what kind a system takes an answer for. */
function typeOf({ kind, answer, truth }: Answered): "choice" | "true-false" | "numeric" | "fill-in" | "performance" {
  const example = answer ?? truth;
  if (example === null) return "performance";
  if (typeof example === "boolean") return "true-false";
  if (typeof example === "object") return "fill-in";
  return kind === "choice" || kind === "predict" ? "choice" : "numeric";
}

/** Moodle takes `raw` for points out of its hundred, and looks at no `max`. */
const percent = (score: Reported["score"]): string => decimal(Math.round(1e4 * shareOf(score)) / 100);

/** By the SCORM 1.2 Run-Time Environment, 3.4. */
const first: Dialect = {
  api: "API",
  calls: { begin: "LMSInitialize", get: "LMSGetValue", set: "LMSSetValue", commit: "LMSCommit", end: "LMSFinish" },
  names: { location: "cmi.core.lesson_location", exit: "cmi.core.exit", time: "cmi.core.session_time" },
  time: (seconds) => `${two(seconds / 3600).padStart(4, "0")}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`,
  standing({ score, complete, success }, scored) {
    // Moodle takes nothing more of what is “passed” or “failed”: whoever has not done all yet may go on another time.
    const ended = scored ? (success ? "passed" : "failed") : "completed";
    const status = [["cmi.core.lesson_status", complete ? ended : "incomplete"]] as const;
    if (!scored) return status;
    return [
      ["cmi.core.score.min", "0"],
      ["cmi.core.score.max", "100"],
      ["cmi.core.score.raw", percent(score)],
      ...status,
    ];
  },
  interaction(answered, now) {
    const type = typeOf(answered);
    const said = (answer: Answered["answer"]): string | null => {
      if (typeof answer === "boolean") return answer ? "t" : "f";
      return type === "choice" && typeof answer === "number" ? answer.toString(36) : responseOf(answer);
    };
    const [given, truth] = [said(answered.answer), said(answered.truth)];
    return [
      ["id", answered.id],
      ["time", `${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`],
      ["type", type],
      ...(truth === null ? [] : [["correct_responses.0.pattern", truth] as const]),
      ...(given === null ? [] : [["student_response", given] as const]),
      ["result", answered.right ? "correct" : "wrong"],
    ];
  },
};

/** By the SCORM 2004 4th Edition Run-Time Environment, 4.2. */
const second: Dialect = {
  api: "API_1484_11",
  calls: { begin: "Initialize", get: "GetValue", set: "SetValue", commit: "Commit", end: "Terminate" },
  names: { location: "cmi.location", exit: "cmi.exit", time: "cmi.session_time" },
  time: durationOf,
  standing({ score, complete, success }, scored) {
    const completion = ["cmi.completion_status", complete ? "completed" : "incomplete"] as const;
    if (!scored) return [completion];
    return [
      ["cmi.score.min", "0"],
      ["cmi.score.max", "100"],
      ["cmi.score.raw", percent(score)],
      ["cmi.score.scaled", decimal(shareOf(score))],
      completion,
      ["cmi.success_status", success ? "passed" : complete ? "failed" : "unknown"],
    ];
  },
  interaction(answered, now) {
    const type = typeOf(answered);
    const [given, truth] = [responseOf(answered.answer), responseOf(answered.truth)];
    const pattern = type === "numeric" && truth !== null ? `${truth}[:]${truth}` : truth;
    // How something on the page was done has no pattern that any system reads.
    const isSaid = type !== "performance";
    return [
      ["id", answered.id],
      ["type", isSaid ? type : "other"],
      // A zone may follow a fraction of a second alone, which has two digits.
      ["timestamp", `${now.toISOString().slice(0, 22)}Z`],
      ...(isSaid && pattern !== null ? [["correct_responses.0.pattern", pattern] as const] : []),
      ...(isSaid && given !== null ? [["learner_response", given] as const] : []),
      ["result", answered.right ? "correct" : "incorrect"],
    ];
  },
};

const dialects = { "scorm-1.2": first, "scorm-2004": second } as const;

/** Opens the gradebook of a system that speaks a version of SCORM; null where there is none. */
export function openScorm(
  standard: keyof typeof dialects,
  { scored, taken, from = window }: Opening & { readonly from?: Window },
): Gradebook | null {
  const dialect = dialects[standard];
  const { calls, names } = dialect;
  const api = findApi(dialect.api, from);
  if (!api) return null;
  // Systems say "true", and some of them true.
  const call = (name: keyof typeof calls, ...given: string[]): boolean => {
    try {
      return `${api[calls[name]]?.(...given)}` === "true";
    } catch {
      return false;
    }
  };
  const get = (name: string): string => `${api[calls.get]?.(name) ?? ""}`;
  const put = (pairs: readonly (readonly [string, string])[]): boolean =>
    pairs.map(([name, value]) => call("set", name, value)).every(Boolean);
  // What has ended a visit begins no other.
  if (!call("begin", "")) return over;
  let isOpen = true;
  return {
    saved: get("cmi.suspend_data") || null,
    isOver: false,
    report(progress) {
      if (!isOpen) return;
      const isPut = put([
        [names.location, progress.at ?? ""],
        ["cmi.suspend_data", progress.saved],
        ...dialect.standing(progress, scored),
      ]);
      taken(call("commit", "") && isPut);
    },
    answered(answer) {
      if (!isOpen) return;
      const place = Number(get("cmi.interactions._count")) || 0;
      const members = dialect.interaction(answer, new Date());
      // Many systems keep no answers, which takes nothing from the score.
      put(members.map(([name, value]) => [`cmi.interactions.${place}.${name}`, value] as const));
    },
    leave() {
      if (!isOpen) return;
      isOpen = false;
      // It goes on another time: else a system forgets where it was.
      put([
        [names.time, dialect.time(secondsHere())],
        [names.exit, "suspend"],
      ]);
      call("commit", "");
      call("end", "");
    },
  };
}
