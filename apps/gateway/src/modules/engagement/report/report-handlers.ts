import type { Handlers } from '../../../platform/http/handler.ts';
import type { ReportService } from './report-service.ts';

/** The calls of reports. */
export type ReportCalls = 'reportComment';

/** Answers the calls of reports. */
export function createReportHandlers(service: ReportService): Handlers<ReportCalls> {
  return {
    async reportComment(report, { session }) {
      await service.report(session.customerId, report);
      return {};
    },
  };
}
