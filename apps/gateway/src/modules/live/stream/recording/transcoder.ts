import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getToolPrefix } from '../../../ingest/tools/tool-limits.ts';
import { type Clarity, composeTranscoderArguments, listVariants, type RenditionName, type Source } from '../ladder.ts';
import { readSegmentList } from './segment-list.ts';

/** A segment that lies in the work folder. */
export interface MadeSegment {
  readonly rendition: RenditionName;
  /** From 0 in each run. */
  readonly number: number;
  readonly seconds: number;
  readonly path: string;
  /** The file that a player needs before the first segment. */
  readonly initPath: string;
}

/** A running ffmpeg. */
export interface Transcoder {
  write(flv: Buffer): void;
  /**
   * Ends it; the rest is discarded, or passed on once, or, as nothing follows that would have it, until it is taken, half a
   * minute has passed or `stop` is aborted. Resolves to how many segments were not taken.
   */
  end(rest: 'discard' | 'store' | 'insist'): Promise<number>;
}

/** How often new segments are looked for, in ms: part of the delay that viewers see. */
const LOOK_MS = 200;

/** Bytes that wait for ffmpeg when its input counts as full: some seconds of a stream, in which a slow machine may catch up. */
const INPUT_FULL = 32 * 1024 * 1024;

/** Time in which ffmpeg writes its last segments, in ms: on a slow machine it is seconds behind. */
const END_MS = 15_000;

/** Time in which the last segments are passed on again and again, in ms: with END_MS below what a replay waits for. */
const INSIST_MS = 30_000;

/**
 * Starts ffmpeg in a folder of its own. `onSegments` gets what is new, in order and not again before it has resolved;
 * `onExit` is called where ffmpeg ended by itself, `onInput` where its input is full, and where it is empty again. Once `stop`
 * is aborted, an end waits for nothing.
 */
export async function startTranscoder(
  { program, folder, rungs, source }: { program: string; folder: string; rungs: readonly Clarity[]; source: Source },
  {
    onSegments,
    onExit,
    onInput,
    stop,
  }: {
    readonly onSegments: (segments: readonly MadeSegment[]) => Promise<void>;
    readonly onExit: (reason: string) => void;
    readonly onInput: (state: 'full' | 'empty') => void;
    readonly stop: AbortSignal;
  },
): Promise<Transcoder> {
  const names = listVariants(rungs, source.hasAudio).map(({ name }) => name);
  await rm(folder, { recursive: true, force: true });
  for (const name of names) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  const child = spawnProgram(program, composeTranscoderArguments(rungs, source), folder);
  const next = new Map(names.map((name) => [name, 0]));
  let stderr = '';
  let isEnding = false;
  let isFull = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000);
  });
  // A program that has ended breaks its input; its end is told by `close`.
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

  /** Waits until ffmpeg has written its last segments; kills it where that takes too long. */
  async function waitUntilClosed(): Promise<void> {
    const kill = () => child.kill('SIGKILL');
    const killer = setTimeout(kill, stop.aborted ? 0 : END_MS);
    stop.addEventListener('abort', kill);
    await closed;
    stop.removeEventListener('abort', kill);
    clearTimeout(killer);
  }

  /** What each rendition's list names and was not passed on yet. */
  async function listNew(): Promise<MadeSegment[]> {
    const found: MadeSegment[] = [];
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

  /** Passes on what is new, so that what failed is tried again. */
  async function look(): Promise<void> {
    const found = await listNew();
    if (found.length === 0) return;
    await onSegments(found);
    for (const { rendition, number } of found) next.set(rendition, number + 1);
  }

  /** Passes on the last segments; returns how many were not taken. */
  async function lookLast(until: number): Promise<number> {
    for (;;) {
      const isTaken = await look().then(
        () => true,
        () => false,
      );
      if (isTaken) return 0;
      if (performance.now() >= until || stop.aborted) return (await listNew()).length;
      await wait(LOOK_MS);
    }
  }

  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, LOOK_MS);

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
    async end(rest) {
      isEnding = true;
      if (rest === 'discard') {
        clearInterval(timer);
        child.kill('SIGKILL');
      }
      child.stdin?.end();
      await waitUntilClosed();
      clearInterval(timer);
      await looking;
      const lost = rest === 'discard' ? 0 : await lookLast(performance.now() + (rest === 'insist' ? INSIST_MS : 0));
      await rm(folder, { recursive: true, force: true });
      return lost;
    },
  };
}

/** Without a shell, and with none of the gateway's secrets. */
function spawnProgram(program: string, args: readonly string[], cwd: string): ChildProcess {
  const [first = program, ...words] = [...getToolPrefix(), program, ...args];
  return spawn(first, words, {
    cwd,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, LC_ALL: 'C.UTF-8' },
  });
}
