import type { CreditDeadline } from '@osteon/domain';
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { account } from '../account/accounts/tables.ts';
import { resource } from '../content/tables.ts';
import { video } from '../video/tables.ts';
import { creditLine, creditSetting } from './tables.ts';

export type CreditRow = typeof creditLine.$inferSelect;
export type NewCreditRow = typeof creditLine.$inferInsert;

/** Maximum number of lines of a year that are read; a person earns fewer. */
const LIST_MAX = 2_000;

/** Reads and writes lines of credit. */
export function createCreditRepository(db: Database) {
  const selectCounted = (accountId: string, from: number, to: number) =>
    db
      .select()
      .from(creditLine)
      .where(
        and(
          eq(creditLine.accountId, accountId),
          isNull(creditLine.revokedAt),
          gte(creditLine.awardedAt, from),
          lte(creditLine.awardedAt, to),
        ),
      )
      .orderBy(desc(creditLine.awardedAt), desc(creditLine.id))
      .limit(LIST_MAX);

  return {
    /** The role of an account; null for an unknown one. */
    async findRole(accountId: string): Promise<number | null> {
      const [row] = await db.select({ roleId: account.roleId }).from(account).where(eq(account.id, accountId));
      return row?.roleId ?? null;
    },

    /** A video's titles, length and own credits; undefined for an unknown video. */
    async findVideo(videoId: string) {
      const [row] = await db
        .select({
          title: resource.title,
          titleEn: resource.titleEn,
          durationSeconds: resource.durationSeconds,
          points: video.creditPoints,
        })
        .from(video)
        .innerJoin(resource, eq(resource.id, video.id))
        .where(eq(video.id, videoId));
      return row;
    },

    /** Inserts a line; returns true if its source had none, revoked ones included. */
    async insert(row: NewCreditRow): Promise<boolean> {
      const rows = await db.insert(creditLine).values(row).onConflictDoNothing().returning({ id: creditLine.id });
      return rows.length > 0;
    },

    /** The lines of an account from sources of one type. */
    listBySource: (
      accountId: string,
      sourceType: CreditRow['sourceType'],
      ids: readonly string[],
    ): Promise<CreditRow[]> =>
      db
        .select()
        .from(creditLine)
        .where(
          and(
            eq(creditLine.accountId, accountId),
            eq(creditLine.sourceType, sourceType),
            anyOf(creditLine.sourceId, ids),
          ),
        ),

    /** The lines awarded from `from` until before `to` (ms), latest first. */
    listBetween: (accountId: string, from: number, to: number): Promise<CreditRow[]> =>
      db
        .select()
        .from(creditLine)
        .where(and(eq(creditLine.accountId, accountId), gte(creditLine.awardedAt, from), lt(creditLine.awardedAt, to)))
        .orderBy(desc(creditLine.awardedAt), desc(creditLine.id))
        .limit(LIST_MAX),

    /** The lines that count from `from` up to `to` (ms), latest first. */
    listCountedOfAccount: (accountId: string, from: number, to: number): Promise<CreditRow[]> =>
      selectCounted(accountId, from, to),

    /** The lines that count from `from` up to `to` (ms), latest first; locked, so that none is revoked concurrently. */
    lockCounted: (accountId: string, from: number, to: number): Promise<CreditRow[]> =>
      selectCounted(accountId, from, to).for('share'),

    /** The years in Shanghai in which lines were awarded, latest first. */
    async listYears(accountId: string): Promise<number[]> {
      const year = sql<number>`extract(year from ${creditLine.awardedAt} at time zone 'Asia/Shanghai')::int`;
      const rows = await db
        .selectDistinct({ year })
        .from(creditLine)
        .where(eq(creditLine.accountId, accountId))
        .orderBy(desc(year));
      return rows.map((row) => row.year);
    },

    /** The deadline of an account's unit; null if none is set. */
    async findDeadline(accountId: string): Promise<CreditDeadline | null> {
      const [row] = await db
        .select({ month: creditSetting.deadlineMonth, day: creditSetting.deadlineDay })
        .from(creditSetting)
        .where(eq(creditSetting.accountId, accountId));
      return row ?? null;
    },

    async saveDeadline(accountId: string, { month, day }: CreditDeadline): Promise<void> {
      const set = { deadlineMonth: month, deadlineDay: day };
      await db
        .insert(creditSetting)
        .values({ accountId, ...set })
        .onConflictDoUpdate({ target: creditSetting.accountId, set });
    },

    async deleteDeadline(accountId: string): Promise<void> {
      await db.delete(creditSetting).where(eq(creditSetting.accountId, accountId));
    },

    /** Number of lines of all accounts that count, awarded from `from` until before `to` (ms). */
    countCounted: (from: number, to: number): Promise<number> =>
      db.$count(
        creditLine,
        and(isNull(creditLine.revokedAt), gte(creditLine.awardedAt, from), lt(creditLine.awardedAt, to)),
      ),

    /** One batch of the lines of all accounts that count, awarded from `from` until before `to` (ms), by their ids. */
    listCounted: (from: number, to: number, after: string, size: number) =>
      db
        .select({ line: creditLine, name: account.name, company: account.company, medicalTitle: account.medicalTitle })
        .from(creditLine)
        .innerJoin(account, eq(account.id, creditLine.accountId))
        .where(
          and(
            isNull(creditLine.revokedAt),
            gte(creditLine.awardedAt, from),
            lt(creditLine.awardedAt, to),
            gt(creditLine.id, after),
          ),
        )
        .orderBy(asc(creditLine.id))
        .limit(size),

    /** Revokes a line that counts; undefined for any other. */
    async revoke(id: string, revoked: { readonly revokedAt: number; readonly revokedReason: string }) {
      const [row] = await db
        .update(creditLine)
        .set(revoked)
        .where(and(eq(creditLine.id, id), isNull(creditLine.revokedAt)))
        .returning();
      return row;
    },
  };
}
