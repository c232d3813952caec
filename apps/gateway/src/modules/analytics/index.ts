import { ANALYTICS_BATCHES_PER_DEVICE_MINUTE, ANALYTICS_BATCHES_PER_IP_MINUTE } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import type { Module } from '../../platform/module.ts';
import { createMinuteLimit } from '../../platform/rate-limit/rate-limit.ts';
import { analyticsChores } from './chores.ts';
import { createIntake } from './ingest.ts';
import { identityOf } from './privacy.ts';
import { adRowsOf, type EventRow, rowsOf } from './rows.ts';

/** The collector of what browsers report: page views, stays, cards, errors, web vitals (spec-decision 29). */
export function createAnalytics(
  deps: Pick<AppContext, 'config' | 'db' | 'log' | 'clock' | 'keyFor'>,
): Module<'reportAnalytics' | 'reportAdData'> {
  const { config, clock, keyFor } = deps;
  const limit = createMinuteLimit(config, {
    perBrowser: ANALYTICS_BATCHES_PER_DEVICE_MINUTE,
    perAddress: ANALYTICS_BATCHES_PER_IP_MINUTE,
  });
  const intake = createIntake(deps);
  const visitorKey = keyFor('analytics-visitor');

  async function take<Report>(
    report: Report,
    context: CallContext,
    toRows: (report: Report, identity: ReturnType<typeof identityOf>, now: number) => EventRow[],
  ) {
    await limit(context);
    const now = clock.now();
    const rows = toRows(report, identityOf(context, visitorKey, now), now);
    intake.take(rows);
    return { accepted: rows.length };
  }

  return {
    handlers: {
      reportAnalytics: (report, context) => take(report, context, rowsOf),
      reportAdData: (report, context) => take(report, context, adRowsOf),
    },
    async routes(app) {
      app.addHook('onClose', () => intake.close());
    },
    jobs: analyticsChores,
  };
}
