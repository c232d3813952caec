import { expect, test } from 'vitest';
import { estimateDecisionAt } from './decision-estimate.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** A decision that was made some hours ago, after some hours of review. */
const decision = (hoursAgo: number, hours: number) => ({
  decidedAt: NOW - hoursAgo * HOUR,
  sentAt: NOW - (hoursAgo + hours) * HOUR,
});

test.each([
  { what: 'no decision', sentAgo: 1, before: 3, decisions: [], hours: null },
  {
    what: 'one an hour, first in the queue',
    sentAgo: 9,
    before: 0,
    decisions: [1, 2, 3].map((ago) => decision(ago, 2)),
    hours: 1,
  },
  {
    what: 'one an hour, twelve before',
    sentAgo: 9,
    before: 12,
    decisions: [1, 2, 3].map((ago) => decision(ago, 2)),
    hours: 13,
  },
  {
    what: 'a burst, which takes as long as usual',
    sentAgo: 1,
    before: 0,
    decisions: [0, 0, 0].map((ago) => decision(ago, 6)),
    hours: 5,
  },
  {
    what: 'the median of three durations',
    sentAgo: 0,
    before: 0,
    decisions: [2, 4, 90].map((hours) => decision(0, hours)),
    hours: 4,
  },
  { what: 'the last one long ago', sentAgo: 100, before: 0, decisions: [decision(48, 1)], hours: 48 },
])('$what', ({ sentAgo, before, decisions, hours }) => {
  const expected = estimateDecisionAt({ now: NOW, sentAt: NOW - sentAgo * HOUR, before, decisions });
  expect(expected).toBe(hours === null ? null : NOW + hours * HOUR);
});
