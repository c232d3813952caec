import type { Handlers } from '../../../platform/http/handler.ts';
import type { ReportService } from './report-service.ts';

/** The calls of reports. */
export type ReportCalls = 'reportComment';

/** Handles the calls that report comments. */
export function createReportHandlers(service: ReportService): Handlers<ReportCalls> {
  return {
    async reportComment(report, { session }) {
      await service.report(session.customerId, report);
      return {};
    },
  };
}
