import { getNextAppealState } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { DecisionOutcome } from '../../platform/decision-outcome.ts';
import { m } from '../../texts/index.ts';
import { getAccountLocale } from '../account/accounts/account-locale.ts';
import type { NotifyOwner } from '../account/accounts/security-notice-service.ts';
import type { LockService } from '../account/lock/lock-service.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { getAppealImagePath } from './image-service.ts';
import { type AppealRow, createAppealRepository } from './repository.ts';

/** An operator's answer to an appeal. */
interface Answer {
  readonly accept: boolean;
  readonly text: string;
  /** Name that signs it; without one, support signs in the owner's language. */
  readonly operator?: string | undefined;
}

/** The review of appeals by operators, who accept or reject them (rules/appeal#answer). */
export interface AppealReview {
  /** The oldest appeals in a state. */
  listAppeals(state: AppealRow['state'], size: number): Promise<AppealRow[]>;
  /** An appeal with the paths of its images on the disk `files`; null for an unknown case number. */
  showAppeal(caseNumber: string): Promise<(AppealRow & { readonly images: readonly string[] }) | null>;
  /**
   * Answers an open appeal and notifies the owner; accepting it lifts the lock. None is found if no open appeal has the
   * case number, for example because another operator has answered it.
   */
  answerAppeal(caseNumber: string, answer: Answer): Promise<DecisionOutcome<{ readonly appeal: AppealRow }>>;
}

/** Services of accounts that a review needs. */
export interface AppealReviewDependencies {
  readonly locks: LockService;
  readonly profiles: ProfileService;
  readonly notifyOwner: NotifyOwner;
}

export function createAppealReview(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { locks, profiles, notifyOwner }: AppealReviewDependencies,
): AppealReview {
  const appeals = createAppealRepository(db);
  return {
    listAppeals: (state, size) => appeals.listByState(state, size),

    async showAppeal(caseNumber) {
      const row = await appeals.findByCaseNumber(caseNumber);
      return row && { ...row, images: (await appeals.listImages(row.id)).map(getAppealImagePath) };
    },

    async answerAppeal(caseNumber, { accept, text, operator: name }) {
      return db.transaction(async (tx) => {
        const row = await createAppealRepository(tx).lockByCaseNumber(caseNumber);
        const state = row && getNextAppealState(row.state, accept ? 'accept' : 'reject');
        if (!row || !state) return { result: 'notFound' };
        const owner = await profiles.get(row.accountId);
        const locale = getAccountLocale(owner);
        const operator = name ?? m['appeal.answer.support']({}, { locale });
        const answer = { state, answer: text, answeredBy: operator, answeredAt: clock.now() };
        await createAppealRepository(tx).saveAnswer(row.id, answer);
        if (accept) await locks.liftPermanentLock(tx, row.accountId);
        const detail = { caseNumber, state, operator };
        await audit.record(tx, { event: 'appealAnswered', accountId: row.accountId, ip: null, deviceId: null, detail });
        const notice = accept ? 'appealAccepted' : 'appealRejected';
        await notifyOwner(tx, owner, notice, { caseNumber, answer: text });
        return { result: 'decided', appeal: { ...row, ...answer } };
      });
    },
  };
}
