import { expect, test } from 'vitest';
import { LIVE_ACTORS, type LiveActor, mayMoveLive } from './live-actor.ts';
import { LIVE_EVENTS, type LiveEvent } from './live-transitions.ts';

const ALLOWED: Readonly<Record<LiveActor, readonly LiveEvent[]>> = {
  encoder: ['start', 'pause', 'resume'],
  assistant: ['start', 'end'],
  operator: ['submit', 'sendBack', 'approve', 'end', 'pauseReplay', 'resumeReplay', 'disable', 'enable'],
  overrun: ['end'],
  recording: ['openReplay', 'pauseReplay'],
};

const pairs = LIVE_ACTORS.flatMap((actor) => LIVE_EVENTS.map((event) => ({ actor, event })));

test.each(pairs)('$actor: $event', ({ actor, event }) => {
  expect(mayMoveLive(actor, event)).toBe(ALLOWED[actor].includes(event));
});
