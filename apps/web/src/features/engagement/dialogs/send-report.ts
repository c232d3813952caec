import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeListComments } from '../../../entities/engagement/api/list-comments.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { reportComment } from '../api/report-comment.ts';
import { reportContent } from '../api/report-content.ts';

/** Reports an error in a resource (rules/content-report#content-reports). Throws GatewayError. */
export async function sendContentReport(report: RequestOf<'reportContent'>, options?: SendOptions): Promise<void> {
  await reportContent(report, options);
  toast.success(m['content.report.done']());
}

/** Reports a comment, which the page then shows as reported (rules/moderation#reports). Throws GatewayError. */
export async function sendCommentReport(
  queries: QueryClient,
  report: RequestOf<'reportComment'>,
  options?: SendOptions,
): Promise<void> {
  await reportComment(report, options);
  changeListComments(queries, report.commentId, (each) => ({ ...each, own: { ...each.own, isReported: true } }));
  toast.success(m['content.report.done']());
}
