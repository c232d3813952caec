import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { describeVideo, runContent, writeItem } from '../../../test/media/media-imports.ts';
import { createIngest } from './index.ts';

let gateway: TestApp;
let folder: string;

/** No worker processes the imports of this file, so its videos are never read. */
const VIDEO_BYTES = Buffer.from('film');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-ingest-'));
  gateway = await testApp({ env: { WORKERS: 'off' }, poolSize: 6 });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, source: string | Buffer, json: object) => writeItem(folder, { name, source, json });
const operate = (words: string[]) => runContent(gateway.operator, words);

const start = async (id: string) =>
  operate(['import', await write('waits.mp4', VIDEO_BYTES, describeVideo(id)), '--wait', 'off']);

test('one of two imports of an item at once succeeds, and the other returns the reason', async () => {
  const outcomes = await Promise.allSettled([start('film-twice'), start('film-twice')]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('film-twice is being imported already')]);
  await expect(start('film-twice')).rejects.toThrow('from waits.mp4 (queued, 0 %): wait until that is done');
  const { objects } = await gateway.deps.storage.files.listAll('media');
  expect([...objects]).toHaveLength(1);
});

test('an import whose job was cancelled permits another', async () => {
  await start('film-cancelled');
  await gateway.deps.sql`
    update pgboss.job set state = 'cancelled'
    where name = 'ingest' and data ->> 'id' = (select id from ingest where resource_id = 'film-cancelled')`;
  const [, line] = await operate(['status', 'film-cancelled']);
  expect(line).toContain('its job was given up');
  await start('film-cancelled');
});

test('a worker without ffmpeg reports the package, and the import waits', async () => {
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

describe('before anything is stored', () => {
  test('all faults of the JSON are listed: file, item, field', async () => {
    const chapters = [
      { startSeconds: 5, title: '一' },
      { startSeconds: 4, title: '二' },
    ];
    const path = await write('faulty.mp4', VIDEO_BYTES, {
      ...describeVideo('film-faulty'),
      kind: 'opera',
      chapters,
      colour: 'red',
    });
    const refusal = await operate(['import', path]).catch((error: unknown) =>
      String(error instanceof Error && error.message).split('\n'),
    );
    const json = path.replace('.mp4', '.json');
    expect(refusal).toEqual([
      expect.stringContaining(`${json} › film-faulty › kind: `),
      `${json} › film-faulty › chapters.1.startSeconds: must be after the one before`,
      expect.stringContaining(`${json} › film-faulty: `),
    ]);
  });

  test.each([
    ['an unknown specialty', { specialty: 'magic' }, 'there is no specialty magic'],
    ['an unknown author', { author: 'e99' }, 'there is no doctor e99'],
    ['an unknown tag', { tags: ['无此标签'] }, 'there is no tag 无此标签'],
    ['the id of a document', { id: 'b01' }, 'this id belongs to an item of another type'],
  ])('%s is refused', async (_name, change, message) => {
    const path = await write('refused.mp4', VIDEO_BYTES, { ...describeVideo('film-refused'), ...change });
    await expect(operate(['import', path])).rejects.toThrow(message);
    expect(await operate(['status', 'film-refused'])).toEqual(['There is no import.']);
  });

  test('a video without its JSON is refused', async () => {
    const path = await write('lonely.mp4', VIDEO_BYTES, describeVideo('film-lonely'));
    await rm(path.replace('.mp4', '.json'));
    await expect(operate(['import', path])).rejects.toThrow('which describes the item');
  });
});
