import { LiveStatus } from '@osteon/domain';
import { expect, test } from 'vitest';
import { getChannelStatus } from './channel-presenter.ts';

const { advertise, living, pause, end, replay } = LiveStatus;
const SECOND = 1000;
const NOW = 10_000_000;

test.each([
  ['not begun', living, null, advertise],
  ['on the air', living, 10 * SECOND, living],
  ['gone for more than ten seconds', living, 10 * SECOND + 1, pause],
  ['gone for more than ten minutes', living, 600 * SECOND + 1, end],
  ['gone as long as its event', pause, 600 * SECOND + 1, pause],
  ['of an event that is over', end, 0, end],
  ['of a replay', replay, 0, replay],
])('a channel %s', (_name, eventStatus, silent, status) => {
  const segmentAt = silent === null ? null : NOW - silent;
  expect(getChannelStatus(eventStatus, { segmentAt }, NOW)).toBe(status);
});
