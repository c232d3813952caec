import type { Database } from '../../platform/database/connect.ts';
import { createAdvertRepository } from './repository.ts';

/** The titles of adverts by id; those that are removed are left out. */
export const findAdvertTitles = (db: Database, ids: readonly string[]): Promise<Map<string, string>> =>
  createAdvertRepository(db).findTitles(ids);
