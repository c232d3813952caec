import { customType } from 'drizzle-orm/pg-core';

/** A timestamp: milliseconds since 1970 in code, as in the contract; `timestamptz` in the database. */
export const timestampMs = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  fromDriver: (text) => Date.parse(text),
});

/** A hash or other short binary value. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A tsvector in PostgreSQL's text form, built by the application, since PostgreSQL has no Chinese tokenizer. */
export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });
