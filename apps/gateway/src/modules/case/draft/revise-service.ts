import { randomUUID } from 'node:crypto';
import { caseFields } from '@osteon/contract';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Session } from '../../../platform/session/session.ts';
import { describeBrowser } from '../../account/sessions/user-agent.ts';
import { createDraftRepository } from './draft-repository.ts';
import { createOwnCaseRepository } from './own-case-repository.ts';
import { buildFields } from './published-case.ts';
import { assertMember } from './save-draft-service.ts';

/** Creates the service that opens the revision of a published case (rules/case-draft#revisions). */
export function createReviseService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /**
     * The draft that revises an own published or withdrawn case, one for each; it is created where there is none.
     * @throws {CallError} membersOnly; notFound; conflict for a case in another state, or with longer texts than an
     * author may write, as the library may have
     */
    revise(caseId: string, { session, userAgent }: { session: Session; userAgent: string }): Promise<string> {
      assertMember(session, clock.now());
      return db.transaction(async (tx) => {
        const cases = createOwnCaseRepository(tx);
        const own = await cases.lockOwn(session.customerId, caseId);
        if (!own) throw new CallError('notFound');
        if (own.state !== 'published' && own.state !== 'withdrawn') throw new CallError('conflict');
        const fields = caseFields.safeParse(buildFields(own, await cases.listTags(caseId)));
        if (!fields.success) throw new CallError('conflict', { cause: fields.error });
        const id = randomUUID();
        const now = clock.now();
        return createDraftRepository(tx).insertRevision({
          id,
          accountId: session.customerId,
          clientId: id,
          caseId,
          state: 'draft',
          version: 1,
          title: own.title,
          fields: fields.data,
          browser: describeBrowser(userAgent),
          note: '',
          reason: '',
          remarks: [],
          createdAt: now,
          savedAt: now,
          stateChangedAt: now,
          expiryNotifiedAt: null,
        });
      });
    },
  };
}
