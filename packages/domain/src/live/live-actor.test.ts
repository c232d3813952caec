import { expect, test } from 'vitest';
import { LIVE_ACTORS, type LiveActor, mayTriggerTransition } from './live-actor.ts';
import { LIVE_TRANSITION_NAMES, type LiveTransition } from './live-transitions.ts';

const ALLOWED: Readonly<Record<LiveActor, readonly LiveTransition[]>> = {
  encoder: ['start', 'pause', 'resume'],
  assistant: ['start', 'end'],
  operator: ['submit', 'sendBack', 'approve', 'end', 'pauseReplay', 'resumeReplay', 'disable', 'enable'],
  overrun: ['end'],
  recording: ['openReplay', 'pauseReplay'],
};

const pairs = LIVE_ACTORS.flatMap((actor) => LIVE_TRANSITION_NAMES.map((transition) => ({ actor, event: transition })));

test.each(pairs)('$actor: $event', ({ actor, event: transition }) => {
  expect(mayTriggerTransition(actor, transition)).toBe(ALLOWED[actor].includes(transition));
});
