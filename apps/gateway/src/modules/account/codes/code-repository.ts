import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import type { SentCode } from './code-limits.ts';
import { verificationCode } from './tables.ts';

/** More than an account can be sent; bounds the read where LIMITS=off lifts the limit. */
const ROWS_MAX = 100;

const list = prepareStatement(
  { account: verificationCode.account, since: verificationCode.sentAt },
  (db, { account, since }) =>
    db
      .select({
        id: verificationCode.id,
        purpose: verificationCode.purpose,
        known: verificationCode.known,
        sentAt: verificationCode.sentAt,
        tries: verificationCode.tries,
        knownTries: verificationCode.knownTries,
      })
      .from(verificationCode)
      .where(and(eq(verificationCode.account, account), gt(verificationCode.sentAt, since)))
      .orderBy(desc(verificationCode.sentAt), desc(verificationCode.id))
      .limit(ROWS_MAX),
);

const tryByStranger = prepareTry('tries');
const tryByKnownCaller = prepareTry('knownTries');

const consume = prepareStatement({ id: verificationCode.id, now: verificationCode.sentAt }, (db, { id, now }) =>
  db
    .update(verificationCode)
    .set({ usedAt: now })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.usedAt)))
    .returning({ id: verificationCode.id }),
);

/** Reads and writes verification codes. */
export function createCodeRepository(db: Database) {
  return {
    /** Locks out other code requests of an account until the transaction ends. */
    async lockRequests(account: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
    },

    /** Locks out every other code request until the transaction ends, so that the budget of all is counted exactly. */
    async lockAllRequests(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('verification codes', 0))`);
    },

    /** The number of codes that were sent to all accounts since a time (ms). */
    async count(since: number): Promise<number> {
      const [row] = await db
        .select({ codes: count() })
        .from(verificationCode)
        .where(gt(verificationCode.sentAt, since));
      return row?.codes ?? 0;
    },

    /** An account's codes since a time (ms), newest first. */
    list(account: string, since: number): Promise<SentCode[]> {
      return list(db, { account, since });
    },

    /** Stores a code that is about to be sent; returns its id. */
    async insert(row: typeof verificationCode.$inferInsert): Promise<number> {
      const [inserted] = await db.insert(verificationCode).values(row).returning({ id: verificationCode.id });
      if (!inserted) throw new Error('the database returned no id');
      return inserted.id;
    },

    /** Deletes a code that could not be sent. */
    async remove(id: number): Promise<void> {
      await db.delete(verificationCode).where(eq(verificationCode.id, id));
    },

    /**
     * Compares a try with an unused, unexpired code of which this kind of caller has had fewer than `maxTries` wrong
     * ones, and counts a wrong try; returns null if there is no such code.
     */
    async tryCode(
      code: { id: number; codeHash: Buffer },
      { known, ...limits }: { known: boolean; maxTries: number; now: number },
    ): Promise<{ isRight: boolean; tries: number } | null> {
      const [tried] = await (known ? tryByKnownCaller : tryByStranger)(db, { ...code, ...limits });
      return tried ?? null;
    },

    /** Consumes a code; false if another request was faster. */
    async consume(id: number, now: number): Promise<boolean> {
      const consumed = await consume(db, { id, now });
      return consumed.length > 0;
    },
  };
}

function prepareTry(column: 'tries' | 'knownTries') {
  const wrongTries = verificationCode[column];
  const columns = {
    id: verificationCode.id,
    codeHash: verificationCode.codeHash,
    maxTries: wrongTries,
    now: verificationCode.expiresAt,
  };
  return prepareStatement(columns, (db, { id, codeHash, maxTries, now }) => {
    const isRight = sql<boolean>`${verificationCode.codeHash} = ${codeHash}`;
    return db
      .update(verificationCode)
      .set({ [column]: sql`${wrongTries} + (not ${isRight})::int` })
      .where(
        and(
          eq(verificationCode.id, id),
          isNull(verificationCode.usedAt),
          gt(verificationCode.expiresAt, now),
          lt(wrongTries, maxTries),
        ),
      )
      .returning({ isRight, tries: wrongTries });
  });
}
