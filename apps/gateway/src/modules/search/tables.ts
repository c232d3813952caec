import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The hot searches that the editors chose, in order (seed 000 §3, Hot search entry). */
export const hotSearch = pgTable('hot_search', {
  position: integer().primaryKey(),
  searchKey: text().notNull(),
  /** 1 shows the mark 推荐. */
  recommendType: integer().notNull(),
});
