import { formatDay } from '@osteon/domain';
import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { searchQuery } from '../base/tables.ts';
import { isPresentable } from './blocked-words.ts';
import { createPopularRepository, queryTimestamp } from './popular-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which a search counts, today included; also its retention. */
const WINDOW_DAYS = 7;

/** Minimum number of different people who searched for a text (rules/search#popular-searches). */
const PEOPLE_MIN = 5;

/**
 * Numbers of texts that are read, and that are stored of them: more than are displayed, as editors' searches are left
 * out.
 */
const CANDIDATES = 200;
const STORED_MAX = 30;

/** Daily jobs: determine the most popular searches, then delete old ones. */
export const searchJobs: readonly Job[] = [
  {
    name: 'popular-searches',
    async batch(tx, now) {
      const popular = createPopularRepository(tx);
      const since = formatDay(now - (WINDOW_DAYS - 1) * DAY_MS);
      const searches = await popular.listMostSearched({
        since,
        people: PEOPLE_MIN,
        limit: CANDIDATES,
      });
      await popular.replace(searches.filter(isPresentable).slice(0, STORED_MAX));
      return false;
    },
  },
  deleteOlderThan('search-queries', searchQuery, queryTimestamp, WINDOW_DAYS),
];
