import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';

/** What a membership is sold as; a purchase begins with its project (seed 000 §3, Product and coupon detail). */
export const memberProduct = pgTable(
  'member_product',
  {
    /** The seeds' projectId. */
    projectId: text().primaryKey(),
    skuId: text().notNull(),
    /** Without any reduction. */
    priceFen: integer().notNull(),
  },
  (table) => [
    uniqueIndex('member_product_sku').on(table.skuId),
    check('member_product_price', sql`${table.priceFen} > 0`),
  ],
);

/**
 * A coupon of one account: offered until a moment, picked up once within that time, and then good for some days (seed
 * 000 §3 and §4; spec-decision 14).
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
    /** Days that it is good for once it is picked up. */
    effectiveDays: smallint().notNull(),
    /** Path of a picture that stands for it; empty where the portal draws it. */
    image: text().notNull().default(''),
    offeredAt: moment().notNull(),
    offeredUntil: moment().notNull(),
    /** Null until its pop-up was shown, which picks it up. */
    pickedUpAt: moment(),
    validUntil: moment(),
  },
  (table) => [
    index('coupon_list').on(table.accountId, table.pickedUpAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('coupon_offered').on(table.accountId, table.offeredUntil).where(sql`${table.pickedUpAt} is null`),
    check('coupon_amount', sql`${table.amountFen} > 0 and ${table.effectiveDays} > 0`),
    check('coupon_picked_up', sql`(${table.pickedUpAt} is null) = (${table.validUntil} is null)`),
  ],
);
