import type { DataSource } from "../../state/document/state.js";
import { lineOf } from "../kept-ids.js";

/** What is known of a state that is kept, without reading it. */
export interface Note {
  readonly id: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** About how many bytes it takes. */
  readonly bytes: number;
}

/** So much is kept: of each tab the newest states, of the newest tabs, and not more than so many bytes in all. */
export const caps = { states: 8, lines: 12, bytes: 128 * 1024 * 1024 };

/** About how many bytes the examples take, and no less. What else a state says is little beside them. */
export function bytesOf(data: DataSource): number {
  if (data.kind === "points") return 40 * data.points.length;
  return data.kind === "table" ? 8 * data.rows.length * data.columns.length + 20 * data.columns.length : 0;
}

/** The ids of the states that are too many. The newest of all is none of them. */
export function superfluous(notes: readonly Note[]): string[] {
  const newestFirst = [...notes].sort((a, b) => b.at - a.at);
  const lines = new Map<string, number>();
  const ranked = newestFirst.map((note) => {
    const line = lineOf(note.id);
    const rank = lines.get(line) ?? 0;
    lines.set(line, rank + 1);
    return { ...note, rank, line: [...lines.keys()].indexOf(line) };
  });
  // What a tab showed last is worth more than what another showed before that.
  const byWorth = ranked.sort((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1));
  let bytes = 0;
  const kept = new Set<string>();
  for (const { id, rank, line, bytes: own } of byWorth) {
    const fits = bytes + own <= caps.bytes || kept.size === 0;
    if (rank >= caps.states || line >= caps.lines || !fits) continue;
    bytes += own;
    kept.add(id);
  }
  return notes.map(({ id }) => id).filter((id) => !kept.has(id));
}
