import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, tsvector } from '../../platform/database/columns.ts';

/** The hot searches that the editors chose, in order (seed 000 §3, Hot search entry). */
export const hotSearch = pgTable('hot_search', {
  position: integer().primaryKey(),
  searchKey: text().notNull(),
  /** 1 shows the mark 推荐. */
  recommendType: integer().notNull(),
});

/** Words that lead straight to a page, in order (seed 000 §3, Jump word). `pcLink` without /edu. */
export const jumpWord = pgTable('jump_word', {
  position: integer().primaryKey(),
  jumpWord: text().notNull(),
  pcLink: text().notNull(),
});

/** A part of a resource that a hit opens: `place` is a second of a video, or the anchor of a section; null for neither. */
export interface SearchPart {
  readonly place: number | string | null;
  /** What the place is called; empty where the second says it. */
  readonly label: string;
  readonly text: string;
}

/**
 * What the search finds: a row for every resource, live event, doctor and product, written in the transaction that writes
 * those (spec-decision 30g). Three indexes hold one another: what the title says, what also tags, author and specialty
 * say, and everything; each answers which rows of a type and band hold a word without reading their texts, which lie aside.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    /** Resource type of seed 000 §3. */
    resourceType: smallint().notNull(),
    resourceId: text().notNull(),
    title: text().notNull(),
    /** The title as exact matches compare it (see words.ts). */
    titleKey: text().notNull(),
    titleEn: text().notNull(),
    summary: text().notNull(),
    specialtyId: text().notNull(),
    publishedAt: moment().notNull(),
    /** Views on a scale of logarithms, 64 steps to a doubling: so a view seldom changes the row. */
    heat: integer().notNull(),
    /** What comes first among equals: views, and half a year of newness for each doubling of them. */
    standing: integer().notNull(),
    /** Lexemes with weight A in the title, B in what it is filed under, D in its texts. */
    vector: tsvector().notNull(),
    parts: jsonb().$type<readonly SearchPart[]>().notNull(),
  },
  (table) => {
    const { resourceType, resourceId, titleKey, standing, vector } = table;
    // What waits to be sorted in would be read at every look into a band.
    const lexemes = (name: string, weights: SQL) =>
      index(name)
        .using('gin', sql`search_lexemes(${resourceType}, ${standing}, ${vector}, ${weights})`)
        .with({ fastupdate: false });
    return [
      primaryKey({ columns: [resourceType, resourceId] }),
      lexemes('search_entry_title', sql`'{a}'`),
      lexemes('search_entry_near', sql`'{a,b}'`),
      lexemes('search_entry_all', sql`'{a,b,d}'`),
      index('search_entry_title_key').on(titleKey),
      index('search_entry_standing').on(standing),
    ];
  },
);

/**
 * The vocabulary: what is suggested, what is read out of pinyin and of misspelt words, and which words mean the same. Some
 * thousands of rows, which every gateway keeps in memory.
 */
export const searchWord = pgTable('search_word', {
  word: text().primaryKey(),
  /** `author` names a doctor, `query` is an editors' hot search. */
  kind: text({ enum: ['surgery', 'disease', 'term', 'author', 'query'] }).notNull(),
  /** The pinyin of each character without tones, a run of other letters as it is. */
  syllables: text().array().notNull(),
  /** Words with a number in common mean the same. */
  groups: integer().array().notNull(),
  /** Higher is suggested first. */
  weight: integer().notNull(),
  /** Dictionary term that explains it. */
  termId: text(),
});
