import { posix } from "node:path";
import type { Source } from "./imports.js";

/** Folders in web/ of which neither a README of their own nor their parent's says in a sentence what belongs there. */
export function unnamedRooms(sources: readonly Source[]): string[] {
  const readmes = new Map(
    sources.filter(({ path }) => path.endsWith("/README.md")).map(({ path, text }) => [path, text]),
  );
  const rooms = new Set(sources.flatMap(({ path }) => foldersAbove(path)));
  rooms.delete("web");
  return [...rooms].filter((room) => {
    const parents = readmes.get(`${posix.dirname(room)}/README.md`) ?? "";
    return !readmes.has(`${room}/README.md`) && !says(parents, posix.basename(room));
  });
}

function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, k) => parts.slice(0, k + 1).join("/"));
}

/** Whether a line has the name of the folder, as `name/`, and words enough beside it. */
function says(readme: string, room: string): boolean {
  return readme.split("\n").some((line) => {
    const [before, ...after] = line.split(`\`${room}/\``);
    return after.length > 0 && `${before} ${after.join(" ")}`.split(/\s+/).filter((word) => /\w/.test(word)).length > 2;
  });
}
