import { customType } from 'drizzle-orm/pg-core';

/** A moment: milliseconds since 1970 in code, as in the contract; `timestamptz` in the database. */
export const moment = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  fromDriver: (text) => Date.parse(text),
});

/** A hash or another short run of bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Words in PostgreSQL's own text form; made by the application, which knows Chinese. */
export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });
