import { HOT_SEARCH_MAX } from '@osteon/domain';
import { asc } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Module } from '../../module.ts';
import { hotSearch } from './tables.ts';

/** What people search for. */
export function createSearch({ db }: Pick<Deps, 'db'>): Module<'listHotSearches'> {
  return {
    handlers: {
      async listHotSearches() {
        const { searchKey, recommendType } = hotSearch;
        const rows = db.select({ searchKey, recommendType }).from(hotSearch).orderBy(asc(hotSearch.position));
        return { preList: await rows.limit(HOT_SEARCH_MAX), bigDataList: [] };
      },
    },
  };
}
