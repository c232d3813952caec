import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { type AnalyticsCall, createHandlers } from './handlers.ts';
import { createEventIngest } from './ingest-service.ts';
import { analyticsJobs } from './jobs.ts';
import { analyticsData } from './own-data-service.ts';
import { createAnalyticsRepository } from './repository.ts';

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
