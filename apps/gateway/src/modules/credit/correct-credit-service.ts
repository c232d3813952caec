import type { AppContext } from '../../platform/app-context.ts';
import type { DecisionOutcome } from '../../platform/decision-outcome.ts';
import { findAccountId } from '../account/accounts/account-lookup-service.ts';
import type { CreditRow } from './credit-repository.ts';
import type { CreditService } from './credit-service.ts';

/** An adjustment of an account, which is named by its mobile number, e-mail address or id. */
type NamedAdjustment = Omit<Parameters<CreditService['adjust']>[1], 'accountId'> & { readonly account: string };

/** Corrections of the credit ledger by a named operator, each recorded in the audit log (rules/credit#operator). */
export interface CreditCorrections {
  /** Adds an adjustment to an account. */
  adjust(adjustment: NamedAdjustment, by: string): Promise<DecisionOutcome<{ readonly line: CreditRow }>>;
  /** Revokes a line; none is found where it does not count. */
  revoke(id: string, revocation: { readonly reason: string; readonly by: string }): Promise<DecisionOutcome>;
}

export function createCreditCorrections(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  credit: Pick<CreditService, 'adjust' | 'revoke'>,
): CreditCorrections {
  const operator = { ip: null, deviceId: null };
  return {
    adjust: ({ account, ...adjustment }, by) =>
      db.transaction(async (tx) => {
        const accountId = await findAccountId(tx, account);
        if (accountId === null) return { result: 'notFound' };
        const line = await credit.adjust(tx, { accountId, ...adjustment });
        const { creditClass, points } = adjustment;
        const detail = { by, line: line.id, creditClass, points };
        await audit.record(tx, { event: 'creditAdjusted', accountId, ...operator, detail });
        return { result: 'decided', line };
      }),

    revoke: (id, { reason, by }) =>
      db.transaction(async (tx) => {
        const line = await credit.revoke(tx, id, reason);
        if (!line) return { result: 'notFound' };
        const detail = { by, line: id };
        await audit.record(tx, { event: 'creditRevoked', accountId: line.accountId, ...operator, detail });
        return { result: 'decided' };
      }),
  };
}
