import { type LiveChannel, SpeakState } from '@osteon/domain';
import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareSql } from '../../../platform/database/prepare-statement.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { liveLecturer } from '../../live/event/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveParticipant } from './tables.ts';

/** People who write too often that assistants see at once. */
const FLOODS_SHOWN = 3;

/** Makes the id in a chat of an account without a public page: of one event alone, and not to be guessed. */
const makeParticipantId = (): string => `u-${randomId().slice(0, 16)}`;

/** A decision of an assistant about a participant. */
interface SpeakDecision {
  readonly speakState: SpeakState;
  readonly speakReason: string;
  readonly speakDecidedAt: number;
  readonly speakDecidedBy: string;
}

const isJoined = isOfAiring(liveParticipant.liveId, liveParticipant.joinedAt);

/** The number of the texts of a participant since the event was last announced (rules/room-chat#announced-again). */
export const shownTexts = sql<number>`case when ${isJoined} then ${liveParticipant.messageNum} else 0 end`;

/** The time at which a participant joined, which is a later one for an event that was announced again since. */
const joinedAgain = (at: SQL) => sql`case when ${isJoined} then ${liveParticipant.joinedAt} else ${at} end`;

const addTexts = prepareSql(
  { liveId: liveParticipant.liveId, joinedAt: liveParticipant.joinedAt },
  (_db, { liveId, joinedAt }) => sql`
    insert into ${liveParticipant} (live_id, account_id, user_id, joined_at, message_num)
    select ${liveId}, added.account_id, added.user_id, ${joinedAt}, added.count
    from unnest(${sql.placeholder('accountIds')}::text[], ${sql.placeholder('userIds')}::text[],
      ${sql.placeholder('counts')}::integer[]) as added (account_id, user_id, count)
    on conflict (live_id, account_id) do update
    set joined_at = ${joinedAgain(sql`excluded.joined_at`)}, message_num = ${shownTexts} + excluded.message_num`,
);

/** Writes the participants of events. */
export function createParticipantRepository(db: Database) {
  const isOf = (liveId: string, accountId: string) =>
    and(eq(liveParticipant.liveId, liveId), eq(liveParticipant.accountId, accountId));

  return {
    /** Stores that an account has an event open, which becomes a participant with the first time. */
    async save(participant: {
      readonly liveId: string;
      readonly accountId: string;
      readonly channel: LiveChannel;
      readonly seenAt: number;
    }): Promise<void> {
      const { channel, seenAt } = participant;
      await db
        .insert(liveParticipant)
        .values({ ...participant, userId: makeParticipantId(), joinedAt: seenAt })
        .onConflictDoUpdate({
          target: [liveParticipant.liveId, liveParticipant.accountId],
          set: {
            channel,
            seenAt,
            joinedAt: joinedAgain(sql`${sql.param(seenAt, liveParticipant.joinedAt)}`),
            messageNum: shownTexts,
          },
        });
    },

    /** Stores that an account has closed an event. */
    async markLeft(liveId: string, accountId: string): Promise<void> {
      await db.update(liveParticipant).set({ seenAt: null }).where(isOf(liveId, accountId));
    },

    /** Adds to the numbers of the shown texts of accounts, which become participants with their first texts. */
    async addTexts(liveId: string, counts: ReadonlyMap<string, number>, joinedAt: number): Promise<void> {
      const accountIds = [...counts.keys()];
      const userIds = accountIds.map(() => makeParticipantId());
      await addTexts(db, { liveId, joinedAt, accountIds, userIds, counts: [...counts.values()] });
    },

    /** Subtracts deleted texts from the number of the shown texts of an account. */
    async removeTexts(liveId: string, accountId: string, count: number): Promise<void> {
      await db
        .update(liveParticipant)
        .set({ messageNum: sql`greatest(0, ${shownTexts} - ${count})` })
        .where(isOf(liveId, accountId));
    },

    /** A participant by the id in the chat, of the event or of the public page; undefined for an unknown one. */
    async findByUserId(liveId: string, userId: string) {
      const [row] = await db
        .select({ participant: liveParticipant, publicProfileId: doctor.id })
        .from(liveParticipant)
        .leftJoin(doctor, eq(doctor.accountId, liveParticipant.accountId))
        .where(and(eq(liveParticipant.liveId, liveId), or(eq(liveParticipant.userId, userId), eq(doctor.id, userId))));
      return row;
    },

    /** The participants of these ids in the chat, with the names by which a text mentions them. */
    async listByUserIds(liveId: string, userIds: readonly string[]) {
      const ids = [...userIds];
      const userId = sql<string>`case when ${inArray(doctor.id, ids)} then ${doctor.id} else ${liveParticipant.userId} end`;
      return db
        .select({ userId, accountId: account.id, name: sql<string>`coalesce(${doctor.name}, ${account.name})` })
        .from(liveParticipant)
        .innerJoin(account, eq(account.id, liveParticipant.accountId))
        .leftJoin(doctor, and(eq(doctor.accountId, account.id), eq(doctor.state, 'shown')))
        .where(
          and(eq(liveParticipant.liveId, liveId), or(inArray(liveParticipant.userId, ids), inArray(doctor.id, ids))),
        );
    },

    /** The id of an account in an event, for who has no public page; undefined for one that has not taken part. */
    async findUserId(liveId: string, accountId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ userId: liveParticipant.userId })
        .from(liveParticipant)
        .where(isOf(liveId, accountId));
      return row?.userId;
    },

    /** Stores that the messages of an account are refused too often. */
    async markFlooded(liveId: string, accountId: string, floodedAt: number): Promise<void> {
      await db.update(liveParticipant).set({ floodedAt }).where(isOf(liveId, accountId));
    },

    /** The people whose messages have been refused too often since a time, and who may still write. */
    listFlooded: (liveId: string, since: number) =>
      db
        .select({
          userId: sql<string>`coalesce(${doctor.id}, ${liveParticipant.userId})`,
          userName: sql<string>`coalesce(${doctor.name}, ${account.name})`,
        })
        .from(liveParticipant)
        .innerJoin(account, eq(account.id, liveParticipant.accountId))
        .leftJoin(doctor, and(eq(doctor.accountId, account.id), eq(doctor.state, 'shown')))
        .where(
          and(
            eq(liveParticipant.liveId, liveId),
            eq(liveParticipant.speakState, SpeakState.free),
            gt(liveParticipant.floodedAt, since),
          ),
        )
        .orderBy(desc(liveParticipant.floodedAt))
        .limit(FLOODS_SHOWN),

    /** Returns true if a public page is that of a lecturer of an event. */
    async isLecturer(liveId: string, publicProfileId: string): Promise<boolean> {
      const isOfEvent = and(eq(liveLecturer.liveId, liveId), eq(liveLecturer.doctorId, publicProfileId));
      return (await db.select().from(liveLecturer).where(isOfEvent)).length > 0;
    },

    /** The name of an account; empty for an erased one. */
    async findAccountName(accountId: string): Promise<string> {
      const [row] = await db.select({ name: account.name }).from(account).where(eq(account.id, accountId));
      return row?.name ?? '';
    },

    /** Stores the decision of an assistant about a participant. */
    async saveDecision(liveId: string, accountId: string, decision: SpeakDecision): Promise<void> {
      await db.update(liveParticipant).set(decision).where(isOf(liveId, accountId));
    },
  };
}
