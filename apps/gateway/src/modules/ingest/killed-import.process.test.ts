import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makeVideo } from '../../../test/media/make-video.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';
import { contentCommand } from '../../operator/content/content-command.ts';

/** The number of times that the worker is killed; `npm run test:faults` kills it more often. */
const KILLS = Number(process.env.FAULT_ROUNDS ?? 5);

/** Longest pause between the start of the work and the kill, in ms: an undisturbed import needs about a second. */
const PAUSE_MS = 1500;

const ID = 'film-killed';

/** The two versions that alternate: the size of the video identifies the one that is played. */
const [FIRST, SECOND] = [
  { title: '骨盆复位第一版', file: 'first.mp4', size: '640x360' },
  { title: '骨盆复位第二版', file: 'second.mp4', size: '480x270' },
] as const;

const program = join(import.meta.dirname, '..', '..', '..', 'test', 'media', 'work-on-imports.ts');
let gateway: TestApp;
let folder: string;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-killed-'));
  const videos = [FIRST, SECOND].map(({ file, size }) => makeVideo(join(folder, file), { seconds: 4, size }));
  [gateway] = await Promise.all([testApp({ env: { WORKERS: 'off' }, poolSize: 6 }), ...videos]);
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await gateway.close();
  await rm(folder, { recursive: true });
});

function startWorker(): void {
  const { address, deps } = gateway;
  worker = spawn(process.execPath, [program, JSON.stringify(address), deps.config.dataDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function killWorker(): Promise<void> {
  if (!worker) return;
  const exited = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exited;
  worker = undefined;
}

async function startImport(version: typeof FIRST | typeof SECOND): Promise<void> {
  const directory = await mkdtemp(join(folder, 'item-'));
  await copyFile(join(folder, version.file), join(directory, 'film.mp4'));
  const item = { id: ID, kind: 'lecture', specialty: 'trauma', author: 'e01', level: '进阶', publish: true };
  await writeFile(
    join(directory, 'film.json'),
    JSON.stringify({ ...item, title: version.title, summary: version.title }),
  );
  for await (const _line of contentCommand.read(['import', join(directory, 'film.mp4'), '--wait', 'off'])(
    gateway.operator,
  ));
}

/** The title and the size of the item that a visitor finds and plays, or null while nothing is published. */
async function watch(): Promise<{ title: string; size: string | undefined } | null> {
  const browser = gateway.browser();
  const page = await browser.call('getVideo', { id: ID });
  if (page.statusCode === 404) return null;
  const { card } = page.json<{ data: ResponseOf<'getVideo'> }>().data;
  const { data: play } = (await browser.call('getVideoPlay', { id: ID })).json<{ data: ResponseOf<'getVideoPlay'> }>();
  const read = async (link: string, base = 'http://osteon.test') => {
    const url = new URL(link, new URL(base, 'http://osteon.test')).pathname;
    const reply = await browser.send({ url });
    expect(reply.statusCode, url).toBe(200);
    return { url, body: reply.body };
  };
  const master = await read(play.playlistUrl);
  const { renditions, audio } = readMaster(master.body);
  for (const path of [...renditions, ...audio]) {
    const track = await read(path, master.url);
    const { map = '', segments } = readPlaylist(track.body);
    for (const name of [map, ...segments]) await read(name, track.url);
  }
  const found = await gateway.deps.sql`select title from search_entry where resource_id = ${ID}`;
  expect(found).toEqual([{ title: card.title }]);
  return { title: card.title, size: /RESOLUTION=(\d+x\d+)/.exec(master.body)?.[1] };
}

/** Media programs that still work on a file of this test. */
async function countEncoders(): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes('ffmpeg') && line.includes(gateway.deps.config.dataDir)).length;
}

const pick = ({ title, size }: typeof FIRST | typeof SECOND) => ({ title, size });

/** Does at once what the queue's monitor does when the heartbeat of a killed worker is missing. */
async function expireHeartbeat(): Promise<void> {
  await gateway.deps.sql`
    update pgboss.job set state = 'retry', start_after = now() where name = 'ingest' and state = 'active'`;
}

const getState = async () => {
  const [row] = await gateway.deps
    .sql`select state, attempt from ingest where resource_id = ${ID} order by created_at desc`;
  return { state: String(row?.state), attempt: Number(row?.attempt) };
};

test(`a worker that is killed ${KILLS} times leaves the old video or the new one, never a partial one`, async () => {
  const { sql } = gateway.deps;
  let version: typeof FIRST | typeof SECOND = FIRST;
  const seen: unknown[] = [];
  await startImport(version);
  for (let kill = 0; kill < KILLS; kill++) {
    const before = await getState();
    startWorker();
    await vi.waitFor(async () => expect(await getState()).not.toEqual(before), { timeout: 30_000, interval: 20 });
    // Kills occur at any time during the work.
    await pause(Math.random() * PAUSE_MS);
    await killWorker();
    await vi.waitFor(async () => expect(await countEncoders()).toBe(0), 15_000);
    const visible = await watch();
    seen.push(visible);
    const { state } = await getState();
    expect(visible).toEqual(state === 'done' ? pick(version) : (seen.at(-2) ?? null));
    if (state === 'done') {
      version = version === FIRST ? SECOND : FIRST;
      await startImport(version);
    }
    await expireHeartbeat();
  }
  startWorker();
  await vi.waitFor(async () => expect((await getState()).state).toBe('done'), { timeout: 60_000, interval: 50 });
  await killWorker();
  expect(await watch()).toEqual(pick(version));
  const leftovers = await sql`select id from video_media where video_id = ${ID} and replaced_at is null`;
  expect(leftovers).toHaveLength(1);
}, 600_000);
