import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { doctor, hospital, hospitalText } from '../../doctor/tables.ts';
import { accountBlock } from './tables.ts';

const listAccounts = prepareStatement({ accountId: accountBlock.accountId }, (db, { accountId }) =>
  db
    .select({ accountId: accountBlock.blockedId, publicProfileId: accountBlock.publicProfileId })
    .from(accountBlock)
    .where(eq(accountBlock.accountId, accountId)),
);

/** Reads and writes the blocks of accounts. */
export function createBlockRepository(db: Database) {
  return {
    /** The account of a person; undefined for an unknown person, and for one without an account. */
    async findAccountId(publicProfileId: string): Promise<string | undefined> {
      const [row] = await db.select({ accountId: doctor.accountId }).from(doctor).where(eq(doctor.id, publicProfileId));
      return row?.accountId ?? undefined;
    },

    /** An existing block stays, with its time. */
    async insert(row: typeof accountBlock.$inferInsert): Promise<void> {
      await db.insert(accountBlock).values(row).onConflictDoNothing();
    },

    async remove(accountId: string, blockedId: string): Promise<void> {
      await db
        .delete(accountBlock)
        .where(and(eq(accountBlock.accountId, accountId), eq(accountBlock.blockedId, blockedId)));
    },

    /** The people whom an account has blocked, most recent first. */
    listPage: (accountId: string, after: readonly [blockedAt: number, publicProfileId: string] | null, limit: number) =>
      db
        .select({ blockedAt: accountBlock.blockedAt, person: doctor, hospital: hospitalText })
        .from(accountBlock)
        .innerJoin(doctor, eq(doctor.id, accountBlock.publicProfileId))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(
          and(
            eq(accountBlock.accountId, accountId),
            isAfterCursor([accountBlock.blockedAt, accountBlock.publicProfileId], 'descending', after),
          ),
        )
        .orderBy(desc(accountBlock.blockedAt), desc(accountBlock.publicProfileId))
        .limit(limit),

    /** The accounts that an account has blocked, and their public pages. */
    listAccounts: (accountId: string) => listAccounts(db, { accountId }),

    /** True if one of these accounts has blocked the person. */
    async isBlocked(blockedId: string, by: readonly string[]): Promise<boolean> {
      if (by.length === 0) return false;
      const rows = await db
        .select({ accountId: accountBlock.accountId })
        .from(accountBlock)
        .where(and(inArray(accountBlock.accountId, [...by]), eq(accountBlock.blockedId, blockedId)))
        .limit(1);
      return rows.length > 0;
    },
  };
}
