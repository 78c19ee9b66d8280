import {
  type Answered,
  durationOf,
  type Gradebook,
  type Opening,
  over,
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

/** What a store says to a class that answers at once. */
const tooMany = 429;

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
  readonly returnURL?: string;
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

/** A statement: its verb decides what it is worth. */
interface Statement {
  readonly verb: { readonly id: string };
}

/** What speaks with the record store: statements go one by one in their order, and after them where the student is. */
class RecordStore {
  readonly #launch: Launch;
  readonly #token: string;
  readonly #taken: (isTaken: boolean) => void;
  #waiting: readonly Statement[] = [];
  #document: (() => string) | null = null;
  #isBusy = false;
  #onItsWay: Statement | undefined;

  /** @param taken is called each time that all has been sent, or something was not taken. */
  constructor(launch: Launch, token: string, taken: (isTaken: boolean) => void) {
    this.#launch = launch;
    this.#token = token;
    this.#taken = taken;
  }

  say(...statements: readonly Statement[]): void {
    if (statements.length === 0) return;
    this.#waiting = [...this.#waiting, ...statements];
    void this.#sendAll();
  }

  /** @param document is made when it is sent, after the statements before it. */
  keep(document: () => string): void {
    this.#document = document;
    void this.#sendAll();
  }

  /** Whether a statement with that verb has not been taken yet. */
  awaits(verb: string): boolean {
    return this.#waiting.some((one) => one.verb.id === verb);
  }

  /** The page goes away: nothing can wait for its turn any more. */
  leave(last: readonly Statement[], document: string | null): void {
    const rest = this.#waiting.filter((one) => one !== this.#onItsWay);
    this.#waiting = [];
    this.#document = null;
    void this.#post([...rest, ...last]).catch(() => {});
    if (document !== null) void this.#put(document).catch(() => {});
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

  async #sendAll(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    let isTaken = true;
    // A store that was not reached, has failed, or is asked by too many, gets the same again with what comes next.
    for (let statement = this.#waiting[0]; statement; statement = this.#waiting[0]) {
      this.#onItsWay = statement;
      const answer = await this.#post([statement]).catch(() => null);
      this.#onItsWay = undefined;
      isTaken &&= answer?.ok === true;
      if (!answer || answer.status >= 500 || answer.status === tooMany) break;
      this.#waiting = this.#waiting.filter((one) => one !== statement);
    }
    const document = this.#document;
    this.#document = null;
    const kept = document && (await this.#put(document()).catch(() => null));
    if (document) isTaken &&= kept?.ok === true;
    this.#isBusy = false;
    this.#taken(isTaken);
    // Meanwhile there may be more; what was not taken waits.
    if (isTaken && (this.#waiting.length > 0 || this.#document)) void this.#sendAll();
  }

  /** Several go in one request, which keeps their order. */
  #post(statements: readonly Statement[]): Promise<Response> {
    return this.ask("statements", {
      method: "POST",
      body: JSON.stringify(statements.length === 1 ? statements[0] : statements),
    });
  }

  #put(body: string): Promise<Response> {
    return this.ask(this.state(stateId), { method: "PUT", body });
  }
}

/** What a reload goes on with: the system gives its token away once, and a visit begins once. Some frames may not keep it. */
const kept = {
  at(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  hold(name: string, value: string): void {
    try {
      sessionStorage.setItem(name, value);
    } catch {}
  },
};

/** What an earlier visit has left. Throws where that cannot be read: it would be overwritten. */
async function keptIn(store: RecordStore): Promise<Kept> {
  const kept = await store.ask(store.state(stateId));
  if (kept.ok) return (await kept.json()) as Kept;
  if (kept.status !== 404) throw new Error(`${stateId}: ${kept.status}`);
  return {};
}

/** Null where the system was not reached; "" where it has given its token away already. */
async function tokenFrom(launch: Launch): Promise<string | null> {
  try {
    const answer = await fetch(launch.fetch, { method: "POST" });
    return ((await answer.json()) as { readonly "auth-token"?: string })["auth-token"] ?? "";
  } catch {
    return null;
  }
}

/** Opens the gradebook of a system that has launched this page by cmi5; null where none has. */
export async function openCmi5(query: string, { scored, taken }: Opening): Promise<Gradebook | null> {
  const launch = launchIn(query);
  if (!launch) return null;
  const token = kept.at(launch.fetch) ?? (await tokenFrom(launch));
  if (token === "") return over;
  if (token === null) return null;
  kept.hold(launch.fetch, token);
  const begun = `${launch.fetch} begun`;
  const store = new RecordStore(launch, token, taken);
  // This page has said “terminated” when it went away to be loaded again, and that is the last statement of a visit.
  if (kept.at(begun) !== null) return afterReload(store).catch(() => over);
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
  const statement = (verb: keyof typeof verbs, more: object = {}): Statement => ({
    ...{ id: crypto.randomUUID(), timestamp: new Date().toISOString(), actor },
    verb: { id: verbs[verb], ...{ display: { en: verb } } },
    ...{ object: { objectType: "Activity", id: launch.activityId }, context: context("cmi5"), ...more },
  });
  /** What has been judged in this registration: each is said once in it. */
  const judged = new Set<string>(before);
  /** A judgment; none where it has been said, or where somebody only looks. */
  const judgment = (verb: Judgment, result: object): readonly Statement[] => {
    if (judged.has(verb) || (data.launchMode ?? "Normal") !== "Normal") return [];
    judged.add(verb);
    const { masteryScore } = data;
    const extensions = masteryScore === undefined || verb === "completed" ? {} : { [mastery]: masteryScore };
    const about = { ...context("cmi5", "moveon"), extensions: { ...Object(template["extensions"]), ...extensions } };
    return [statement(verb, { result: { ...result, duration: durationOf(secondsHere()) }, context: about })];
  };
  const resultOf = ({ score: { raw, max }, success }: Reported) => {
    const scaled = shareOf({ raw, max });
    const isPassed = data.masteryScore === undefined ? success : scaled >= data.masteryScore;
    return { score: { scaled, raw, min: 0, max }, success: isPassed };
  };
  /**
   * “Passed” is said once in a registration, so it waits for the best score: until all is done, or the visit ends. “Failed” is
   * said at the end alone: a visit has either of the two, and until then the student may still pass.
   */
  const outcome = (progress: Reported, isEnd: boolean): readonly Statement[] => {
    if (!scored || judged.has("passed")) return [];
    const result = resultOf(progress);
    if (result.success) return progress.complete || isEnd ? judgment("passed", result) : [];
    return progress.complete && isEnd ? judgment("failed", result) : [];
  };
  const documentOf = (
    progress: Reported,
    isSaid = (verb: string): boolean => !store.awaits(verbs[verb as Judgment]),
  ): string => JSON.stringify({ saved: progress.saved, judged: [...judged].filter(isSaid) } satisfies Kept);

  kept.hold(begun, "yes");
  store.say(statement("initialized"));
  let isOpen = true;
  let last: Reported | null = null;
  return {
    saved: saved ?? null,
    isOver: false,
    ...(/^https?:/.test(data.returnURL ?? "") && { back: data.returnURL }),
    report(progress: Reported) {
      if (!isOpen) return;
      last = progress;
      if (progress.complete) store.say(...judgment("completed", { completion: true }));
      store.say(...outcome(progress, false));
      store.keep(() => documentOf(progress));
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
      store.say(statement("answered", more));
    },
    leave() {
      if (!isOpen) return;
      isOpen = false;
      const said = last ? outcome(last, true) : [];
      const ended = statement("terminated", { result: { duration: durationOf(secondsHere()) } });
      store.leave([...said, ended], last && documentOf(last, () => true));
    },
  };
}

/** The visit is over, but its work is kept: the next one goes on with it. */
async function afterReload(store: RecordStore): Promise<Gradebook> {
  const { saved, judged = [] } = await keptIn(store);
  const report = (progress: Reported): void =>
    store.keep(() => JSON.stringify({ saved: progress.saved, judged } satisfies Kept));
  return { ...over, saved: saved ?? null, report };
}
