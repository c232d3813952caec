import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor, hospital } from '../../doctor/tables.ts';
import { liveLecturer } from '../../live/event/tables.ts';
import { liveChat, liveMessage } from './tables.ts';

const quoted = alias(liveMessage, 'quoted');
const quotedAccount = alias(account, 'quoted_account');
const quotedProfile = alias(doctor, 'quoted_person');

/** The position of the sender among the lecturers of the event; null for a member of the audience. */
const lecturerPosition = sql<number | null>`(select min(${liveLecturer.position}) from ${liveLecturer}
  where ${liveLecturer.liveId} = ${liveMessage.liveId} and ${liveLecturer.doctorId} = ${liveMessage.publicProfileId})`;

/** Keyset cursor of messages by time and position. */
export type MessageCursorKey = readonly [sentAt: number, position: number];

export type MessageRow = Awaited<ReturnType<MessageRepository['listLatest']>>[number];
type MessageRepository = ReturnType<typeof createMessageRepository>;

/** Reads messages with their senders. */
export function createMessageRepository(db: Database) {
  const select = (condition: SQL | undefined) =>
    db
      .select({
        message: liveMessage,
        account: { name: account.name, company: account.company, roleId: account.roleId },
        publicProfile: { id: doctor.id, name: doctor.name, hospitalName: doctor.hospitalName, state: doctor.state },
        hospital: hospital.name,
        lecturerPosition,
        quote: { id: quoted.id, text: quoted.text, guestName: quoted.guestName },
        quoteAccount: quotedAccount.name,
        quoteProfile: { name: quotedProfile.name, state: quotedProfile.state },
      })
      .from(liveMessage)
      .leftJoin(account, eq(account.id, liveMessage.accountId))
      .leftJoin(doctor, eq(doctor.id, liveMessage.publicProfileId))
      .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
      .leftJoin(quoted, eq(quoted.id, liveMessage.quoteId))
      .leftJoin(quotedAccount, eq(quotedAccount.id, quoted.accountId))
      .leftJoin(quotedProfile, eq(quotedProfile.id, quoted.publicProfileId))
      .where(condition)
      .$dynamic();
  const { liveId: ofLive, position, sentAt } = liveMessage;

  return {
    /** The latest messages before a position, the latest first. */
    listLatest: (liveId: string, before: number | null, limit: number) =>
      select(and(eq(ofLive, liveId), before === null ? undefined : lt(position, before)))
        .orderBy(desc(position))
        .limit(limit),

    /** The messages after a position, in order. */
    listSince: (liveId: string, since: number, limit: number) =>
      select(and(eq(ofLive, liveId), gt(position, since)))
        .orderBy(asc(position))
        .limit(limit),

    /** Messages from one time on and before another, null being no bound, after a cursor, in order. */
    listBetween: (
      liveId: string,
      [from, until]: readonly [number | null, number | null],
      after: MessageCursorKey | null,
      limit: number,
    ) =>
      select(
        and(
          eq(ofLive, liveId),
          from === null ? undefined : gte(sentAt, from),
          until === null ? undefined : lt(sentAt, until),
          after === null ? undefined : sql`(${sentAt}, ${position}) > (${sql.param(after[0], sentAt)}, ${after[1]})`,
        ),
      )
        .orderBy(asc(sentAt), asc(position))
        .limit(limit),

    /** The time of the first message from a time on; undefined if there is none. */
    async findFirstSince(liveId: string, from: number): Promise<number | undefined> {
      const [row] = await db
        .select({ sentAt })
        .from(liveMessage)
        .where(and(eq(ofLive, liveId), gte(sentAt, from)))
        .orderBy(asc(sentAt), asc(position))
        .limit(1);
      return row?.sentAt;
    },

    /** Number of messages of an event. */
    async countMessages(liveId: string): Promise<number> {
      const [row] = await db
        .select({ messageNum: liveChat.messageNum })
        .from(liveChat)
        .where(eq(liveChat.liveId, liveId));
      return row?.messageNum ?? 0;
    },
  };
}
