import type { LiveChannel, SpeakState } from '@osteon/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { liveLecturer } from '../../live/event/tables.ts';
import { liveParticipant } from './tables.ts';

/** A decision of an assistant about a participant. */
interface SpeakDecision {
  readonly speakState: SpeakState;
  readonly speakReason: string;
  readonly speakDecidedAt: number;
  readonly speakDecidedBy: string;
}

/** Writes the participants of events. */
export function createParticipantRepository(db: Database) {
  const isOf = (liveId: string, accountId: string) =>
    and(eq(liveParticipant.liveId, liveId), eq(liveParticipant.accountId, accountId));

  return {
    /** Stores that an account has an event open; `userId` is stored with the first time alone. */
    async save(participant: {
      readonly liveId: string;
      readonly accountId: string;
      readonly userId: string;
      readonly channel: LiveChannel;
      readonly seenAt: number;
    }): Promise<void> {
      const { channel, seenAt } = participant;
      await db
        .insert(liveParticipant)
        .values({ ...participant, joinedAt: seenAt })
        .onConflictDoUpdate({
          target: [liveParticipant.liveId, liveParticipant.accountId],
          set: { channel, seenAt },
        });
    },

    /** Stores that an account has closed an event. */
    async markLeft(liveId: string, accountId: string): Promise<void> {
      await db.update(liveParticipant).set({ seenAt: null }).where(isOf(liveId, accountId));
    },

    /** Changes the number of the shown texts of an account, which becomes a participant with its first text. */
    async addTexts(
      participant: {
        readonly liveId: string;
        readonly accountId: string;
        readonly userId: string;
        readonly at: number;
      },
      count: number,
    ): Promise<void> {
      const { at, ...row } = participant;
      await db
        .insert(liveParticipant)
        .values({ ...row, joinedAt: at, messageNum: Math.max(0, count) })
        .onConflictDoUpdate({
          target: [liveParticipant.liveId, liveParticipant.accountId],
          set: { messageNum: sql`greatest(0, ${liveParticipant.messageNum} + ${count})` },
        });
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
