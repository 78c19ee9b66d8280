import type { Frame } from "../../runs/frame.js";
import { pause, runInSlices } from "./hidden-session.js";
import { leadRunOf } from "./lead-run.js";
import { fileName, type TextFile } from "./text-file.js";

/** Multiply-adds of a slice. */
const slice = 2_000_000;

/**
 * What predicts at the moment shown, of the lead: the file of the program's `--save-model`. The run is made once more, in
 * slices; resolves with null if the signal aborts it. Rejects with `PlaygroundError` where the engine refuses the run.
 * @param report Takes the progress, 0…1.
 */
export async function modelFile(
  frame: Frame,
  signal: AbortSignal,
  report: (progress: number) => void,
): Promise<TextFile | null> {
  const engine = await frame.engine.complete();
  const { visit } = frame.pane;
  const run = await runInSlices(engine.startRun(leadRunOf(frame).spec), signal, report);
  if (!run) return null;
  try {
    while (run.visit < visit) {
      const visits = Math.ceil(slice / (run.predictionCost + run.features.length));
      run.advance({ visits: Math.min(visits, visit - run.visit) });
      report(run.visit / visit);
      await pause();
      if (signal.aborted) return null;
    }
    const name = fileName(frame.state, "model", "json");
    return { name, type: "application/json", text: `${run.saveModel()}\n` };
  } finally {
    run.dispose();
  }
}
