import type { Library } from '@osteon/library';
import { account } from '../modules/account/tables.ts';
import { follow } from '../modules/engagement/tables.ts';
import { coupon } from '../modules/membership/tables.ts';
import { message } from '../modules/message/tables.ts';
import { transfer } from '../modules/transfer/tables.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Database } from '../platform/database/connect.ts';
import { sampleActivityRows } from './rows/sample-activity-rows.ts';

/** The sample accounts that something has happened on (rules/library#sample-activity). */
const LIVELY = ['sample-02', 'sample-03'];

/** Gives the sample accounts their past, where they exist and have none yet; whatever became of it stays. */
export async function writeSampleActivity(trx: Database, library: Library, loadedAt: number): Promise<void> {
  const accounts = await trx.select({ id: account.id }).from(account).where(anyOf(account.id, LIVELY));
  for (const { id } of accounts) {
    const { transfers, follows, coupons, messages } = sampleActivityRows(library, id, loadedAt);
    if (transfers.length > 0) await trx.insert(transfer).values(transfers).onConflictDoNothing();
    await trx.insert(follow).values(follows).onConflictDoNothing();
    if (coupons.length > 0) await trx.insert(coupon).values(coupons).onConflictDoNothing();
    if (messages.length > 0) await trx.insert(message).values(messages).onConflictDoNothing();
  }
}
