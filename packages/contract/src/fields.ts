import { z } from 'zod';

/** An identifier of a library item or an account: short, printable, safe in a URL. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A moment in milliseconds since 1970. */
export const timestamp = z.number().int();

/** A moment sent by a caller, of a year of four digits: the database cannot parse later ones. */
export const namedMoment = timestamp.min(0).max(Date.UTC(10_000, 0) - 1);

/** The position of a page in a keyset list; opaque, from the `nextCursor` of the page before. */
export const cursor = z.string().max(512).optional();

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

function hasControlCharacter(value: string): boolean {
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index);
    if (unit < 32 && unit !== 9 && unit !== 10 && unit !== 13) return true;
  }
  return false;
}

/**
 * A search text: truncated to 200 characters instead of refused, without control characters
 * (rules/search#search-text).
 */
export const searchText = z
  .string()
  .max(20_000)
  .transform((value) =>
    Array.from(value.toWellFormed())
      .filter((sign) => !hasControlCharacter(sign))
      .slice(0, 200)
      .join('')
      .trim(),
  );

/** A list page: entries and the cursor of the next page, null at the end. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), nextCursor: z.string().nullable() });
