import { type FrameDecoder, loadCodec } from './codecs.ts';
import { decodeLosslessJpeg } from './lossless-jpeg.ts';
import type { Slice } from './read-slice.ts';
import { decodeRunLength } from './run-length.ts';
import { SeriesError } from './series-error.ts';

type Encoded = Pick<
  Slice,
  'transferSyntax' | 'rows' | 'columns' | 'bitsAllocated' | 'bitsStored' | 'isSigned' | 'frame'
>;

/** Decodes a frame into its bytes, little-endian. */
type Decode = (slice: Encoded) => Uint8Array | Promise<Uint8Array>;

const UID = '1.2.840.10008.1.2';
const native: Decode = ({ frame }) => frame;
const lossless: Decode = ({ frame, rows, columns, bitsAllocated }) => {
  const values = decodeLosslessJpeg(frame, { rows, columns });
  return bitsAllocated === 8 ? Uint8Array.from(values) : new Uint8Array(values.buffer);
};

/** How the frames of each transfer syntax are decoded (DICOM PS3.6, annex A). */
const decoders: Readonly<Record<string, Decode>> = {
  [UID]: native,
  [`${UID}.1`]: native,
  [`${UID}.1.99`]: native,
  [`${UID}.2`]: ({ frame, bitsAllocated }) => (bitsAllocated === 16 ? Buffer.from(frame).swap16() : frame),
  [`${UID}.4.50`]: decodeBy('jpeg'),
  [`${UID}.4.57`]: lossless,
  [`${UID}.4.70`]: lossless,
  [`${UID}.4.80`]: decodeBy('jpegLs'),
  [`${UID}.4.81`]: decodeBy('jpegLs'),
  [`${UID}.4.90`]: decodeBy('jpeg2000'),
  [`${UID}.4.91`]: decodeBy('jpeg2000'),
  [`${UID}.5`]: ({ frame, rows, columns, bitsAllocated }) =>
    decodeRunLength(frame, rows * columns, bitsAllocated === 8 ? 1 : 2),
};

/**
 * The stored values of a slice, row by row.
 * @throws {SeriesError} unsupported for a transfer syntax without a decoder, broken for a frame that is none
 */
export async function decodePixels(slice: Encoded): Promise<Int32Array> {
  const decode = decoders[slice.transferSyntax];
  if (!decode) throw new SeriesError('unsupported');
  const bytes = await decodeFrame(decode, slice);
  const { rows, columns, bitsAllocated } = slice;
  const count = rows * columns;
  if (bytes.length < count * (bitsAllocated / 8)) throw new SeriesError('broken');
  const given = bitsAllocated === 8 ? bytes : toValues(bytes, count);
  const values = new Int32Array(count);
  const shift = 32 - slice.bitsStored;
  // Bits above those that are stored may hold something else.
  if (slice.isSigned)
    for (let index = 0; index < count; index++) values[index] = ((given[index] ?? 0) << shift) >> shift;
  else for (let index = 0; index < count; index++) values[index] = ((given[index] ?? 0) << shift) >>> shift;
  return values;
}

/** Values of 16 bits; all platforms of Node.js are little-endian. */
function toValues({ buffer, byteOffset, length }: Uint8Array, count: number): Uint16Array {
  const start = byteOffset % 2 === 0 ? byteOffset : 0;
  return new Uint16Array(start === byteOffset ? buffer : buffer.slice(byteOffset, byteOffset + length), start, count);
}

async function decodeFrame(decode: Decode, slice: Encoded): Promise<Uint8Array> {
  try {
    return await decode(slice);
  } catch (error) {
    if (error instanceof SeriesError) throw error;
    // Decoders throw texts, numbers of their memory and errors of every kind.
    throw new SeriesError('broken');
  }
}

function decodeBy(name: Parameters<typeof loadCodec>[0]): Decode {
  return async ({ frame, rows, columns }) => {
    const decoder: FrameDecoder = await loadCodec(name);
    decoder.getEncodedBuffer(frame.length).set(frame);
    decoder.decode();
    const { width, height, componentCount } = decoder.getFrameInfo();
    if (width !== columns || height !== rows || componentCount !== 1) throw new SeriesError('broken');
    // The decoder uses its buffer again.
    return decoder.getDecodedBuffer().slice();
  };
}
