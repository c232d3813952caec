import { createHash } from 'node:crypto';
import type { FileAddress } from '../../../platform/storage/file-cache.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Folder of all stacks on the disk `files`. */
export const STACKS_FOLDER = 'case-stacks';

/** Folder of the stacks of the sample library, and the start of their ids. */
const LIBRARY_STACKS_FOLDER = 'media/stacks';
const LIBRARY_PREFIX = 'sample-';

/** The id of a series, of the attempt that decoded it, and the digest of the boxes that cover its slices. */
const STACK_ID = /^([\w-]{22})-(\d{1,5})(?:-([0-9a-f]{12}))?$/;
const LIBRARY_ID = /^sample-[a-z-]{1,15}$/;

/** The stack that an attempt decodes: another one for each, so that none overwrites slices that somebody looks at. */
export function createStackId(seriesId: string, attempt: number): string {
  return `${seriesId}-${attempt}`;
}

/** The stack of the same slices with covered boxes; without boxes it is the one that was decoded. */
export function getMaskedStackId(stackId: string, boxes: readonly Box[]): string {
  const [, seriesId = '', attempt = ''] = STACK_ID.exec(stackId) ?? [];
  const plain = createStackId(seriesId, Number(attempt));
  if (boxes.length === 0) return plain;
  const places = boxes.map(({ x, y, width, height }) => [x, y, width, height]);
  return `${plain}-${createHash('sha256').update(JSON.stringify(places)).digest('hex').slice(0, 12)}`;
}

/** The series that a stack was made of; null for a stack of the library. */
export function getSeriesId(stackId: string): string | null {
  return STACK_ID.exec(stackId)?.[1] ?? null;
}

/** The id of a stack of the sample library. */
export function getLibraryStackId(name: string): string {
  return `${LIBRARY_PREFIX}${name}`;
}

/** Folder of all stacks of a series on the disk `files`. */
export function getSeriesFolder(seriesId: string): string {
  return `${STACKS_FOLDER}/${seriesId}`;
}

/** Folder of a stack on the disk `files`. */
export function getStackFolder(stackId: string): string {
  return `${getSeriesFolder(getSeriesId(stackId) ?? '')}/${stackId}`;
}

/** The address of a slice; null for an id of no stack. */
export function getSliceAddress(stackId: string, slice: number): FileAddress | null {
  if (LIBRARY_ID.test(stackId))
    return `library:${LIBRARY_STACKS_FOLDER}/${stackId.slice(LIBRARY_PREFIX.length)}/${slice}`;
  return STACK_ID.test(stackId) ? `files:${getStackFolder(stackId)}/${slice}` : null;
}
