import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Python that has NumPy; null where there is none. */
export const python =
  ["python3", "/usr/bin/python3", "python"].find((name) => spawnSync(name, ["-c", "import numpy"]).status === 0) ??
  null;

/** For the title of what needs it. */
export const needsNumpy = python === null ? " · numpy skipped: no python3 that imports it" : "";

/** A visit as a script makes it; numbers by their bits. */
export interface ScriptVisit {
  readonly epoch: number;
  readonly example: number;
  readonly score: string;
  readonly mistake: boolean;
  readonly trained: string;
}

export interface ScriptRunMade {
  readonly visits: readonly ScriptVisit[];
  /** What predicts, as one list. */
  readonly model: string;
}

/** Runs scripts one after another, and says how each trains. */
const driver = `
import json, runpy, struct, sys, warnings
import numpy as np

warnings.simplefilter("ignore")

def flat(value):
    if isinstance(value, dict):
        return flat([value.get(name) if value.get(name) is not None else default for name, default in
            (("feature", -1), ("threshold", 0), ("low", 0), ("high", 0), ("positives", 0), ("negatives", 0))])
    if isinstance(value, (list, tuple, np.ndarray)):
        return [number for one in value for number in flat(one)]
    return [float(value)]

def bits(value):
    return "".join(struct.pack("<d", number).hex() for number in flat(value))

made = []
for path in sys.argv[1:]:
    script = runpy.run_path(path)
    visits = [
        {"epoch": int(epoch), "example": int(i), "score": bits(score), "mistake": bool(mistake), "trained": bits(trained)}
        for epoch, i, score, mistake, trained in script["train"](script["learner"])
    ]
    made.append({"visits": visits, "model": bits(script["learner"].model())})
json.dump(made, sys.stdout)
`;

export function runScripts(scripts: readonly string[]): readonly ScriptRunMade[] {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  try {
    const paths = scripts.map((script, k) => {
      const path = join(folder, `script-${k}.py`);
      writeFileSync(path, script);
      return path;
    });
    writeFileSync(join(folder, "driver.py"), driver);
    const { status, stdout, stderr } = spawnSync(python ?? "python3", [join(folder, "driver.py"), ...paths], {
      encoding: "utf8",
      maxBuffer: 2 ** 30,
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as readonly ScriptRunMade[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Numbers as their bits: −0 is not 0. */
export function bits(numbers: Iterable<number>): string {
  return Buffer.from(Float64Array.from(numbers).buffer).toString("hex");
}
