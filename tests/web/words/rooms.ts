import type { Room } from "../../../web/state/document/notation/words.js";
import type { RoomSamples } from "./samples.js";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../../web/words/en/**/*.ts", "../../../web/words/generated/en/*.ts", "../../../web/words/refusals.ts"],
  { eager: true },
);
const sampled = import.meta.glob<{ readonly default: RoomSamples | readonly RoomSamples[] }>("./samples/**/*.ts", {
  eager: true,
});

const isRoom = (value: unknown): value is Room<object> =>
  typeof value === "object" && value !== null && "english" in value && "name" in value;

/** Every room, and where it is declared: "en/story/visit.ts". */
export const rooms = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isRoom)
    .map((room) => ({ room, file: path.slice(path.indexOf("en/")) })),
);

/** With which facts each is read through. */
export const samples = new Map(
  Object.values(sampled)
    .flatMap((module) => module.default)
    .map((one) => [one.room, one.samples]),
);
