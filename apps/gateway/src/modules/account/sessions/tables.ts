import { SESSION_IDLE_DAYS } from '@osteon/domain';
import { and, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../accounts/tables.ts';

/** A logged-in browser. Ended sessions are stored for a while to return 110031; rules/session#displacement. */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    /** SHA-256 of the opaque token, which is not stored. */
    tokenHash: bytes().notNull(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['desktop', 'phone'] }).notNull(),
    deviceId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestampMs().notNull(),
    lastUsedAt: timestampMs().notNull(),
    expiresAt: timestampMs().notNull(),
    endedAt: timestampMs(),
    /** `replaced`: the same browser logged in again; `displaced`: another one did; `revoked`: ended for security. */
    endReason: text({ enum: ['logout', 'replaced', 'displaced', 'revoked'] }),
    /** IP of the login that displaced it. */
    displacedByIp: text(),
  },
  (table) => [
    uniqueIndex('session_token').on(table.tokenHash),
    index('session_open').on(table.accountId, table.createdAt).where(sql`${table.endedAt} is null`),
    // For the daily job.
    index('session_over').on(endedOrExpiredAt(table)),
  ],
);

/** The time at which a session ended or expired. */
export const sessionEndedOrExpiredAt = endedOrExpiredAt(session);

function endedOrExpiredAt(table: { endedAt: AnyPgColumn; expiresAt: AnyPgColumn }) {
  return sql`coalesce(${table.endedAt}, ${table.expiresAt})`;
}

const IDLE_MS = SESSION_IDLE_DAYS * 24 * 60 * 60 * 1000;

/** The times that decide whether a session is open: now, and the time since which it must have been used. */
interface SessionTimes<Time> {
  readonly now: Time;
  readonly idleSince: Time;
}

/** The times for a time in ms. */
export const getSessionTimes = (now: number): SessionTimes<number> => ({ now, idleSince: now - IDLE_MS });

/** The condition that a session has expired neither by its age nor unused; rules/session#expiry. */
export function isUnexpired({ now, idleSince }: SessionTimes<number | SQL>) {
  return and(gt(session.expiresAt, now), gt(session.lastUsedAt, idleSince));
}

/** The condition that a session is open: not ended, and not expired. */
export function isOpen(now: number) {
  return and(isNull(session.endedAt), isUnexpired(getSessionTimes(now)));
}
