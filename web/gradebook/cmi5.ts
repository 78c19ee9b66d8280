import {
  type Answered,
  durationOf,
  type Gradebook,
  type Reported,
  responseOf,
  secondsHere,
  shareOf,
} from "./gradebook.js";

/** By the cmi5 specification (Quartz, 1st edition); statements by the xAPI 1.0.3. */

const verbs = {
  initialized: "http://adlnet.gov/expapi/verbs/initialized",
  terminated: "http://adlnet.gov/expapi/verbs/terminated",
  completed: "http://adlnet.gov/expapi/verbs/completed",
  passed: "http://adlnet.gov/expapi/verbs/passed",
  failed: "http://adlnet.gov/expapi/verbs/failed",
  answered: "http://adlnet.gov/expapi/verbs/answered",
} as const;

const category = "https://w3id.org/xapi/cmi5/context/categories";
const mastery = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";
/** The document in which progress is kept. */
const stateId = "perceptron-playground";

type Judgment = "completed" | "passed" | "failed";

/** The document. */
interface Kept {
  readonly saved?: string;
  /** What has been judged in the registration, which takes each judgment once. */
  readonly judged?: readonly string[];
}

interface Activity {
  readonly id: string;
}

/** What the system has written down for this launch, as far as it is read here. */
interface LaunchData {
  readonly contextTemplate?: {
    readonly contextActivities?: { readonly category?: readonly Activity[] };
    readonly [name: string]: unknown;
  };
  readonly launchMode?: "Normal" | "Browse" | "Review";
  readonly masteryScore?: number;
}

/** What the address of the page says. */
interface Launch {
  readonly endpoint: string;
  readonly fetch: string;
  readonly actor: string;
  readonly registration: string;
  readonly activityId: string;
}

/** Null where the page was not opened by a system that speaks cmi5. */
function launchIn(query: string): Launch | null {
  const given = new URLSearchParams(query);
  const names = ["endpoint", "fetch", "actor", "registration", "activityId"] as const;
  if (names.some((name) => !given.get(name))) return null;
  const launch = Object.fromEntries(names.map((name) => [name, given.get(name) ?? ""])) as Record<keyof Launch, string>;
  return { ...launch, endpoint: launch.endpoint.replace(/\/?$/, "/") };
}

/** What speaks with the record store, in the order in which it is asked to. */
class RecordStore {
  readonly #launch: Launch;
  readonly #token: string;
  readonly #refused: () => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(launch: Launch, token: string, refused: () => void) {
    this.#launch = launch;
    this.#token = token;
    this.#refused = refused;
  }

  /**
   * Takes its turn after what was asked before; what is refused is told, and the next goes on.
   * @param lost is called where the same may be taken another time: the store was not reached, or has failed
   */
  send(make: () => Promise<Response>, lost = (): void => {}): void {
    this.#last = this.#last.then(make).then(
      ({ ok, status }) => {
        if (ok) return;
        this.#refused();
        if (status >= 500) lost();
      },
      () => {
        this.#refused();
        lost();
      },
    );
  }

  ask(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = {
      Authorization: `Basic ${this.#token}`,
      "X-Experience-API-Version": "1.0.3",
      "Content-Type": "application/json",
    };
    // What is asked when the page goes away has to live longer than that.
    return fetch(`${this.#launch.endpoint}${path}`, { ...options, headers, keepalive: options.method !== undefined });
  }

  state(id: string): string {
    const { activityId, actor, registration } = this.#launch;
    return `activities/state?${new URLSearchParams({ stateId: id, activityId, agent: actor, registration })}`;
  }
}

/** What an earlier visit has left. Throws where that cannot be read: it would be overwritten. */
async function keptIn(store: RecordStore): Promise<Kept> {
  const kept = await store.ask(store.state(stateId));
  if (kept.ok) return (await kept.json()) as Kept;
  if (kept.status !== 404) throw new Error(`${stateId}: ${kept.status}`);
  return {};
}

/** Opens the gradebook of a system that has launched this page by cmi5; null where none has. */
export async function openCmi5(
  query: string,
  { scored, refused }: { readonly scored: boolean; readonly refused: () => void },
): Promise<Gradebook | null> {
  const launch = launchIn(query);
  if (!launch) return null;
  const token = await fetch(launch.fetch, { method: "POST" })
    .then(async (answer) => ((await answer.json()) as { readonly "auth-token"?: string })["auth-token"])
    .catch(() => undefined);
  if (!token) return null;
  const store = new RecordStore(launch, token, refused);
  const actor: unknown = JSON.parse(launch.actor);
  const data = (await store.ask(store.state("LMS.LaunchData")).then((answer) => answer.json())) as LaunchData;
  // The specification has it read, whether or not anything comes of it.
  await store.ask(
    `agents/profile?${new URLSearchParams({ profileId: "cmi5LearnerPreferences", agent: launch.actor })}`,
  );
  const { saved, judged: before = [] } = await keptIn(store);

  const template = data.contextTemplate ?? {};
  const context = (...categories: readonly string[]): object => ({
    ...template,
    registration: launch.registration,
    contextActivities: {
      ...template.contextActivities,
      category: [
        ...(template.contextActivities?.category ?? []),
        ...categories.map((name) => ({ id: `${category}/${name}` })),
      ],
    },
  });
  const statement = (verb: keyof typeof verbs, more: object = {}): object => ({
    id: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    actor,
    verb: { id: verbs[verb], display: { en: verb } },
    object: { objectType: "Activity", id: launch.activityId },
    context: context("cmi5"),
    ...more,
  });
  /** Several go in one request, which keeps their order. */
  const say = ([first, ...others]: readonly object[], lost?: () => void): void => {
    const body = JSON.stringify(others.length === 0 ? first : [first, ...others]);
    store.send(() => store.ask("statements", { method: "POST", body }), lost);
  };
  /** What has been judged in this registration: each is said once in it. */
  const judged = new Set<string>(before);
  /** A judgment; none where it has been said, or where somebody only looks. */
  const judgment = (verb: Judgment, result: object): readonly object[] => {
    if (judged.has(verb) || (data.launchMode ?? "Normal") !== "Normal") return [];
    judged.add(verb);
    const { masteryScore } = data;
    const extensions = masteryScore === undefined || verb === "completed" ? {} : { [mastery]: masteryScore };
    const about = { ...context("cmi5", "moveon"), extensions: { ...Object(template["extensions"]), ...extensions } };
    return [statement(verb, { result: { ...result, duration: durationOf(secondsHere()) }, context: about })];
  };
  const judge = (verb: Judgment, result: object): void => {
    const said = judgment(verb, result);
    if (said.length > 0) say(said, () => judged.delete(verb));
  };
  const resultOf = ({ score: { raw, max }, success }: Reported) => {
    const scaled = shareOf({ raw, max });
    const isPassed = data.masteryScore === undefined ? success : scaled >= data.masteryScore;
    return { score: { scaled, raw, min: 0, max }, success: isPassed };
  };
  /** Said at the end of a visit alone: a visit has either “failed” or “passed”, and until then the student may still pass. */
  const failure = (progress: Reported | null): readonly object[] =>
    progress?.complete && scored && !judged.has("passed") ? judgment("failed", resultOf(progress)) : [];

  say([statement("initialized")]);
  let isOpen = true;
  let last: Reported | null = null;
  return {
    saved: saved ?? null,
    report(progress: Reported) {
      if (!isOpen) return;
      last = progress;
      if (progress.complete) judge("completed", { completion: true });
      const result = resultOf(progress);
      if (scored && result.success) judge("passed", result);
      const keep = (): string => JSON.stringify({ saved: progress.saved, judged: [...judged] } satisfies Kept);
      store.send(() => store.ask(store.state(stateId), { method: "PUT", body: keep() }));
    },
    answered(answer: Answered) {
      if (!isOpen) return;
      const response = responseOf(answer.answer);
      const more = {
        object: {
          objectType: "Activity",
          id: `${launch.activityId}/${answer.id}`,
          definition: { name: { en: answer.id }, description: { en: answer.kind } },
        },
        result: { success: answer.right, ...(response !== null && { response }) },
        context: context(),
      };
      say([statement("answered", more)]);
    },
    leave() {
      if (!isOpen) return;
      isOpen = false;
      say([...failure(last), statement("terminated", { result: { duration: durationOf(secondsHere()) } })]);
    },
  };
}
