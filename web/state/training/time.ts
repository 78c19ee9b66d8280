import type { Intent } from "../intent.js";
import type { Ensemble } from "./lockstep.js";
import type { Player } from "./playback.js";

/** Beyond this many visits past the frontier, a seek is spread over frames. */
const atOnce = 20_000;

/** Brings new runs to the moment that others stood at; playing goes on from there. */
export function catchUp(run: Ensemble, visit: number, player: Player): void {
  if (visit <= atOnce || player.playing) run.seek(visit);
  else player.goTo(visit);
}

/** Acts on an intent that moves in time. False when it is none. */
export function travel(intent: Intent, run: Ensemble, player: Player): boolean {
  switch (intent.type) {
    case "play":
      if (run.stopped) run.seek(0);
      player.play();
      return true;
    case "pause":
      player.pause();
      return true;
    case "seek":
      player.pause();
      if (intent.visit <= run.frontier + atOnce) run.seek(intent.visit);
      else player.goTo(intent.visit);
      return true;
    case "step":
      player.pause();
      run.step();
      return true;
    case "back-update":
      player.pause();
      run.seek(run.lastUpdate);
      return true;
    case "next-update":
      player.pause();
      run.advance({ updates: 1 });
      return true;
    case "next-epoch":
      player.pause();
      run.advance({ epochs: 1 });
      return true;
    case "finish":
      player.goTo(Number.POSITIVE_INFINITY);
      return true;
    case "reset":
      player.pause();
      run.seek(0);
      return true;
    default:
      return false;
  }
}
