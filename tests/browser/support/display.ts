import { supervise } from "./processes.js";

export interface Display {
  /** For the environment variable DISPLAY. */
  readonly name: string;
  stop(): Promise<void>;
}

/** Starts a virtual X display, large enough for a 4K viewport, or takes the present one where there is no Xvfb. */
export async function startDisplay(xvfb: string | null): Promise<Display> {
  if (xvfb === null) return { name: process.env["DISPLAY"] ?? ":0", stop: async () => undefined };
  const server = supervise(xvfb, ["-displayfd", "1", "-screen", "0", "4096x2400x24", "-nolisten", "tcp"]);
  const number = await new Promise<string>((resolve, reject) => {
    server.process.stdout?.once("data", (data: Buffer) => resolve(data.toString().trim()));
    server.process.once("exit", () => reject(new Error("Xvfb did not start")));
    server.process.once("error", reject);
  });
  return { name: `:${number}`, stop: server.stop };
}
