import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { CASE_SLICES_MAX } from '@osteon/domain';
import type { StoredStack } from '../base/tables.ts';
import { decodePixels } from '../dicom/decode-pixels.ts';
import { orderSlices } from '../dicom/order-slices.ts';
import { readSlice, type Slice } from '../dicom/read-slice.ts';
import { SeriesError } from '../dicom/series-error.ts';
import type { GrayPicture } from '../text/gray-picture.ts';
import { chooseWindows } from './choose-windows.ts';
import { createPictureCollector } from './grey-pictures.ts';
import type { ReadFile } from './open-archive.ts';
import { chooseScale, scaleValues } from './stored-values.ts';

const deflate = promisify(deflateRaw);

/** Files up to this many bytes together are read once; others again when their pixels are decoded. */
const RETAINED_BYTES = 128 * 2 ** 20;

/** Slices that are compressed while others are decoded. */
const AT_ONCE = 3;

/** Shape of a stack; without the id and title that it gets later. */
export type StackShape = Omit<StoredStack, 'stackId' | 'phase' | 'title'>;

/** Receives what a series becomes, in order. */
export interface SeriesSink {
  count(slices: number): Promise<void>;
  slice(index: number, deflated: Uint8Array): Promise<void>;
}

type Header = Omit<Slice, 'frame'> & { readonly read: () => Promise<Slice> };

/**
 * Converts the files of a series into deflated slices without headers (rules/case-series#attributes).
 * @throws {SeriesError} for a series that cannot be shown
 */
export async function convertSeries(
  files: readonly ReadFile[],
  sink: SeriesSink,
): Promise<{ shape: StackShape; pictures: GrayPicture[] }> {
  const headers = await readHeaders(files);
  const { slices, distance } = orderSlices(headers);
  const [first] = slices;
  if (!first) throw new SeriesError('notDicom');
  const scale = chooseScale(slices);
  const size = { width: first.columns, height: first.rows, count: slices.length };
  const pictures = createPictureCollector(size);
  await sink.count(slices.length);

  const compressed: Promise<Uint8Array>[] = [];
  const sendFirst = async (index: number) => sink.slice(index, (await compressed.shift()) ?? new Uint8Array());
  let sent = 0;
  for (const [index, header] of slices.entries()) {
    const slice = await header.read();
    const stored = scaleValues(await decodePixels(slice), slice, scale);
    pictures.add(stored, index);
    compressed.push(deflate(stored));
    if (compressed.length > AT_ONCE) await sendFirst(sent++);
  }
  while (compressed.length > 0) await sendFirst(sent++);

  const [row, column] = first.spacing ?? [];
  const shape = {
    ...size,
    spacing: row === undefined || column === undefined ? null : { row, column, slice: distance },
    base: scale.base,
    step: scale.step,
    windows: chooseWindows(slices[Math.floor(slices.length / 2)] ?? first, scale, pictures.getRange()),
  };
  return { shape, pictures: pictures.render() };
}

/** Reads the headers of all slices; files that are no DICOM are skipped, as exports hold viewers and notes. */
async function readHeaders(files: readonly ReadFile[]): Promise<Header[]> {
  const headers: Header[] = [];
  let bytes = 0;
  for (const readFile of files) {
    const content = await readFile();
    if (content === null) continue;
    const found = readSlice(content);
    if (found === null) continue;
    if (headers.length === CASE_SLICES_MAX) throw new SeriesError('tooManySlices');
    bytes += content.length;
    const { frame: _frame, ...header } = found;
    headers.push({ ...header, read: bytes <= RETAINED_BYTES ? retain(found) : readLater(readFile) });
  }
  if (headers.length === 0) throw new SeriesError('notDicom');
  return headers;
}

const retain = (slice: Slice) => () => Promise.resolve(slice);

function readLater(readFile: ReadFile): () => Promise<Slice> {
  return async () => {
    const content = await readFile();
    const slice = content && readSlice(content);
    if (!slice) throw new SeriesError('broken');
    return slice;
  };
}
