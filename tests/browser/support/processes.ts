import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { delimiter, isAbsolute, join } from "node:path";

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the names that is on PATH (or is a path to an executable). */
export function findExecutable(...names: readonly string[]): string | null {
  for (const name of names) {
    if (isAbsolute(name) && isExecutable(name)) return name;
    for (const directory of (process.env["PATH"] ?? "").split(delimiter)) {
      const path = join(directory, name);
      if (directory !== "" && !isAbsolute(name) && isExecutable(path)) return path;
    }
  }
  return null;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Supervised {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * The shell waits for its standard input to end, and then ends its process group. The input is a pipe from this
 * process, so that happens even when this process is killed and can clean up nothing.
 */
const supervisor = `
("$@" </dev/null; kill -TERM 0) &
trap : TERM
cat >/dev/null
kill -TERM 0
sleep 0.3
kill -KILL 0
`;

/** Starts a command that, with everything it starts, is gone when this process is, however that came about. */
export function supervise(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Supervised {
  const child = spawn("/bin/sh", ["-c", supervisor, "sh", command, ...args], {
    detached: true,
    env,
    stdio: ["pipe", "pipe", "ignore"],
  });
  // Writing the end of the input to a shell that has already gone is no error here.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return {
    process: child,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/**
 * Ends a process group that something else started, should this process be killed. Returns what calls the watch off.
 */
export function endWithThisProcess(group: number): () => void {
  const script = 'read -r _; kill -s KILL -- "-$1"';
  const watch = spawn("/bin/sh", ["-c", script, "sh", String(group)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watch.unref();
  return () => void watch.kill("SIGKILL");
}
