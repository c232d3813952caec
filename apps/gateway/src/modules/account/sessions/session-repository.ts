import { and, desc, eq, getTableColumns, isNull, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { equalsIfSet } from '../../../platform/database/filters.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import type { StoredSession } from '../../../platform/session/session.ts';
import { getChosenLocale } from '../accounts/account-locale.ts';
import { account } from '../accounts/tables.ts';
import { accountLock } from '../lock/tables.ts';
import { getSessionTimes, isOpen, isUnexpired, session } from './tables.ts';

const {
  endedAt: _endedAt,
  endReason: _endReason,
  displacedByIp: _displacedByIp,
  ...openColumns
} = getTableColumns(session);
const insert = prepareStatement(openColumns, (db, row) => db.insert(session).values(row));

/** A session about to be stored; times in ms. */
export type SessionRow = Parameters<typeof insert>[1];

const displace = prepareStatement(
  {
    id: session.id,
    accountId: session.accountId,
    deviceId: session.deviceId,
    ip: session.ip,
    now: session.createdAt,
  },
  (db, { id, accountId, deviceId, ip, now }) => {
    const sameDevice = eq(session.deviceId, deviceId);
    const open = and(
      eq(session.accountId, accountId),
      eq(session.kind, 'desktop'),
      isNull(session.endedAt),
      ne(session.id, id),
    );
    const retained = db
      .select({ id: session.id })
      .from(session)
      .where(and(open, not(sameDevice)))
      .orderBy(desc(session.createdAt))
      .limit(sql.placeholder('keep'));
    return db
      .update(session)
      .set({
        endedAt: now,
        endReason: sql`case when ${sameDevice} then 'replaced' else 'displaced' end`,
        displacedByIp: sql`case when ${sameDevice} then null else ${ip} end`,
      })
      .where(and(open, notInArray(session.id, retained)))
      .returning({ reason: session.endReason });
  },
);

/** An open session, as the list of devices shows it. */
export type OpenSession = Pick<typeof session.$inferSelect, 'deviceId' | 'kind' | 'lastUsedAt'>;

/** The sessions of an account to end, and the time (ms). */
export interface SessionEnd {
  readonly accountId: string;
  readonly now: number;
  /** Only those of this device. */
  readonly deviceId?: string;
  /** This session stays open. */
  readonly exceptSessionId?: string;
}

const listByTokens = prepareStatement({ now: session.expiresAt, idleSince: session.lastUsedAt }, (db, times) =>
  db
    .select({
      id: session.id,
      tokenHash: session.tokenHash,
      customerId: session.accountId,
      kind: session.kind,
      lastUsedAt: session.lastUsedAt,
      endedAt: session.endedAt,
      displacedByIp: session.displacedByIp,
      userInfo: { name: account.name, mobile: account.mobile, email: account.email },
      roleId: account.roleId,
      authState: account.authState,
      memberType: account.memberType,
      expirationTime: account.expirationTime,
      locale: account.locale,
      timeZone: account.timeZone,
      internationalStatus: account.internationalStatus,
      lockRecordId: accountLock.id,
      lockRecordType: accountLock.type,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(accountLock, and(eq(accountLock.accountId, account.id), isNull(accountLock.endedAt)))
    .where(
      and(
        sql`${session.tokenHash} = any(array(select decode(hash, 'base64') from unnest(${sql.placeholder('tokenHashes')}::text[]) as hash))`,
        isUnexpired(times),
        or(isNull(session.endedAt), eq(session.endReason, 'displaced')),
      ),
    ),
);

/** Reads and writes sessions. */
export function createSessionRepository(db: Database) {
  return {
    /**
     * Valid and displaced sessions with their account and open lock, by the base64 of their token's hash; one indexed
     * read.
     */
    async findByTokens(
      tokenHashes: readonly string[],
      now: number,
    ): Promise<Map<string, StoredSession & { lastUsedAt: number }>> {
      const rows = await listByTokens(db, { ...getSessionTimes(now), tokenHashes });
      return new Map(
        rows.map(
          ({ tokenHash, endedAt, displacedByIp, userInfo, expirationTime, locale, internationalStatus, ...rest }) => [
            tokenHash.toString('base64'),
            {
              ...rest,
              userInfo: { name: userInfo.name, mobile: userInfo.mobile ?? '', email: userInfo.email ?? '' },
              expirationTime: expirationTime ?? 0,
              locale: getChosenLocale({ locale, internationalStatus }),
              displacedBy: endedAt === null ? null : { at: endedAt, ip: displacedByIp },
            },
          ],
        ),
      );
    },

    /** The account of a session, ended ones included; null for an unknown token. */
    async findOwner(tokenHash: Buffer): Promise<string | null> {
      const [row] = await db
        .select({ accountId: session.accountId })
        .from(session)
        .where(eq(session.tokenHash, tokenHash));
      return row?.accountId ?? null;
    },

    /** Stores when a session was last used, for the list of devices. */
    async touch(id: string, now: number): Promise<void> {
      await db.update(session).set({ lastUsedAt: now }).where(eq(session.id, id));
    },

    /** Stores a session. */
    async insert(row: SessionRow): Promise<void> {
      await insert(db, row);
    },

    /**
     * Ends desktop sessions for a new one, `id`: the device's own session is `replaced`; of the others the newest stay
     * open, up to the given number, and the rest are `displaced`, with the IP of the new login;
     * rules/session#displacement. Returns the number of displaced sessions.
     */
    async displaceDesktops(
      login: { id: string; accountId: string; deviceId: string; ip: string; now: number },
      retainedSessions: number,
    ): Promise<number> {
      const ended = await displace(db, { ...login, keep: retainedSessions });
      return ended.filter(({ reason }) => reason === 'displaced').length;
    },

    /** Ends the open session of a token; returns its account, null for none. */
    async end(tokenHash: Buffer, end: { reason: 'logout' | 'replaced'; now: number }): Promise<string | null> {
      const [ended] = await db
        .update(session)
        .set({ endedAt: end.now, endReason: end.reason })
        .where(and(eq(session.tokenHash, tokenHash), isNull(session.endedAt)))
        .returning({ accountId: session.accountId });
      return ended?.accountId ?? null;
    },

    /** Ends an open session by its id; false for none. */
    async endById(id: string, end: { reason: 'revoked'; now: number }): Promise<boolean> {
      const ended = await db
        .update(session)
        .set({ endedAt: end.now, endReason: end.reason })
        .where(and(eq(session.id, id), isNull(session.endedAt)))
        .returning({ id: session.id });
      return ended.length === 1;
    },

    /** Ends open sessions of an account; returns how many. A change of the account calls `revokeAccess` instead. */
    async endAll({ accountId, now, deviceId, exceptSessionId: keep }: SessionEnd): Promise<number> {
      const ended = await db
        .update(session)
        .set({ endedAt: now, endReason: 'revoked' })
        .where(
          and(
            eq(session.accountId, accountId),
            isNull(session.endedAt),
            equalsIfSet(session.deviceId, deviceId),
            keep === undefined ? undefined : ne(session.id, keep),
          ),
        )
        .returning({ id: session.id });
      return ended.length;
    },

    /** The open sessions of an account. */
    listOpen(accountId: string, now: number): Promise<OpenSession[]> {
      return db
        .select({ deviceId: session.deviceId, kind: session.kind, lastUsedAt: session.lastUsedAt })
        .from(session)
        .where(and(eq(session.accountId, accountId), isOpen(now)));
    },

    /** The user agent of the newest open desktop session of an account; null for none. */
    async findActiveDesktop(accountId: string, now: number): Promise<string | null> {
      const [latest] = await db
        .select({ userAgent: session.userAgent })
        .from(session)
        .where(and(eq(session.accountId, accountId), eq(session.kind, 'desktop'), isOpen(now)))
        .orderBy(desc(session.createdAt))
        .limit(1);
      return latest?.userAgent ?? null;
    },
  };
}
