import type { ResponseOf } from '@osteon/contract';
import { getHospitalLevel } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { hasDecision } from '../base/seal-policy.ts';
import type { clinicalCase } from '../base/tables.ts';
import { presentDistribution } from './case-presenter.ts';
import type { CaseReader } from './case-reader.ts';
import { createOpeningRepository } from './opening-repository.ts';

type Case = typeof clinicalCase.$inferSelect;

/** The grade of the hospital in an account's public profile; null for none. */
export type FindHospitalGrade = (accountId: string) => Promise<string | null>;

/** Creates the service of votes for decisions (rules/case#votes). */
export function createVoteService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { findHospitalGrade }: { readonly findHospitalGrade: FindHospitalGrade },
) {
  const openings = createOpeningRepository(db);

  /** Inserts the reader's only opening of a case, with its vote; false if there is one already. */
  async function open({ id }: Case, reader: CaseReader, option: number | null): Promise<boolean> {
    const grade = option !== null && 'accountId' in reader ? await findHospitalGrade(reader.accountId) : null;
    const level = getHospitalLevel(grade ?? '');
    return db.transaction(async (tx) => {
      const own = createOpeningRepository(tx);
      const row = { ...reader, id: randomId(), caseId: id, option, level, openedAt: clock.now() };
      if (!(await own.insert(row))) return false;
      if (option !== null) await own.countVote({ caseId: id, option, level: level ?? 'unknown' });
      return true;
    });
  }

  return {
    /**
     * Votes for an option, which opens the outcome; the same vote again changes nothing.
     * @throws {CallError} badInput for no option of the case, conflict for a reader who voted for another one or opened the
     * outcome without a vote
     */
    async vote(voted: Case, reader: CaseReader, option: number): Promise<ResponseOf<'voteCase'>> {
      const { decision } = voted;
      if (option >= decision.options.length) throw new CallError('badInput');
      if (!(await open(voted, reader, option))) {
        const stored = await openings.find(voted.id, reader);
        if (stored?.option !== option) throw new CallError('conflict');
      }
      const votes = await openings.listVotes(voted.id);
      return {
        distribution: presentDistribution(decision.options, votes),
        chosen: decision.chosen,
        reason: decision.reason,
      };
    },

    /** Opens the outcome without a vote; of a case that is open, nothing changes. */
    async openOutcome(opened: Case, reader: CaseReader): Promise<void> {
      if (hasDecision(opened)) await open(opened, reader, null);
    },
  };
}
