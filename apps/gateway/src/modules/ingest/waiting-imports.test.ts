import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makeFilm } from '../../../test/media/make-film.ts';
import { describeFilm, placeItem, runContent } from '../../../test/media/media-imports.ts';
import { createIngest } from './index.ts';

let gateway: TestApp;
let folder: string;
let small: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-ingest-'));
  small = join(folder, 'small.mp4');
  const env = { WORKERS: 'off' };
  [gateway] = await Promise.all([testApp({ env, poolSize: 6 }), makeFilm(small)]);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const place = (name: string, source: string | Buffer, json: object) => placeItem(folder, { name, source, json });
const operate = (words: string[]) => runContent(gateway.deps, words);

const start = async (id: string) =>
  operate(['import', await place('waits.mp4', small, describeFilm(id)), '--wait', 'off']);

test('of two imports of an item at once one wins, and the other learns why', async () => {
  const outcomes = await Promise.allSettled([start('film-twice'), start('film-twice')]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('film-twice is being imported already')]);
  await expect(start('film-twice')).rejects.toThrow('from waits.mp4 (queued, 0 %): wait until that is done');
  const { objects } = await gateway.deps.storage.files.listAll('media');
  expect([...objects]).toHaveLength(1);
});

test('an import whose job was cancelled makes room for another', async () => {
  await start('film-cancelled');
  await gateway.deps.sql`
    update pgboss.job set state = 'cancelled'
    where name = 'ingest' and data ->> 'id' = (select id from ingest where resource_id = 'film-cancelled')`;
  const [, line] = await operate(['status', 'film-cancelled']);
  expect(line).toContain('its job was given up');
  await start('film-cancelled');
});

test('a worker without ffmpeg names the package, and the import waits', async () => {
  await start('film-waits');
  const config = { ...gateway.deps.config, ingest: { ...gateway.deps.config.ingest, ffmpegPath: '/nowhere' } };
  const [worker] = createIngest({ ...gateway.deps, config }).workers;
  const [row] = await gateway.deps.sql`select id from ingest where resource_id = 'film-waits'`;
  const job = { id: 'a-job', attempt: 0, isLastAttempt: false, signal: new AbortController().signal };
  const missing = 'ffprobe is missing in /nowhere: apt-get install ffmpeg, or set FFMPEG_PATH.';
  await expect(worker?.work({ id: row?.id }, job)).rejects.toThrow(missing);
  const [, line] = await operate(['status', 'film-waits']);
  expect(line).toMatch(/film-waits +waits\.mp4 +queued/);
  expect(line).toContain(missing);
});
