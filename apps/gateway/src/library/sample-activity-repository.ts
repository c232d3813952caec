import type { Library } from '@osteon/library';
import { account } from '../modules/account/accounts/tables.ts';
import { comment } from '../modules/engagement/base/comments/tables.ts';
import { follow } from '../modules/engagement/base/tables.ts';
import { recountComments } from '../modules/engagement/comment/comment-recount-service.ts';
import { recountTargets } from '../modules/engagement/count/recount-service.ts';
import { liveAssistant } from '../modules/live/assistant/tables.ts';
import { liveEvent } from '../modules/live/event/tables.ts';
import { coupon } from '../modules/membership/tables.ts';
import { message } from '../modules/message/tables.ts';
import { liveChat, liveMessage, liveNotice } from '../modules/room/chat/tables.ts';
import { livePoll } from '../modules/room/poll/tables.ts';
import { liveQuestion } from '../modules/room/question/tables.ts';
import { transfer } from '../modules/transfer/tables.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Database } from '../platform/database/connect.ts';
import { buildSampleActivityRows } from './rows/sample-activity-rows.ts';
import { buildSampleChatRows } from './rows/sample-chat-rows.ts';
import { buildSampleCommentRows } from './rows/sample-comment-rows.ts';
import { buildSampleRoomRows } from './rows/sample-room-rows.ts';

/** The sample accounts with activity (rules/library#sample-activity). */
const ACTIVE_ACCOUNTS = ['sample-02', 'sample-03'];

/** Writes the activity of the sample accounts. */
export function createSampleActivityRepository(db: Database) {
  return {
    /**
     * Inserts the comments of the library's people, the chats, notices, questions and polls of its events, and the
     * activity of the sample accounts that exist; rows of an earlier load are not changed. Nobody is notified.
     */
    async write(library: Library, loadedAt: number): Promise<void> {
      const comments = buildSampleCommentRows(library, loadedAt);
      if (comments.length > 0) await db.insert(comment).values(comments).onConflictDoNothing();
      await recountComments(db, comments);
      const { messages: spoken, chats, notices } = buildSampleChatRows(library, loadedAt);
      if (spoken.length > 0) await db.insert(liveMessage).values(spoken).onConflictDoNothing();
      if (chats.length > 0) await db.insert(liveChat).values(chats).onConflictDoNothing();
      if (notices.length > 0) await db.insert(liveNotice).values(notices).onConflictDoNothing();
      const ids = library.liveEvents.map(({ id }) => id);
      // An event may have been rescheduled since the first load.
      const starts = await db
        .select({ id: liveEvent.id, at: liveEvent.planStartAt })
        .from(liveEvent)
        .where(anyOf(liveEvent.id, ids));
      const startOf = new Map(starts.map(({ id, at }) => [id, at]));
      const asked = library.liveEvents.map((live) => buildSampleRoomRows(live, startOf.get(live.id) ?? loadedAt));
      const questions = asked.flatMap((each) => each.questions);
      const polls = asked.flatMap((each) => each.polls);
      if (questions.length > 0) await db.insert(liveQuestion).values(questions).onConflictDoNothing();
      if (polls.length > 0) await db.insert(livePoll).values(polls).onConflictDoNothing();
      const accounts = await db.select({ id: account.id }).from(account).where(anyOf(account.id, ACTIVE_ACCOUNTS));
      for (const { id } of accounts) {
        const { transfers, follows, coupons, messages, assisted } = buildSampleActivityRows(library, id, loadedAt);
        if (transfers.length > 0) await db.insert(transfer).values(transfers).onConflictDoNothing();
        await db.insert(follow).values(follows).onConflictDoNothing();
        await recountTargets(db, follows);
        if (coupons.length > 0) await db.insert(coupon).values(coupons).onConflictDoNothing();
        if (assisted.length > 0) await db.insert(liveAssistant).values(assisted).onConflictDoNothing();
        if (messages.length > 0) await db.insert(message).values(messages).onConflictDoNothing();
      }
    },
  };
}
