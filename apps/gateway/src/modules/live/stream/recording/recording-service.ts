import { randomUUID } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import type { AppContext } from '../../../../platform/app-context.ts';
import { describeStorageError, storageError } from '../../../../platform/storage/storage-error.ts';
import type { FindMediaTool } from '../../../ingest/tools/media-tools.ts';
import type { EncoderConnection, Publication } from '../encoder-socket.ts';
import { type Clarity, selectRungs } from '../ladder.ts';
import { createContinuousTime } from './continuous-time.ts';
import { PacketKind, PacketStore } from './packet-store.ts';
import { readSourceSize } from './source-facts.ts';
import {
  hasGap,
  hasRoom,
  type OnSegments,
  type StoredRun,
  type StreamedEvent,
  storeSegments,
} from './store-segments-service.ts';
import { type MadeSegment, startTranscoder, type Transcoder } from './transcoder.ts';
import { getWorkFolder } from './work-folder.ts';

/** Time for audio to arrive after the first video packet, in ms: a camera may have none. */
const SOUND_WAIT_MS = 1000;

/** From this delay on, in ms, the largest rendition is dropped: the others must keep up (rules/live#renditions). */
const DELAY_MAX_MS = 10_000;

/** From this delay on, in ms, a machine that cannot even encode the smallest rendition gives up. */
const DELAY_HOPELESS_MS = 60_000;

/**
 * Maximum size of packets that wait to be stored, in bytes, whatever the timestamps of the encoder are: far more than
 * some seconds have.
 */
const WAITING_MAX = 64 * 1024 * 1024;

/** Maximum number of runs that may fail within a minute. */
const FAILURES_MAX = 5;
const MINUTE_MS = 60_000;

/** Probe interval of a storage that accepts no segments, in ms. */
const ASK_MS = 10_000;

type RecordingContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'storage' | 'files' | 'log'>;

/** The channel of a recording. */
export interface RecordedChannel extends StreamedEvent {
  readonly channelId: string;
  /** The renditions that the event requests. */
  readonly asked: readonly Clarity[];
}

/** One ffmpeg process and its segments. */
interface Run extends StoredRun {
  /** Timestamp of the first frame, in ms of the stream. */
  readonly time: number;
  /** Start time of ffmpeg, by the gateway's clock. */
  readonly begunAt: number;
  /** End of its last stored segment, in ms of the stream. */
  done: number;
  transcoder?: Transcoder;
}

/**
 * Transcodes the packets of an encoder to stored segments, by one ffmpeg process after another: a new one starts where
 * the last stored segment ends (rules/live#recording). The encoder is disconnected if none can be made, and paused
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
  const { channelId, asked } = channel;
  const packets = new PacketStore();
  const toTime = createContinuousTime(() => clock.now());
  const ended = Promise.withResolvers<void>();
  let size = { width: 0, height: 0 };
  let dropped = 0;
  let lastTime = 0;
  let run: Run | null = null;
  let failedAt: number[] = [];
  let isKept = true;
  let askedAt = 0;
  let isFailing = false;
  let isReplacing = false;
  let isEnded = false;
  let paused: NodeJS.Timeout | undefined;

  function begin(): void {
    const first = packets.replay();
    if (!first || !packets.hasVideo) return;
    const source = { ...size, hasAudio: packets.hasAudio };
    const rungs = selectRungs(asked, source);
    const started: Run = {
      id: randomUUID(),
      source,
      rungs: rungs.slice(0, Math.max(1, rungs.length - dropped)),
      time: first.dts,
      done: first.dts,
      startedAt: clock.now() - (lastTime - first.dts),
      begunAt: clock.now(),
      isKept,
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
      { program: findTool('ffmpeg'), folder, rungs: started.rungs, source: started.source },
      {
        onSegments: (segments) => store(started, segments),
        onExit: (reason) => restart(started, reason),
        onInput,
        stop,
      },
    );
    started.transcoder = transcoder;
    for (const bytes of packets.replay()?.flv ?? []) transcoder.write(bytes);
    if (isEnded) await finish(started);
  }

  async function store(stored: Run, segments: readonly MadeSegment[]): Promise<void> {
    if (hasGap(stored, segments)) return renew(stored);
    try {
      await storeSegments(context, channel, stored, segments, onSegments);
      isFailing = false;
    } catch (error) {
      if (stored.isKept && !isEnded && storageError(error) !== null) return goOnInMemory(stored, error);
      if (!isFailing) log.error(error, 'segments of a live stream cannot be stored, and are tried again');
      isFailing = true;
      throw error;
    }
    for (const { path } of segments) await unlink(path);
    const seconds = Math.min(...stored.rungs.map((name) => stored.stored.get(name)?.seconds ?? 0));
    stored.done = stored.time + seconds * 1000;
    packets.forgetBefore(stored.done);
    if (stored !== run) return;
    if (!stored.isKept) void askStorage(stored);
    if (lastTime - stored.done > DELAY_MAX_MS) dropLargest(stored);
  }

  /** Falls back to memory: viewers are served the segments in the memory of this gateway (rules/live#full-storage). */
  function goOnInMemory(refused: Run, error: unknown): void {
    const reason = describeStorageError(error);
    log.error(
      { channelId, reason },
      'a live stream goes on, but is not recorded: the storage does not take its segments',
    );
    isKept = false;
    askedAt = clock.now();
    renew(refused);
  }

  /** Resumes the recording once there is free space. */
  async function askStorage(held: Run): Promise<void> {
    if (clock.now() - askedAt < ASK_MS) return;
    askedAt = clock.now();
    if (!(await hasRoom(storage)) || held !== run || isEnded) return;
    log.warn({ channelId }, 'a live stream is recorded again');
    isKept = true;
    renew(held);
  }

  /** Starts another run where the last stored segment ends, unless one is about to start. */
  function renew(former: Run): void {
    if (former === run && !isReplacing) void replace(former, 'discard');
  }

  /** Drops one rendition; a run that has just started has time to catch up with the backlog of its predecessor. */
  function dropLargest(slow: Run): void {
    if (slow.rungs.length === 1 || clock.now() - slow.begunAt <= 2 * DELAY_MAX_MS) return;
    log.warn({ channelId, rungs: slow.rungs }, 'this machine is too slow for all definitions of a live stream');
    dropped++;
    renew(slow);
  }

  /**
   * Stops a run, and starts the next where its last stored segment ends. Packets that arrive meanwhile are buffered.
   */
  async function replace(former: Run, rest: 'store' | 'discard'): Promise<void> {
    isReplacing = true;
    await former.transcoder?.end(rest);
    isReplacing = false;
    if (!isEnded) begin();
  }

  function restart(failed: Run, reason: string): void {
    if (failed !== run || isReplacing || isEnded) return;
    log.error({ channelId, reason }, 'ffmpeg of a live stream ended');
    const now = clock.now();
    failedAt = [...failedAt.filter((at) => at > now - MINUTE_MS), now];
    if (failedAt.length > FAILURES_MAX) encoder.disconnect();
    else void replace(failed, 'store');
  }

  /** Backpressure: an encoder is paused no longer than the timeout of a hanging ffmpeg. */
  function onInput(state: 'full' | 'empty'): void {
    clearTimeout(paused);
    if (isEnded) return;
    if (state === 'empty') return encoder.resume();
    encoder.pause();
    paused = setTimeout(() => encoder.disconnect(), DELAY_HOPELESS_MS);
  }

  async function finish(last: Run | null): Promise<void> {
    const lost = (await last?.transcoder?.end('insist')) ?? 0;
    if (lost > 0) log.error({ channelId, segments: lost }, 'the last segments of a live stream could not be stored');
    ended.resolve();
  }

  return {
    ended: ended.promise,

    onPacket(packet: AvPacket) {
      if (packet.flags === PacketKind.facts) size = readSourceSize(packet);
      // Headers have no timestamp of their own: encoders send arbitrary ones.
      if (isTimed(packet)) lastTime = toTime(packet.dts);
      const tag = packets.add({ ...packet, dts: lastTime });
      // Checked here, as an ffmpeg that hangs makes no segment at which to check it.
      const isHopeless = run !== null && lastTime - run.done > DELAY_HOPELESS_MS;
      if (isHopeless || packets.bytes > WAITING_MAX) encoder.disconnect();
      if (run) run.transcoder?.write(tag);
      else if (packets.hasAudio || lastTime > SOUND_WAIT_MS) begin();
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
