import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';

/** A membership product; a purchase names it by `projectId` (rules/membership#product). */
export const memberProduct = pgTable(
  'member_product',
  {
    projectId: text().primaryKey(),
    skuId: text().notNull(),
    /** List price in fen. */
    priceFen: integer().notNull(),
  },
  (table) => [
    uniqueIndex('member_product_sku').on(table.skuId),
    check('member_product_price', sql`${table.priceFen} > 0`),
  ],
);

/**
 * A coupon of one account: on offer until a time, picked up once, then valid for some days (rules/membership#coupons).
 */
export const coupon = pgTable(
  'coupon',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    projectId: text()
      .notNull()
      .references(() => memberProduct.projectId),
    amountFen: integer().notNull(),
    /** Days of validity after the pick-up. */
    effectiveDays: smallint().notNull(),
    /** Path of its image; empty if the portal draws it. */
    image: text().notNull().default(''),
    offeredAt: timestampMs().notNull(),
    offeredUntil: timestampMs().notNull(),
    /** The time at which its pop-up was shown, which picks it up; null before. */
    pickedUpAt: timestampMs(),
    validUntil: timestampMs(),
  },
  (table) => [
    index('coupon_list').on(table.accountId, table.pickedUpAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('coupon_offered').on(table.accountId, table.offeredUntil).where(sql`${table.pickedUpAt} is null`),
    check('coupon_amount', sql`${table.amountFen} > 0 and ${table.effectiveDays} > 0`),
    check('coupon_picked_up', sql`(${table.pickedUpAt} is null) = (${table.validUntil} is null)`),
  ],
);
