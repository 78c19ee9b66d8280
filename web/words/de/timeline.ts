import type { timeline as english } from "../en/timeline.js";
import { count } from "../grammar/de.js";
import type { Translation } from "../room.js";

export const timeline: Translation<typeof english> = {
  name: "Schritt",
  epoch: "Epoche",
  spokenMoment: ({ visit, epoch, updates: made }, end) => {
    const changes = made === 1 ? "1 Update" : `${made} Updates`;
    return epoch === null
      ? `Schritt ${visit} von ${end}, ${changes}`
      : `Schritt ${visit} von ${end}, in Epoche ${epoch}, ${changes}`;
  },
  pointedVisit: (visit, computed) =>
    computed ? `Schritt ${count(visit)}` : `Schritt ${count(visit)}, noch nicht berechnet`,

  speed: "Tempo",
  slow: "langsam",
  steady: "ruhig",
  fast: "schnell",
  toTheEnd: "bis zum Ende",
  pauseOnUpdates: "Pause bei Updates",
  newSeed: "Neu mischen",
  newSeedHint: "Die Reihenfolge neu mischen und von vorn anfangen.",
};
