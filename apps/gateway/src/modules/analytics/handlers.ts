import type { KeyObject } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import type { CallContext, Handlers } from '../../platform/http/handler.ts';
import { type EventRow, toAdEventRows, toEventRows } from './event-rows.ts';
import type { EventIngest } from './ingest-service.ts';
import { identifyVisitor, type VisitorIdentity } from './visitor-identity.ts';

export type AnalyticsCall = 'reportAnalytics' | 'reportAdData';

/** Handles reports of browsers. */
export function createHandlers(
  { clock, rateLimits }: Pick<AppContext, 'clock' | 'rateLimits'>,
  { ingest, visitorKey }: { ingest: EventIngest; visitorKey: KeyObject },
): Handlers<AnalyticsCall> {
  async function collect<Report>(
    report: Report,
    context: CallContext,
    toRows: (report: Report, identity: VisitorIdentity, now: number) => EventRow[],
  ) {
    const now = clock.now();
    const rows = toRows(report, identifyVisitor(context, visitorKey, now), now);
    await rateLimits.consume('analyticsBytes', context, Buffer.byteLength(JSON.stringify(rows)));
    ingest.enqueue(rows);
    return { accepted: rows.length };
  }

  return {
    reportAnalytics: (report, context) => collect(report, context, toEventRows),
    reportAdData: (report, context) => collect(report, context, toAdEventRows),
  };
}
