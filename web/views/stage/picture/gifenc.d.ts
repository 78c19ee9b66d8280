/** Of gifenc, what is used here: it brings no types. */
declare module "gifenc" {
  export type Palette = readonly (readonly number[])[];

  export interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        /** Of the first picture that of all, where the others have none. */
        readonly palette?: Palette;
        readonly delay: number;
        readonly repeat?: number;
        readonly dispose?: number;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  /** @param rgba four bytes a pixel. */
  export function quantize(rgba: Uint8ClampedArray, colors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
