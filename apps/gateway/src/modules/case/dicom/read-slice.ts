import { inflateRawSync } from 'node:zlib';
import dicomParser, { type DataSet } from 'dicom-parser';
import { SeriesError } from './series-error.ts';

/** Most pixels on a side of a slice. */
const MOST_PIXELS = 4096;

/** Most bytes of a deflated file after inflation. */
const MOST_BYTES = 128 * 2 ** 20;

/** The document types that have no slices: encapsulated PDF, CDA, STL and OBJ. */
const ENCAPSULATED = '1.2.840.10008.5.1.4.1.1.104.';

/** The index of the files on a medium. */
const MEDIA_DIRECTORY = '1.2.840.10008.1.3.10';

/**
 * The attributes of a DICOM file that the portal reads: by these attributes alone a slice can be shown and measured. No other one is
 * read, so that nothing of a patient, an institution or a device can be published (rules/case-series#attributes).
 */
export interface Slice {
  readonly series: string;
  /** Of a CT, whose values are Hounsfield units. */
  readonly isCt: boolean;
  readonly transferSyntax: string;
  readonly rows: number;
  readonly columns: number;
  readonly bitsAllocated: 8 | 16;
  readonly bitsStored: number;
  readonly isSigned: boolean;
  /** True where low values are white (MONOCHROME1). */
  readonly isInverted: boolean;
  /** Value of the modality, as Hounsfield units: stored value × slope + intercept. */
  readonly slope: number;
  readonly intercept: number;
  /** Distance of rows and of columns, in mm; null where the file has no scale. */
  readonly spacing: readonly [row: number, column: number] | null;
  /** Centre of the first pixel in mm, and the directions of rows and columns; null where unknown. */
  readonly position: Vector | null;
  readonly orientation: readonly [row: Vector, column: Vector] | null;
  readonly number: number | null;
  readonly windows: readonly { readonly centre: number; readonly width: number }[];
  /** The compressed frame, or the stored values. */
  readonly frame: Uint8Array;
}

export type Vector = readonly [number, number, number];

/**
 * Reads the slice of a file; null for the directory of a medium, which viewers export beside the slices.
 * @throws {SeriesError} for a file that has no slice that can be shown
 */
export function readSlice(bytes: Uint8Array): Slice | null {
  const set = parse(bytes);
  if (text(set, 'x00020002') === MEDIA_DIRECTORY) return null;
  if (text(set, 'x00080016')?.startsWith(ENCAPSULATED)) throw new SeriesError('noPixels');
  const [rows, columns] = [set.uint16('x00280010') ?? 0, set.uint16('x00280011') ?? 0];
  const bitsAllocated = set.uint16('x00280100');
  const photometric = text(set, 'x00280004');
  if (Number(text(set, 'x00280008') ?? 1) > 1) throw new SeriesError('severalFrames');
  if (!set.elements['x7fe00010'] || rows === 0 || columns === 0) throw new SeriesError('noPixels');
  if (rows > MOST_PIXELS || columns > MOST_PIXELS) throw new SeriesError('tooLarge');
  const isGrey =
    (set.uint16('x00280002') ?? 1) === 1 && (photometric === 'MONOCHROME1' || photometric === 'MONOCHROME2');
  if (!isGrey || (bitsAllocated !== 8 && bitsAllocated !== 16)) throw new SeriesError('unsupported');
  const bitsStored = set.uint16('x00280101') ?? bitsAllocated;
  if (bitsStored < 1 || bitsStored > bitsAllocated) throw new SeriesError('broken');
  const [rowSpacing, columnSpacing] = numbers(set, 'x00280030', 2) ?? numbers(set, 'x00181164', 2) ?? [];
  const orientation = numbers(set, 'x00200037', 6);
  return {
    series: text(set, 'x0020000e') ?? '',
    isCt: text(set, 'x00080060') === 'CT',
    transferSyntax: text(set, 'x00020010') ?? '1.2.840.10008.1.2',
    rows,
    columns,
    bitsAllocated,
    bitsStored,
    isSigned: set.uint16('x00280103') === 1,
    isInverted: photometric === 'MONOCHROME1',
    slope: numbers(set, 'x00281053', 1)?.[0] || 1,
    intercept: numbers(set, 'x00281052', 1)?.[0] ?? 0,
    spacing: rowSpacing && columnSpacing && rowSpacing > 0 && columnSpacing > 0 ? [rowSpacing, columnSpacing] : null,
    position: vector(numbers(set, 'x00200032', 3)),
    orientation: orientation ? toOrientation(orientation) : null,
    number: numbers(set, 'x00200013', 1)?.[0] ?? null,
    windows: readWindows(set),
    frame: readFrame(set, rows * columns * (bitsAllocated / 8)),
  };
}

function parse(bytes: Uint8Array): DataSet {
  try {
    return dicomParser.parseDicom(bytes, { inflater });
  } catch (error) {
    if (error instanceof SeriesError) throw error;
    const hasPrefix = Buffer.from(bytes.subarray(128, 132)).toString('latin1') === 'DICM';
    throw new SeriesError(hasPrefix ? 'broken' : 'notDicom');
  }
}

/** Inflates what follows the file's meta information; a bomb is refused by its size. */
function inflater(bytes: Uint8Array, position: number): Uint8Array {
  try {
    const inflated = inflateRawSync(bytes.subarray(position), { maxOutputLength: MOST_BYTES });
    return Buffer.concat([bytes.subarray(0, position), inflated]);
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new SeriesError(isTooLarge ? 'tooLarge' : 'broken');
  }
}

/** The frame of the pixel data: its fragments joined, or the stored values. */
function readFrame(set: DataSet, length: number): Uint8Array {
  const element = set.elements['x7fe00010'];
  if (!element) throw new SeriesError('noPixels');
  const { fragments } = element;
  if (fragments) {
    if (fragments.length === 0) throw new SeriesError('noPixels');
    return dicomParser.readEncapsulatedPixelDataFromFragments(set, element, 0, fragments.length);
  }
  if (element.length < length || element.dataOffset + length > set.byteArray.length) throw new SeriesError('broken');
  return set.byteArray.subarray(element.dataOffset, element.dataOffset + length);
}

function readWindows(set: DataSet): { centre: number; width: number }[] {
  const [centres, widths] = [numbers(set, 'x00281050'), numbers(set, 'x00281051')];
  return (centres ?? []).flatMap((centre, index) => {
    const width = widths?.[index];
    return width !== undefined && width > 0 ? [{ centre, width }] : [];
  });
}

const text = (set: DataSet, tag: string): string | undefined => set.string(tag)?.trim();

/** The numbers of a decimal string; null where there are fewer than `count`, or one is none. */
function numbers(set: DataSet, tag: string, count = 1): number[] | null {
  const values = (text(set, tag) ?? '').split('\\').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return values.length >= count && values.every(Number.isFinite) ? values : null;
}

function vector(values: readonly number[] | null): Vector | null {
  const [x, y, z] = values ?? [];
  return x === undefined || y === undefined || z === undefined ? null : [x, y, z];
}

function toOrientation(values: readonly number[]): readonly [Vector, Vector] | null {
  const [row, column] = [vector(values.slice(0, 3)), vector(values.slice(3, 6))];
  return row && column ? [row, column] : null;
}
