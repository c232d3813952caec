import type { Live } from '@osteon/library';
import type { livePoll } from '../../modules/room/poll/tables.ts';
import type { liveQuestion } from '../../modules/room/question/tables.ts';
import { makeSortableId } from '../../platform/crypto/random-id.ts';
import { readGuest } from './chat-script.ts';

const MINUTE_MS = 60_000;

/** Time after which a poll of the sample is closed. */
const POLL_MS = 5 * MINUTE_MS;

/**
 * The questions and polls of an event that starts at `startAt` (rules/library#sample-questions, #sample-polls). Their
 * ids are the same in every load, and precede those of questions and polls that come from the portal.
 */
export function buildSampleRoomRows(live: Live, startAt: number) {
  const { id: liveId, startOffsetMinutes, durationMinutes } = live;
  // Nobody has asked later than the event was loaded or rescheduled.
  const askedFrom = startAt - Math.max(0, startOffsetMinutes) * MINUTE_MS;
  const isOver = startOffsetMinutes + durationMinutes <= 0;
  return {
    questions: live.questions.map(
      ({ offsetSeconds, name, text, votes, answer }, index): typeof liveQuestion.$inferInsert => {
        const id = makeSortableId(index, `-${liveId}`);
        return {
          id,
          liveId,
          ...readGuest(name),
          clientId: id,
          text,
          state: answer ? 'answered' : 'open',
          votes,
          lecturerId: answer?.lecturerId ?? null,
          answer: answer?.text ?? '',
          askedAt: askedFrom + offsetSeconds * 1000,
          answeredAt: answer?.offsetSeconds === undefined ? null : startAt + answer.offsetSeconds * 1000,
        };
      },
    ),
    polls: live.polls.map(
      ({ offsetSeconds, text, options, votes, chosen, reason }, index): typeof livePoll.$inferInsert => {
        const openedAt = startAt + offsetSeconds * 1000;
        const isClosed = isOver || index < live.polls.length - 1;
        return {
          id: makeSortableId(index, `-${liveId}`),
          liveId,
          text,
          options,
          state: isClosed ? 'closed' : 'open',
          showsResult: 'while',
          openedAt,
          endsAt: isClosed ? openedAt + POLL_MS : null,
          chosen: chosen ?? null,
          reason: reason ?? '',
          guestVotes: votes,
        };
      },
    ),
  };
}
