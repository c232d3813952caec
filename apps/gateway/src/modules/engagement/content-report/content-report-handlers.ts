import type { Handlers } from '../../../platform/http/handler.ts';
import type { ContentReportService } from './content-report-service.ts';

/** The calls of reports of errors in resources. */
export type ContentReportCalls = 'reportContent';

/** Handles the calls that report errors in resources. */
export function createContentReportHandlers(service: ContentReportService): Handlers<ContentReportCalls> {
  return {
    async reportContent(report, { session }) {
      await service.report(session.customerId, report);
      return {};
    },
  };
}
