import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { createVideoJobs } from './jobs.ts';
import type { VideoMediaMetadata } from './video-media.ts';
import { createVideoMediaRepository } from './video-media-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const clock = createFakeClock();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());
const { db, sql, storage } = gateway.deps;

const metadata: VideoMediaMetadata = {
  seconds: 6,
  renditions: [
    {
      name: 'SD',
      width: 854,
      height: 480,
      frameRate: 25,
      folder: 'sd',
      codecs: 'avc1.64001e',
      bandwidth: 1000,
      averageBandwidth: 1000,
      segmentSeconds: [6],
    },
  ],
  audio: [],
  subtitles: [],
  thumbnails: { file: 'tiles.webp', columns: 1, rows: 1, tileWidth: 160, tileHeight: 90, everySeconds: 5, count: 1 },
};

/** Stores a version of v01 whose one segment is its folder's name. */
async function store(folder: string): Promise<void> {
  await storage.files.put(`${folder}/sd/init.mp4`, '');
  await storage.files.put(`${folder}/sd/seg-00001.m4s`, folder);
  await db.transaction((tx) =>
    createVideoMediaRepository(tx).replace([{ videoId: 'v01', disk: 'files', folder, media: metadata }], clock.now()),
  );
}

async function removeReplaced(): Promise<void> {
  const [job] = createVideoJobs(gateway.deps);
  while (await db.transaction((tx) => job?.batch(tx, clock.now()) ?? Promise.resolve(false)));
}

const browser = gateway.browser();

/** The address of the first segment that a new player of v01 loads. */
async function getSegmentUrl(): Promise<string> {
  const { playlistUrl } = (await browser.call('getVideoPlay', { id: 'v01' })).json().data;
  return String(playlistUrl).replace('master.m3u8', 'sd/seg-00001.m4s');
}

beforeEach(async () => {
  await sql`delete from video_media where video_id = 'v01' or video_id is null`;
});

test('a new version is played at once, and a started player may play the one before for a day', async () => {
  await store('films/one');
  const started = await getSegmentUrl();
  expect((await browser.send({ url: started })).body).toBe('films/one');
  await store('films/two');
  expect((await browser.send({ url: await getSegmentUrl() })).body).toBe('films/two');
  clock.advance(DAY_MS / 8);
  await removeReplaced();
  expect((await browser.send({ url: started })).body).toBe('films/one');
});

test('a replaced version is removed with its files after a day, the current one never', async () => {
  await store('films/three');
  await store('films/four');
  clock.advance(DAY_MS + 1);
  await removeReplaced();
  expect(await storage.files.exists('films/three/sd/seg-00001.m4s')).toBe(false);
  expect(await storage.files.exists('films/four/sd/seg-00001.m4s')).toBe(true);
  expect(await sql`select folder from video_media where video_id = 'v01'`).toEqual([{ folder: 'films/four' }]);
});

test('a folder stays as long as one version needs it', async () => {
  await store('films/shared');
  await db.transaction((tx) =>
    createVideoMediaRepository(tx).replace(
      [{ videoId: 'v01', disk: 'files', folder: 'films/shared', media: { ...metadata, seconds: 5 } }],
      clock.now(),
    ),
  );
  clock.advance(DAY_MS + 1);
  await removeReplaced();
  expect(await storage.files.exists('films/shared/sd/seg-00001.m4s')).toBe(true);
});

test('storing the same version again changes nothing, and going back to an old one makes it current', async () => {
  await store('films/five');
  const first = await createVideoMediaRepository(db).findCurrent('v01');
  await store('films/five');
  expect(await createVideoMediaRepository(db).findCurrent('v01')).toEqual(first);
  await store('films/six');
  await store('films/five');
  expect(await createVideoMediaRepository(db).findCurrent('v01')).toEqual(first);
});

test('one of two versions that are stored at once is current', async () => {
  await Promise.allSettled(['films/a', 'films/b', 'films/c', 'films/d'].map(store));
  const current = await sql`select id from video_media where video_id = 'v01' and replaced_at is null`;
  expect(current).toHaveLength(1);
});
