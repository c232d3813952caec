import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { coupon, memberProduct } from './tables.ts';

/** A coupon as it is kept. */
export type CouponRow = typeof coupon.$inferSelect;

/** A product as it is kept. */
export type MemberProductRow = typeof memberProduct.$inferSelect;

/** Who picks up which coupon. */
export type CouponKey = Pick<CouponRow, 'id' | 'accountId' | 'projectId'>;

/** Reads what memberships cost, and reads and changes the coupons of accounts. */
export function createMembershipRepository(db: Database) {
  const offered = (now: number) => and(isNull(coupon.pickedUpAt), gt(coupon.offeredUntil, now));
  const usable = (now: number) => or(offered(now), gt(coupon.validUntil, now));
  const named = ({ id, accountId, projectId }: CouponKey) =>
    and(eq(coupon.id, id), eq(coupon.accountId, accountId), eq(coupon.projectId, projectId));

  return {
    async findProduct(projectId: string): Promise<MemberProductRow | undefined> {
      const [row] = await db.select().from(memberProduct).where(eq(memberProduct.projectId, projectId));
      return row;
    },

    /** The coupon of most worth among those that wait to be offered, or among all that can be used. */
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
            which === 'offered' ? offered(now) : usable(now),
          ),
        )
        .orderBy(desc(coupon.amountFen), coupon.id)
        .limit(1);
      return row;
    },

    /** How many coupons wait to be offered to each of these accounts; those without one are not in it. */
    async countOffered(accountIds: readonly string[], now: number): Promise<Map<string, number>> {
      const rows = await db
        .select({ accountId: coupon.accountId, count: count() })
        .from(coupon)
        .where(and(anyOf(coupon.accountId, accountIds), offered(now)))
        .groupBy(coupon.accountId);
      return new Map(rows.map((row) => [row.accountId, row.count]));
    },

    /** Gives whether the coupon is picked up now, by this call or an earlier one; of many at once only one writes. */
    async pickUpCoupon(key: CouponKey, now: number): Promise<boolean> {
      const at = sql.param(now, coupon.pickedUpAt);
      const written = await db
        .update(coupon)
        .set({ pickedUpAt: now, validUntil: sql`${at}::timestamptz + make_interval(days => ${coupon.effectiveDays})` })
        .where(and(named(key), offered(now)))
        .returning({ id: coupon.id });
      if (written.length > 0) return true;
      const earlier = await db
        .select({ id: coupon.id })
        .from(coupon)
        .where(and(named(key), isNotNull(coupon.pickedUpAt)));
      return earlier.length > 0;
    },

    /** Coupons that were picked up, the last first. */
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
