import type { CodePurpose } from '@osteon/domain';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { verificationCode } from '../tables.ts';

/** More than anybody can be sent; bounds the read where LIMITS=off lifts that. */
const READ_MAX = 50;

/** A code as it is stored, without its number. */
export type CodeRow = typeof verificationCode.$inferInsert;

/** A code that was sent in the last 24 hours. */
export interface SentCode {
  readonly id: number;
  readonly purpose: CodePurpose;
  readonly sentAt: number;
  /** Tries that did not log in. */
  readonly wrongTries: number;
}

/** Lets no other code be asked for by this account until the transaction ends. */
export async function lockCodes(db: Database, account: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
}

/** An account's codes since a moment, newest first. */
export function listCodes(db: Database, account: string, since: number): Promise<SentCode[]> {
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
    .limit(READ_MAX);
}

/** Keeps a code that is about to be sent; gives its number. */
export async function insertCode(db: Database, row: CodeRow): Promise<number> {
  const [inserted] = await db.insert(verificationCode).values(row).returning({ id: verificationCode.id });
  if (!inserted) throw new Error('the database gave no id');
  return inserted.id;
}

/** Takes back a code that could not be sent. */
export async function deleteCode(db: Database, id: number): Promise<void> {
  await db.delete(verificationCode).where(eq(verificationCode.id, id));
}

/** Counts one try, as long as the code is alive and below `maxTries`; gives what the code hashes to and the tries so far, else null. */
export async function takeTry(
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

/** Uses a code up; false where another login was faster. */
export async function spendCode(db: Database, id: number, now: number): Promise<boolean> {
  const used = await db
    .update(verificationCode)
    .set({ usedAt: now })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.usedAt)))
    .returning({ id: verificationCode.id });
  return used.length > 0;
}
