import { integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Used points per rate limit and key; written by rate-limiter-flexible. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
