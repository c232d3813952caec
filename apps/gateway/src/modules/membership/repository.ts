import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { coupon, memberProduct } from './tables.ts';

/** A stored coupon. */
export type CouponRow = typeof coupon.$inferSelect;

/** A stored product. */
export type MemberProductRow = typeof memberProduct.$inferSelect;

/** Identifies a coupon with its owner and product. */
export type CouponKey = Pick<CouponRow, 'id' | 'accountId' | 'projectId'>;

/** Membership products and the coupons of accounts. */
export function createMembershipRepository(db: Database) {
  const isOffered = (now: number) => and(isNull(coupon.pickedUpAt), gt(coupon.offeredUntil, now));
  const isUsable = (now: number) => or(isOffered(now), gt(coupon.validUntil, now));
  const hasKey = ({ id, accountId, projectId }: CouponKey) =>
    and(eq(coupon.id, id), eq(coupon.accountId, accountId), eq(coupon.projectId, projectId));

  return {
    async findProduct(projectId: string): Promise<MemberProductRow | undefined> {
      const [row] = await db.select().from(memberProduct).where(eq(memberProduct.projectId, projectId));
      return row;
    },

    /** The coupon with the largest amount, among those on offer or among all that are usable. */
    async findBestCoupon(
      { accountId, projectId }: Pick<CouponRow, 'accountId' | 'projectId'>,
      which: 'offered' | 'usable',
      now: number,
    ): Promise<CouponRow | undefined> {
      const [row] = await db
        .select()
        .from(coupon)
        .where(
          and(
            eq(coupon.accountId, accountId),
            eq(coupon.projectId, projectId),
            which === 'offered' ? isOffered(now) : isUsable(now),
          ),
        )
        .orderBy(desc(coupon.amountFen), coupon.id)
        .limit(1);
      return row;
    },

    /** Counts coupons on offer by account; accounts without one are missing. */
    async countOffered(accountIds: readonly string[], now: number): Promise<Map<string, number>> {
      const rows = await db
        .select({ accountId: coupon.accountId, count: count() })
        .from(coupon)
        .where(and(anyOf(coupon.accountId, accountIds), isOffered(now)))
        .groupBy(coupon.accountId);
      return new Map(rows.map((row) => [row.accountId, row.count]));
    },

    /**
     * Picks up a coupon; returns whether it is picked up now, by this call or an earlier one. Safe under concurrency.
     */
    async pickUpCoupon(key: CouponKey, now: number): Promise<boolean> {
      const at = sql.param(now, coupon.pickedUpAt);
      const updated = await db
        .update(coupon)
        .set({ pickedUpAt: now, validUntil: sql`${at}::timestamptz + make_interval(days => ${coupon.effectiveDays})` })
        .where(and(hasKey(key), isOffered(now)))
        .returning({ id: coupon.id });
      if (updated.length > 0) return true;
      const earlier = await db
        .select({ id: coupon.id })
        .from(coupon)
        .where(and(hasKey(key), isNotNull(coupon.pickedUpAt)));
      return earlier.length > 0;
    },

    /** Picked-up coupons, newest first. */
    listPickedUpCoupons: (
      { accountId, projectId }: Pick<CouponRow, 'accountId' | 'projectId'>,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<CouponRow[]> =>
      db
        .select()
        .from(coupon)
        .where(and(eq(coupon.accountId, accountId), eq(coupon.projectId, projectId), isNotNull(coupon.pickedUpAt)))
        .orderBy(desc(coupon.pickedUpAt), desc(coupon.id))
        .limit(limit)
        .offset(offset),

    async insertCoupon(row: typeof coupon.$inferInsert): Promise<void> {
      await db.insert(coupon).values(row);
    },
  };
}
