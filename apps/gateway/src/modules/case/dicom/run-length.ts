import { SeriesError } from './series-error.ts';

/** Bytes of the header of a frame: the number of segments and the offsets of 15. */
const HEADER = 64;

/**
 * Decodes a frame of the run-length transfer syntax (DICOM PS3.5, annex G): one PackBits segment for each byte of a
 * value, the most significant first. A frame that is too short leaves zeros, as viewers do.
 * @throws {SeriesError} broken, where the segments do not fit the values
 */
export function decodeRunLength(frame: Uint8Array, pixels: number, bytesPerPixel: 1 | 2): Uint8Array {
  if (frame.length < HEADER) throw new SeriesError('broken');
  const view = new DataView(frame.buffer, frame.byteOffset, frame.length);
  const segments = view.getUint32(0, true);
  if (segments !== bytesPerPixel) throw new SeriesError('broken');
  const decoded = new Uint8Array(pixels * bytesPerPixel);
  for (let segment = 0; segment < segments; segment++) {
    const start = view.getUint32(4 + 4 * segment, true);
    const end = segment + 1 < segments ? view.getUint32(8 + 4 * segment, true) : frame.length;
    if (start < HEADER || end > frame.length || start > end) throw new SeriesError('broken');
    unpack(frame.subarray(start, end), decoded, { from: bytesPerPixel - 1 - segment, step: bytesPerPixel });
  }
  return decoded;
}

/** PackBits: a count and as many bytes, or a negative count and one byte that is repeated. */
function unpack(packed: Uint8Array, into: Uint8Array, { from, step }: { from: number; step: number }): void {
  let at = from;
  for (let index = 0; index < packed.length && at < into.length; ) {
    const count = ((packed[index++] ?? 0) << 24) >> 24;
    if (count === -128) continue;
    if (count >= 0) {
      const end = Math.min(index + count + 1, packed.length);
      for (; index < end && at < into.length; at += step) into[at] = packed[index++] ?? 0;
    } else {
      const value = packed[index++] ?? 0;
      for (let left = 1 - count; left > 0 && at < into.length; left--, at += step) into[at] = value;
    }
  }
}
