import type { InputOf } from '@osteon/contract';
import { listContentReportReasons, needsCorrection } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createTargetRepository } from '../base/target-repository.ts';
import { createContentReportRepository } from './content-report-repository.ts';

export type ContentReportService = ReturnType<typeof createContentReportService>;

/** Reports of errors in resources to the operator (rules/content-report#content-reports). */
export function createContentReportService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /**
     * Reports an error in a resource, once while the report is open.
     * @throws {CallError} notFound; badInput for a reason that its type does not have, and without the words that it
     * needs
     */
    async report(
      accountId: string,
      { resourceType, resourceId, reason, correction, source }: InputOf<'reportContent'>,
    ): Promise<void> {
      const isPossible = listContentReportReasons(resourceType).includes(reason);
      if (!isPossible || (needsCorrection(reason) && correction === '')) throw new CallError('badInput');
      await db.transaction(async (tx) => {
        const target = { refType: resourceType, refId: resourceId };
        if (!(await createTargetRepository(tx).lockVisible(target))) throw new CallError('notFound');
        const createdAt = clock.now();
        const row = { accountId, resourceType, resourceId, reason, correction, source, createdAt };
        await createContentReportRepository(tx).insert(row);
      });
    },
  };
}
