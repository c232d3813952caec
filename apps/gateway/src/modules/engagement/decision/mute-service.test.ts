import { expect, test } from 'vitest';
import { CallError } from '../../../platform/http/call-error.ts';
import { requireUnmuted } from './mute-service.ts';

const until = Date.parse('2027-03-08T10:00:00+08:00');
const mute = { number: 'PL20270301-0001', reason: '多次发布广告', decidedAt: 0, appeal: null, until };

function refuse(): CallError {
  try {
    requireUnmuted(mute);
  } catch (error) {
    if (error instanceof CallError) return error;
  }
  throw new Error('the mute was ignored');
}

test.each([
  ['zh', '您已被禁言至2027.03.08 10:00，暂时无法发言。原因：多次发布广告'],
  ['en', 'You are muted until 8 Mar 2027, 10:00 (Beijing time) and cannot comment for now. Reason: 多次发布广告'],
] as const)('a mute is refused with its end and its reason (%s)', (locale, text) => {
  const refusal = refuse();
  expect(refusal.error).toBe('commentMuted');
  expect(refusal.text?.(locale)).toBe(text);
  expect(refusal.data).toEqual({ until, reason: mute.reason });
});
