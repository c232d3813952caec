import type { CommentDecision } from '@osteon/contract';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Caller } from '../../../platform/log/audit-log.ts';
import { presentDecision } from '../decision/decision-presenter.ts';
import { createDecisionRepository } from '../decision/decision-repository.ts';

/** An author's appeal against a decision. */
interface DecisionAppeal {
  readonly accountId: string;
  readonly number: string;
  readonly text: string;
}

export type AppealDecisionService = ReturnType<typeof createAppealDecisionService>;

/** Appeals of authors against decisions on their comments (rules/moderation#appeals). */
export function createAppealDecisionService({ db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>) {
  return {
    /**
     * Stores an appeal; repeating the same one changes nothing.
     * @throws {CallError} notFound for a decision on another's comment and for one that is in the author's favour;
     * appealOpen, or conflict where another appeal has been decided
     */
    appeal: ({ accountId, number, text }: DecisionAppeal, { ip, deviceId }: Caller): Promise<CommentDecision> =>
      db.transaction(async (tx) => {
        const decisions = createDecisionRepository(tx);
        const row = await decisions.lock(number);
        const isAgainst = row?.verdict === 'removed' || row?.verdict === 'muted';
        if (!row || row.accountId !== accountId || !isAgainst) throw new CallError('notFound');
        if (row.appealState !== null && row.appealText === text) return presentDecision(row);
        if (row.appealState === 'open') throw new CallError('appealOpen');
        if (row.appealState !== null) throw new CallError('conflict');
        const appealedAt = clock.now();
        await decisions.saveAppeal(number, text, appealedAt);
        const detail = { number, comment: row.commentId };
        await audit.record(tx, { event: 'commentDecisionAppealed', accountId, ip, deviceId, detail });
        return presentDecision({ ...row, appealState: 'open', appealText: text, appealedAt });
      }),
  };
}
