import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { quiet } from '../../test/quiet.ts';
import { contentCommand } from '../operator/content/content-command.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { LIBRARY_FOLDER } from '../platform/storage/storage.ts';
import { importFolder } from './import-folder.ts';

let gateway: TestApp;
let folder: string;

beforeAll(async () => {
  gateway = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'osteon-clinic-'));
  await writeClinic();
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** A folder of content beside the sample library: the same items under ids of their own, with two pictures. */
async function writeClinic(): Promise<void> {
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return /^[a-z]{1,3}\d+(-[lqa]\d+)?$/.test(value) ? `x${value}` : value;
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [rename(key), rename(each)]));
  };
  for (const path of ['content', 'imagery/covers', 'media']) await mkdir(join(folder, path), { recursive: true });
  const files = (await readdir(join(LIBRARY_FOLDER, 'content'))).map((file) => `content/${file}`);
  for (const file of [...files, 'media/catalogue.json']) {
    await writeFile(
      join(folder, file),
      JSON.stringify(rename(JSON.parse(await readFile(join(LIBRARY_FOLDER, file), 'utf8')))),
    );
  }
  for (const part of ['pictures', 'voices', 'attachments'])
    await cp(join(LIBRARY_FOLDER, 'media', part), join(folder, 'media', part), { recursive: true });
  const manifest: { file: string; kind?: string }[] = JSON.parse(
    await readFile(join(LIBRARY_FOLDER, 'imagery/manifest.json'), 'utf8'),
  );
  const few = manifest.filter(({ file }) => ['banner-spine.webp', 'knee-3d.webp'].includes(file));
  await writeFile(join(folder, 'imagery/manifest.json'), JSON.stringify(few));
  for (const { file } of few) await cp(join(LIBRARY_FOLDER, 'imagery', file), join(folder, 'imagery', file));
  const images = [{ file: 'knee-3d.webp', caption: '术前', phase: 'before' }];
  await edit('content/cases.json', (cases) => cases.map((each) => ({ ...each, images, stacks: [] })));
}

async function edit(file: string, alter: (items: { id: string; title: string }[]) => unknown): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, JSON.stringify(alter(JSON.parse(await readFile(path, 'utf8')))));
}

async function operate(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of contentCommand.read(words)(gateway.operator)) lines.push(line);
  return lines;
}

const importClinic = () => operate('import', folder, '--source', 'clinic', '--by', '王芳');

const getTitles = (like: string) => gateway.deps.sql`select id, title from resource where id like ${like} order by id`;

test('a folder is loaded beside the sample library, and its videos play', async () => {
  const { sql } = gateway.deps;
  const sample = await getTitles('v%');
  const words = await sql`select word from search_word`;
  expect(await importClinic()).toEqual(['clinic is loaded.']);
  expect(await getTitles('v%')).toEqual(sample);
  expect(await getTitles('xv%')).toHaveLength(72);
  expect((await sql`select count(*)::int as tags from tag`)[0]).toEqual({ tags: 76 });
  expect((await sql`select word from search_word`).length).toBeGreaterThanOrEqual(words.length);

  const visitor = gateway.browser();
  const { data: play } = (await visitor.call('getVideoPlay', { id: 'xv01' })).json();
  const master = await visitor.send({ url: play.playlistUrl });
  const track = /^(?!#)\S+\.m3u8$/m.exec(master.body)?.[0] ?? '';
  const base = play.playlistUrl.replace('master.m3u8', '');
  const playlist = await visitor.send({ url: `${base}${track}` });
  const segment = /^(?!#)\S+\.m4s$/m.exec(playlist.body)?.[0] ?? '';
  const reply = await visitor.send({ url: `${base}${track.replace(/[^/]*$/, '')}${segment}` });
  expect([master.statusCode, playlist.statusCode, reply.statusCode]).toEqual([200, 200, 200]);
  expect(reply.rawPayload.length).toBeGreaterThan(1000);

  const [attachment] = await sql`select disk, path, bytes from course_attachment where id = 'xc01-a1'`;
  expect(attachment).toMatchObject({ disk: 'files', path: expect.stringMatching(/^sources\/clinic\//) });
  expect(await gateway.deps.storage.files.getBytes(attachment?.path)).toHaveLength(attachment?.bytes);

  const found = (await visitor.call('search', { keyWord: '单束解剖' })).json().data.list;
  expect(found.map(({ resourceId }: { resourceId: string }) => resourceId)).toEqual(
    expect.arrayContaining(['v37', 'xv37']),
  );
  expect(await sql`select event, detail from audit_entry where event = 'contentImported'`).toEqual([
    { event: 'contentImported', detail: { source: 'clinic', operator: '王芳' } },
  ]);
});

test('an empty database is filled, without accounts or other parts of the sample', async () => {
  const database = await testDatabase({ empty: true });
  await migrateDatabase(database.address, quiet);
  const { clock, log, storage, audit } = gateway.deps;
  const deps = { db: database.db, clock, log, storage, audit };
  expect(await importFolder(deps, folder, { source: undefined, operator: '编辑' })).toMatchObject({
    outcome: 'loaded',
  });
  const [counts] = await database.sql`
    select (select count(*)::int from resource where state = 'published') as resources,
      (select count(*)::int from search_entry) as entries, (select count(*)::int from video_media) as films,
      (select count(*)::int from account) as accounts, (select count(*)::int from follow) as follows`;
  expect(counts).toEqual({ resources: 152, entries: 228, films: 72, accounts: 0, follows: 0 });
  await database.close();
});

test('the same folder is not loaded twice', async () => {
  expect(await importClinic()).toEqual(['clinic is loaded already, exactly as it is.']);
});

test('a changed folder replaces its earlier rows, retains the changes of the operator, and changes nothing else', async () => {
  await operate('withdraw', 'xv02', '--reason', '修订');
  const [before] = await gateway.deps.sql`select published_at from resource where id = 'xv03'`;
  await edit('content/videos.json', (videos) => videos.map((video) => ({ ...video, title: `${video.title}（新）` })));
  await edit('content/products.json', (products) => products.filter(({ id }) => id !== 'xp24'));
  const loads = await Promise.all([importClinic(), importClinic()]);
  expect(loads.flat().toSorted()).toEqual(['clinic is loaded already, exactly as it is.', 'clinic is loaded.']);
  const rows = await gateway.deps.sql`
    select id, title, state, published_at from resource where id in ('xv02', 'xv03', 'v02') order by id`;
  expect(rows.map(({ id, state, title }) => [id, state, title.endsWith('（新）')])).toEqual([
    ['v02', 'published', false],
    ['xv02', 'withdrawn', true],
    ['xv03', 'published', true],
  ]);
  expect(rows[2]?.published_at).toEqual(before?.published_at);
  const products = await gateway.deps.sql`
    select id from product where id in ('p24', 'xp24') union all select resource_id from search_entry where resource_id = 'xp24'`;
  expect(products).toEqual([{ id: 'p24' }]);
});

test.each([
  ['a missing segment', 'media/pictures', /^The library has \d+ fault\(s\):\nmedia\/pictures\/.*: is missing or empty/],
  ['no pictures', 'imagery', /imagery\/covers: cannot be read .*\n.*imagery\/manifest\.json: cannot be read/s],
])('a folder with %s is refused whole', async (_what, part, message) => {
  const broken = await mkdtemp(join(tmpdir(), 'osteon-broken-'));
  for (const each of ['content', 'imagery', 'media'])
    await cp(join(folder, each), join(broken, each), { recursive: true });
  await rm(join(broken, part), { recursive: true });
  await expect(operate('import', broken, '--source', 'broken')).rejects.toThrow(message);
  expect(await gateway.deps.sql`select name from library_load order by name`).toEqual([
    { name: 'clinic' },
    { name: 'sample' },
  ]);
  await rm(broken, { recursive: true });
});

test('a symbolic link among the media is refused, and nothing is loaded', async () => {
  const voices = join(folder, 'media/voices');
  await rename(voices, join(folder, 'elsewhere'));
  await symlink(join(folder, 'elsewhere'), voices);
  await expect(operate('import', folder, '--source', 'linked')).rejects.toThrow(
    /media\/voices\/.*: is a symbolic link/,
  );
  expect(await gateway.deps.sql`select from library_load where name = 'linked'`).toHaveLength(0);
  await rm(voices);
  await rename(join(folder, 'elsewhere'), voices);
});

test('ids of another source are refused, each by its file', async () => {
  const before = await getTitles('%');
  const imported = operate('import', folder, '--source', 'hospital');
  await expect(imported).rejects.toThrow(
    /content\/videos\.json › xv01 › id: belongs to content of another source\n[\s\S]*content\/products\.json › xp02 › id: /,
  );
  expect(await getTitles('%')).toEqual(before);
});

test.each([
  [['import', '/nonexistent'], '/nonexistent cannot be read.'],
  [['import', LIBRARY_FOLDER, '--source', '../x'], '"../x" cannot name a source'],
  [['import', join(LIBRARY_FOLDER, 'package.json')], "package.json is not a folder in the library's format"],
])('%j is refused', async (words, message) => {
  await expect(operate(...words)).rejects.toThrow(message);
});
