import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { type AnalyticsCall, createHandlers } from './handlers.ts';
import { createEventIngest } from './ingest-service.ts';
import { analyticsJobs } from './jobs.ts';
import { createAnalyticsRepository } from './repository.ts';
import { analyticsEvent } from './tables.ts';

/** Data export of an account: the events that its browsers reported, without the pseudonym of a browser. */
const analyticsData: OwnData = {
  rows: [
    {
      name: 'analytics-events',
      title: m['ownData.analytics.analyticsEvents'],
      table: analyticsEvent,
      account: analyticsEvent.accountId,
      hidden: [analyticsEvent.visitor],
      names: { position: 'place' },
    },
  ],
  listFiles: null,
};

/** Collects the reports of browsers: page views, stays, impressions, errors, web vitals (rules/analytics#events). */
export function createAnalytics(deps: AppContext): Module<AnalyticsCall> {
  const ingest = createEventIngest(deps);
  return {
    handlers: createHandlers(deps, { ingest, visitorKey: deps.keyFor('analytics-visitor') }),
    async routes(app) {
      app.addHook('onClose', () => ingest.flush());
    },
    jobs: analyticsJobs,
    mediaRoutes: [],
    workers: [],
    pageCards: {},
    initialDataLoaders: {},
    // Events stay without the account; counts contain no identity (rules/analytics#erasure).
    erasure: async (tx, { id }) => {
      await createAnalyticsRepository(tx).removeAccountId(id);
      return {};
    },
    ownData: analyticsData,
    constraints: {},
  };
}
