import type { AppContext } from '../../platform/app-context.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import type { Module } from '../../platform/module.ts';
import { type EventRow, toAdEventRows, toEventRows } from './event-rows.ts';
import { createEventIngest } from './ingest-service.ts';
import { analyticsJobs } from './jobs.ts';
import { identifyVisitor } from './visitor-identity.ts';

/** The collector of what browsers report: page views, stays, cards, errors, web vitals (spec-decision 29). */
export function createAnalytics(
  deps: Pick<AppContext, 'config' | 'db' | 'log' | 'clock' | 'keyFor'>,
): Module<'reportAnalytics' | 'reportAdData'> {
  const { config, clock, keyFor } = deps;
  const intake = createEventIngest(deps);
  const visitorKey = keyFor('analytics-visitor');

  async function take<Report>(
    report: Report,
    context: CallContext,
    toRows: (report: Report, identity: ReturnType<typeof identifyVisitor>, now: number) => EventRow[],
  ) {
    const now = clock.now();
    const rows = toRows(report, identifyVisitor(context, visitorKey, now), now);
    intake.enqueue(rows);
    return { accepted: rows.length };
  }

  return {
    handlers: {
      reportAnalytics: (report, context) => take(report, context, toEventRows),
      reportAdData: (report, context) => take(report, context, toAdEventRows),
    },
    async routes(app) {
      app.addHook('onClose', () => intake.flush());
    },
    jobs: analyticsJobs,
  };
}
