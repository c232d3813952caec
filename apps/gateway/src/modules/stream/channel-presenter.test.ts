import { LiveStatus } from '@osteon/domain';
import { expect, test } from 'vitest';
import { getChannelStatus } from './channel-presenter.ts';

const { advertise, living, pause, end, replay } = LiveStatus;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NOW = 10_000_000;

test.each([
  ['that has not started', living, null, advertise],
  ['on the air', living, 10 * SECOND, living],
  ['whose encoder is disconnected for more than ten seconds', living, 10 * SECOND + 1, pause],
  ['whose encoder is disconnected for more than ten minutes', living, 600 * SECOND + 1, end],
  ['whose event was resumed by hand after more than ten minutes', living, 600 * SECOND + 1, pause],
  ['paused as long as its event', pause, 600 * SECOND + 1, pause],
  ['of an event that is over', end, 0, end],
  ['of a replay', replay, 0, replay],
  ['whose encoder is disconnected since the event was announced', living, MINUTE, pause],
  ['that has not started since the event was announced', living, MINUTE + 1, advertise],
])('a channel %s', (name, eventStatus, silent, status) => {
  const segmentAt = silent === null ? null : NOW - silent;
  const announcedAt = name.endsWith('announced') ? NOW - MINUTE : null;
  const resumedAt = name.includes('resumed by hand') ? NOW - MINUTE : null;
  expect(getChannelStatus(eventStatus, { segmentAt, announcedAt, resumedAt }, NOW)).toBe(status);
});
