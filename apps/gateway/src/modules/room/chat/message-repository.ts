import { ChatMessageType } from '@osteon/domain';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor, hospital } from '../../doctor/tables.ts';
import { liveLecturer } from '../../live/event/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveChat, liveMessage, liveParticipant, selectMessageNum } from './tables.ts';

const quoted = alias(liveMessage, 'quoted');
const quotedAccount = alias(account, 'quoted_account');
const quotedProfile = alias(doctor, 'quoted_person');
const deleter = alias(account, 'deleter');
const targetAccount = alias(account, 'target_account');
const targetProfile = alias(doctor, 'target_person');

/** The position of the sender among the lecturers of the event; null for a member of the audience. */
const lecturerPosition = sql<number | null>`(select min(${liveLecturer.position}) from ${liveLecturer}
  where ${liveLecturer.liveId} = ${liveMessage.liveId} and ${liveLecturer.doctorId} = ${liveMessage.publicProfileId})`;

/** The texts that a replay shows. */
export const isShownText = and(
  isOfAiring(liveMessage.liveId, liveMessage.sentAt),
  isNotNull(liveMessage.position),
  isNull(liveMessage.deletedAt),
  inArray(liveMessage.msgType, [ChatMessageType.text, ChatMessageType.textFromApp]),
);
/** A person whom a text mentions; the name is null once the account is erased. */
interface Mention {
  readonly userId: string;
  readonly name: string | null;
}

/** The people whom a message mentions, with their current names. */
const listMentioned = (message: typeof liveMessage | typeof quoted) => sql<readonly Mention[]>`(
  select coalesce(json_agg(json_build_object('userId', mention.id, 'name',
    case when person.id is null then member.name when person.state <> 'erased' then person.name end)), '[]')
  from unnest(${message.mentions}) mention (id)
  left join doctor person on person.id = mention.id
  left join live_participant participant
    on participant.live_id = ${message.liveId} and participant.user_id = mention.id
  left join account member on member.id = participant.account_id)`;

/** Keyset cursor of messages by time and position. */
export type MessageCursorKey = readonly [sentAt: number, position: number];

/** Keyset cursor of held messages by time and id. */
type HeldCursorKey = readonly [sentAt: number, id: string];

export type MessageRow = Awaited<ReturnType<MessageRepository['listLatest']>>[number];
type MessageRepository = ReturnType<typeof createMessageRepository>;

/** An entry of an event since it was last announced. */
const isOfEvent = (liveId: string | SQL) => and(eq(liveMessage.liveId, liveId), isOfAiring(liveId, liveMessage.sentAt));

/** A message that is held or was refused, and not withdrawn by its sender. */
const isHeld = (liveId: string) =>
  and(isOfEvent(liveId), isNotNull(liveMessage.heldFor), isNull(liveMessage.position), isNull(liveMessage.deletedAt));

const isAfterHeld = (after: HeldCursorKey | null) =>
  after === null
    ? undefined
    : sql`(${liveMessage.sentAt}, ${liveMessage.id}) > (${sql.param(after[0], liveMessage.sentAt)}, ${after[1]})`;

const selectMessages = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      message: liveMessage,
      mentions: listMentioned(liveMessage),
      account: { name: account.name, company: account.company, roleId: account.roleId },
      publicProfile: { id: doctor.id, name: doctor.name, hospitalName: doctor.hospitalName, state: doctor.state },
      hospital: hospital.name,
      lecturerPosition,
      /** The sender's id in the event, for one who has no public page. */
      participantId: liveParticipant.userId,
      quote: {
        id: quoted.id,
        text: quoted.text,
        guestName: quoted.guestName,
        deletedAt: quoted.deletedAt,
        accountId: quoted.accountId,
      },
      quoteMentions: listMentioned(quoted),
      quoteAccount: quotedAccount.name,
      quoteProfile: { name: quotedProfile.name, state: quotedProfile.state },
      deleter: deleter.name,
      targetAccount: targetAccount.name,
      targetProfile: { name: targetProfile.name, state: targetProfile.state },
    })
    .from(liveMessage)
    .leftJoin(account, eq(account.id, liveMessage.accountId))
    .leftJoin(doctor, eq(doctor.id, liveMessage.publicProfileId))
    .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
    .leftJoin(quoted, eq(quoted.id, liveMessage.quoteId))
    .leftJoin(quotedAccount, eq(quotedAccount.id, quoted.accountId))
    .leftJoin(quotedProfile, eq(quotedProfile.id, quoted.publicProfileId))
    .leftJoin(
      liveParticipant,
      and(eq(liveParticipant.liveId, liveMessage.liveId), eq(liveParticipant.accountId, liveMessage.accountId)),
    )
    .leftJoin(deleter, eq(deleter.id, liveMessage.deletedBy))
    .leftJoin(targetAccount, eq(targetAccount.id, liveMessage.targetAccountId))
    .leftJoin(targetProfile, eq(targetProfile.accountId, liveMessage.targetAccountId))
    .where(condition)
    .$dynamic();

const listSince = prepareStatement(
  { liveId: liveMessage.liveId, since: liveMessage.position },
  (db, { liveId, since }) =>
    selectMessages(db, and(isOfEvent(liveId), gt(liveMessage.position, since)))
      .orderBy(asc(liveMessage.position))
      .limit(sql.placeholder('limit')),
);

/** Reads the entries of chats with their senders. */
export function createMessageRepository(db: Database) {
  const select = (condition: SQL | undefined) => selectMessages(db, condition);
  const { liveId: ofLive, position, sentAt, deletedAt } = liveMessage;

  return {
    /** The latest entries before a position, the latest first. */
    listLatest: (liveId: string, before: number | null, limit: number) =>
      select(and(isOfEvent(liveId), before === null ? isNotNull(position) : lt(position, before)))
        .orderBy(desc(position))
        .limit(limit),

    /** The latest deleted messages before a position, the latest first. */
    listDeleted: (liveId: string, before: number | null, limit: number) =>
      select(and(isOfEvent(liveId), isNotNull(deletedAt), before === null ? isNotNull(position) : lt(position, before)))
        .orderBy(desc(position))
        .limit(limit),

    /** Messages of these ids, the latest first. */
    listByIds: (ids: readonly string[]) => select(inArray(liveMessage.id, [...ids])).orderBy(desc(position)),

    /** The messages that wait for a decision after a cursor, the first one first. */
    listHeld: (liveId: string, after: HeldCursorKey | null, limit: number) =>
      select(and(isHeld(liveId), isNull(liveMessage.decision), isAfterHeld(after)))
        .orderBy(asc(sentAt), asc(liveMessage.id))
        .limit(limit),

    /** The held and refused messages of a sender from a time on, the last one first. */
    listOwnHeld: (liveId: string, accountId: string, from: number, limit: number) =>
      select(and(isHeld(liveId), eq(liveMessage.accountId, accountId), gte(sentAt, from)))
        .orderBy(desc(sentAt), desc(liveMessage.id))
        .limit(limit),

    /** The entries after a position, in order. */
    listSince: (liveId: string, since: number, limit: number) => listSince(db, { liveId, since, limit }),

    /** Texts that are shown, from one time on and before another, null being no bound, after a cursor, in order. */
    listBetween: (
      liveId: string,
      [from, until]: readonly [number | null, number | null],
      after: MessageCursorKey | null,
      limit: number,
    ) =>
      select(
        and(
          eq(ofLive, liveId),
          isShownText,
          from === null ? undefined : gte(sentAt, from),
          until === null ? undefined : lt(sentAt, until),
          after === null ? undefined : sql`(${sentAt}, ${position}) > (${sql.param(after[0], sentAt)}, ${after[1]})`,
        ),
      )
        .orderBy(asc(sentAt), asc(position))
        .limit(limit),

    /** The time of the first text that is shown from a time on; undefined if there is none. */
    async findFirstSince(liveId: string, from: number): Promise<number | undefined> {
      const [row] = await db
        .select({ sentAt })
        .from(liveMessage)
        .where(and(eq(ofLive, liveId), isShownText, gte(sentAt, from)))
        .orderBy(asc(sentAt), asc(position))
        .limit(1);
      return row?.sentAt;
    },

    /** The number of shown texts of an event and the rules for its senders; undefined before its first entry. */
    async findChat(liveId: string): Promise<typeof liveChat.$inferSelect | undefined> {
      const [row] = await db
        .select({ ...getTableColumns(liveChat), messageNum: selectMessageNum(db, liveId) })
        .from(liveChat)
        .where(eq(liveChat.liveId, liveId));
      return row;
    },
  };
}
