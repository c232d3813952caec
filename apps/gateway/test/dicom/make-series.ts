import { makeZip } from './make-zip.ts';
import { type DicomSlice, writeDicom } from './write-dicom.ts';

/** A small slice whose values differ from slice to slice and pixel to pixel. */
export function makeSlice(number: number, changes: Partial<DicomSlice> = {}): Buffer {
  const [rows, columns] = [changes.rows ?? 8, changes.columns ?? 6];
  const pixels = Int16Array.from({ length: rows * columns }, (_, index) => number * 100 + index - 200);
  return writeDicom({ rows, columns, pixels, number, ...changes });
}

/** A zip of slices with the file names and the note that exports have. */
export function makeSeries(count: number, changes: Partial<DicomSlice> = {}): Promise<Buffer> {
  const slices = Array.from({ length: count }, (_, index) => ({
    name: `zhang-san/IM${count - index}`,
    bytes: makeSlice(index + 1, changes),
  }));
  return makeZip([...slices, { name: 'README.TXT', bytes: Buffer.from('张三 1966-02-03') }]);
}
