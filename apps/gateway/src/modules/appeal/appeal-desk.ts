import { nextAppeal } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createLocks } from '../account/lock/lock-service.ts';
import { createProfiles } from '../account/profile/profile-service.ts';
import { createTellOwner } from '../account/security-notice-service.ts';
import { createSessions } from '../account/sessions/session-service.ts';
import type { MessageSender } from '../outbox/message-sender.ts';
import { appealImageFile } from './image-file.ts';
import { type AppealRow, answerCase, findCase, listCases, listImages, lockCase } from './repository.ts';

/** An operator's answer to an appeal. */
interface Answer {
  readonly accept: boolean;
  readonly text: string;
  /** The name under it. */
  readonly operator: string;
}

/** Where operators answer appeals (spec-decision 10). */
export interface AppealDesk {
  /** The oldest appeals in a state. */
  listAppeals(state: AppealRow['state'], size: number): Promise<AppealRow[]>;
  /** An appeal with the files of its pictures, below the data folder's `files`; null where none has the number. */
  showAppeal(caseNumber: string): Promise<(AppealRow & { readonly images: readonly string[] }) | null>;
  /**
   * Answers an open appeal: accepting it lifts the lock; the owner is told. Gives null where no open appeal has the
   * number, as when two operators answer at once.
   */
  answerAppeal(caseNumber: string, answer: Answer): Promise<AppealRow | null>;
}

/** Makes it; the outcome goes out by `sender`. */
export function createAppealDesk(deps: AppContext, sender: MessageSender): AppealDesk {
  const { db, clock, audit } = deps;
  const locks = createLocks(deps);
  const profiles = createProfiles(deps, createSessions(deps));
  const tellOwner = createTellOwner(deps, sender);
  return {
    listAppeals: (state, size) => listCases(db, state, size),

    async showAppeal(caseNumber) {
      const row = await findCase(db, caseNumber);
      return row && { ...row, images: (await listImages(db, row.id)).map(appealImageFile) };
    },

    async answerAppeal(caseNumber, { accept, text, operator }) {
      const answered = await db.transaction(async (tx) => {
        const row = await lockCase(tx, caseNumber);
        const state = row && nextAppeal(row.state, accept ? 'accept' : 'reject');
        if (!row || !state) return null;
        const answer = { state, answer: text, answeredBy: operator, answeredAt: clock.now() };
        await answerCase(tx, row.id, answer);
        if (accept) await locks.liftPermanent(tx, row.accountId);
        const detail = { caseNumber, state, operator };
        await audit.record(tx, { event: 'appealAnswered', accountId: row.accountId, ip: null, deviceId: null, detail });
        return { ...row, ...answer };
      });
      if (!answered) return null;
      const notice = accept ? 'appealAccepted' : 'appealRejected';
      await tellOwner(await profiles.get(answered.accountId), notice, { caseNumber, answer: text });
      return answered;
    },
  };
}
