import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { account } from '../accounts/tables.ts';
import { accountDevice } from './tables.ts';

const findKnown = prepareStatement(
  { holder: account.id, deviceId: accountDevice.deviceId, contact: account.email },
  (db, { holder, deviceId, contact }) =>
    db
      .select({ known: sql<boolean>`${account.id} = ${holder} or ${accountDevice.deviceId} is not null` })
      .from(account)
      .leftJoin(accountDevice, and(eq(accountDevice.accountId, account.id), eq(accountDevice.deviceId, deviceId)))
      .where(or(eq(account.mobile, contact), eq(account.email, contact))),
);

/** Reads whether callers are known to an account. */
export function createKnownCallerRepository(db: Database) {
  return {
    /**
     * Returns true when a caller is logged in as the account of a mobile number or e-mail, or uses a device that it has
     * logged in from; rules/verification-code#known-callers.
     */
    async isKnown({ session, deviceId }: Pick<CallContext, 'session' | 'deviceId'>, contact: string): Promise<boolean> {
      // No account has an empty id.
      const holder = session?.displacedBy === null ? session.customerId : '';
      const [row] = await findKnown(db, { holder, deviceId, contact });
      return row?.known ?? false;
    },
  };
}
