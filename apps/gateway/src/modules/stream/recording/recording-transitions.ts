import { selectRenditions } from '../renditions.ts';
import { logError, logWarning } from './recording-log.ts';
import type {
  BufferedInput,
  RecordingEffect,
  RecordingEvent,
  RecordingEventType,
  RecordingPhase,
  RecordingState,
  Run,
} from './recording-state.ts';

/** Time for audio to arrive after the first video packet, in ms: a camera may have none. */
const AUDIO_WAIT_MS = 1000;

/** From this delay on, in ms, the largest rendition is dropped: the others must keep up (rules/stream#renditions). */
const DELAY_MAX_MS = 10_000;

/** From this delay on, in ms, a machine that cannot even encode the smallest rendition gives up. */
const DELAY_GIVE_UP_MS = 60_000;

/**
 * Maximum size of packets that wait to be stored, in bytes, whatever the timestamps of the encoder are: far more than
 * some seconds have.
 */
const WAITING_BYTES_MAX = 64 * 1024 * 1024;

/** Maximum number of runs that may fail within a minute. */
const FAILURES_MAX = 5;
const MINUTE_MS = 60_000;

/** Probe interval of a storage that accepts no segments, in ms. */
const PROBE_MS = 10_000;

/** The next state of a recording, and the effects that follow in this order. */
type Transition<P extends RecordingPhase = RecordingPhase> = readonly [RecordingState<P>, ...RecordingEffect[]];

type Step<P extends RecordingPhase, E extends RecordingEventType> = (
  state: RecordingState<P>,
  event: RecordingEvent<E>,
) => Transition;

type Steps<P extends RecordingPhase> = { readonly [E in RecordingEventType]?: Step<P, E> };

/** The phases of a run whose encoder has not ended. */
type ConnectedPhase = 'starting' | 'running' | 'replacing';

/** The phases in which segments are stored. */
type StoringPhase = 'running' | 'replacing' | 'flushing';

const disconnect: RecordingEffect = { type: 'disconnectEncoder' };

/** Starts the first run once the packets can be decoded, and audio has had time to arrive. */
const receiveFirstPackets: Step<'waiting', 'packetReceived'> = (state, { now, time, buffer }) => {
  const received = { ...state, lastTime: time };
  const isComplete = buffer.source.hasAudio || time > AUDIO_WAIT_MS;
  const [next, ...effects]: Transition = isComplete ? startRun(received, now, buffer) : [received];
  return [next, ...checkLimits(null, time, buffer), ...effects];
};

const receivePacket: Step<ConnectedPhase, 'packetReceived'> = (state, { time, buffer }) => [
  { ...state, lastTime: time },
  ...checkLimits(state.run, time, buffer),
];

const writePacket: Step<'running', 'packetReceived'> = (state, event) => [
  ...receivePacket(state, event),
  { type: 'writePacket', flv: event.flv },
];

/** Disconnects above the limits: at each packet, as an ffmpeg that hangs makes no segment at which to check them. */
function checkLimits(run: Run | null, time: number, { bytes }: BufferedInput): readonly RecordingEffect[] {
  const isTooLate = run !== null && time - run.storedUntil > DELAY_GIVE_UP_MS;
  return isTooLate || bytes > WAITING_BYTES_MAX ? [disconnect] : [];
}

/** Starts a run at the first key frame that is in no stored segment. */
function startRun(state: RecordingState, now: number, { source, startTime }: BufferedInput): Transition {
  if (startTime === null) return [{ ...state, phase: 'waiting', run: null }];
  const renditions = selectRenditions(state.requested, source);
  const run: Run = {
    number: state.runs + 1,
    source,
    renditions: renditions.slice(0, Math.max(1, renditions.length - state.dropped)),
    startTime,
    startedAt: now - (state.lastTime - startTime),
    ffmpegStartedAt: now,
    isPersisted: state.isPersisted,
    storedUntil: startTime,
    isWithheld: false,
  };
  return [
    { ...state, phase: 'starting', run, runs: run.number },
    { type: 'startTranscoder', run },
  ];
}

/** Stops a run, so that the next one starts where its last stored segment ends. */
const replaceRun = ([state, ...effects]: Transition<'running'>, rest: 'discard' | 'store'): Transition => [
  { ...state, phase: 'replacing' },
  ...effects,
  { type: 'stopTranscoder', run: state.run.number, rest },
];

const replaceExited: Step<'running', 'transcoderExited'> = (state, { now, reason }) => {
  const failedAt = [...state.failedAt.filter((at) => at > now - MINUTE_MS), now];
  const failed: Transition<'running'> = [
    { ...state, failedAt },
    logError({ channelId: state.channelId, reason }, 'ffmpeg of a live stream ended'),
  ];
  return failedAt.length > FAILURES_MAX ? [...failed, disconnect] : replaceRun(failed, 'store');
};

const abandonRun: Step<ConnectedPhase, 'transcoderFailed'> = (state, { error }) => [
  { ...state, phase: 'waiting', run: null },
  logError(error, 'a live stream cannot be transcoded'),
  disconnect,
];

/** Moves the end of a run's stored segments, whose packets are needed no more. */
const advanceRun = <P extends StoringPhase>(state: RecordingState<P>, seconds: number): Transition<P> => {
  const run: Run = { ...state.run, storedUntil: state.run.startTime + seconds * 1000 };
  return [
    { ...state, run, isRetrying: false },
    { type: 'dropPackets', until: run.storedUntil },
  ];
};

/** Probes the storage during a run in memory, and drops the largest rendition of a run that is too slow. */
function accountSegments<P extends 'running' | 'replacing'>(
  before: RecordingState<P>,
  { now, seconds }: RecordingEvent<'segmentsStored'>,
): Transition<P> {
  const [state, ...effects] = advanceRun(before, seconds);
  const { run, channelId } = state;
  const isProbed = !run.isPersisted && now - state.probedAt >= PROBE_MS;
  const isDropped = isTooSlow(run, state.lastTime, now);
  const details = { channelId, renditions: run.renditions };
  return [
    { ...state, probedAt: isProbed ? now : state.probedAt, dropped: state.dropped + (isDropped ? 1 : 0) },
    ...effects,
    ...(isProbed ? [{ type: 'probeStorage', run: run.number } as const] : []),
    ...(isDropped ? [logWarning(details, 'this machine is too slow for all definitions of a live stream')] : []),
  ];
}

/** A run that has just started has time to catch up with the backlog of its predecessor. */
const isTooSlow = (run: Run, lastTime: number, now: number): boolean =>
  lastTime - run.storedUntil > DELAY_MAX_MS &&
  run.renditions.length > 1 &&
  now - run.ffmpegStartedAt > 2 * DELAY_MAX_MS;

const accountRunningSegments: Step<'running', 'segmentsStored'> = (state, event) => {
  const next = accountSegments(state, event);
  return next[0].dropped > state.dropped ? replaceRun(next, 'discard') : next;
};

/** Passes the segments of a run on again: the next run would not be stored either. */
const retrySegments = <P extends StoringPhase>(state: RecordingState<P>, error: unknown): Transition<P> => [
  { ...state, isRetrying: true },
  ...(state.isRetrying ? [] : [logError(error, 'segments of a live stream cannot be stored, and are tried again')]),
];

/**
 * Falls back to memory if the storage accepts no segments: viewers are served those in the memory of this gateway
 * (rules/stream-recording#full-storage).
 */
function handleStoreFailure<P extends 'running' | 'replacing'>(
  state: RecordingState<P>,
  { now, error, refusal }: RecordingEvent<'storeFailed'>,
): Transition<P> {
  if (refusal === null || !state.run.isPersisted) return retrySegments(state, error);
  const details = { channelId: state.channelId, reason: refusal };
  return [
    { ...state, isPersisted: false, probedAt: now, isRetrying: false },
    logError(details, 'a live stream goes on, but is not recorded: the storage does not take its segments'),
  ];
}

const handleRunningStoreFailure: Step<'running', 'storeFailed'> = (state, event) => {
  const next = handleStoreFailure(state, event);
  return next[0].isRetrying ? next : replaceRun(next, 'discard');
};

/** Resumes the recording by the next run. */
const resumeRecording = <P extends 'running' | 'replacing'>(state: RecordingState<P>): Transition<P> => [
  { ...state, isPersisted: true },
  logWarning({ channelId: state.channelId }, 'a live stream is recorded again'),
];

const flush: Step<'running' | 'replacing', 'encoderEnded'> = (state) => [
  { ...state, phase: 'flushing' },
  { type: 'cancelPause' },
  { type: 'flushSegments', run: state.run.number },
];

const finishFlush: Step<'flushing', 'segmentsFlushed'> = (state, { lost }) => {
  const details = { channelId: state.channelId, segments: lost };
  const line = logError(details, 'the last segments of a live stream could not be stored');
  return [{ ...state, phase: 'ended', run: null }, ...(lost > 0 ? [line] : []), { type: 'finish' }];
};

const finishFailedRun: Step<'ending' | 'flushing', 'transcoderFailed'> = (state, { error }) => [
  { ...state, phase: 'ended', run: null },
  logError(error, 'a live stream cannot be transcoded'),
  { type: 'finish' },
];

/** Backpressure: an encoder is paused no longer than the timeout of a hanging ffmpeg. */
const BACKPRESSURE = {
  inputFull: (state: RecordingState): Transition => [state, { type: 'pauseEncoder', maxMs: DELAY_GIVE_UP_MS }],
  inputEmpty: (state: RecordingState): Transition => [state, { type: 'resumeEncoder' }],
  pauseExpired: (state: RecordingState): Transition => [state, disconnect],
};

/** A pause by hand, whose packets are read and dropped (rules/live#pause-by-hand). */
function pause<P extends RecordingPhase>(state: RecordingState<P>): Transition<P> {
  return [{ ...state, isPaused: true }, { type: 'resumeEncoder' }];
}

const PAUSE = { paused: pause, resumed: (state: RecordingState): Transition => [{ ...state, isPaused: false }] };

/** The events that each phase handles (rules/stream-recording#states); any other is ignored. */
const STEPS: { readonly [P in RecordingPhase]: Steps<P> } = {
  waiting: {
    ...PAUSE,
    packetReceived: receiveFirstPackets,
    encoderEnded: (state) => [{ ...state, phase: 'ended' }, { type: 'cancelPause' }, { type: 'finish' }],
  },
  starting: {
    ...PAUSE,
    paused: (state) => pause({ ...state, run: { ...state.run, isWithheld: true } }),
    packetReceived: receivePacket,
    transcoderStarted: (state) =>
      state.run.isWithheld
        ? replaceRun([{ ...state, phase: 'running' }], 'discard')
        : [{ ...state, phase: 'running' }, { type: 'writeBuffer' }],
    transcoderFailed: abandonRun,
    encoderEnded: (state) => [{ ...state, phase: 'ending' }, { type: 'cancelPause' }],
  },
  running: {
    ...BACKPRESSURE,
    paused: (state) => replaceRun(pause(state), 'discard'),
    packetReceived: writePacket,
    segmentsStored: accountRunningSegments,
    segmentsMissing: (state) => replaceRun([state], 'discard'),
    storeFailed: handleRunningStoreFailure,
    spaceFound: (state) => replaceRun(resumeRecording(state), 'discard'),
    transcoderExited: replaceExited,
    transcoderFailed: abandonRun,
    encoderEnded: flush,
  },
  replacing: {
    ...BACKPRESSURE,
    ...PAUSE,
    packetReceived: receivePacket,
    segmentsStored: accountSegments,
    storeFailed: handleStoreFailure,
    spaceFound: resumeRecording,
    transcoderStopped: (state, { now, buffer }) => startRun(state, now, buffer),
    transcoderFailed: abandonRun,
    encoderEnded: flush,
  },
  ending: {
    transcoderStarted: (state) => [
      { ...state, phase: 'flushing' },
      { type: 'writeBuffer' },
      { type: 'flushSegments', run: state.run.number },
    ],
    transcoderFailed: finishFailedRun,
  },
  flushing: {
    segmentsStored: (state, { seconds }) => advanceRun(state, seconds),
    storeFailed: (state, { error }) => retrySegments(state, error),
    segmentsFlushed: finishFlush,
    transcoderFailed: finishFailedRun,
  },
  ended: {},
};

function applyStep<P extends RecordingPhase, E extends RecordingEventType>(
  state: RecordingState<P>,
  event: RecordingEvent<E>,
): Transition | undefined {
  const steps: Steps<P> = STEPS[state.phase];
  const step: Step<P, E> | undefined = steps[event.type];
  return step?.(state, event);
}

/**
 * The state of a recording after an event, and the effects that follow in this order. Events of an earlier run and those
 * that the phase does not handle change nothing (rules/stream-recording#states).
 */
export function transition(state: RecordingState, event: RecordingEvent): Transition {
  const isEarlier = 'run' in event && event.run !== state.run?.number;
  return (isEarlier ? undefined : applyStep(state, event)) ?? [state];
}
