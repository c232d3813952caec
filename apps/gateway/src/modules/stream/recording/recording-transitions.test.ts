import { describe, expect, test } from 'vitest';
import {
  type BufferedInput,
  createRecordingState,
  type RecordingEvent,
  type RecordingEventType,
  type RecordingPhase,
  type RecordingState,
  type Run,
} from './recording-state.ts';
import { transition } from './recording-transitions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MB = 1024 * 1024;

/** Time by the gateway's clock. */
const NOW = 50 * MINUTE;

const flv = Buffer.from('flv');
const source = { width: 1920, height: 1080, hasAudio: true };
const buffer: BufferedInput = { bytes: 1 * MB, source, startTime: 0 };

/** A run that started a minute ago, and has stored all packets but those of the last two seconds. */
const run: Run = {
  number: 3,
  source,
  renditions: ['SD', 'HD', 'FHD'],
  startTime: 10 * SECOND,
  startedAt: NOW - MINUTE,
  ffmpegStartedAt: NOW - MINUTE,
  isPersisted: true,
  storedUntil: 68 * SECOND,
};
const recording = {
  ...createRecordingState({ channelId: 'l10-1', requested: ['SD', 'HD', 'FHD'] }),
  runs: 3,
  lastTime: 70 * SECOND,
};

const STATES: { readonly [P in RecordingPhase]: RecordingState<P> } = {
  waiting: { ...recording, phase: 'waiting', run: null },
  starting: { ...recording, phase: 'starting', run },
  running: { ...recording, phase: 'running', run },
  replacing: { ...recording, phase: 'replacing', run },
  ending: { ...recording, phase: 'ending', run },
  flushing: { ...recording, phase: 'flushing', run },
  ended: { ...recording, phase: 'ended', run: null },
};

const error = new Error('away');
const EVENTS: { readonly [E in RecordingEventType]: RecordingEvent<E> } = {
  packetReceived: { type: 'packetReceived', now: NOW, time: 70 * SECOND, flv, buffer },
  encoderEnded: { type: 'encoderEnded' },
  pauseExpired: { type: 'pauseExpired' },
  transcoderStarted: { type: 'transcoderStarted', run: 3 },
  transcoderFailed: { type: 'transcoderFailed', run: 3, error },
  transcoderExited: { type: 'transcoderExited', run: 3, now: NOW, reason: 'killed' },
  transcoderStopped: { type: 'transcoderStopped', run: 3, now: NOW, buffer },
  inputFull: { type: 'inputFull', run: 3 },
  inputEmpty: { type: 'inputEmpty', run: 3 },
  segmentsMissing: { type: 'segmentsMissing', run: 3 },
  segmentsStored: { type: 'segmentsStored', run: 3, now: NOW, seconds: 60 },
  storeFailed: { type: 'storeFailed', run: 3, now: NOW, error, refusal: 'ENOSPC' },
  spaceFound: { type: 'spaceFound', run: 3 },
  segmentsFlushed: { type: 'segmentsFlushed', run: 3, lost: 0 },
};

/** The next phases of rules/stream-recording#states; any other event leaves the phase as it is. */
const NEXT: { readonly [P in RecordingPhase]: { readonly [E in RecordingEventType]?: RecordingPhase } } = {
  waiting: { packetReceived: 'starting', encoderEnded: 'ended' },
  starting: { transcoderStarted: 'running', transcoderFailed: 'waiting', encoderEnded: 'ending' },
  running: {
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

/** The effects of an event, without the log. */
function listEffects(state: RecordingState, event: RecordingEvent) {
  const [, ...effects] = transition(state, event);
  return effects.filter(({ type }) => type !== 'log');
}

/** The lines of the log that an event causes. */
function listLines(state: RecordingState, event: RecordingEvent) {
  const [, ...effects] = transition(state, event);
  return effects.flatMap((effect) => (effect.type === 'log' ? [[effect.level, effect.message]] : []));
}

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
