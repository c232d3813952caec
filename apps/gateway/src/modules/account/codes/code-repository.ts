import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { SentCode } from './code-limits.ts';
import { verificationCode } from './tables.ts';

/** More than an account can be sent; bounds the read where LIMITS=off lifts the limit. */
const ROWS_MAX = 50;

/** A code about to be stored. */
export type NewCodeRow = typeof verificationCode.$inferInsert;

/** Locks out other code requests of an account until the transaction ends. */
export async function lockCodeRequests(db: Database, account: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
}

/** An account's codes since a moment, newest first. */
export function listCodes(db: Database, account: string, since: number): Promise<(SentCode & { id: number })[]> {
  return db
    .select({
      id: verificationCode.id,
      purpose: verificationCode.purpose,
      sentAt: verificationCode.sentAt,
      wrongTries: sql<number>`${verificationCode.tries} - (${verificationCode.usedAt} is not null)::int`,
    })
    .from(verificationCode)
    .where(and(eq(verificationCode.account, account), gt(verificationCode.sentAt, since)))
    .orderBy(desc(verificationCode.sentAt), desc(verificationCode.id))
    .limit(ROWS_MAX);
}

/** Stores a code that is about to be sent; returns its id. */
export async function insertCode(db: Database, row: NewCodeRow): Promise<number> {
  const [inserted] = await db.insert(verificationCode).values(row).returning({ id: verificationCode.id });
  if (!inserted) throw new Error('the database returned no id');
  return inserted.id;
}

/** Deletes a code that could not be sent. */
export async function deleteCode(db: Database, id: number): Promise<void> {
  await db.delete(verificationCode).where(eq(verificationCode.id, id));
}

/** Counts a try of an unused, unexpired code with fewer than `maxTries`; returns its hash and tries, else null. */
export async function countTry(
  db: Database,
  id: number,
  { maxTries, now }: { maxTries: number; now: number },
): Promise<{ codeHash: Buffer; tries: number } | null> {
  const [tried] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(
      and(
        eq(verificationCode.id, id),
        isNull(verificationCode.usedAt),
        gt(verificationCode.expiresAt, now),
        lt(verificationCode.tries, maxTries),
      ),
    )
    .returning({ codeHash: verificationCode.codeHash, tries: verificationCode.tries });
  return tried ?? null;
}

/** Consumes a code; false where another request was faster. */
export async function consumeCode(db: Database, id: number, now: number): Promise<boolean> {
  const consumed = await db
    .update(verificationCode)
    .set({ usedAt: now })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.usedAt)))
    .returning({ id: verificationCode.id });
  return consumed.length > 0;
}
