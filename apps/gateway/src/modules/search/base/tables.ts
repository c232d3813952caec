import { type SQL, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, timestampMs, tsvector } from '../../../platform/database/columns.ts';

/** The editors' hot searches, in order (rules/search#hot-searches). */
export const hotSearch = pgTable('hot_search', {
  position: integer().primaryKey(),
  searchKey: text().notNull(),
  /** 1 for the label 推荐. */
  recommendType: integer().notNull(),
});

/**
 * Log of searches, one row per day in Shanghai, text and person; deleted after 7 days (rules/search#popular-searches).
 * It names no person: see `identifySearcher`.
 */
export const searchQuery = pgTable(
  'search_query',
  {
    day: date().notNull(),
    /** The normalised text, see `toKey`. */
    key: text().notNull(),
    person: bytes().notNull(),
    /** The text as typed. */
    text: text().notNull(),
  },
  ({ day, key, person }) => [primaryKey({ columns: [day, key, person] })],
);

/** The most popular searches, in order, as of the last roll-up (rules/search#popular-searches). */
export const popularSearch = pgTable('popular_search', {
  position: integer().primaryKey(),
  key: text().notNull(),
  query: text().notNull(),
});

/** Words that link directly to a page, in order (rules/search#jump-words). `pcLink` without the prefix /edu. */
export const jumpWord = pgTable('jump_word', {
  position: integer().primaryKey(),
  jumpWord: text().notNull(),
  pcLink: text().notNull(),
});

/** Audience that may watch a title past its try-watch limit: the certified, or members if it is for members. */
export type Audience = 'certified' | 'member';

/** A passage of a resource: `place` is a second of a video, the anchor of a section, or null for neither. */
export interface SearchPart {
  readonly place: number | string | null;
  /** Heading of the section; empty for a second of a video. */
  readonly label: string;
  readonly text: string;
  /** Set for a message of the chat or an answer of a replay (rules/live#search). */
  readonly kind?: 'message' | 'answer';
  /** Audience of a passage past the try-watch limit; absent for everybody (rules/search#limited-passages). */
  readonly audience?: Audience;
  /** Set for a passage that only readers who opened the case are shown (rules/search#sealed-passages). */
  readonly sealed?: true;
}

/**
 * The search index: a row for every resource, live event, doctor and product, written in the same transaction
 * (rules/search#index). Three GIN indexes cover the title, the title and labels, and everything. Each contains every
 * lexeme once per resource type and rank bucket, so that matches are found without reading the texts, which are stored
 * in TOAST.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    resourceType: smallint().notNull(),
    resourceId: text().notNull(),
    title: text().notNull(),
    /** Normalised title for exact matches, see `toKey`. */
    titleKey: text().notNull(),
    titleEn: text().notNull(),
    summary: text().notNull(),
    specialtyId: text().notNull(),
    publishedAt: timestampMs().notNull(),
    /** Views on a logarithmic scale of 64 steps per doubling, see popularity.ts. */
    popularity: integer('heat').notNull(),
    /** Popularity plus newness: half a year equals a doubling of views. */
    staticRank: integer('standing').notNull(),
    /** Lexemes with weight A in the title, B in the labels, D in the texts. */
    vector: tsvector().notNull(),
    parts: jsonb().$type<readonly SearchPart[]>().notNull(),
  },
  (table) => {
    const { resourceType, resourceId, titleKey, staticRank, vector } = table;
    // Without fastupdate, as every lookup of a bucket would read its pending list.
    const lexemes = (name: string, weights: SQL) =>
      index(name)
        .using('gin', sql`search_lexemes(${resourceType}, ${staticRank}, ${vector}, ${weights})`)
        .with({ fastupdate: false });
    return [
      primaryKey({ columns: [resourceType, resourceId] }),
      lexemes('search_entry_title', sql`'{a}'`),
      lexemes('search_entry_near', sql`'{a,b}'`),
      lexemes('search_entry_all', sql`'{a,b,d}'`),
      index('search_entry_title_key').on(titleKey),
      index('search_entry_standing').on(staticRank),
    ];
  },
);

/**
 * The vocabulary for suggestions, pinyin, spelling correction and synonyms. Some thousands of rows, which every gateway
 * caches in memory.
 */
export const searchWord = pgTable('search_word', {
  word: text().primaryKey(),
  /** `author` is the name of a doctor, `query` an editors' hot search. */
  kind: text({ enum: ['surgery', 'disease', 'term', 'author', 'query'] }).notNull(),
  /** See `toSyllables`. */
  syllables: text().array().notNull(),
  /** Synonym groups: words with a number in common are synonyms. */
  groups: integer().array().notNull(),
  /** Higher is suggested first. */
  weight: integer().notNull(),
  /** The dictionary term that explains the word or one of its synonyms. */
  termId: text(),
});
