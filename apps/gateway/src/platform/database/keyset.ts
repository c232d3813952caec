import { z } from 'zod';
import { CallError } from '../http/call-error.ts';

/** The sort values of the last entry of a page, its id at the end. */
export type CursorKey = readonly (number | string)[];

/** A page of a list as the contract declares it. */
export interface Page<Item> {
  readonly list: Item[];
  readonly nextCursor: string | null;
}

/** Encodes the opaque cursor of the entries after a key (keyset pagination). */
export function encodeCursor(cursorKey: CursorKey): string {
  return Buffer.from(JSON.stringify(cursorKey)).toString('base64url');
}

/**
 * Decodes a cursor; null for the first page. `shape` is that of the list's own cursors.
 * @throws {CallError} badInput for a cursor of another shape
 */
export function decodeCursor<Shape extends z.ZodType<CursorKey>>(
  shape: Shape,
  cursor: string | undefined,
): z.output<Shape> | null {
  if (cursor === undefined) return null;
  const cursorKey = shape.safeParse(parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!cursorKey.success) throw new CallError('badInput', { cause: cursorKey.error });
  return cursorKey.data;
}

/** Cuts a page out of rows, of which one more than the page size was read. */
export function cutPage<Row>(rows: readonly Row[], size: number, getCursorKey: (row: Row) => CursorKey): Page<Row> {
  const list = rows.slice(0, size);
  const last = list.at(-1);
  return { list, nextCursor: rows.length > size && last !== undefined ? encodeCursor(getCursorKey(last)) : null };
}

/** A whole number that PostgreSQL's integer can hold. */
export const cursorNumber = z.number().int().min(-2_147_483_648).max(2_147_483_647);

/** A timestamp in ms with a year of four digits; PostgreSQL cannot parse later ones in ISO form. */
export const cursorTimestamp = z.number().int().min(0).max(253_402_300_799_999);

/** An id in a cursor. */
export const cursorId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CallError('badInput', { cause: error });
  }
}
