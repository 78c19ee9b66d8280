import type { shareFile as english } from "../../en/share/file.js";
import type { Translation } from "../../room.js";

export const shareFile: Translation<typeof english> = {
  intro:
    "Die Daten, die Verfahren, dieser Schritt und alles, was du siehst: in einer Datei, die jeder Playground im Menü mit „Öffnen“ öffnet.",
  save: "Als Datei speichern",
  writing: "Die Datei wird geschrieben",
  busy: "Einen Moment …",
};
