import type { Session } from "../state/session.js";

/** What is promised of one start of a playground: of the next there are other promises. */
export class Promised {
  /** Kept with its session. */
  readonly usable: Promise<Session>;
  /** Kept when `pp-ready` has been fired. */
  readonly announced: Promise<void>;
  isAnnounced = false;
  begun = false;
  keep!: (session: Session | Promise<Session>) => void;
  break!: (error: unknown) => void;

  /** @param announce says that it is ready, once it is. */
  constructor(announce: (session: Session, promised: Promised) => Promise<void>) {
    this.usable = new Promise((resolve, reject) => {
      this.keep = resolve;
      this.break = reject;
    });
    this.announced = this.usable.then((session) => announce(session, this));
    // Whoever does not ask for `ready` reads the failure on the page; it is no unhandled rejection.
    this.announced.catch(() => {});
  }
}
