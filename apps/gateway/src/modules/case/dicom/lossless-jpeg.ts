import { SeriesError } from './series-error.ts';

const MARKER = { sof3: 0xc3, dht: 0xc4, sos: 0xda, dri: 0xdd } as const;

/** The part of a scan's header that decoding needs. */
interface Scan {
  readonly columns: number;
  readonly rows: number;
  readonly precision: number;
  readonly predictor: number;
  /** Lowest bits that were not stored. */
  readonly shift: number;
  /** Values between two restart markers; 0 for none. */
  readonly restart: number;
  /** By the next 16 bits: length of the code × 256 + number of bits of the difference; 0 for no code. */
  readonly codes: Uint16Array;
  /** The first byte of the values. */
  readonly start: number;
}

/**
 * Decodes a lossless JPEG of one component (ISO/IEC 10918-1, annex H), row by row. A scan that ends early leaves the
 * difference 0.
 * @throws {SeriesError} broken, where it is of another process or size
 */
export function decodeLosslessJpeg(frame: Uint8Array, size: { rows: number; columns: number }): Uint16Array {
  const scan = readHeaders(frame);
  if (scan.rows !== size.rows || scan.columns !== size.columns) throw new SeriesError('broken');
  return decodeScan(frame, scan);
}

function readHeaders(frame: Uint8Array): Scan {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.length);
  const tables = new Map<number, Uint16Array>();
  let [rows, columns, precision, restart] = [0, 0, 0, 0];
  if (frame.length < 4 || view.getUint16(0) !== 0xff_d8) throw new SeriesError('broken');
  for (let at = 2; at + 4 <= frame.length; ) {
    const marker = view.getUint16(at) & 0xff;
    const end = at + 2 + view.getUint16(at + 2);
    if (frame[at] !== 0xff || end > frame.length) break;
    const segment = frame.subarray(at + 4, end);
    if (marker === MARKER.dht) readTables(segment, tables);
    if (marker === MARKER.dri) restart = view.getUint16(at + 4);
    if (marker === MARKER.sof3 && segment.length >= 6 && segment[5] === 1)
      [precision, rows, columns] = [segment[0] ?? 0, view.getUint16(at + 5), view.getUint16(at + 7)];
    if (marker === MARKER.sos) {
      const [components, , table = 0, predictor = 0, , shift = 0] = segment;
      const codes = tables.get(table >> 4);
      const isKnown = components === 1 && predictor >= 1 && predictor <= 7 && precision >= 2 && precision <= 16;
      if (!codes || !isKnown) break;
      return { rows, columns, precision, predictor, shift: shift & 15, restart, codes, start: end };
    }
    at = end;
  }
  throw new SeriesError('broken');
}

/** Reads the tables of a segment: the number of codes of each length, then their values. */
function readTables(segment: Uint8Array, tables: Map<number, Uint16Array>): void {
  for (let at = 0; at + 17 <= segment.length; ) {
    const codes = new Uint16Array(65_536);
    let [code, value] = [0, at + 17];
    for (let length = 1; length <= 16; length++) {
      for (let left = segment[at + length] ?? 0; left > 0; left--, code++, value++) {
        const first = code << (16 - length);
        const bits = segment[value] ?? 0;
        if (bits > 16 || first > 0xff_ff) throw new SeriesError('broken');
        codes.fill((length << 8) | bits, first, first + (1 << (16 - length)));
      }
      code <<= 1;
    }
    tables.set((segment[at] ?? 0) & 15, codes);
    at = value;
  }
}

function decodeScan(frame: Uint8Array, scan: Scan): Uint16Array {
  const { columns, rows, predictor, restart, codes } = scan;
  const values = new Uint16Array(columns * rows);
  const middle = 1 << Math.max(0, scan.precision - scan.shift - 1);
  let [at, bits, count, left] = [scan.start, 0, 0, restart];
  let firstRow = 0;

  for (let row = 0, index = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, index++) {
      if (restart !== 0 && left-- === 0) {
        // The decoder starts again behind the marker, in a row that has no predecessor.
        while (at + 1 < frame.length && !(frame[at] === 0xff && ((frame[at + 1] ?? 0) & 0xf8) === 0xd0)) at++;
        at += 2;
        [bits, count, left, firstRow] = [0, 0, restart - 1, row];
      }
      while (count <= 24) {
        const byte = frame[at] ?? 0;
        // A marker ends the values: zeros follow.
        const isEnd = byte === 0xff && frame[at + 1] !== 0;
        bits = (bits << 8) | (isEnd ? 0 : byte);
        if (!isEnd) at += byte === 0xff ? 2 : 1;
        count += 8;
      }
      const code = codes[(bits >>> (count - 16)) & 0xff_ff] ?? 0;
      if (code === 0) throw new SeriesError('broken');
      count -= code >> 8;
      const length = code & 0xff;
      let difference = length === 16 ? 32_768 : 0;
      if (length > 0 && length < 16) {
        while (count <= 24) {
          const byte = frame[at] ?? 0;
          const isEnd = byte === 0xff && frame[at + 1] !== 0;
          bits = (bits << 8) | (isEnd ? 0 : byte);
          if (!isEnd) at += byte === 0xff ? 2 : 1;
          count += 8;
        }
        count -= length;
        const read = (bits >>> count) & ((1 << length) - 1);
        difference = read < 1 << (length - 1) ? read - (1 << length) + 1 : read;
      }
      const isFirst = row === firstRow;
      const predicted = isFirst
        ? column === 0
          ? middle
          : (values[index - 1] ?? 0)
        : column === 0
          ? (values[index - columns] ?? 0)
          : predictor === 1
            ? (values[index - 1] ?? 0)
            : predict(
                predictor,
                values[index - 1] ?? 0,
                values[index - columns] ?? 0,
                values[index - columns - 1] ?? 0,
              );
      values[index] = predicted + difference;
    }
  }
  return scan.shift === 0 ? values : values.map((value) => value << scan.shift);
}

/** The predictors of table H.1, of the value to the left, above, and to the left above. */
function predict(predictor: number, left: number, above: number, corner: number): number {
  switch (predictor) {
    case 2:
      return above;
    case 3:
      return corner;
    case 4:
      return left + above - corner;
    case 5:
      return left + ((above - corner) >> 1);
    case 6:
      return above + ((left - corner) >> 1);
    default:
      return (left + above) >> 1;
  }
}
