import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { VideoRendition } from '@osteon/domain';
import { getProcessPrefix } from '../../ingest/tools/process-limits.ts';
import { composeTranscoderArguments, listPlaylistRenditions, type RenditionName, type Source } from '../renditions.ts';
import { readSegmentList } from './segment-list.ts';

/** A segment in the work folder. */
export interface ProducedSegment {
  readonly rendition: RenditionName;
  /** From 0 in each run. */
  readonly number: number;
  readonly seconds: number;
  readonly path: string;
  /** The initialization segment, which a player needs before the first segment. */
  readonly initPath: string;
}

/** A running ffmpeg process. */
export interface Transcoder {
  write(flv: Buffer): void;
  /**
   * Stops the process; the remaining segments are discarded, or passed on once, or, as no other run would make them
   * again, flushed until they are stored, half a minute has passed or `stop` is aborted. Resolves to the number of
   * segments that were not stored.
   */
  stop(rest: 'discard' | 'store' | 'flush'): Promise<number>;
}

/** Polling interval for new segments, in ms: part of the delay for viewers. */
const POLL_MS = 200;

/**
 * Buffered bytes from which the input of ffmpeg counts as full: some seconds of a stream, in which a slow machine may
 * catch up.
 */
const INPUT_FULL = 32 * 1024 * 1024;

/** Timeout for ffmpeg to write its last segments, in ms: on a slow machine it is seconds behind. */
const EXIT_MS = 15_000;

/** Time in which the flush of the last segments is retried, in ms: together with EXIT_MS below the wait of a replay. */
const FLUSH_MS = 30_000;

/**
 * Starts ffmpeg in a folder of its own. `onSegments` receives new segments, in order and not again before it has
 * resolved; `onExit` is called if ffmpeg ended by itself, `onInput` when its input is full, and when it is empty again.
 * Once `stop` is aborted, an end waits for nothing.
 */
export async function startTranscoder(
  {
    program,
    folder,
    renditions,
    source,
  }: { program: string; folder: string; renditions: readonly VideoRendition[]; source: Source },
  {
    onSegments,
    onExit,
    onInput,
    stop,
  }: {
    readonly onSegments: (segments: readonly ProducedSegment[]) => Promise<void>;
    readonly onExit: (reason: string) => void;
    readonly onInput: (state: 'full' | 'empty') => void;
    readonly stop: AbortSignal;
  },
): Promise<Transcoder> {
  const names = listPlaylistRenditions(renditions, source.hasAudio).map(({ name }) => name);
  await rm(folder, { recursive: true, force: true });
  for (const name of names) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  const child = spawnProgram(program, composeTranscoderArguments(renditions, source), folder);
  const next = new Map(names.map((name) => [name, 0]));
  let stderr = '';
  let isEnding = false;
  let isFull = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000);
  });
  // A program that has ended breaks its input; its end is reported by `close`.
  child.stdin?.on('error', () => undefined);
  const empty = () => {
    if (isFull) onInput('empty');
    isFull = false;
  };
  child.stdin?.on('drain', empty);
  const closed = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      stderr = error.message;
      resolve();
    });
    child.on('close', () => resolve());
  });

  /** Waits until ffmpeg has written its last segments; kills it after a timeout. */
  async function waitUntilClosed(): Promise<void> {
    const kill = () => child.kill('SIGKILL');
    const killer = setTimeout(kill, stop.aborted ? 0 : EXIT_MS);
    stop.addEventListener('abort', kill);
    await closed;
    stop.removeEventListener('abort', kill);
    clearTimeout(killer);
  }

  /** The segments in each rendition's list that were not passed on yet. */
  async function listNew(): Promise<ProducedSegment[]> {
    const found: ProducedSegment[] = [];
    for (const name of names) {
      const list = readSegmentList(await readFile(join(folder, name, 'index.m3u8'), 'utf8').catch(() => ''));
      for (const { number, seconds, file } of list.segments) {
        if (number < (next.get(name) ?? 0)) continue;
        const initPath = join(folder, name, list.init);
        found.push({ rendition: name, number, seconds, path: join(folder, name, file), initPath });
      }
    }
    return found;
  }

  /** Passes on new segments; failed ones are retried at the next poll. */
  async function pollSegments(): Promise<void> {
    const found = await listNew();
    if (found.length === 0) return;
    await onSegments(found);
    for (const { rendition, number } of found) next.set(rendition, number + 1);
  }

  /** Flushes the last segments; returns the number that was not stored. */
  async function flushSegments(until: number): Promise<number> {
    for (;;) {
      const isStored = await pollSegments().then(
        () => true,
        () => false,
      );
      if (isStored) return 0;
      if (performance.now() >= until || stop.aborted) return (await listNew()).length;
      await wait(POLL_MS);
    }
  }

  let polling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling.then(pollSegments).catch(() => undefined);
  }, POLL_MS);

  void closed.then(() => {
    empty();
    if (!isEnding) onExit(stderr.trim());
  });

  return {
    write(flv) {
      if (!child.stdin?.writable) return;
      child.stdin.write(flv);
      if (isFull || child.stdin.writableLength <= INPUT_FULL) return;
      isFull = true;
      onInput('full');
    },
    async stop(rest) {
      isEnding = true;
      if (rest === 'discard') {
        clearInterval(timer);
        child.kill('SIGKILL');
      }
      child.stdin?.end();
      await waitUntilClosed();
      clearInterval(timer);
      await polling;
      const lost = rest === 'discard' ? 0 : await flushSegments(performance.now() + (rest === 'flush' ? FLUSH_MS : 0));
      await rm(folder, { recursive: true, force: true });
      return lost;
    },
  };
}

/** Spawns a program without a shell, and with none of the gateway's secrets. */
function spawnProgram(program: string, args: readonly string[], cwd: string): ChildProcess {
  const [first = program, ...words] = [...getProcessPrefix(), program, ...args];
  return spawn(first, words, {
    cwd,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, LC_ALL: 'C.UTF-8' },
  });
}
