import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CallName, RequestOf, ResponseOf } from '@osteon/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makeFilm } from '../../../test/media/make-film.ts';
import { makePdf } from '../../../test/media/make-pdf.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';
import { contentCommand } from '../../operator/content/content-command.ts';
import { createIngest } from './index.ts';
import { createIngestJobs } from './jobs.ts';

const run = promisify(execFile);
let gateway: TestApp;
let folder: string;
let small: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-ingest-'));
  small = join(folder, 'small.mp4');
  const env = { INGEST_MAX_PAGES: '5', INGEST_MAX_MB: '64', INGEST_MAX_MINUTES: '1' };
  [gateway] = await Promise.all([testApp({ env, poolSize: 8 }), makeFilm(small)]);
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const film = (id: string) => ({
  id,
  kind: 'lecture',
  title: `骨盆复位示范 ${id}`,
  titleEn: 'Pelvic reduction',
  specialty: 'trauma',
  author: 'e01',
  tags: [] as string[],
  summary: '骨盆骨折闭合复位的完整过程。',
  level: '进阶',
  chapters: [{ startSeconds: 0, title: '体位' }],
  publish: true,
});

const paper = (id: string) => ({
  id,
  kind: '指南',
  title: `跟骨骨折康复指南 ${id}`,
  specialty: 'trauma',
  author: 'e01',
  summary: '康复的分期与目标。',
  evidenceDate: '2025',
  publish: true,
});

/** Puts a file and its JSON into a folder of their own; returns the path of the file. */
async function place(name: string, source: string | Buffer, json: object): Promise<string> {
  const place = await mkdtemp(join(folder, 'item-'));
  const path = join(place, name);
  if (typeof source === 'string') await copyFile(source, path);
  else await writeFile(path, source);
  await writeFile(path.replace(/\.[^.]+$/, '.json'), JSON.stringify(json));
  return path;
}

async function operate(words: string[], deps = gateway.deps): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of contentCommand.read(words)(deps)) lines.push(line);
  return lines;
}

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

describe('a film', () => {
  test('in 1080p with two sound tracks and subtitles plays in three definitions', async () => {
    const source = join(folder, 'large.mkv');
    const options = { seconds: 2, size: '1920x1080', rate: '30000/1001', languages: ['eng', 'chi'], volume: 0.3 };
    await makeFilm(source, options);
    const path = await place('large.mkv', source, film('film-large'));
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
  }, 60_000);

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

  test('is replaced without a broken moment, and its old files go a day later', async () => {
    const { sql, storage } = gateway.deps;
    await importItem(await place('first.mp4', small, film('film-again')));
    const [first] = await sql`select folder from video_media where video_id = 'film-again'`;
    const { data: before } = (await gateway.browser().call('getVideoPlay', { id: 'film-again' })).json();
    const path = await place('second.mp4', small, { ...film('film-again'), title: '骨盆复位新版', publish: false });
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
    expect((await call('getVideoPlay', { id: 'film-again' })).durationSeconds).toBeGreaterThan(2);
  }, 60_000);

  test('stays a draft without publish, and shows the picture beside it as its cover', async () => {
    const path = await place('cover.mp4', small, { ...film('film-cover'), publish: false });
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } });
    await picture.jpeg().toFile(path.replace('.mp4', '.jpg'));
    await importItem(path);
    expect((await gateway.browser().call('getVideo', { id: 'film-cover' })).statusCode).toBe(404);
    expect((await operate(['show', 'film-cover']))[0]).toContain('draft');
    expect(await operate(['publish', 'film-cover'])).toEqual(['film-cover is published.']);
    const { card } = await call('getVideo', { id: 'film-cover' });
    expect([card.picture.width, card.picture.height]).toEqual([400, 300]);
    expect((await gateway.browser().send({ url: card.picture.url })).statusCode).toBe(200);
  }, 60_000);
});

describe('a PDF', () => {
  test('shows the text and the picture of each page, and is found by its text', async () => {
    const pdf = makePdf(['跟骨骨折术后第六周负重', 'Weight bearing', '']);
    await importItem(await place('guide.pdf', pdf, paper('paper-1')));
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
  }, 60_000);

  test('is replaced with its pages', async () => {
    await importItem(await place('guide.pdf', makePdf(['一']), paper('paper-2')));
    const before = await call('getDocument', { id: 'paper-2' });
    await importItem(await place('guide.pdf', makePdf(['三']), paper('paper-2')));
    const after = await call('getDocument', { id: 'paper-2' });
    expect(after.sections.map(({ paragraphs }) => paragraphs)).toEqual([['三']]);
    await runJobs(2);
    expect(await gateway.deps.storage.files.exists(await findSource('paper-2'))).toBe(true);
    const statuses = async (sections: typeof after.sections) =>
      Promise.all(
        sections.map(async ({ picture }) => (await gateway.browser().send({ url: picture?.url ?? '' })).statusCode),
      );
    expect([await statuses(before.sections), await statuses(after.sections)]).toEqual([[404], [200]]);
  }, 60_000);
});

describe('a poison file ends in a clear line and a dead letter', () => {
  const pages = (count: number) => makePdf(Array.from({ length: count }, (_, index) => String(index)));
  const encrypted = (): Buffer => {
    const encrypt = '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <'.concat(
      '00'.repeat(32),
      '> /U <',
      '11'.repeat(32),
      '> >> /ID [<00> <00>] /Size',
    );
    return Buffer.from(makePdf(['a']).toString().replace('/Size', encrypt));
  };
  const corrupt = async (change: (bytes: Buffer) => void): Promise<Buffer> => {
    const bytes = await readFile(small);
    change(bytes);
    return bytes;
  };

  test.each<[string, string, () => Promise<Buffer> | Buffer, string, object?]>([
    ['zero length', 'a.mp4', () => Buffer.alloc(0), 'the file is empty'],
    ['a text named as a film', 'b.mp4', () => Buffer.from('not a film'.repeat(100)), 'ffprobe cannot read the film'],
    ['a PDF named as a film', 'c.mp4', () => pages(1), 'ffprobe cannot read the film'],
    [
      'a playlist that names other files',
      'd.mp4',
      () => Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:${small}\n#EXT-X-ENDLIST\n`),
      'ffprobe cannot read the film',
    ],
    [
      'a list of other files',
      'e.mkv',
      () => Buffer.from(`ffconcat version 1.0\nfile '${small}'\n`),
      'ffprobe cannot read',
    ],
    [
      'a corrupt moov',
      'f.mp4',
      () => corrupt((bytes) => bytes.fill(0, bytes.indexOf('moov') + 4, bytes.indexOf('moov') + 400)),
      'the file has no moving picture',
    ],
    ['a copy that broke off', 'g.mp4', async () => (await readFile(small)).subarray(0, -20_000), 'moov atom not found'],
    [
      'chapters of another film',
      'h.mp4',
      () => readFile(small),
      'chapters.0.startSeconds: 90 is after',
      { chapters: [{ startSeconds: 90, title: '后' }] },
    ],
    ['a film named as a PDF', 'i.pdf', () => readFile(small), 'pdfinfo cannot read the PDF'],
    ['too many pages', 'j.pdf', () => pages(6), 'the PDF has 6 pages, INGEST_MAX_PAGES is 5'],
    ['a password', 'k.pdf', encrypted, 'the PDF is encrypted with a password'],
  ])(
    '%s',
    async (_name, name, makeSource, message, more = {}) => {
      const id = `poison-${name[0]}`;
      const json = name.endsWith('.pdf') ? paper(id) : film(id);
      const path = await place(name, await makeSource(), { ...json, ...more });
      await expect(importItem(path)).rejects.toThrow(message);
      const [, line = ''] = await operate(['status', id]);
      expect(line).toContain('failed');
      expect(line).toContain(message);
      const { sql } = gateway.deps;
      await vi.waitFor(async () => {
        const dead = await sql`
        select 1 from ingest join pgboss.job on (data ->> 'id') = ingest.id
        where job.name = 'dead-letters' and resource_id = ${id}`;
        expect(dead).toHaveLength(1);
      }, 15_000);
    },
    30_000,
  );
});

describe('before anything is stored', () => {
  test('all faults of the JSON are listed: file, item, field', async () => {
    const chapters = [
      { startSeconds: 5, title: '一' },
      { startSeconds: 4, title: '二' },
    ];
    const path = await place('faulty.mp4', small, { ...film('film-faulty'), kind: 'opera', chapters, colour: 'red' });
    const refusal = await importItem(path).catch((error: unknown) =>
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
    const path = await place('refused.mp4', small, { ...film('film-refused'), ...change });
    await expect(importItem(path)).rejects.toThrow(message);
    expect(await operate(['status', 'film-refused'])).toEqual(['There is no import.']);
  });

  test('a film without its JSON is refused', async () => {
    const path = await place('lonely.mp4', small, film('film-lonely'));
    await rm(path.replace('.mp4', '.json'));
    await expect(importItem(path)).rejects.toThrow('which describes the item');
  });
});

describe('without a worker', () => {
  let idle: TestApp;
  beforeAll(async () => {
    idle = await testApp({ env: { WORKERS: 'off' }, poolSize: 6 });
  }, 60_000);
  afterAll(() => idle.close());

  const start = async (id: string) =>
    operate(['import', await place('waits.mp4', small, film(id)), '--wait', 'off'], idle.deps);

  test('of two imports of an item at once one wins, and the other learns why', async () => {
    const outcomes = await Promise.allSettled([start('film-twice'), start('film-twice')]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('film-twice is being imported already')]);
    await expect(start('film-twice')).rejects.toThrow('from waits.mp4 (queued, 0 %): wait until that is done');
    const { objects } = await idle.deps.storage.files.listAll('media');
    expect([...objects]).toHaveLength(1);
  });

  test('an import whose job was cancelled makes room for another', async () => {
    await start('film-cancelled');
    await idle.deps.sql`
      update pgboss.job set state = 'cancelled'
      where name = 'ingest' and data ->> 'id' = (select id from ingest where resource_id = 'film-cancelled')`;
    const [, line] = await operate(['status', 'film-cancelled'], idle.deps);
    expect(line).toContain('its job was given up');
    await start('film-cancelled');
  });

  test('a worker without ffmpeg names the package, and the import waits', async () => {
    await start('film-waits');
    const config = { ...idle.deps.config, ingest: { ...idle.deps.config.ingest, ffmpegPath: '/nowhere' } };
    const [worker] = createIngest({ ...idle.deps, config }).workers;
    const [row] = await idle.deps.sql`select id from ingest where resource_id = 'film-waits'`;
    const job = { id: 'a-job', attempt: 0, isLastAttempt: false, signal: new AbortController().signal };
    const missing = 'ffprobe is missing in /nowhere: apt-get install ffmpeg, or set FFMPEG_PATH.';
    await expect(worker?.work({ id: row?.id }, job)).rejects.toThrow(missing);
    const [, line] = await operate(['status', 'film-waits'], idle.deps);
    expect(line).toMatch(/film-waits +waits\.mp4 +queued/);
    expect(line).toContain(missing);
  });
});
