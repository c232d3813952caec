import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { watchedWord } from './tables.ts';

const list = prepareStatement({}, (db) => db.select().from(watchedWord).orderBy(asc(watchedWord.word)));

/** Reads and writes the watched words of all events (rules/room-moderation#watched-words). */
export const createWordRepository = (db: Database) => ({
  /** The words with the time at which each was added. */
  list: () => list(db, {}),

  /** Adds a word; returns false if it is one already. */
  async add(word: typeof watchedWord.$inferInsert): Promise<boolean> {
    return (await db.insert(watchedWord).values(word).onConflictDoNothing()).count > 0;
  },

  /** Removes a word; returns false if it is none. */
  async remove(word: string): Promise<boolean> {
    return (await db.delete(watchedWord).where(eq(watchedWord.word, word))).count > 0;
  },
});

/** The watched words of all events. */
export const listWatchedWords = async (db: Database): Promise<string[]> =>
  (await createWordRepository(db).list()).map(({ word }) => word);
