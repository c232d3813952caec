import { z } from 'zod';

/** An identifier of a library item or an account: short, printable, safe in a URL. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/**
 * A text of one line. Control characters are refused, as a terminal or a log would obey them later
 * (rules/gateway#texts). `given` may trim it first.
 */
export const text = (max: number, given = z.string()) => given.max(max).regex(/^\P{Cc}*$/u);

/** A text that may have several lines: of the control characters, tabs and line breaks are allowed. */
export const multilineText = (max: number, given = z.string()) => given.max(max).regex(/^(?:\P{Cc}|[\t\n\r])*$/u);

/** A timestamp in milliseconds since 1970. */
export const timestamp = z.number().int();

/** A timestamp sent by a caller, of a year of four digits: the database cannot parse later ones. */
export const callerTimestamp = timestamp.min(0).max(Date.UTC(10_000, 0) - 1);

/** The position of a page in a keyset list; opaque, from the `nextCursor` of the page before. */
export const cursor = text(512).optional();

/** The size of a page; at most 1,000, as page sizes 999 and 9999 mean 'all' (rules/gateway#page-sizes). */
export const pageSize = (normal: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(9999)
    .default(normal)
    .transform((size) => Math.min(size, 1000));

/** A language: 1 Chinese, 2 English (rules/language#preferences). */
export const chineseOrEnglish = z.union([z.literal(1), z.literal(2)]);

/** A resource type number (rules/content#resource-types). */
export const resourceType = z.coerce.number().int().min(0).max(99);

/**
 * A search text: truncated to 200 characters instead of refused, without control characters
 * (rules/search#search-text).
 */
export const searchText = z
  .string()
  .max(20_000)
  .transform((value) =>
    Array.from(value.toWellFormed())
      .filter((sign) => !/[^\P{Cc}\t\n\r]/u.test(sign))
      .slice(0, 200)
      .join('')
      .trim(),
  );

/** A list page: entries and the cursor of the next page, null at the end. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), nextCursor: z.string().nullable() });
