import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../accounts/tables.ts';

/** A QR code that a browser shows to log in by phone; rules/login#qr-scene. */
export const qrScene = pgTable(
  'qr_scene',
  {
    sceneHash: bytes().primaryKey(),
    /** `app`: a login past the daily limit, which the account's phone must confirm. */
    kind: text({ enum: ['scan', 'app'] })
      .notNull()
      .default('scan'),
    /** SHA-256 of the cookie of the browser that requested it; polls of other browsers are refused. */
    nonceHash: bytes().notNull(),
    /** The two digits that the desktop shows. */
    matchNumber: text().notNull(),
    /**
     * The numbers that the phone offers, the desktop's among them; stored, as new ones at each request would reveal it.
     */
    offeredNumbers: text().array().notNull().default([]),
    state: text({ enum: ['waiting', 'scanned', 'confirmed', 'claimed', 'refused'] }).notNull(),
    /** The account that confirmed; for an `app` scene, the only one that may. */
    accountId: text().references(() => account.id, { onDelete: 'cascade' }),
    /** The phone's session that confirmed; a claim requires that it is still open. */
    confirmedBySessionId: text(),
    /** The session that the claim opened, for a withdrawal by the phone. */
    sessionId: text(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestampMs().notNull(),
    expiresAt: timestampMs().notNull(),
  },
  (table) => [
    // For changes of the account, which void its scenes.
    index('qr_scene_account').on(table.accountId).where(sql`${table.accountId} is not null`),
  ],
);
