import type { MinuteMask } from '@osteon/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveEvent } from '../event/tables.ts';
import { liveAttendance } from './tables.ts';

/** Minutes of an hour of an account in an event. */
export interface AttendedHour extends MinuteMask {
  readonly liveId: string;
  readonly accountId: string;
}

const NO_MINUTES = sql.raw(`repeat('0', 60)::bit(60)`);

/** Reads and writes the minutes of accounts in events. */
export function createAttendanceRepository(db: Database) {
  const { liveId, accountId, hourAt, seen, sent } = liveAttendance;
  const attended = sql`(${seen} & ${sent})`;

  return {
    /** Adds a minute in which a page of an account reported. */
    async addSeen({ mask, ...hour }: AttendedHour): Promise<void> {
      await db
        .insert(liveAttendance)
        .values({ ...hour, seen: mask, sent: NO_MINUTES })
        .onConflictDoUpdate({ target: [liveId, accountId, hourAt], set: { seen: sql`${seen} | excluded.seen` } });
    },

    /**
     * Adds minutes in which the stream was sent to accounts; those of accounts and events that no longer exist are left
     * out. The rows are written in one order, so that two gateways do not deadlock.
     */
    async addSent(hours: readonly AttendedHour[]): Promise<void> {
      const liveIds = sql.param(hours.map((hour) => hour.liveId));
      const accountIds = sql.param(hours.map((hour) => hour.accountId));
      const times = sql.param(hours.map((hour) => new Date(hour.hourAt).toISOString()));
      const masks = sql.param(hours.map(({ mask }) => mask));
      await db.execute(sql`
        insert into ${liveAttendance} (live_id, account_id, hour_at, seen, sent)
        select hours.live_id, hours.account_id, hours.hour_at::timestamptz, ${NO_MINUTES}, hours.mask::bit(60)
        from unnest(${liveIds}::text[], ${accountIds}::text[], ${times}::text[], ${masks}::text[])
          as hours (live_id, account_id, hour_at, mask)
        join ${account} on ${account.id} = hours.account_id
        join ${liveEvent} on ${liveEvent.id} = hours.live_id
        order by 1, 2, 3
        on conflict (live_id, account_id, hour_at) do update set sent = ${liveAttendance}.sent | excluded.sent`);
    },

    /** The minutes that accounts attended in an event, in the hours from a time on. */
    listAttended: (id: string, from: number): Promise<(MinuteMask & { readonly accountId: string })[]> =>
      db
        .select({ accountId, hourAt, mask: sql<string>`${attended}::text` })
        .from(liveAttendance)
        .where(and(eq(liveId, id), gte(hourAt, from), sql`${attended} <> ${NO_MINUTES}`)),

    /** Name and workplace of accounts. */
    listPeople: (ids: readonly string[]) =>
      db
        .select({ id: account.id, name: account.name, company: account.company })
        .from(account)
        .where(anyOf(account.id, ids)),
  };
}
