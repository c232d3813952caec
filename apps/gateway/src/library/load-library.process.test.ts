import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentValidationError } from '@osteon/library';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createFakeClock } from '../../test/fake-clock.ts';
import { quiet } from '../../test/quiet.ts';
import { loadSampleAccounts } from '../modules/account/samples/sample-account-service.ts';
import type { ReviewPosition } from '../modules/course/test/tables.ts';
import { endPools } from '../platform/database/connect.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { LIBRARY_FOLDER, openLocalFiles } from '../platform/storage/storage.ts';
import { loadLibrary } from './load-library.ts';
import { createSampleSource } from './sample.ts';

const DAY_MS = 86_400_000;
const clock = createFakeClock();
/** With the whole library; copied for each test. */
let loaded: TestDatabase;
let database: TestDatabase;
let dataDir: string;
let folder: string;

const load = (from = folder, { db } = database) => {
  const disk = openLocalFiles({ dataDir });
  return loadLibrary({ db, disk, source: createSampleSource(from), clock, log: quiet });
};

/** Replaces a text of a file of the library; it must be there. */
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(
    path,
    before.replace(from, () => to),
  );
}

/** Changes the items of a JSON file. */
async function edit(file: string, alter: (items: { id: string }[]) => unknown): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, JSON.stringify(alter(JSON.parse(await readFile(path, 'utf8')))));
}

const withoutVideo = (id: string) => async () => {
  await edit('content/videos.json', (videos) => videos.filter((video) => video.id !== id));
  for (const file of ['content/collections.json', 'content/home.json', 'content/courses.json']) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    // References to it in the tests of courses are removed as well.
    const without = text.replaceAll(new RegExp(`\\{\\s*"videoId": "${id}",\\s*"at": \\d+\\s*\\}`, 'g'), '');
    await writeFile(path, without.replaceAll(`"${id}"`, '"v01"'));
  }
};

beforeAll(async () => {
  loaded = await testDatabase({ empty: true });
  await migrateDatabase(loaded.address, quiet);
  await loadSampleAccounts(loaded.db, clock, { production: false });
  dataDir = await mkdtemp(join(tmpdir(), 'osteon-data-'));
  await load(LIBRARY_FOLDER, loaded);
  await endPools(loaded, { timeout: 1 });
});
afterAll(async () => {
  await loaded.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  database = await testDatabase({ template: loaded.address.database });
  folder = await mkdtemp(join(tmpdir(), 'osteon-library-'));
  for (const part of ['content', 'imagery', 'media/catalogue.json', 'media/attachments']) {
    await cp(join(LIBRARY_FOLDER, part), join(folder, part), { recursive: true });
  }
  return async () => {
    await database.close();
    await rm(folder, { recursive: true });
  };
});

test('the whole library is in the database', async () => {
  const [counts] = await database.sql`
    select (select count(*)::int from resource) as resources, (select count(*)::int from doctor) as doctors,
      (select count(*)::int from dictionary_term) as terms, (select count(*)::int from live_event) as events,
      (select count(*)::int from product) as products, (select count(*)::int from tag) as tags,
      (select count(*)::int from home_banner) as banners`;
  expect(counts).toEqual({ resources: 152, doctors: 36, terms: 321, events: 16, products: 24, tags: 76, banners: 5 });
});

test('every picture has all its variants, each of the width in its name', async () => {
  const pictures = await database.sql<{ id: string; widths: number[]; width: number; height: number }[]>`
    select id, widths, width, height from picture order by id limit 12`;
  const disk = openLocalFiles({ dataDir });
  for (const { id, widths, width, height } of pictures) {
    for (const each of widths) {
      const found = await sharp(Buffer.from(await disk.getBytes(`images/${id}-${each}.webp`))).metadata();
      expect([found.format, found.width]).toEqual(['webp', each]);
    }
    const widest = await sharp(Buffer.from(await disk.getBytes(`images/${id}-${width}.webp`))).metadata();
    expect(widest.height).toBe(height);
  }
});

test('durations are those of the media, chapters and steps lie inside them', async () => {
  const videos = await database.sql<{ id: string; seconds: number; starts: number[] }[]>`
    select video.id, duration_seconds as seconds,
      array(select (mark ->> 'startSeconds')::int from jsonb_array_elements(chapters || steps) as mark) as starts
    from video join resource using (id)`;
  const catalogue = JSON.parse(await readFile(join(LIBRARY_FOLDER, 'media/catalogue.json'), 'utf8'));
  for (const { id, seconds, starts } of videos) {
    const picture = catalogue.pictures.find((each: { id: string }) => each.id === catalogue.assignments[id]);
    expect(seconds).toBe((catalogue.voices[id] ?? picture).seconds);
    expect(starts.every((start) => start >= 0 && start < seconds)).toBe(true);
  }
});

test('the tags repeat publication and views of their resources', async () => {
  const differing = await database.sql`
    select 1 from resource_tag join resource on resource.id = resource_id
    where resource_tag.published_at <> resource.published_at or resource_tag.view_count <> resource.view_count`;
  expect(differing).toHaveLength(0);
});

test('the same library is not loaded twice', async () => {
  expect(await load()).toBe('unchanged');
});

test('a changed library updates the rows and retains counts and timestamps', async () => {
  await database.sql`update resource set view_count = 77777 where id = 'v01'`;
  await database.sql`update resource_tag set view_count = 77777 where resource_id = 'v01'`;
  const [before] = await database.sql`select published_at from resource where id = 'v01'`;
  const [live] = await database.sql`select plan_start_at from live_event where id = 'l09'`;
  clock.advance(3 * DAY_MS);
  await change('content/videos.json', '初次全髋关节置换术：后外侧入路标准化操作全程', '初次全髋关节置换术');
  expect(await load()).toBe('loaded');
  const [after] = await database.sql`select title, view_count, published_at from resource where id = 'v01'`;
  expect(after).toEqual({ title: '初次全髋关节置换术', view_count: 77777, published_at: before?.published_at });
  expect((await database.sql`select plan_start_at from live_event where id = 'l09'`)[0]).toEqual(live);
  expect(await database.sql`select distinct view_count from resource_tag where resource_id = 'v01'`).toEqual([
    { view_count: 77777 },
  ]);
});

test('an expert and an association with a cover of their own have a portrait', async () => {
  const covers = join(folder, 'imagery', 'covers');
  for (const id of ['e01', 'o1']) {
    await cp(join(covers, 'v01.webp'), join(covers, `${id}.webp`));
  }
  expect(await load()).toBe('loaded');
  const portraits = (table: 'doctor' | 'organization') =>
    database.sql`select id from ${database.sql(table)} where portrait_id is not null`;
  expect([...(await portraits('doctor')), ...(await portraits('organization'))]).toEqual([{ id: 'e01' }, { id: 'o1' }]);
});

test('rows that left the library are deleted, unless data of users references them', async () => {
  await database.sql`
    insert into play_position (account_id, video_id, seconds, updated_at) values ('sample-02', 'v72', 30, now())`;
  await withoutVideo('v71')();
  await withoutVideo('v72')();
  expect(await load()).toBe('loaded');
  expect(await database.sql`select id from resource where id in ('v71', 'v72')`).toEqual([{ id: 'v72' }]);
  await database.sql`delete from play_position`;
  await change('content/videos.json', '初次全髋', '初次髋');
  await load();
  expect(await database.sql`select id from resource where id in ('v71', 'v72')`).toEqual([]);
});

test('data of users is never changed', async () => {
  await database.sql`
    insert into resource select 'u1', type, title, title_en, title_grams, summary, specialty_id, author_id, picture_id, published_at, 5,
      duration_seconds, pages, vip, card_details, state, null, state_changed_at, '' from resource where id = 'v01'`;
  await change('content/videos.json', '初次全髋', '初次髋');
  await load();
  expect(await database.sql`select view_count from resource where id = 'u1'`).toEqual([{ view_count: 5 }]);
});

test('an invalid library changes nothing', async () => {
  const before = await database.sql`select id, title from resource order by id`;
  await change('content/videos.json', '初次全髋', '变了');
  await change('content/products.json', '"id": "p01"', '"id": 1');
  await expect(load()).rejects.toThrow(ContentValidationError);
  expect(await database.sql`select id, title from resource order by id`).toEqual(before);
});

test('two starts at once load once', async () => {
  await change('content/videos.json', '初次全髋', '初次的髋');
  expect((await Promise.all([load(), load()])).toSorted()).toEqual(['loaded', 'unchanged']);
});

test('the comments of the cases are by the people of the library, are counted, and notify nobody', async () => {
  const library = await readJson('content/cases.json');
  const written = library.flatMap(({ comments }) => comments);
  const rows = await database.sql`
    select resource_id, public_profile_id, account_id, state, text, root_id, answer_count from comment order by id`;
  expect(rows).toHaveLength(written.length);
  expect(rows.every((row) => row['account_id'] === null && row['state'] === 'shown')).toBe(true);
  const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text).toSorted();
  expect(texts(rows.map((row) => ({ text: String(row['text']) })))).toEqual(texts(written));
  // The case's own author replies.
  const [firstComment, answer] = library.find(({ id }) => id === 'k01')?.comments ?? [];
  const [question] = rows.filter((row) => row['text'] === firstComment?.text);
  expect(question).toMatchObject({ root_id: null, answer_count: 1 });
  expect(rows.filter((row) => row['root_id'] !== null).map((row) => row['text'])).toContain(answer?.text);
  const totals = await database.sql`
    select resource_id as id, visible from comment_total where resource_type = 7 order by resource_id`;
  expect([...totals]).toEqual(library.map(({ id, comments }) => ({ id, visible: comments.length })));
  const [counts] = await database.sql`
    select (select count(*)::int from engagement_event) as events,
      (select count(*)::int from message where kind <> 'notice') as messages`;
  expect(counts).toEqual({ events: 0, messages: 0 });
});

test('a second load leaves the comments and the actions of readers on them unchanged', async () => {
  const read = () => database.sql`select * from comment order by id`;
  const [first] = await read();
  await database.sql`insert into comment_like (account_id, comment_id) values ('sample-03', ${first?.['id']})`;
  await database.sql`update comment set like_count = 1 where id = ${first?.['id']}`;
  const before = await read();
  await change('content/cases.json', '真臼找不准时', '真臼找不准的时候');
  clock.advance(DAY_MS);
  expect(await load()).toBe('loaded');
  expect(await read()).toEqual(before);
});

test('a second load adds the new questions of events that were rescheduled, and changes no others', async () => {
  const read = () => database.sql`select * from live_question order by id`;
  await database.sql`update live_question set votes = 99 where live_id = 'l09'`;
  const before = await read();
  await database.sql`update live_event set
    plan_start_at = plan_start_at + interval '9 days', plan_end_at = plan_end_at + interval '9 days' where id = 'l10'`;
  await database.sql`delete from live_question where live_id = 'l10'`;
  await change('content/videos.json', '初次全髋', '初次髋');
  expect(await load()).toBe('loaded');
  const after = await read();
  const isOther = ({ live_id }: Record<string, unknown>) => live_id !== 'l10';
  expect(after.filter(isOther)).toEqual(before.filter(isOther));
  const moved = (row: Record<string, unknown>) => Number(row['asked_at']) + 9 * DAY_MS;
  expect(after.filter((row) => !isOther(row)).map((row) => Number(row['asked_at']))).toEqual(
    before.filter((row) => !isOther(row)).map(moved),
  );
});

test('the review links of questions match the loaded videos and documents', async () => {
  const places = await database.sql<
    { id: string; place: ReviewPosition; starts: number[] | null; sections: number | null }[]
  >`
    select q.id, place, document.sections, array(
        select (mark ->> 'startSeconds')::int from jsonb_array_elements(video.chapters || video.steps) mark
        where mark ->> 'title' = place ->> 'label') as starts
    from course_question q cross join jsonb_array_elements(review) place
      left join video on video.id = place ->> 'resourceId'
      left join (select id, jsonb_array_length(sections) as sections from document) document
        on document.id = place ->> 'resourceId'`;
  expect(places.length).toBeGreaterThan(60);
  for (const { place, starts, sections } of places) {
    if (typeof place.position === 'number') expect(starts).toContain(place.position);
    else if (place.position !== null) {
      expect(Number(/^section-(\d+)$/.exec(place.position)?.[1])).toBeLessThanOrEqual(sections ?? 0);
    }
  }
});

test('a question that left its course is no longer used, but stays stored; a new one is used', async () => {
  const read = () => database.sql`
    select id, position, answer_key as key from course_question where id in ('c01-q1', 'c01-q12', 'c01-q13') order by id`;
  expect(await read()).toEqual([
    { id: 'c01-q1', position: 0, key: [2] },
    { id: 'c01-q12', position: 11, key: [0, 1, 2, 3, 4] },
  ]);
  await change('content/courses.json', '"id": "c01-q12"', '"id": "c01-q13"');
  expect(await load()).toBe('loaded');
  expect(await read()).toEqual([
    { id: 'c01-q1', position: 0, key: [2] },
    { id: 'c01-q12', position: null, key: [0, 1, 2, 3, 4] },
    { id: 'c01-q13', position: 11, key: [0, 1, 2, 3, 4] },
  ]);
});

async function readJson(file: string) {
  const text = await readFile(join(folder, file), 'utf8');
  return JSON.parse(text) as { id: string; comments: { expertId: string; text: string }[] }[];
}
