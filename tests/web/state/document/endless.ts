/** What goes on for ever, unless it is ended; with how much of it was taken. */
export function endlessStream(chunk = new Uint8Array(65_536).fill(32)) {
  let [sent, ended] = [0, false];
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
    cancel: () => {
      ended = true;
    },
  });
  return { stream, sent: () => sent, ended: () => ended };
}

/** A file that says it is short, and never ends. */
export function endlessFile(name: string) {
  const { stream, sent, ended } = endlessStream();
  const file = new File(["a,b,y"], name);
  Object.defineProperty(file, "stream", { value: () => stream });
  const whole = async () => {
    throw new Error("It would be read whole.");
  };
  for (const way of ["arrayBuffer", "text", "slice", "bytes"]) Object.defineProperty(file, way, { value: whole });
  return { file, sent, ended };
}
