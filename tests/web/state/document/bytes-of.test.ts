import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOf, TooLarge } from "../../../../web/state/document/reading/bytes-of.js";
import { endlessStream } from "./endless.js";

const pause = async (): Promise<void> => {};

describe("bytes that are read", () => {
  it("are those of the stream, however they arrive", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 }), async (parts) => {
        const all = parts.flatMap((part) => [...part]);
        const stream = () =>
          new ReadableStream<Uint8Array>({
            start: (controller) => {
              for (const part of parts) controller.enqueue(part);
              controller.close();
            },
          });
        expect([...(await bytesOf(stream(), all.length, pause))]).toEqual(all);
        if (all.length === 0) return;
        await expect(bytesOf(stream(), all.length - 1, pause, 0)).rejects.toThrow(TooLarge);
      }),
    );
  });

  it("that never end are read up to the limit, and what sends them is told", async () => {
    const { stream, sent, ended } = endlessStream();
    await expect(bytesOf(stream, 10_000_000, pause, 5)).rejects.toThrow("more than 10,000,000 bytes");
    expect(sent()).toBeLessThan(10_000_000 + 3 * 65_536);
    expect(ended()).toBe(true);
  });

  it("that are said to be too many are not read at all", async () => {
    const { stream, sent } = endlessStream();
    await expect(bytesOf(stream, 100, pause, 101)).rejects.toThrow(TooLarge);
    expect(sent()).toBeLessThan(200_000);
  });

  it("are given up where the reader does not want them any more", async () => {
    const { stream, ended } = endlessStream();
    const given = new Error("Cancelled.");
    await expect(bytesOf(stream, 1e9, () => Promise.reject(given))).rejects.toBe(given);
    expect(ended()).toBe(true);
  });

  it("let the page have its turn meanwhile, and say how far they are", async () => {
    const shares: number[] = [];
    const { stream } = endlessStream(new Uint8Array(1_000_000));
    const reading = bytesOf(stream, 20_000_000, async (share) => void shares.push(share), 20_000_000);
    await expect(reading).rejects.toThrow(TooLarge);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.every((share, k) => share > (shares[k - 1] ?? 0) && share <= 1)).toBe(true);
  });
});
