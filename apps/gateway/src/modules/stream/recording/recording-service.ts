import { randomUUID } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import type { VideoRendition } from '@osteon/domain';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import type { AppContext } from '../../../platform/app-context.ts';
import { describeStorageError, storageError } from '../../../platform/storage/storage-error.ts';
import type { FindMediaTool } from '../../ingest/tools/media-tools.ts';
import type { HandPause } from '../../live/status/move-status-service.ts';
import type { EncoderConnection, Publication } from '../encoder-socket.ts';
import { createContinuousTime } from './continuous-time.ts';
import { PacketBuffer, PacketKind } from './packet-buffer.ts';
import {
  createRecordingState,
  type EffectHandlers,
  type RecordingEffect,
  type RecordingEffectType,
  type RecordingEvent,
  type Run,
} from './recording-state.ts';
import { transition } from './recording-transitions.ts';
import {
  hasFreeSpace,
  hasGap,
  type OnSegments,
  type StoredRun,
  type StreamedEvent,
  storeSegments,
  WithheldSegments,
} from './store-segments-service.ts';
import { type ProducedSegment, startTranscoder, type Transcoder } from './transcoder.ts';
import { getWorkFolder } from './work-folder.ts';

type RecordingContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'storage' | 'files' | 'log'>;

/** The channel of a recording. */
export interface RecordedChannel extends StreamedEvent {
  readonly channelId: string;
  /** The renditions that the event requests. */
  readonly requested: readonly VideoRendition[];
}

/** A running recording. */
interface Recording extends Publication {
  readonly ended: Promise<void>;
  /**
   * Stops publishing at a pause of the event by hand, and starts another run with the packets that arrive after it
   * (rules/live#pause-by-hand).
   */
  followPause(pause: HandPause): void;
}

/**
 * Transcodes the packets of an encoder to stored segments, by one ffmpeg process after another: a new one starts where
 * the last stored segment ends (rules/stream-recording#recording). This file reports events to the state machine of
 * `recording-transitions.ts`, and carries out its effects. Once `stop` is aborted, an end waits for nothing.
 */
export function startRecording(
  context: RecordingContext,
  channel: RecordedChannel,
  {
    findTool,
    onSegments,
    encoder,
    onPublished,
    stop,
  }: {
    readonly findTool: FindMediaTool;
    readonly onSegments: OnSegments;
    readonly encoder: EncoderConnection;
    /** Called with the time from the first frame of segments to their publication, in ms. */
    readonly onPublished: (delayMs: number) => void;
    readonly stop: AbortSignal;
  },
): Recording {
  const { config, clock, storage, log } = context;
  const packets = new PacketBuffer();
  const toContinuousTime = createContinuousTime(() => clock.now());
  const ended = Promise.withResolvers<void>();
  let state = createRecordingState(channel);
  let transcoder: Transcoder | undefined;
  let pauseTimer: NodeJS.Timeout | undefined;
  let pauseToken: number | null = null;

  function dispatch(event: RecordingEvent): void {
    const [next, ...effects] = transition(state, event);
    // Set before the effects, which may cause the next event.
    state = next;
    for (const effect of effects) carryOut(effect);
  }

  function carryOut<E extends RecordingEffectType>(effect: RecordingEffect<E>): void {
    handlers[effect.type](effect);
  }

  const handlers: EffectHandlers = {
    startTranscoder: ({ run }) => void report(run.number, startRun(run)),
    writePacket: ({ flv }) => transcoder?.write(flv),
    writeBuffer() {
      for (const flv of packets.replay()) transcoder?.write(flv);
    },
    stopTranscoder: ({ run, rest }) => void report(run, stopRun(run, rest)),
    flushSegments: ({ run }) => void report(run, flushSegments(run)),
    dropPackets: ({ until }) => packets.dropBefore(until),
    probeStorage: ({ run }) => void probeStorage(run),
    disconnectEncoder: () => encoder.disconnect(),
    pauseEncoder({ maxMs }) {
      encoder.pause();
      pauseTimer = setTimeout(() => dispatch({ type: 'pauseExpired' }), maxMs);
    },
    resumeEncoder() {
      clearTimeout(pauseTimer);
      encoder.resume();
    },
    cancelPause: () => clearTimeout(pauseTimer),
    log: ({ level, details, message }) => log[level](details, message),
    finish: () => ended.resolve(),
  };

  /** Reports the failure of an action on ffmpeg. */
  async function report(run: number, action: Promise<void>): Promise<void> {
    try {
      await action;
    } catch (error) {
      dispatch({ type: 'transcoderFailed', run, error });
    }
  }

  async function startRun(run: Run): Promise<void> {
    const { number, source, renditions } = run;
    const stored: StoredRun = { ...run, id: randomUUID(), pauseToken, stored: new Map() };
    transcoder = await startTranscoder(
      { program: findTool('ffmpeg'), folder: getWorkFolder(config.dataDir, stored.id), renditions, source },
      {
        onSegments: (segments) => store(number, stored, segments),
        onExit: (reason) => dispatch({ type: 'transcoderExited', run: number, now: clock.now(), reason }),
        onInput: (level) => dispatch({ type: level === 'full' ? 'inputFull' : 'inputEmpty', run: number }),
        stop,
      },
    );
    dispatch({ type: 'transcoderStarted', run: number });
  }

  async function stopRun(run: number, rest: 'discard' | 'store'): Promise<void> {
    await transcoder?.stop(rest);
    dispatch({ type: 'transcoderStopped', run, now: clock.now(), buffer: packets.input });
  }

  async function flushSegments(run: number): Promise<void> {
    const lost = (await transcoder?.stop('flush')) ?? 0;
    dispatch({ type: 'segmentsFlushed', run, lost });
  }

  async function probeStorage(run: number): Promise<void> {
    if (await hasFreeSpace(storage)) dispatch({ type: 'spaceFound', run });
  }

  /** Stores new segments of a run; rejects if the transcoder is to pass them on again. */
  async function store(run: number, stored: StoredRun, segments: readonly ProducedSegment[]): Promise<void> {
    if (stored.pauseToken !== pauseToken) return;
    if (hasGap(stored, segments)) return dispatch({ type: 'segmentsMissing', run });
    const before = getSeconds(stored);
    try {
      await storeSegments(context, channel, stored, segments, onSegments);
    } catch (error) {
      // The pause by hand that forbids them is about to be followed.
      if (error instanceof WithheldSegments) return;
      const refusal = storageError(error) === null ? null : describeStorageError(error);
      dispatch({ type: 'storeFailed', run, now: clock.now(), error, refusal });
      if (state.isRetrying) throw error;
      return;
    }
    for (const { path } of segments) await unlink(path);
    const now = clock.now();
    onPublished(now - (stored.startedAt + before * 1000));
    dispatch({ type: 'segmentsStored', run, now, seconds: getSeconds(stored) });
  }

  return {
    ended: ended.promise,

    onPacket(packet: AvPacket) {
      // Headers have no timestamp of their own: encoders send arbitrary ones.
      const time = isTimed(packet) ? toContinuousTime(packet.dts) : state.lastTime;
      const flv = packets.add({ ...packet, dts: time });
      if (state.isPaused) packets.clear();
      dispatch({ type: 'packetReceived', now: clock.now(), time, flv, buffer: packets.input });
    },

    onEnd: () => dispatch({ type: 'encoderEnded' }),

    followPause({ token, isPaused }) {
      if (token !== pauseToken) {
        pauseToken = token;
        packets.clear();
        dispatch({ type: 'paused' });
      }
      if (!isPaused && state.isPaused) dispatch({ type: 'resumed' });
    },
  };
}

/** The seconds that are stored in every video rendition. */
const getSeconds = ({ renditions, stored }: StoredRun): number =>
  Math.min(...renditions.map((name) => stored.get(name)?.seconds ?? 0));

const TIMED: readonly number[] = [PacketKind.audio, PacketKind.keyFrame, PacketKind.frame];

const isTimed = ({ flags }: AvPacket): boolean => TIMED.includes(flags);
