const bytesOf = new Map<string, number>();

/** A colour as the four bytes of a pixel, in the order a Uint32Array over ImageData stores them. */
export function pixelBytes(color: string): number {
  let bytes = bytesOf.get(color);
  if (bytes === undefined) {
    bytes = readBytes(color);
    bytesOf.set(color, bytes);
  }
  return bytes;
}

function readBytes(color: string): number {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return 0;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0] ?? 0;
}
