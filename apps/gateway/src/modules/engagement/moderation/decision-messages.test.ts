import { expect, test } from 'vitest';
import { composeAppealAnswer, composeDecision } from './decision-messages.ts';

const reason = 'It names a patient';
const until = Date.parse('2026-11-23T15:00:00+08:00');

test.each([
  [
    composeDecision('released', { reason: '', until: null }),
    'Your comment was approved',
    'Your comment was approved, and everybody can see it.',
  ],
  [
    composeDecision('removed', { reason, until: null }),
    'Your comment was removed',
    'Your comment was removed. Reason: It names a patient. If you disagree, open the comment and appeal once.',
  ],
  [
    composeDecision('muted', { reason, until }),
    'You have been muted',
    'You cannot write or edit comments until 23 Nov 2026, 15:00 (Beijing time). Reason: It names a patient. If you disagree, open the comment and appeal once.',
  ],
  [
    composeDecision('unmuted', { reason: '', until: null }),
    'You are no longer muted',
    'You are no longer muted and can write comments again.',
  ],
  [composeAppealAnswer('accepted', 'Checked'), 'Your appeal was accepted', 'Your appeal was accepted: Checked'],
  [composeAppealAnswer('rejected', 'Checked'), 'Your appeal was rejected', 'Your appeal was rejected: Checked'],
])('message %# in English', (compose, title, body) => {
  expect(compose('en')).toEqual({ title, body });
});
