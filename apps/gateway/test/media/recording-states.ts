import {
  type BufferedInput,
  createRecordingState,
  type RecordingEvent,
  type RecordingEventType,
  type RecordingPhase,
  type RecordingState,
  type Run,
} from '../../src/modules/stream/recording/recording-state.ts';
import { transition } from '../../src/modules/stream/recording/recording-transitions.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const MB = 1024 * 1024;

/** Time by the gateway's clock. */
export const NOW = 50 * MINUTE;

export const flv = Buffer.from('flv');
export const source = { width: 1920, height: 1080, hasAudio: true };
export const buffer: BufferedInput = { bytes: 1 * MB, source, startTime: 0 };

/** A run that started a minute ago, and has stored all packets but those of the last two seconds. */
export const run: Run = {
  number: 3,
  source,
  renditions: ['SD', 'HD', 'FHD'],
  startTime: 10 * SECOND,
  startedAt: NOW - MINUTE,
  ffmpegStartedAt: NOW - MINUTE,
  isPersisted: true,
  storedUntil: 68 * SECOND,
  isWithheld: false,
};
export const recording = {
  ...createRecordingState({ channelId: 'l10-1', requested: ['SD', 'HD', 'FHD'] }),
  runs: 3,
  lastTime: 70 * SECOND,
};

export const STATES: { readonly [P in RecordingPhase]: RecordingState<P> } = {
  waiting: { ...recording, phase: 'waiting', run: null },
  starting: { ...recording, phase: 'starting', run },
  running: { ...recording, phase: 'running', run },
  replacing: { ...recording, phase: 'replacing', run },
  ending: { ...recording, phase: 'ending', run },
  flushing: { ...recording, phase: 'flushing', run },
  ended: { ...recording, phase: 'ended', run: null },
};

export const error = new Error('away');
export const EVENTS: { readonly [E in RecordingEventType]: RecordingEvent<E> } = {
  packetReceived: { type: 'packetReceived', now: NOW, time: 70 * SECOND, flv, buffer },
  encoderEnded: { type: 'encoderEnded' },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
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

/** The effects of an event, without the log. */
export function listEffects(state: RecordingState, event: RecordingEvent) {
  const [, ...effects] = transition(state, event);
  return effects.filter(({ type }) => type !== 'log');
}

/** The lines of the log that an event causes. */
export function listLines(state: RecordingState, event: RecordingEvent) {
  const [, ...effects] = transition(state, event);
  return effects.flatMap((effect) => (effect.type === 'log' ? [[effect.level, effect.message]] : []));
}
