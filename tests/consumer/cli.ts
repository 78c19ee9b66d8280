import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import type { RunSpec } from "../../web/engine/index.js";

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Where the installed program is. */
export const program = (): string => join(inject("prefix"), "bin", "perceptron");

/** Runs it on a table on standard input. */
export function perceptron(args: readonly string[], csv: string | Uint8Array = ""): Outcome {
  const { status, stdout, stderr } = spawnSync(program(), args, { input: csv, encoding: "utf8" });
  return { code: status, out: stdout, error: stderr };
}

/** What a program says of a spec, parsed. */
export function answer<Answer>(command: string, spec: RunSpec, more: readonly string[] = []): Answer {
  const { code, out, error } = perceptron(
    [command, "-", "--no-header", "--json", ...optionsOf(spec), ...more],
    csvOf(spec),
  );
  if (code !== 0) throw new Error(error);
  return JSON.parse(out);
}

const csvOf = ({ X, y }: RunSpec): string =>
  (X as readonly (readonly number[])[]).map((row, i) => `${[...row, y[i]].join(",")}\n`).join("");

/** A spec of the engine as options of the program. */
function optionsOf({ features, scaling, bias, learner, order, initial, maxEpochs }: RunSpec): string[] {
  const { kind: learnerKind, learningRate, kernel, maxDepth, ...settings } = (learner ?? {}) as Record<string, unknown>;
  const { kind: kernelKind, ...ofKernel } = (kernel ?? {}) as Record<string, unknown>;
  const { kind: orderKind, seed, indices } = (order ?? {}) as Record<string, unknown>;
  const given: Readonly<Record<string, unknown>> = {
    features: features?.join(","),
    scaling,
    learner: learnerKind,
    "learning-rate": learningRate,
    "max-depth": maxDepth,
    ...settings,
    kernel: kernelKind,
    ...ofKernel,
    order: orderKind,
    seed,
    indices,
    initial: initial && flat(initial),
    "max-epochs": maxEpochs,
  };
  const valued = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
  return bias === false ? ["--no-bias", ...valued] : valued;
}

/** One hyperplane or one a class, voters or counts, as the program prints them: one list. */
export function flat(model: unknown): number[] {
  if (Array.isArray(model)) return model.flatMap(flat);
  const { weights, bias = 0, voters, alpha, count } = model as Readonly<Record<string, Iterable<never>>>;
  if (voters) return flat([...voters]);
  if (alpha) return [...alpha];
  const rows: readonly unknown[] = [...(weights ?? [])];
  if (rows.some((row) => typeof row === "object")) return rows.flatMap((row) => [...(row as Iterable<number>), 0]);
  return [...rows, bias, ...(count === undefined ? [] : [count])].map(Number);
}
