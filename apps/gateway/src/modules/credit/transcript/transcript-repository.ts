import { and, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { transcript } from '../tables.ts';

export type TranscriptRow = typeof transcript.$inferSelect;

/** Fields of an issued transcript that a requested one lacks. */
export type IssuedTranscript = Required<
  Pick<
    typeof transcript.$inferInsert,
    | 'finishedAt'
    | 'name'
    | 'medicalTitle'
    | 'company'
    | 'lines'
    | 'hours'
    | 'pointsI'
    | 'pointsII'
    | 'signature'
    | 'fileHash'
    | 'fileBytes'
  >
>;

/** Reads and writes transcripts. */
export function createTranscriptRepository(db: Database) {
  return {
    /** The account's latest transcript. */
    async findNewest(accountId: string): Promise<TranscriptRow | undefined> {
      const [row] = await db
        .select()
        .from(transcript)
        .where(eq(transcript.accountId, accountId))
        .orderBy(desc(transcript.requestedAt))
        .limit(1);
      return row;
    },

    /** Number of transcripts that the account has requested after a timestamp (ms). */
    async countSince(accountId: string, after: number): Promise<number> {
      const [row] = await db
        .select({ requested: count() })
        .from(transcript)
        .where(and(eq(transcript.accountId, accountId), gt(transcript.requestedAt, after)));
      return row?.requested ?? 0;
    },

    /**
     * Inserts a transcript to be prepared; returns false if its serial is taken or the account already has one being
     * prepared.
     */
    async insert(
      row: Pick<TranscriptRow, 'serial' | 'accountId' | 'requestedAt' | 'year' | 'fromAt' | 'toAt' | 'options'>,
    ): Promise<boolean> {
      const rows = await db
        .insert(transcript)
        .values({ ...row, state: 'preparing' })
        .onConflictDoNothing()
        .returning({ serial: transcript.serial });
      return rows.length > 0;
    },

    /** A transcript that is to be prepared. */
    async findPreparing(serial: string): Promise<TranscriptRow | undefined> {
      const [row] = await db
        .select()
        .from(transcript)
        .where(and(eq(transcript.serial, serial), eq(transcript.state, 'preparing')));
      return row;
    },

    /** An issued transcript. */
    async findIssued(serial: string): Promise<TranscriptRow | undefined> {
      const [row] = await db
        .select()
        .from(transcript)
        .where(and(eq(transcript.serial, serial), eq(transcript.state, 'ready')));
      return row;
    },

    /** Issues a transcript; returns true if it was still being prepared. */
    async issue(serial: string, issued: IssuedTranscript): Promise<boolean> {
      const rows = await db
        .update(transcript)
        .set({ ...issued, state: 'ready', hasFile: true })
        .where(and(eq(transcript.serial, serial), eq(transcript.state, 'preparing')))
        .returning({ serial: transcript.serial });
      return rows.length > 0;
    },

    /** Marks a transcript as failed. */
    async fail(serial: string, finishedAt: number): Promise<void> {
      await db
        .update(transcript)
        .set({ state: 'failed', finishedAt })
        .where(and(eq(transcript.serial, serial), eq(transcript.state, 'preparing')));
    },

    /** Marks all other transcripts of the account and year as replaced by this one. */
    async replaceOthers({ serial, accountId, year }: TranscriptRow): Promise<void> {
      await db
        .update(transcript)
        .set({ replacedBy: serial })
        .where(
          and(
            eq(transcript.accountId, accountId),
            eq(transcript.year, year),
            eq(transcript.state, 'ready'),
            ne(transcript.serial, serial),
          ),
        );
    },

    /** Revokes the valid transcripts that contain a line awarded at a timestamp (ms). */
    async revokeWith(
      { accountId, awardedAt }: { readonly accountId: string; readonly awardedAt: number },
      revoked: { readonly revokedAt: number; readonly revokedReason: string },
    ): Promise<void> {
      await db
        .update(transcript)
        .set(revoked)
        .where(
          and(
            eq(transcript.accountId, accountId),
            eq(transcript.state, 'ready'),
            isNull(transcript.revokedAt),
            lte(transcript.fromAt, awardedAt),
            gte(transcript.toAt, awardedAt),
          ),
        );
    },

    /** Marks the files of one batch of transcripts issued before a timestamp (ms) as deleted; returns them. */
    async markFilesDeleted(before: number, size: number): Promise<TranscriptRow[]> {
      const expired = db
        .select({ serial: transcript.serial })
        .from(transcript)
        .where(and(eq(transcript.hasFile, true), lt(transcript.finishedAt, before)))
        .limit(size);
      return db.update(transcript).set({ hasFile: false }).where(inArray(transcript.serial, expired)).returning();
    },
  };
}
