import type { AppContext } from '../../platform/app-context.ts';
import { createCounter } from '../../platform/rate-limit/rate-limit-store.ts';
import type { EventRow } from './event-rows.ts';

const DAY_S = 24 * 60 * 60;

/**
 * Events that are stored in a day, of visitors and of customers each, for all gateways together: some gigabytes over
 * their retention, regardless of the reports (rules/analytics#limits).
 */
export const EVENTS_PER_DAY_MAX = 500_000;

/** Returns the rows that are within their day's budget, and consumes it. */
export type SpendRowBudget = (rows: readonly EventRow[]) => Promise<readonly EventRow[]>;

/** Creates the budget of rows; with LIMITS=off there is none. Visitors cannot consume the budget of customers. */
export function createRowBudget({ config, ...stores }: Pick<AppContext, 'config' | 'db' | 'redis'>): SpendRowBudget {
  const counter = createCounter(stores, {
    name: 'analyticsRows',
    points: Number.MAX_SAFE_INTEGER,
    seconds: DAY_S,
  });

  async function spend(key: string, rows: readonly EventRow[]): Promise<readonly EventRow[]> {
    if (rows.length === 0) return rows;
    const { consumedPoints } = await counter.penalty(key, rows.length);
    return rows.slice(0, Math.max(0, rows.length - Math.max(0, consumedPoints - EVENTS_PER_DAY_MAX)));
  }

  return async (rows) => {
    if (!config.limits) return rows;
    const accepted = await Promise.all([
      spend(
        'visitors',
        rows.filter(({ account_id: accountId }) => accountId === null),
      ),
      spend(
        'customers',
        rows.filter(({ account_id: accountId }) => accountId !== null),
      ),
    ]);
    return accepted.flat();
  };
}
