import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A stack as a CT of the knee has it: 16 bits, with noise, so that it compresses as badly as a real one. */
export const STACK = { width: 512, height: 512, count: 300, base: -1024 } as const;

/** Stored values of a slice: bone within soft tissue within air, with noise of ±40 HU from a fixed series of numbers. */
function drawSlice(slice: number): Uint16Array {
  const { width, height, count } = STACK;
  const values = new Uint16Array(width * height);
  let seed = 1 + slice * 7919;
  for (let index = 0; index < values.length; index++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y] = [(index % width) / width - 0.5, Math.floor(index / width) / height - 0.5];
    const bone = Math.hypot((x - 0.1 * Math.sin((slice / count) * 6)) / 0.2, y / 0.14);
    const value = bone < 0.85 ? 1300 : bone < 1 ? 2400 : Math.hypot(x, y) < 0.45 ? 1070 : 20;
    values[index] = Math.max(0, value + ((seed >>> 24) % 81) - 40);
  }
  return values;
}

/** All slices, as they are stored. */
export async function deflateSlices(): Promise<readonly Buffer[]> {
  const slices: Buffer[] = [];
  for (let slice = 0; slice < STACK.count; slice++) {
    slices.push(await deflate(Buffer.from(drawSlice(slice).buffer), { level: 6 }));
  }
  return slices;
}
