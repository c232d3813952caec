import { expect, test } from 'vitest';
import { LIVE_ACTORS, type LiveActor, moveLiveStatus } from './live-actor.ts';
import { LiveStatus } from './live-status.ts';
import { LIVE_TRANSITION_NAMES, type LiveTransition } from './live-transitions.ts';

const { living, pause, end } = LiveStatus;
const STATUSES = Object.values(LiveStatus);

const ALLOWED: Readonly<Record<LiveActor, readonly LiveTransition[]>> = {
  encoder: ['start', 'pause', 'resume'],
  assistant: ['start', 'pause', 'resume', 'end'],
  operator: ['submit', 'sendBack', 'approve', 'end', 'pauseReplay', 'resumeReplay', 'disable', 'enable'],
  overrun: ['end'],
  recording: ['openReplay', 'pauseReplay'],
};

const pairs = LIVE_ACTORS.flatMap((actor) => LIVE_TRANSITION_NAMES.map((transition) => ({ actor, event: transition })));

test.each(pairs)('$actor: $event', ({ actor, event: transition }) => {
  const moved = STATUSES.flatMap((status) =>
    [false, true].map((byHand) =>
      moveLiveStatus({ status, isPausedByHand: byHand && status === pause }, transition, actor),
    ),
  );
  expect(moved.some((status) => status !== null)).toBe(ALLOWED[actor].includes(transition));
});

test.each<[name: string, byHand: boolean, transition: LiveTransition, actor: LiveActor, to: LiveStatus | null]>([
  ['the encoder resumes its own pause', false, 'resume', 'encoder', living],
  ['the encoder does not resume a pause by hand', true, 'resume', 'encoder', null],
  ['an assistant resumes a pause by hand', true, 'resume', 'assistant', living],
  ['an assistant does not resume the pause of an encoder that is not there', false, 'resume', 'assistant', null],
  ['an assistant pauses an event whose encoder has left', false, 'pause', 'assistant', pause],
  ['an assistant pauses again', true, 'pause', 'assistant', pause],
  ['the encoder does not replace a pause by hand by its own', true, 'pause', 'encoder', null],
  ['an assistant ends a pause by hand', true, 'end', 'assistant', end],
  ['the operator does not resume', true, 'resume', 'operator', null],
])('of a paused event: %s', (_name, byHand, transition, actor, to) => {
  expect(moveLiveStatus({ status: pause, isPausedByHand: byHand }, transition, actor)).toBe(to);
});

test('of all transitions, a resume by an assistant and the end alone end a pause by hand', () => {
  const ends = pairs.filter(({ actor, event }) => {
    const status = moveLiveStatus({ status: pause, isPausedByHand: true }, event, actor);
    return status !== null && status !== pause;
  });
  expect(ends.map(({ actor, event }) => `${event} by ${actor}`).toSorted()).toEqual([
    'end by assistant',
    'end by operator',
    'end by overrun',
    'resume by assistant',
  ]);
});
