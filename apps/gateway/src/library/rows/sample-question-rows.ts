import type { Live } from '@osteon/library';
import type { liveQuestion } from '../../modules/room/question/tables.ts';
import { makeSortableId } from '../../platform/crypto/random-id.ts';
import { readGuest } from './chat-script.ts';

const MINUTE_MS = 60_000;

/**
 * The questions of an event that starts at `startAt` (rules/library#sample-questions). Their ids are the same in every
 * load, and precede those of questions that are asked in the portal.
 */
export function buildSampleQuestionRows(
  { id: liveId, startOffsetMinutes, questions }: Pick<Live, 'id' | 'startOffsetMinutes' | 'questions'>,
  startAt: number,
): (typeof liveQuestion.$inferInsert)[] {
  // Nobody has asked later than the event was loaded or rescheduled.
  const from = startAt - Math.max(0, startOffsetMinutes) * MINUTE_MS;
  return questions.map(({ offsetSeconds, name, text, votes, answer }, index) => {
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
      askedAt: from + offsetSeconds * 1000,
      answeredAt: answer?.offsetSeconds === undefined ? null : startAt + answer.offsetSeconds * 1000,
    };
  });
}
