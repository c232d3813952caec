import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A decoder of frames of its format; its buffers are in its own memory, and used again by the next frame. */
export interface FrameDecoder {
  getEncodedBuffer(length: number): Uint8Array;
  decode(): void;
  getDecodedBuffer(): Uint8Array;
  getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number };
}

type Factory = (options: {
  wasmBinary: Uint8Array;
  print(): void;
  printErr(): void;
}) => Promise<Readonly<Record<string, new () => FrameDecoder>>>;

/** The packages of the codecs, and the classes of their decoders. */
const CODECS = {
  jpeg: { name: '@cornerstonejs/codec-libjpeg-turbo-8bit', decoder: 'JPEGDecoder' },
  jpegLs: { name: '@cornerstonejs/codec-charls', decoder: 'JpegLSDecoder' },
  jpeg2000: { name: '@cornerstonejs/codec-openjpeg', decoder: 'J2KDecoder' },
} as const;

const require = createRequire(import.meta.url);
const loaded = new Map<keyof typeof CODECS, Promise<FrameDecoder>>();

/** A codec that is compiled at its first use. */
export function loadCodec(codec: keyof typeof CODECS): Promise<FrameDecoder> {
  const known = loaded.get(codec) ?? load(CODECS[codec]);
  loaded.set(codec, known);
  return known;
}

async function load({ name, decoder }: (typeof CODECS)[keyof typeof CODECS]): Promise<FrameDecoder> {
  // The packages have neither types nor modules.
  const create: Factory = require(`${name}/decodewasmjs`);
  const wasmBinary = await readFile(require.resolve(`${name}/decodewasm`));
  const module = await create({ wasmBinary, print: () => undefined, printErr: () => undefined });
  const Decoder = module[decoder];
  if (!Decoder) throw new TypeError(`${name} has no ${decoder}`);
  return new Decoder();
}
