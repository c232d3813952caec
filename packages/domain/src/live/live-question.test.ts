import { expect, test } from 'vitest';
import {
  getNextQuestionState,
  isAnswerText,
  QUESTION_ACTS,
  QUESTION_STATES,
  ReplyType,
  takesQuestions,
} from './live-question.ts';
import { LiveStatus } from './live-status.ts';

const POSSIBLE = [
  'held pass open',
  'held refuse refused',
  'held merge merged',
  'open refuse refused',
  'open merge merged',
  'open pin open',
  'open unpin open',
  'open assign open',
  'open start answering',
  'open answer answered',
  'answering pin answering',
  'answering unpin answering',
  'answering finish answered',
  'answering answer answered',
  'answered pin answered',
  'answered unpin answered',
  'answered answer answered',
  'refused pass open',
];

test('every pair of state and action that is not in the table is a conflict', () => {
  const found = QUESTION_STATES.flatMap((state) =>
    QUESTION_ACTS.flatMap((act) => {
      const next = getNextQuestionState(state, act);
      return next === null ? [] : `${state} ${act} ${next}`;
    }),
  );
  expect(found.toSorted()).toEqual(POSSIBLE.toSorted());
});

test.each(Object.values(LiveStatus))(
  'in status %d questions are asked only from the announcement to the end',
  (status) => {
    const isOpen = [20, 40, 50].includes(status);
    expect(takesQuestions({ status, replyType: ReplyType.open })).toBe(isOpen);
    expect(takesQuestions({ status, replyType: ReplyType.held })).toBe(isOpen);
    expect(takesQuestions({ status, replyType: ReplyType.closed })).toBe(false);
  },
);

test.each([
  ['先看髂嵴', true],
  [' \u200B\n', false],
  ['答'.repeat(500), true],
  ['答'.repeat(501), false],
])('%j is an answer: %s', (text, isAnswer) => {
  expect(isAnswerText(text)).toBe(isAnswer);
});
