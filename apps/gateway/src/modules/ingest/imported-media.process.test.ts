import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CallName, RequestOf, ResponseOf } from '@osteon/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makePdf } from '../../../test/media/make-pdf.ts';
import { makeVideo } from '../../../test/media/make-video.ts';
import { describePaper, describeVideo, runContent, writeItem } from '../../../test/media/media-imports.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';
import { getThumbnailUrl } from '../media/presenter.ts';
import { createIngestJobs } from './jobs.ts';

const run = promisify(execFile);
let gateway: TestApp;
let folder: string;
let small: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-ingest-'));
  small = join(folder, 'small.mp4');
  [gateway] = await Promise.all([testApp({ poolSize: 8 }), makeVideo(small, { seconds: 2, size: '320x180' })]);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, source: string | Buffer, json: object) => writeItem(folder, { name, source, json });
const operate = (words: string[]) => runContent(gateway.operator, words);
const importItem = (path: string) => operate(['import', path, '--wait', 'on']);

/** The path that a link of a playlist means. */
const resolveUrl = (link: string, base: string) => new URL(link, new URL(base, 'http://osteon.test')).pathname;

async function call<Name extends CallName>(name: Name, payload: RequestOf<Name>): Promise<ResponseOf<Name>> {
  const reply = await gateway.browser().call(name, payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ResponseOf<Name> }>().data;
}

const findIds = async (keyWord: string) => (await call('search', { keyWord })).list.map(({ resourceId }) => resourceId);

/** Path of the source of an item's latest import. */
async function findSource(resourceId: string): Promise<string> {
  const [row] = await gateway.deps.sql`
    select id, files from ingest where resource_id = ${resourceId} order by created_at desc limit 1`;
  return `media/${String(row?.id)}/${String(row?.files.source)}`;
}

/** Runs the jobs of the module as `days` days later. */
async function runJobs(days: number): Promise<void> {
  const { db } = gateway.deps;
  const now = Date.now() + days * 86_400_000;
  for (const job of createIngestJobs(gateway.deps)) while (await db.transaction((tx) => job.batch(tx, now)));
}

describe('a video', () => {
  test('in 1080p with two sound tracks and subtitles plays in three definitions', async () => {
    const source = join(folder, 'large.mkv');
    const options = { seconds: 2, size: '1920x1080', rate: '30000/1001', languages: ['eng', 'chi'], volume: 0.3 };
    await makeVideo(source, options);
    const path = await write('large.mkv', source, describeVideo('film-large'));
    const subtitles = 'WEBVTT\n\n00:00.500 --> 00:01.500\n<b>复位钳</b>固定 <img src=x>\n';
    await writeFile(path.replace('.mkv', '.zh.vtt'), subtitles);
    expect((await importItem(path)).at(-1)).toBe('film-large: done');

    const browser = gateway.browser();
    const { data: play } = (await browser.call('getVideoPlay', { id: 'film-large' })).json<{
      data: ResponseOf<'getVideoPlay'>;
    }>();
    const read = async (url: string) => {
      const reply = await browser.send({ url });
      expect(reply.statusCode, url).toBe(200);
      return reply.body;
    };
    const master = await read(play.playlistUrl);
    const { renditions, audio } = readMaster(master);
    expect([renditions.length, audio.length]).toEqual([3, 2]);
    expect(master).toMatch(/RESOLUTION=854x480[^]+RESOLUTION=1280x720[^]+RESOLUTION=1920x1080/);
    const lengths = new Set<string>();
    for (const path of [...renditions, ...audio]) {
      const url = resolveUrl(path, play.playlistUrl);
      const { map = '', segments, seconds } = readPlaylist(await read(url));
      for (const name of [map, ...segments]) await read(resolveUrl(name, url));
      if (renditions.includes(path)) lengths.add(seconds.join());
    }
    expect([...lengths]).toHaveLength(1);
    expect(await read(play.subtitles[0]?.url ?? '')).toContain('复位钳固定\n');
    await read(play.thumbnails.url);
    const { card, hasEnglishAudio } = await call('getVideo', { id: 'film-large' });
    expect([card.durationSeconds, hasEnglishAudio, card.picture.width]).toEqual([2, true, 1280]);
    expect(await findIds('复位钳固定')).toContain('film-large');
  }, 180_000);

  test('is as loud as every other', async () => {
    const [row] = await gateway.deps.sql`select folder from video_media where video_id = 'film-large'`;
    const root = join(gateway.deps.config.dataDir, 'files', String(row?.folder), 'audio-zh');
    const parts = ['init.mp4', 'seg-00001.m4s'].map((name) => readFile(join(root, name)));
    const whole = join(folder, 'sound.mp4');
    await writeFile(whole, Buffer.concat(await Promise.all(parts)));
    const filter = ['-t', '2', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'];
    const { stderr } = await run('ffmpeg', ['-hide_banner', '-i', whole, ...filter]);
    const loudness = /Integrated loudness:\s+I:\s+(-[\d.]+) LUFS/.exec(stderr)?.[1];
    expect(Math.abs(Number(loudness) + 16)).toBeLessThan(1);
  });

  test('is replaced without an interruption, and its old files are removed a day later', async () => {
    const { sql, storage } = gateway.deps;
    await importItem(await write('first.mp4', small, describeVideo('film-again')));
    const [first] = await sql`select folder from video_media where video_id = 'film-again'`;
    const { data: before } = (await gateway.browser().call('getVideoPlay', { id: 'film-again' })).json();
    const path = await write('second.mp4', small, {
      ...describeVideo('film-again'),
      title: '骨盆复位新版',
      publish: false,
    });
    await importItem(path);

    const { card } = await call('getVideo', { id: 'film-again' });
    expect(card.title).toBe('骨盆复位新版');
    expect(await findIds('骨盆复位新版')).toContain('film-again');
    const { data: after } = (await gateway.browser().call('getVideoPlay', { id: 'film-again' })).json();
    expect(after.playlistUrl).not.toBe(before.playlistUrl);
    const segment = `${String(first?.folder)}/sd/seg-00001.m4s`;
    expect(await storage.files.exists(segment)).toBe(true);
    await runJobs(0.9);
    expect(await storage.files.exists(segment)).toBe(true);
    expect(await storage.files.exists(await findSource('film-again'))).toBe(false);
    await runJobs(1.1);
    expect(await storage.files.exists(segment)).toBe(false);
    expect(await sql`select 1 from ingest where resource_id = 'film-again'`).toHaveLength(1);
    expect((await call('getVideoPlay', { id: 'film-again' })).durationSeconds).toBeGreaterThan(1);
  }, 180_000);

  test('is restored with its files when its import is undone', async () => {
    const { sql, storage } = gateway.deps;
    await importItem(await write('first.mp4', small, describeVideo('film-undone')));
    const [first] = await sql`select id, folder from video_media where video_id = 'film-undone'`;
    const before = await call('getVideo', { id: 'film-undone' });
    expect(await operate(['undo', 'film-undone'])).toEqual(['film-undone is draft.']);
    await operate(['publish', 'film-undone']);
    await operate(['withdraw', 'film-undone', '--reason', '修订']);
    const change = { title: '撤销的新版', summary: '另一段', tags: [], chapters: [], steps: [] };
    await importItem(await write('second.mp4', small, { ...describeVideo('film-undone'), ...change }));
    expect((await call('getVideo', { id: 'film-undone' })).card.title).toBe('撤销的新版');

    expect(await operate(['undo', 'film-undone'])).toEqual([
      'film-undone is withdrawn, with the content that it had before.',
    ]);
    await operate(['publish', 'film-undone']);
    const { card, ...details } = await call('getVideo', { id: 'film-undone' });
    expect({ card, ...details }).toEqual({ ...before, card: { ...before.card, publishedAt: card.publishedAt } });
    expect((await call('getVideoPlay', { id: 'film-undone' })).playlistUrl).toContain(`/${String(first?.id)}/`);
    expect(await findIds('撤销的新版')).not.toContain('film-undone');
    expect(await operate(['status', 'film-undone'])).toContainEqual(expect.stringMatching(/failed .*undone$/));
    await runJobs(8);
    expect(await storage.files.exists(`${String(first?.folder)}/sd/seg-00001.m4s`)).toBe(true);
    expect(await sql`select 1 from ingest where resource_id = 'film-undone'`).toHaveLength(1);
  }, 180_000);

  test('cannot be restored once its import is older than a day, when the files before it are removed', async () => {
    for (const name of ['first.mp4', 'second.mp4'])
      await importItem(await write(name, small, { ...describeVideo('film-late'), title: name }));
    const older = gateway.deps
      .sql`update resource_version set imported_at = imported_at - interval '25 hours' where resource_id = 'film-late'`;
    await older;
    await expect(operate(['undo', 'film-late'])).rejects.toThrow('film-late is published: nothing can be undone');
    expect((await call('getVideo', { id: 'film-late' })).card.title).toBe('second.mp4');
  }, 180_000);

  test('stays a draft without publish, and has the picture beside it as its cover', async () => {
    const path = await write('cover.mp4', small, { ...describeVideo('film-cover'), publish: false });
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } });
    await picture.jpeg().toFile(path.replace('.mp4', '.jpg'));
    await importItem(path);
    expect((await gateway.browser().call('getVideo', { id: 'film-cover' })).statusCode).toBe(404);
    expect((await operate(['show', 'film-cover']))[0]).toContain('draft');
    expect(await operate(['publish', 'film-cover'])).toEqual(['film-cover is published.']);
    const { card } = await call('getVideo', { id: 'film-cover' });
    expect([card.picture.width, card.picture.height]).toEqual([400, 300]);
    expect((await gateway.browser().send({ url: card.picture.url })).statusCode).toBe(200);
    expect(await gateway.deps.storage.files.exists(getThumbnailUrl(card.picture).replace('/media/', ''))).toBe(true);
  }, 180_000);
});

describe('a PDF', () => {
  test('has the text and the picture of each page, and is found by its text', async () => {
    const pdf = makePdf(['跟骨骨折术后第六周负重', 'Weight bearing', '']);
    await importItem(await write('guide.pdf', pdf, describePaper('paper-1')));
    const { card, sections, reviewer, kind } = await call('getDocument', { id: 'paper-1' });
    expect([card.pages, reviewer, kind]).toEqual([3, null, '指南']);
    expect(sections.map(({ heading, paragraphs }) => [heading, paragraphs])).toEqual([
      ['第1页', ['跟骨骨折术后第六周负重']],
      ['第2页', ['Weight', 'bearing']],
      ['第3页', []],
    ]);
    for (const { picture } of sections) {
      expect(picture?.width).toBe(1280);
      expect((await gateway.browser().send({ url: picture?.url ?? '' })).statusCode).toBe(200);
    }
    expect(await findIds('术后第六周负重')).toContain('paper-1');
  }, 180_000);

  test('is replaced with its pages', async () => {
    await importItem(await write('guide.pdf', makePdf(['一']), describePaper('paper-2')));
    const before = await call('getDocument', { id: 'paper-2' });
    await importItem(await write('guide.pdf', makePdf(['三']), describePaper('paper-2')));
    const after = await call('getDocument', { id: 'paper-2' });
    expect(after.sections.map(({ paragraphs }) => paragraphs)).toEqual([['三']]);
    await runJobs(2);
    expect(await gateway.deps.storage.files.exists(await findSource('paper-2'))).toBe(true);
    const statuses = async (sections: typeof after.sections) =>
      Promise.all(
        sections.map(async ({ picture }) => (await gateway.browser().send({ url: picture?.url ?? '' })).statusCode),
      );
    expect([await statuses(before.sections), await statuses(after.sections)]).toEqual([[404], [200]]);
  }, 180_000);

  test('has its earlier pages again when its import is undone', async () => {
    await importItem(await write('guide.pdf', makePdf(['一', '二']), describePaper('paper-3')));
    const before = await call('getDocument', { id: 'paper-3' });
    await importItem(await write('guide.pdf', makePdf(['三']), describePaper('paper-3')));
    await operate(['undo', 'paper-3']);
    const after = await call('getDocument', { id: 'paper-3' });
    expect(after).toEqual(before);
    await runJobs(8);
    for (const { picture } of after.sections)
      expect((await gateway.browser().send({ url: picture?.url ?? '' })).statusCode).toBe(200);
  }, 180_000);
});
