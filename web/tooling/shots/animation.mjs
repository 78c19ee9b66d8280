// Screenshots as one animated GIF. It has one palette, and of each picture only what differs from the one before.
import gifenc from "gifenc";

/** @import { Browser } from "playwright-core" */

/** Colours of the GIF; one more says that a pixel stays as it is. */
const COLORS = 40;

/** Every so many pixels of each picture is asked for the palette. */
const SAMPLED = 3;

/** @param {Browser} browser which decodes the pictures. @param {readonly { png: Buffer, hold: number }[]} pictures */
export async function gifOf(browser, pictures) {
  const page = await browser.newPage();
  const frames = [];
  for (const { png, hold } of pictures)
    frames.push({ ...(await page.evaluate(pixelsOf, png.toString("base64"))), hold });
  await page.close();
  const pixels = frames.map(({ rgba }) => new Uint8ClampedArray(Buffer.from(rgba, "base64")));
  const palette = gifenc.quantize(sampleOf(pixels), COLORS);
  const encoder = gifenc.GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  for (const [k, { width, height, hold }] of frames.entries()) {
    const indices = gifenc.applyPalette(pixels[k] ?? new Uint8ClampedArray(), palette);
    const same = before;
    const differing = same ? indices.map((index, at) => (index === same[at] ? COLORS : index)) : indices;
    const colors = k === 0 ? { palette: [...palette, [0, 0, 0]] } : {};
    encoder.writeFrame(differing, width, height, {
      ...colors,
      delay: hold,
      dispose: 1,
      transparent: k > 0,
      transparentIndex: COLORS,
    });
    before = indices;
  }
  encoder.finish();
  return encoder.bytes();
}

/** @param {readonly Uint8ClampedArray[]} pictures */
function sampleOf(pictures) {
  const colors = pictures.map((rgba) => new Uint32Array(rgba.buffer).filter((_, at) => at % SAMPLED === 0));
  const all = new Uint32Array(colors.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const one of colors) {
    all.set(one, at);
    at += one.length;
  }
  return new Uint8ClampedArray(all.buffer);
}

/** Runs in a page: the pixels of a PNG. @param {string} png in base64, as is what it comes to. */
async function pixelsOf(png) {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("There is no canvas to decode a picture on.");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let text = "";
  for (let from = 0; from < data.length; from += 30_000)
    text += String.fromCharCode(...data.subarray(from, from + 30_000));
  return { width, height, rgba: btoa(text) };
}
