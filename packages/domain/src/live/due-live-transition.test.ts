import { expect, test } from 'vitest';
import { getDueLiveTransition, type StreamState } from './due-live-transition.ts';
import { LiveStatus } from './live-status.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NOW = 1_800_000_000_000;
const RUNNING: StreamState = {
  planEndAt: NOW + MINUTE,
  announcedAt: null,
  startedAt: NOW - 60 * MINUTE,
  resumedAt: null,
  segmentAt: NOW,
  encoderSeenAt: NOW,
  isRecorded: true,
};
const STORED: StreamState = { ...RUNNING, encoderSeenAt: null };
const OVER: StreamState = { ...RUNNING, planEndAt: NOW - 30 * MINUTE - 1 };
const { living, pause, end } = LiveStatus;

test.each<[what: string, status: LiveStatus, state: StreamState, due: string | null]>([
  ['with a segment ten seconds ago', living, { ...RUNNING, segmentAt: NOW - 10 * SECOND }, null],
  ['with none for longer', living, { ...RUNNING, segmentAt: NOW - 10 * SECOND - 1 }, 'encoder pause'],
  [
    'with none since it was announced',
    living,
    { ...RUNNING, segmentAt: NOW - MINUTE, announcedAt: NOW - SECOND },
    null,
  ],
  [
    'that was resumed ten seconds ago, with none since',
    living,
    { ...RUNNING, segmentAt: NOW - MINUTE, resumedAt: NOW - 10 * SECOND },
    null,
  ],
  [
    'that was resumed longer ago, with none since',
    living,
    { ...RUNNING, segmentAt: NOW - MINUTE, resumedAt: NOW - 10 * SECOND - 1 },
    'encoder pause',
  ],
  ['with none at all', living, { ...RUNNING, segmentAt: null }, null],
  ['that pauses already', pause, { ...RUNNING, segmentAt: NOW - MINUTE }, null],
  ['thirty minutes past its plan, with segments', living, OVER, null],
  ['with the last one thirty minutes ago', pause, { ...OVER, segmentAt: NOW - 30 * MINUTE }, null],
  ['with none for thirty minutes', living, { ...OVER, segmentAt: NOW - 30 * MINUTE - 1 }, 'overrun end'],
  ['that pauses, with none for thirty minutes', pause, { ...OVER, segmentAt: NOW - 31 * MINUTE }, 'overrun end'],
  ['that never had one', living, { ...OVER, segmentAt: null }, 'overrun end'],
  ['that started past its plan', living, { ...OVER, startedAt: NOW - 30 * MINUTE, segmentAt: null }, null],
  ['that started longer ago', living, { ...OVER, startedAt: NOW - 30 * MINUTE - 1, segmentAt: null }, 'overrun end'],
  [
    'thirty minutes past its plan to the second',
    living,
    { ...OVER, planEndAt: NOW - 30 * MINUTE, segmentAt: null },
    null,
  ],
  ['that is over and stored', end, STORED, 'recording openReplay'],
  ['that is over while an encoder holds a channel', end, { ...STORED, encoderSeenAt: NOW - MINUTE }, null],
  [
    'whose encoder was lost with its gateway',
    end,
    { ...STORED, encoderSeenAt: NOW - MINUTE - 1 },
    'recording openReplay',
  ],
  ['that was not recorded', end, { ...STORED, isRecorded: false }, null],
])('of an event %s, in status %d with %j, %s is due', (_what, status, streamState, due) => {
  const transition = getDueLiveTransition(status, streamState, NOW);
  expect(transition && `${transition.actor} ${transition.transition}`).toBe(due);
});

test('no transition is due of an event that is neither on the air nor just over', () => {
  const streamState = { ...OVER, segmentAt: NOW - 31 * MINUTE, encoderSeenAt: null };
  const due = Object.values(LiveStatus).filter((status) => getDueLiveTransition(status, streamState, NOW) !== null);
  expect(due.toSorted()).toEqual([living, pause, end]);
});
