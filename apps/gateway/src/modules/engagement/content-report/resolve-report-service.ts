import { createHash } from 'node:crypto';
import { PromptScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { DecisionOutcome } from '../../../platform/decision-outcome.ts';
import type { ComposeMessage, PostMessage } from '../../../platform/portal-message.ts';
import { m } from '../../../texts/index.ts';
import { buildResourceLink } from '../../content/resource-link.ts';
import { createContentReportRepository, type OpenReport, type Resolution } from './content-report-repository.ts';

/** The open reports of a resource, and their revision. */
interface OpenReports {
  readonly title: string;
  readonly reports: readonly OpenReport[];
  readonly revision: string;
}

/** `notFound`: none is open; `conflict`: the open reports are not those that the operator has read. */
type ResolveOutcome = DecisionOutcome<{ readonly count: number }, { readonly result: 'notFound' | 'conflict' }>;

export type ReportReview = ReturnType<typeof createReportReview>;

/** Operations of operators on reports of errors in resources (rules/content-report#content-reports). */
export function createReportReview(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  postMessage: PostMessage,
) {
  return {
    list: (limit: number) => createContentReportRepository(db).listReported(limit),

    /** The open reports of a resource; undefined where there is none. The access is logged. */
    show: (resourceId: string, operator: string): Promise<OpenReports | undefined> =>
      db.transaction(async (tx) => {
        const repository = createContentReportRepository(tx);
        const reports = await repository.lockOpen(resourceId);
        if (reports.length === 0) return undefined;
        const title = (await repository.findTitle(resourceId)) ?? '';
        const detail = { resource: resourceId, operator, reports: reports.length };
        await audit.record(tx, { event: 'contentReportsViewed', accountId: null, ip: null, deviceId: null, detail });
        return { title, reports, revision: getRevision(reports) };
      }),

    /** Resolves the reports that the operator has read, and notifies each reporter. */
    resolveReport: (
      resourceId: string,
      { revision, ...ruling }: Omit<Resolution, 'resolvedAt'> & { readonly revision: string },
    ): Promise<ResolveOutcome> =>
      db.transaction(async (tx) => {
        const repository = createContentReportRepository(tx);
        const reports = await repository.lockOpen(resourceId);
        if (reports.length === 0) return { result: 'notFound' };
        if (getRevision(reports) !== revision) return { result: 'conflict' };
        const resolvedAt = clock.now();
        await repository.resolve(resourceId, { ...ruling, resolvedAt });
        const title = (await repository.findTitle(resourceId)) ?? '';
        const compose = composeResolution(ruling, title);
        for (const { accountId, resourceType } of reports) {
          const pcLink = buildResourceLink({ type: resourceType, id: resourceId });
          await postMessage(tx, { accountId, scene: PromptScene.message, compose, pcLink, sentAt: resolvedAt });
        }
        const { verdict, answer, resolvedBy: operator } = ruling;
        const detail = { resource: resourceId, operator, verdict, answer, reports: reports.length };
        await audit.record(tx, { event: 'contentReportsSettled', accountId: null, ip: null, deviceId: null, detail });
        return { result: 'decided', count: reports.length };
      }),
  };
}

/** Identifies the reports that an operator has read, so that a later one is never resolved unread. */
const getRevision = (reports: readonly OpenReport[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        reports.map(({ accountId, createdAt, reason, correction }) => [accountId, createdAt, reason, correction]),
      ),
    )
    .digest('hex')
    .slice(0, 8);

const composeResolution =
  ({ verdict, answer }: Pick<Resolution, 'verdict' | 'answer'>, title: string): ComposeMessage =>
  (locale) => ({
    title: m[`engagement.report.${verdict}`]({}, { locale }),
    body: m['engagement.report.answer']({ title, answer }, { locale }),
  });
