import { describe, expect, test } from 'vitest';
import {
  buffer,
  EVENTS,
  flv,
  listEffects,
  listLines,
  MB,
  MINUTE,
  NOW,
  run,
  SECOND,
  STATES,
  source,
} from '../../../../test/media/recording-states.ts';
import type { BufferedInput, RecordingEventType, RecordingPhase, RecordingState } from './recording-state.ts';
import { transition } from './recording-transitions.ts';

/** The next phases of rules/stream-recording#states; any other event leaves the phase as it is. */
const NEXT: { readonly [P in RecordingPhase]: { readonly [E in RecordingEventType]?: RecordingPhase } } = {
  waiting: { packetReceived: 'starting', encoderEnded: 'ended' },
  starting: { transcoderStarted: 'running', transcoderFailed: 'waiting', encoderEnded: 'ending' },
  running: {
    paused: 'replacing',
    transcoderExited: 'replacing',
    segmentsMissing: 'replacing',
    storeFailed: 'replacing',
    spaceFound: 'replacing',
    transcoderFailed: 'waiting',
    encoderEnded: 'flushing',
  },
  replacing: { transcoderStopped: 'starting', transcoderFailed: 'waiting', encoderEnded: 'flushing' },
  ending: { transcoderStarted: 'flushing', transcoderFailed: 'ended' },
  flushing: { segmentsFlushed: 'ended', transcoderFailed: 'ended' },
  ended: {},
};

const states = Object.values(STATES);
const events = Object.values(EVENTS);

describe.each(states.map((state) => [state.phase, state] as const))('a recording that is %s', (phase, state) => {
  test.each(events.map((event) => [event.type, event] as const))('has its next phase after %s', (type, event) => {
    const [next] = transition(state, event);
    expect(next.phase).toBe(NEXT[phase][type] ?? phase);
  });
});

test('an event of an earlier run changes nothing in any phase', () => {
  for (const state of states)
    for (const event of events.filter((named) => 'run' in named))
      expect(transition(state, { ...event, run: 2 })).toEqual([state]);
});

test('an event that a phase does not handle changes nothing', () => {
  for (const event of events) expect(transition(STATES.ended, event)).toEqual([STATES.ended]);
  expect(transition(STATES.flushing, EVENTS.transcoderStopped)).toEqual([STATES.flushing]);
  expect(transition(STATES.flushing, EVENTS.packetReceived)).toEqual([STATES.flushing]);
});

describe('the first run', () => {
  const noAudio = { ...source, hasAudio: false };
  test.each([
    ['starts once a key frame and the header of the audio have arrived', 40, source, 0, 'starting'],
    ['waits a second for the header of the audio', SECOND, noAudio, 0, 'waiting'],
    ['starts without audio afterwards', SECOND + 1, noAudio, 0, 'starting'],
    ['waits for a key frame and the header of the video', 5 * SECOND, source, null, 'waiting'],
  ] as const)('%s', (_name, time, sent, startTime, phase) => {
    const event = { ...EVENTS.packetReceived, time, buffer: { bytes: 0, source: sent, startTime } };
    const [next] = transition(STATES.waiting, event);
    expect([next.phase, next.lastTime]).toEqual([phase, time]);
  });
});

describe('a run', () => {
  const startNext = (more: Partial<RecordingState<'replacing'>>, input: Partial<BufferedInput> = {}) =>
    transition({ ...STATES.replacing, ...more }, { ...EVENTS.transcoderStopped, buffer: { ...buffer, ...input } });

  test('starts at the first buffered key frame, with a number of its own', () => {
    const next = { ...run, number: 4, startTime: 68_500, storedUntil: 68_500, ffmpegStartedAt: NOW };
    const started = { ...next, startedAt: NOW - 1500 };
    expect(startNext({}, { startTime: 68_500 })).toEqual([
      { ...STATES.starting, run: started, runs: 4 },
      { type: 'startTranscoder', run: started },
    ]);
  });

  test.each([
    [0, 1080, ['SD', 'HD', 'FHD']],
    [1, 1080, ['SD', 'HD']],
    [1, 720, ['SD']],
    [9, 1080, ['SD']],
  ])('lacks %i dropped renditions of a source of %i lines', (dropped, height, renditions) => {
    const [next] = startNext({ dropped }, { source: { ...source, height } });
    expect(next.run?.renditions).toEqual(renditions);
  });

  test('is in memory while the storage accepts no segments', () => {
    expect(startNext({ isPersisted: false })[0].run?.isPersisted).toBe(false);
  });

  test('is passed the buffered packets once its ffmpeg has started, and then each packet', () => {
    expect(listEffects(STATES.starting, EVENTS.packetReceived)).toEqual([]);
    expect(listEffects(STATES.starting, EVENTS.transcoderStarted)).toEqual([{ type: 'writeBuffer' }]);
    expect(listEffects(STATES.running, EVENTS.packetReceived)).toEqual([{ type: 'writePacket', flv }]);
    expect(listEffects(STATES.replacing, EVENTS.packetReceived)).toEqual([]);
  });
});

describe('a pause by hand', () => {
  test('discards the run, and is read from the encoder, which may have been paused', () => {
    expect(transition(STATES.running, EVENTS.paused)).toEqual([
      { ...STATES.replacing, isPaused: true },
      { type: 'resumeEncoder' },
      { type: 'stopTranscoder', run: 3, rest: 'discard' },
    ]);
  });

  test('discards a run that is being started once it has started, even after the pause', () => {
    const [paused] = transition(STATES.starting, EVENTS.paused);
    const [resumed] = transition(paused, EVENTS.resumed);
    expect(listEffects(resumed, EVENTS.transcoderStarted)).toEqual([
      { type: 'stopTranscoder', run: 3, rest: 'discard' },
    ]);
  });

  test('starts no run while its packets are dropped', () => {
    const [paused] = transition(STATES.replacing, EVENTS.paused);
    const [waiting, ...effects] = transition(paused, {
      ...EVENTS.transcoderStopped,
      buffer: { ...buffer, startTime: null },
    });
    expect([waiting.phase, waiting.isPaused, effects]).toEqual(['waiting', true, []]);
    expect(transition(waiting, EVENTS.resumed)).toEqual([{ ...waiting, isPaused: false }]);
  });
});

describe('an encoder', () => {
  test.each(['starting', 'running', 'replacing'] as const)('is disconnected above a limit while %s', (phase) => {
    const isDisconnected = (time: number, bytes: number) =>
      listEffects(STATES[phase], { ...EVENTS.packetReceived, time, buffer: { ...buffer, bytes } }).some(
        ({ type }) => type === 'disconnectEncoder',
      );
    expect(isDisconnected(run.storedUntil + MINUTE, 64 * MB)).toBe(false);
    expect(isDisconnected(run.storedUntil + MINUTE + 1, 0)).toBe(true);
    expect(isDisconnected(0, 64 * MB + 1)).toBe(true);
  });

  test.each(['running', 'replacing'] as const)('is paused for a minute at most while %s', (phase) => {
    expect(listEffects(STATES[phase], EVENTS.inputFull)).toEqual([{ type: 'pauseEncoder', maxMs: MINUTE }]);
    expect(listEffects(STATES[phase], EVENTS.inputEmpty)).toEqual([{ type: 'resumeEncoder' }]);
    expect(listEffects(STATES[phase], EVENTS.pauseExpired)).toEqual([{ type: 'disconnectEncoder' }]);
  });

  test.each(['starting', 'running', 'replacing'] as const)('is disconnected if ffmpeg fails while %s', (phase) => {
    expect(listEffects(STATES[phase], EVENTS.transcoderFailed)).toEqual([{ type: 'disconnectEncoder' }]);
    expect(listLines(STATES[phase], EVENTS.transcoderFailed)).toEqual([
      ['error', 'a live stream cannot be transcoded'],
    ]);
  });
});

describe('an ffmpeg that ends by itself', () => {
  test('is replaced, and its last segments are stored', () => {
    expect(listLines(STATES.running, EVENTS.transcoderExited)).toEqual([['error', 'ffmpeg of a live stream ended']]);
    expect(listEffects(STATES.running, EVENTS.transcoderExited)).toEqual([
      { type: 'stopTranscoder', run: 3, rest: 'store' },
    ]);
  });

  test.each([
    ['disconnects the encoder at the sixth time in a minute', MINUTE - 1, 'running', [{ type: 'disconnectEncoder' }]],
    [
      'is replaced when earlier failures are a minute ago',
      MINUTE,
      'replacing',
      [{ type: 'stopTranscoder', run: 3, rest: 'store' }],
    ],
  ] as const)('%s', (_name, ago, phase, effects) => {
    const state = { ...STATES.running, failedAt: [5, 4, 3, 2, 1].map(() => NOW - ago) };
    expect(transition(state, EVENTS.transcoderExited)[0].phase).toBe(phase);
    expect(listEffects(state, EVENTS.transcoderExited)).toEqual(effects);
  });
});

describe('the end of an encoder', () => {
  const flushSegments = { type: 'flushSegments', run: 3 };
  test.each([
    ['waiting', [{ type: 'cancelPause' }, { type: 'finish' }]],
    ['starting', [{ type: 'cancelPause' }]],
    ['running', [{ type: 'cancelPause' }, flushSegments]],
    ['replacing', [{ type: 'cancelPause' }, flushSegments]],
  ] as const)('while %s', (phase, effects) => {
    expect(transition(STATES[phase], EVENTS.encoderEnded).slice(1)).toEqual(effects);
  });

  test('is followed by the buffered packets when ffmpeg has started', () => {
    expect(listEffects(STATES.ending, EVENTS.transcoderStarted)).toEqual([{ type: 'writeBuffer' }, flushSegments]);
  });

  test.each([
    [0, []],
    [2, [['error', 'the last segments of a live stream could not be stored']]],
  ] as const)('is complete with %i lost segments', (lost, lines) => {
    const event = { ...EVENTS.segmentsFlushed, lost };
    expect(listEffects(STATES.flushing, event)).toEqual([{ type: 'finish' }]);
    expect(listLines(STATES.flushing, event)).toEqual(lines);
  });

  test.each(['ending', 'flushing'] as const)('is complete if ffmpeg fails while %s', (phase) => {
    expect(listEffects(STATES[phase], EVENTS.transcoderFailed)).toEqual([{ type: 'finish' }]);
  });
});
