import { describe, expect, test } from 'vitest';
import {
  EVENTS,
  error,
  listEffects,
  listLines,
  MINUTE,
  NOW,
  recording,
  run,
  SECOND,
  STATES,
} from '../../../../test/media/recording-states.ts';
import { transition } from './recording-transitions.ts';

describe('stored segments', () => {
  test.each(['running', 'replacing', 'flushing'] as const)('end the buffered packets while %s', (phase) => {
    const [next, ...effects] = transition({ ...STATES[phase], isRetrying: true }, EVENTS.segmentsStored);
    expect(next).toMatchObject({ phase, isRetrying: false, run: { storedUntil: 70 * SECOND } });
    expect(effects).toEqual([{ type: 'dropPackets', until: 70 * SECOND }]);
  });

  test.each([
    ['10 s', 80, MINUTE, 'running', 0],
    ['more than 10 s', 80.001, MINUTE, 'replacing', 1],
    ['more than 10 s in the first 20 s', 99, 20 * SECOND, 'running', 0],
  ] as const)('that lag by %s', (_name, lastSecond, age, phase, dropped) => {
    const slow = { ...run, ffmpegStartedAt: NOW - age };
    const [next] = transition({ ...STATES.running, run: slow, lastTime: lastSecond * SECOND }, EVENTS.segmentsStored);
    expect([next.phase, next.dropped]).toEqual([phase, dropped]);
  });

  test('that lag drop the largest rendition, with a line in the log', () => {
    const lagging = { ...STATES.running, lastTime: 2 * MINUTE };
    expect(transition(lagging, EVENTS.segmentsStored).slice(1)).toEqual([
      { type: 'dropPackets', until: 70 * SECOND },
      {
        type: 'log',
        level: 'warn',
        details: { channelId: 'l10-1', renditions: ['SD', 'HD', 'FHD'] },
        message: 'this machine is too slow for all definitions of a live stream',
      },
      { type: 'stopTranscoder', run: 3, rest: 'discard' },
    ]);
    const [next] = transition({ ...lagging, phase: 'replacing' }, EVENTS.segmentsStored);
    expect([next.phase, next.dropped]).toEqual(['replacing', 1]);
  });

  test('that lag retain the last rendition, and every rendition once the encoder has ended', () => {
    const last = { ...STATES.running, lastTime: 2 * MINUTE, run: { ...run, renditions: ['SD'] as const } };
    expect(transition(last, EVENTS.segmentsStored)[0]).toMatchObject({ phase: 'running', dropped: 0 });
    const over = { ...STATES.flushing, lastTime: 2 * MINUTE };
    expect(listEffects(over, EVENTS.segmentsStored)).toEqual([{ type: 'dropPackets', until: 70 * SECOND }]);
  });
});

describe('a storage that accepts no segments', () => {
  const inMemory = { ...recording, isPersisted: false, run: { ...run, isPersisted: false } };
  const refused = 'a live stream goes on, but is not recorded: the storage does not take its segments';
  const retried = 'segments of a live stream cannot be stored, and are tried again';
  const databaseFailed = { ...EVENTS.storeFailed, refusal: null };

  test.each([
    ['running', [{ type: 'stopTranscoder', run: 3, rest: 'discard' }]],
    ['replacing', []],
  ] as const)('makes the next run one in memory while %s', (phase, effects) => {
    const state = { ...STATES[phase], isRetrying: true };
    expect(transition(state, EVENTS.storeFailed)[0]).toMatchObject({
      phase: 'replacing',
      isPersisted: false,
      probedAt: NOW,
      isRetrying: false,
    });
    expect(listEffects(state, EVENTS.storeFailed)).toEqual(effects);
    expect(listLines(state, EVENTS.storeFailed)).toEqual([['error', refused]]);
  });

  test.each([
    ['an error of the database', STATES.running, databaseFailed],
    ['an error of the database during a replacement', STATES.replacing, databaseFailed],
    ['a run in memory', { ...inMemory, phase: 'running' }, EVENTS.storeFailed],
    ['the last segments', STATES.flushing, EVENTS.storeFailed],
  ] as const)(
    'is no reason to fall back for %s: the segments are tried again, with one line',
    (_name, state, event) => {
      const [next, ...effects] = transition(state, event);
      expect(next).toEqual({ ...state, isRetrying: true });
      expect(effects).toEqual([{ type: 'log', level: 'error', details: error, message: retried }]);
      expect(transition(next, event)).toEqual([next]);
    },
  );

  test('is probed every ten seconds', () => {
    const state = { ...inMemory, phase: 'running', probedAt: NOW - 10 * SECOND } as const;
    const [next, ...effects] = transition(state, EVENTS.segmentsStored);
    expect(next.probedAt).toBe(NOW);
    expect(effects).toContainEqual({ type: 'probeStorage', run: 3 });
    const early = { ...EVENTS.segmentsStored, now: NOW + 10 * SECOND - 1 };
    expect(listEffects(next, early)).toEqual([{ type: 'dropPackets', until: 70 * SECOND }]);
  });

  test.each([
    ['running', [{ type: 'stopTranscoder', run: 3, rest: 'discard' }]],
    ['replacing', []],
  ] as const)('is used again by the next run once it has free space while %s', (phase, effects) => {
    const state = { ...inMemory, phase } as const;
    expect(transition(state, EVENTS.spaceFound)[0]).toMatchObject({ phase: 'replacing', isPersisted: true });
    expect(listEffects(state, EVENTS.spaceFound)).toEqual(effects);
    expect(listLines(state, EVENTS.spaceFound)).toEqual([['warn', 'a live stream is recorded again']]);
  });
});
