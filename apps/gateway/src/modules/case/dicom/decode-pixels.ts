import { Decoder } from 'jpeg-lossless-decoder-js';
import { type FrameDecoder, loadCodec } from './codecs.ts';
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
const lossless: Decode = ({ frame }) => {
  const { buffer, byteOffset, length } = frame;
  return new Uint8Array(new Decoder().decompress(buffer as ArrayBuffer, byteOffset, length));
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
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const shift = 32 - slice.bitsStored;
  return Int32Array.from({ length: count }, (_, index) => {
    const value = bitsAllocated === 8 ? view.getUint8(index) : view.getUint16(2 * index, true);
    // Bits above those that are stored may hold something else.
    return slice.isSigned ? (value << shift) >> shift : (value << shift) >>> shift;
  });
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
