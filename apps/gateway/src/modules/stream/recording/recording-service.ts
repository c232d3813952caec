import { randomUUID } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import type { VideoRendition } from '@osteon/domain';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import type { AppContext } from '../../../platform/app-context.ts';
import { describeStorageError, storageError } from '../../../platform/storage/storage-error.ts';
import type { FindMediaTool } from '../../ingest/tools/media-tools.ts';
import type { EncoderConnection, Publication } from '../encoder-socket.ts';
import { selectRenditions } from '../renditions.ts';
import { createContinuousTime } from './continuous-time.ts';
import { PacketBuffer, PacketKind } from './packet-buffer.ts';
import { readSourceSize } from './source-metadata.ts';
import {
  hasFreeSpace,
  hasGap,
  type OnSegments,
  type StoredRun,
  type StreamedEvent,
  storeSegments,
} from './store-segments-service.ts';
import { type ProducedSegment, startTranscoder, type Transcoder } from './transcoder.ts';
import { getWorkFolder } from './work-folder.ts';

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

type RecordingContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'storage' | 'files' | 'log'>;

/** The channel of a recording. */
export interface RecordedChannel extends StreamedEvent {
  readonly channelId: string;
  /** The renditions that the event requests. */
  readonly requested: readonly VideoRendition[];
}

/** One ffmpeg process and its segments. */
interface Run extends StoredRun {
  /** Timestamp of the first frame, in ms of the stream. */
  readonly startTime: number;
  /** Start time of ffmpeg, by the gateway's clock. */
  readonly ffmpegStartedAt: number;
  /** End of its last stored segment, in ms of the stream. */
  storedUntil: number;
  transcoder?: Transcoder;
}

/**
 * Transcodes the packets of an encoder to stored segments, by one ffmpeg process after another: a new one starts where
 * the last stored segment ends (rules/recording#recording). The encoder is disconnected if none can be made, and paused
 * while ffmpeg's input is full. Once `stop` is aborted, an end waits for nothing.
 */
export function startRecording(
  context: RecordingContext,
  channel: RecordedChannel,
  {
    findTool,
    onSegments,
    encoder,
    stop,
  }: {
    readonly findTool: FindMediaTool;
    readonly onSegments: OnSegments;
    readonly encoder: EncoderConnection;
    readonly stop: AbortSignal;
  },
): Publication & { readonly ended: Promise<void> } {
  const { config, clock, storage, log } = context;
  const { channelId, requested: asked } = channel;
  const packets = new PacketBuffer();
  const toContinuousTime = createContinuousTime(() => clock.now());
  const ended = Promise.withResolvers<void>();
  let size = { width: 0, height: 0 };
  let dropped = 0;
  let lastTime = 0;
  let run: Run | null = null;
  let failedAt: number[] = [];
  let isPersisted = true;
  let probedAt = 0;
  let isFailing = false;
  let isReplacing = false;
  let isEnded = false;
  let paused: NodeJS.Timeout | undefined;

  function startRun(): void {
    const first = packets.replay();
    if (!first || !packets.hasVideo) return;
    const source = { ...size, hasAudio: packets.hasAudio };
    const renditions = selectRenditions(asked, source);
    const started: Run = {
      id: randomUUID(),
      source,
      renditions: renditions.slice(0, Math.max(1, renditions.length - dropped)),
      startTime: first.dts,
      storedUntil: first.dts,
      startedAt: clock.now() - (lastTime - first.dts),
      ffmpegStartedAt: clock.now(),
      isPersisted,
      stored: new Map(),
    };
    run = started;
    transcode(started).catch((error: unknown) => {
      log.error(error, 'a live stream cannot be transcoded');
      run = null;
      if (isEnded) ended.resolve();
      else encoder.disconnect();
    });
  }

  async function transcode(started: Run): Promise<void> {
    const folder = getWorkFolder(config.dataDir, started.id);
    const transcoder = await startTranscoder(
      { program: findTool('ffmpeg'), folder, renditions: started.renditions, source: started.source },
      {
        onSegments: (segments) => store(started, segments),
        onExit: (reason) => handleExit(started, reason),
        onInput,
        stop,
      },
    );
    started.transcoder = transcoder;
    for (const bytes of packets.replay()?.flv ?? []) transcoder.write(bytes);
    if (isEnded) await finish(started);
  }

  async function store(stored: Run, segments: readonly ProducedSegment[]): Promise<void> {
    if (hasGap(stored, segments)) return startNextRun(stored);
    try {
      await storeSegments(context, channel, stored, segments, onSegments);
      isFailing = false;
    } catch (error) {
      if (stored.isPersisted && !isEnded && storageError(error) !== null) return fallBackToMemory(stored, error);
      if (!isFailing) log.error(error, 'segments of a live stream cannot be stored, and are tried again');
      isFailing = true;
      throw error;
    }
    for (const { path } of segments) await unlink(path);
    const seconds = Math.min(...stored.renditions.map((name) => stored.stored.get(name)?.seconds ?? 0));
    stored.storedUntil = stored.startTime + seconds * 1000;
    packets.dropBefore(stored.storedUntil);
    if (stored !== run) return;
    if (!stored.isPersisted) void probeStorage(stored);
    if (lastTime - stored.storedUntil > DELAY_MAX_MS) dropLargestRendition(stored);
  }

  /**
   * Falls back to memory: viewers are served the segments in the memory of this gateway (rules/recording#full-storage).
   */
  function fallBackToMemory(refused: Run, error: unknown): void {
    const reason = describeStorageError(error);
    log.error(
      { channelId, reason },
      'a live stream goes on, but is not recorded: the storage does not take its segments',
    );
    isPersisted = false;
    probedAt = clock.now();
    startNextRun(refused);
  }

  /** Resumes the recording once there is free space. */
  async function probeStorage(memoryRun: Run): Promise<void> {
    if (clock.now() - probedAt < PROBE_MS) return;
    probedAt = clock.now();
    if (!(await hasFreeSpace(storage)) || memoryRun !== run || isEnded) return;
    log.warn({ channelId }, 'a live stream is recorded again');
    isPersisted = true;
    startNextRun(memoryRun);
  }

  /** Starts another run where the last stored segment ends, unless one is about to start. */
  function startNextRun(former: Run): void {
    if (former === run && !isReplacing) void replaceRun(former, 'discard');
  }

  /** Drops one rendition; a run that has just started has time to catch up with the backlog of its predecessor. */
  function dropLargestRendition(slow: Run): void {
    if (slow.renditions.length === 1 || clock.now() - slow.ffmpegStartedAt <= 2 * DELAY_MAX_MS) return;
    log.warn(
      { channelId, renditions: slow.renditions },
      'this machine is too slow for all definitions of a live stream',
    );
    dropped++;
    startNextRun(slow);
  }

  /**
   * Stops a run, and starts the next where its last stored segment ends. Packets that arrive meanwhile are buffered.
   */
  async function replaceRun(former: Run, remaining: 'store' | 'discard'): Promise<void> {
    isReplacing = true;
    await former.transcoder?.stop(remaining);
    isReplacing = false;
    if (!isEnded) startRun();
  }

  function handleExit(failed: Run, reason: string): void {
    if (failed !== run || isReplacing || isEnded) return;
    log.error({ channelId, reason }, 'ffmpeg of a live stream ended');
    const now = clock.now();
    failedAt = [...failedAt.filter((at) => at > now - MINUTE_MS), now];
    if (failedAt.length > FAILURES_MAX) encoder.disconnect();
    else void replaceRun(failed, 'store');
  }

  /** Backpressure: an encoder is paused no longer than the timeout of a hanging ffmpeg. */
  function onInput(state: 'full' | 'empty'): void {
    clearTimeout(paused);
    if (isEnded) return;
    if (state === 'empty') return encoder.resume();
    encoder.pause();
    paused = setTimeout(() => encoder.disconnect(), DELAY_GIVE_UP_MS);
  }

  async function finish(last: Run | null): Promise<void> {
    const lost = (await last?.transcoder?.stop('insist')) ?? 0;
    if (lost > 0) log.error({ channelId, segments: lost }, 'the last segments of a live stream could not be stored');
    ended.resolve();
  }

  return {
    ended: ended.promise,

    onPacket(packet: AvPacket) {
      if (packet.flags === PacketKind.metadata) size = readSourceSize(packet);
      // Headers have no timestamp of their own: encoders send arbitrary ones.
      if (isTimed(packet)) lastTime = toContinuousTime(packet.dts);
      const tag = packets.add({ ...packet, dts: lastTime });
      // Checked here, as an ffmpeg that hangs makes no segment at which to check it.
      const isTooLate = run !== null && lastTime - run.storedUntil > DELAY_GIVE_UP_MS;
      if (isTooLate || packets.bytes > WAITING_BYTES_MAX) encoder.disconnect();
      if (run) run.transcoder?.write(tag);
      else if (packets.hasAudio || lastTime > AUDIO_WAIT_MS) startRun();
    },

    onEnd() {
      isEnded = true;
      clearTimeout(paused);
      // A transcoder that is being started processes its input, and then finishes the run.
      if (run === null || run.transcoder) void finish(run);
    },
  };
}

const TIMED: readonly number[] = [PacketKind.audio, PacketKind.keyFrame, PacketKind.frame];

const isTimed = ({ flags }: AvPacket): boolean => TIMED.includes(flags);
