import type { InputOf, ResponseOf } from '@osteon/contract';
import { getNextCaseDraftState } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Caller } from '../../../platform/log/audit-log.ts';
import type { Session } from '../../../platform/session/session.ts';
import { m } from '../../../texts/index.ts';
import { createDraftRepository, type DraftRow } from './draft-repository.ts';
import { findDraftProblems } from './find-problems-service.ts';
import { createOwnCaseRepository } from './own-case-repository.ts';
import { assertMember, presentStoredDraft } from './save-draft-service.ts';

/** Withdraws a published resource from the portal in the caller's transaction; the service of content does it. */
export type WithdrawResource = (
  tx: Database,
  resourceId: string,
  change: { readonly author: string; readonly reason: string },
) => Promise<unknown>;

/** The author who changes a state. */
interface Author extends Caller {
  readonly session: Session;
}

/** Creates the service that submits drafts, and withdraws drafts and published cases (rules/case-draft#states). */
export function createSubmitService(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  withdrawResource: WithdrawResource,
) {
  async function changeState(
    tx: Database,
    { id, version }: DraftRow,
    { state, note }: { readonly state: DraftRow['state']; readonly note?: string },
    author: Author,
  ): Promise<void> {
    const { session, ip, deviceId } = author;
    await createDraftRepository(tx).update(id, {
      state,
      stateChangedAt: clock.now(),
      ...(note !== undefined && { note }),
    });
    const event = state === 'review' ? 'caseSubmitted' : 'caseWithdrawn';
    const detail = { draftId: id, version };
    await audit.record(tx, { event, accountId: session.customerId, ip, deviceId, detail });
  }

  /** Withdraws an own published case; its revision in review goes back to its author, so that it is not published. */
  async function withdrawPublished(tx: Database, id: string, reason: string, author: Author): Promise<void> {
    const { session, ip, deviceId } = author;
    const accountId = session.customerId;
    const own = await createOwnCaseRepository(tx).lockOwn(accountId, id);
    if (!own) throw new CallError('notFound');
    const revision = await createDraftRepository(tx).findByCase(id);
    if (revision?.state === 'review') {
      await createDraftRepository(tx).update(revision.id, { state: 'draft', stateChangedAt: clock.now() });
    }
    if (own.state === 'withdrawn') return;
    if (own.state !== 'published') throw new CallError('conflict');
    // The reason is a text of the content, as an editor's would be.
    const words = reason.trim() || m['case.withdrawnByAuthor']({}, { locale: 'zh' });
    await withdrawResource(tx, id, { author: accountId, reason: words });
    await audit.record(tx, { event: 'caseWithdrawn', accountId, ip, deviceId, detail: { caseId: id } });
  }

  return {
    /**
     * Submits a draft to its review; a repeated call has the same answer. With problems nothing changes
     * (rules/case-draft#submitting).
     * @throws {CallError} membersOnly, notFound, conflict for another version than the stored one
     */
    submit({ draftId, version, note }: InputOf<'submitCase'>, author: Author): Promise<ResponseOf<'submitCase'>> {
      assertMember(author.session, clock.now());
      return db.transaction(async (tx) => {
        const draft = await createDraftRepository(tx).lock(draftId, author.session.customerId);
        if (!draft) throw new CallError('notFound');
        if (draft.version !== version) throw new CallError('conflict', { data: presentStoredDraft(draft) });
        const state = getNextCaseDraftState(draft.state, 'submit');
        if (state === null || state === 'none') return { state: draft.state, problems: [] };
        const problems = await findDraftProblems(tx, draft);
        if (problems.length > 0) return { state: draft.state, problems };
        await changeState(tx, draft, { state, note }, author);
        return { state, problems };
      });
    },

    /**
     * Withdraws an own draft from review, or an own published case from the portal; a repeated call has the same answer.
     * @throws {CallError} notFound; conflict for a draft that was returned
     */
    withdraw({ id, reason }: InputOf<'withdrawCase'>, author: Author): Promise<ResponseOf<'withdrawCase'>> {
      return db.transaction(async (tx) => {
        const draft = await createDraftRepository(tx).lock(id, author.session.customerId);
        if (!draft) {
          await withdrawPublished(tx, id, reason, author);
          return { state: 'withdrawn' };
        }
        const state = getNextCaseDraftState(draft.state, 'withdraw');
        if (state === 'draft') await changeState(tx, draft, { state }, author);
        else if (draft.state !== 'draft') throw new CallError('conflict');
        return { state: 'draft' };
      });
    },
  };
}
