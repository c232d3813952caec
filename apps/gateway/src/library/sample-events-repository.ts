import { LiveStatus } from '@osteon/domain';
import { and, eq, sql } from 'drizzle-orm';
import { liveChannel, liveEvent } from '../modules/live/event/tables.ts';
import { liveStatusChange } from '../modules/live/status/tables.ts';
import { liveChat, liveMessage, liveNotice } from '../modules/room/chat/tables.ts';
import { livePoll } from '../modules/room/poll/tables.ts';
import { liveQuestion } from '../modules/room/question/tables.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Database } from '../platform/database/connect.ts';
import type { buildSampleRoomRows } from './rows/sample-room-rows.ts';

/** Reschedules the live events of the sample library. */
export function createSampleEventsRepository(db: Database) {
  return {
    /** Locks those of these events that are public and have no recording of their own until the transaction ends. */
    lockUnrecorded(ids: readonly string[]) {
      const { id, title, status, planStartAt, planEndAt, samplePlanAt } = liveEvent;
      return db
        .select({ id, title, status, planStartAt, planEndAt, samplePlanAt })
        .from(liveEvent)
        .where(
          and(
            anyOf(id, ids),
            sql`${liveEvent.status} >= ${LiveStatus.advertise}`,
            sql`not exists (select 1 from ${liveChannel} where ${eq(liveChannel.liveId, id)} and ${liveChannel.segmentAt} is not null)`,
          ),
        )
        .orderBy(id)
        .for('update');
    },

    /**
     * Reschedules an event, or makes it a replay; its status transitions restart as well, and with another start time
     * its chat, its questions and its polls, those of the sample as they were, while its notices move with it.
     */
    async saveSchedule(
      id: string,
      plan: Partial<
        Pick<
          typeof liveEvent.$inferInsert,
          'status' | 'planStartAt' | 'planEndAt' | 'samplePlanAt' | 'itemStarts' | 'creditAwardedAt'
        >
      >,
      { questions, polls }: ReturnType<typeof buildSampleRoomRows>,
    ): Promise<void> {
      if (plan.planStartAt !== undefined) {
        const startAt = new Date(plan.planStartAt).toISOString();
        const moved = sql`${liveNotice.sentAt} + (${startAt}::timestamptz - (select ${liveEvent.planStartAt} from ${liveEvent} where ${eq(liveEvent.id, id)}))`;
        await db.update(liveNotice).set({ sentAt: moved }).where(eq(liveNotice.liveId, id));
        await db.delete(liveMessage).where(eq(liveMessage.liveId, id));
        await db.delete(liveChat).where(eq(liveChat.liveId, id));
        await db.delete(liveQuestion).where(eq(liveQuestion.liveId, id));
        if (questions.length > 0) await db.insert(liveQuestion).values(questions);
        await db.delete(livePoll).where(eq(livePoll.liveId, id));
        if (polls.length > 0) await db.insert(livePoll).values(polls);
      }
      await db.update(liveEvent).set(plan).where(eq(liveEvent.id, id));
      await db.delete(liveStatusChange).where(eq(liveStatusChange.liveId, id));
    },
  };
}
