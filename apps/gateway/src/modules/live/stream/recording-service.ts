import { randomUUID } from 'node:crypto';
import { readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { FindMediaTool } from '../../ingest/tools/media-tools.ts';
import type { Publication } from './encoder-socket.ts';
import { type Clarity, type RenditionName, type Source, selectRungs } from './ladder.ts';
import { PacketKind, PacketStore } from './packet-store.ts';
import { getChannelFolder, getSegmentFile, getSegmentPath, INIT_FILE } from './segment-file.ts';
import { readSourceSize } from './source-facts.ts';
import { createStreamRepository } from './stream-repository.ts';
import { type MadeSegment, startTranscoder, type Transcoder } from './transcoder.ts';

/** How long the sound is waited for after the first picture, in ms: a camera may have none. */
const SOUND_WAIT_MS = 1000;

/** From this delay on, in ms, the largest definition is dropped: the others must keep up (rules/live#renditions). */
const DELAY_MAX_MS = 10_000;

/** From this delay on, in ms, a machine that cannot even make the smallest definition gives up, as its memory would fill. */
const DELAY_HOPELESS_MS = 60_000;

/** Runs that may fail one after the other within a minute. */
const FAILURES_MAX = 5;
const MINUTE_MS = 60_000;

type RecordingContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'storage' | 'log'>;

/** What a recording is of. */
export interface RecordedChannel {
  readonly channelId: string;
  readonly liveId: string;
  /** The definitions that the event asks for. */
  readonly asked: readonly Clarity[];
}

/** Called in the transaction that stores segments of an event's channel. */
export type OnSegments = (tx: Database, liveId: string) => Promise<void>;

/** One ffmpeg at work. */
interface Run {
  readonly id: string;
  readonly source: Source;
  readonly rungs: readonly Clarity[];
  /** The first picture: by the encoder's clock in ms, and by the gateway's. */
  readonly dts: number;
  readonly startedAt: number;
  /** When ffmpeg was started, by the gateway's clock. */
  readonly begunAt: number;
  readonly seconds: Map<RenditionName, number>;
  transcoder?: Transcoder;
  isStored: boolean;
}

/**
 * Turns the packets of an encoder into stored segments, by one ffmpeg after the other: a new one begins where the last
 * stored segment ends (rules/live#recording). `disconnect` is called where none can be made.
 */
export function startRecording(
  { config, db, clock, storage, log }: RecordingContext,
  { channelId, liveId, asked }: RecordedChannel,
  {
    findTool,
    onSegments,
    disconnect,
  }: { readonly findTool: FindMediaTool; readonly onSegments: OnSegments; readonly disconnect: () => void },
): Publication & { readonly ended: Promise<void> } {
  const packets = new PacketStore();
  const ended = Promise.withResolvers<void>();
  let size = { width: 0, height: 0 };
  let dropped = 0;
  let firstDts: number | null = null;
  let lastDts = 0;
  let run: Run | null = null;
  let failedAt: number[] = [];
  let isEnded = false;

  function begin(): void {
    const first = packets.replay();
    if (!first || !packets.hasVideo) return;
    const source = { ...size, hasAudio: packets.hasAudio };
    const rungs = selectRungs(asked, source);
    const started: Run = {
      id: randomUUID(),
      source,
      rungs: rungs.slice(0, Math.max(1, rungs.length - dropped)),
      dts: first.dts,
      startedAt: clock.now() - (lastDts - first.dts),
      begunAt: clock.now(),
      seconds: new Map(),
      isStored: false,
    };
    run = started;
    transcode(started).catch((error: unknown) => {
      log.error(error, 'a live stream cannot be transcoded');
      run = null;
      if (isEnded) ended.resolve();
      else disconnect();
    });
  }

  async function transcode(started: Run): Promise<void> {
    const folder = join(config.dataDir, 'live', started.id);
    const transcoder = await startTranscoder(
      { program: findTool('ffmpeg'), folder, rungs: started.rungs, source: started.source },
      { onSegments: (segments) => store(started, segments), onExit: (reason) => restart(started, reason) },
    );
    started.transcoder = transcoder;
    for (const bytes of packets.replay()?.flv ?? []) transcoder.write(bytes);
    if (isEnded) await finish(started);
  }

  async function store(stored: Run, segments: readonly MadeSegment[]): Promise<void> {
    for (const { rendition, number, path, initPath } of segments) {
      const put = async (file: string, from: string) =>
        storage.files.put(
          `${getChannelFolder(channelId)}/${getSegmentPath(rendition, stored.id, file)}`,
          await readFile(from),
        );
      if (number === 0) await put(INIT_FILE, initPath);
      await put(getSegmentFile(number), path);
    }
    await db.transaction(async (tx) => {
      const repository = createStreamRepository(tx);
      await repository.lockChannel(channelId);
      const { id, rungs, startedAt, source } = stored;
      if (!stored.isStored) await repository.addRun({ id, channelId, startedAt, rungs, ...source });
      const seconds = new Map(stored.seconds);
      for (const segment of segments) {
        const before = seconds.get(segment.rendition) ?? 0;
        await repository.addSegment({
          channelId,
          rendition: segment.rendition,
          runId: id,
          number: segment.number,
          startedAt: Math.round(startedAt + before * 1000),
          seconds: segment.seconds,
        });
        seconds.set(segment.rendition, before + segment.seconds);
      }
      await repository.setSegmentAt(channelId, clock.now());
      await onSegments(tx, liveId);
    });
    stored.isStored = true;
    for (const { rendition, seconds, path } of segments) {
      stored.seconds.set(rendition, (stored.seconds.get(rendition) ?? 0) + seconds);
      await unlink(path);
    }
    const done = stored.dts + Math.min(...stored.rungs.map((name) => stored.seconds.get(name) ?? 0)) * 1000;
    packets.forgetBefore(done);
    if (stored === run) watchDelay(stored, lastDts - done);
  }

  /** A run that has just begun is given time to catch up with what its predecessor left. */
  function watchDelay(watched: Run, delay: number): void {
    if (delay > DELAY_HOPELESS_MS) disconnect();
    else if (delay > DELAY_MAX_MS && watched.rungs.length > 1 && clock.now() - watched.begunAt > 2 * DELAY_MAX_MS)
      slowDown(watched);
  }

  /** Goes on with one definition less. */
  function slowDown(slow: Run): void {
    log.warn({ channelId, rungs: slow.rungs }, 'this machine is too slow for all definitions of a live stream');
    dropped++;
    void replace(slow, 'discard');
  }

  /** Ends a run, and begins the next where its last stored segment ends. Packets that come meanwhile are kept. */
  async function replace(former: Run, rest: 'store' | 'discard'): Promise<void> {
    await former.transcoder?.end(rest);
    if (!isEnded) begin();
  }

  function restart(failed: Run, reason: string): void {
    if (failed !== run || isEnded) return;
    log.error({ channelId, reason }, 'ffmpeg of a live stream ended');
    const now = clock.now();
    failedAt = [...failedAt.filter((at) => at > now - MINUTE_MS), now];
    if (failedAt.length > FAILURES_MAX) disconnect();
    else void replace(failed, 'store');
  }

  async function finish(last: Run | null): Promise<void> {
    await last?.transcoder?.end('store');
    ended.resolve();
  }

  return {
    ended: ended.promise,

    onPacket(packet: AvPacket) {
      if (packet.flags === PacketKind.facts) size = readSourceSize(packet);
      const tag = packets.add(packet);
      lastDts = packet.dts;
      firstDts ??= packet.dts;
      if (run) run.transcoder?.write(tag);
      else if (packets.hasAudio || lastDts - firstDts > SOUND_WAIT_MS) begin();
    },

    onEnd() {
      isEnded = true;
      // A transcoder that is being started finishes what it is given, and then the run.
      if (run === null || run.transcoder) void finish(run);
    },
  };
}
