import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { hospitalCommand } from './hospital-command.ts';
import { createHospitalRepository } from './hospital-repository.ts';

const HEAD = 'name,city,grade';
let gateway: TestApp;
let folder: string;

beforeAll(async () => {
  gateway = await testApp({ poolSize: 1 });
  folder = await mkdtemp(join(tmpdir(), 'osteon-hospitals-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

async function importFile(content: string | Uint8Array): Promise<string[]> {
  const file = join(folder, 'hospitals.csv');
  await writeFile(file, content);
  const lines: string[] = [];
  for await (const line of hospitalCommand.read(['import', file])(gateway.deps)) lines.push(line);
  return lines;
}

async function find(payload: Record<string, unknown>) {
  const reply = await gateway.browser().call('listHospitals', payload);
  return reply.json().data as { list: { id: string; name: string; grade: string }[]; nextCursor: string | null };
}

const findNames = async (keyWord: string) => (await find({ keyWord })).list.map(({ name }) => name);

const FILE = `${HEAD}
安远市第二人民医院,安远市,三级乙等
安远市第一人民医院,安远市,三级甲等
安远市第二人民医院东院区,安远市,三级乙等
安远市妇幼保健院,安远市,二级甲等
第二医院,安远市,
ABC骨科医院,安远市,三级甲等
`;

test('a file is imported once, and only changed grades a second time', async () => {
  expect(await importFile(FILE)).toEqual(['6 added, 0 changed, 0 known before.']);
  expect(await importFile(`\uFEFF${FILE.replaceAll(',', ';')}`)).toEqual(['0 added, 0 changed, 6 known before.']);
  const regraded = FILE.replace('第二医院,安远市,', '第二医院,安远市,一级甲等');
  expect(await importFile(regraded)).toEqual(['0 added, 1 changed, 5 known before.']);
  const [hospital] = (await find({ keyWord: '第二医院' })).list;
  expect(hospital).toMatchObject({ name: '第二医院', city: '安远市', grade: '一级甲等' });
});

test('a hospital of the library is identified by name and city, and retains its doctors', async () => {
  const [own] = (await find({ keyWord: '清和市第二人民医院' })).list;
  expect(await importFile(`${HEAD}\n清和市第二人民医院,清和市,三级特等`)).toEqual([
    '0 added, 1 changed, 0 known before.',
  ]);
  expect((await find({ keyWord: '清和市第二人民医院' })).list).toEqual([{ ...own, grade: '三级特等' }]);
});

test.each([
  ['nothing', '', 'hospitals.csv:1 lacks the column name, city, grade'],
  ['a missing column', 'name,city\n甲,乙', 'hospitals.csv:1 lacks the column grade'],
  ['an empty name', `${HEAD}\n,安远市,三级甲等`, 'hospitals.csv:2 name: must not be empty'],
  ['two grades', `${HEAD}\n甲,乙,丙\n甲,乙,丁`, 'hospitals.csv:3 grade: differs from that of line 2'],
  ['a repeated line', `${HEAD}\n甲,乙,丙\n甲,乙,丙`, 'hospitals.csv:3 repeats line 2'],
  ['a long name', `${HEAD}\n${'院'.repeat(101)},乙,丙`, 'hospitals.csv:2 name: may have 100 characters at most'],
  ['another encoding', new Uint8Array([0xd0, 0xd5, 0xc3]), 'is not UTF-8'],
])('%s imports nothing and names the line', async (_what, content, complaint) => {
  await expect(importFile(content)).rejects.toThrow(complaint);
  expect(await findNames('甲乙')).toEqual([]);
});

test.each([[['export']], [['import']], [['import', 'a.csv', 'b.csv']]])('%j is not understood', (words) => {
  expect(() => hospitalCommand.read(words)).toThrow(/import/);
});

test('a file that does not exist', async () => {
  const lines = hospitalCommand.read(['import', '/none.csv'])(gateway.deps)[Symbol.asyncIterator]();
  await expect(lines.next()).rejects.toThrow('/none.csv cannot be read.');
});

test.each([
  ['安远二院', ['安远市第二人民医院', '安远市第二人民医院东院区', '安远市妇幼保健院']],
  ['第二医院', ['第二医院', '安远市第二人民医院', '安远市第二人民医院东院区']],
  ['安远 三级甲等', ['ABC骨科医院', '安远市第一人民医院']],
  ['ａｂｃ', ['ABC骨科医院']],
  ['安远市第一', ['安远市第一人民医院']],
  ['%', []],
  ['_', []],
])('%s finds the best match first', async (words, names) => {
  const found = (await findNames(words)).filter((name) => /安远|第二医院$|ABC/.test(name));
  expect(found.filter((name) => names.includes(name))).toEqual(names);
  if (names.length === 0) expect(found).toEqual([]);
});

test.each(['', '医院'])('the pages of "%s" list each hospital once', async (keyWord) => {
  const all = (await find({ keyWord, pageSize: 1000 })).list.map(({ id }) => id);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ keyWord, pageSize: 2, cursor });
    paged.push(...page.list.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(paged).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
});

test('a cursor of another list is refused', async () => {
  const cursor = Buffer.from('["x"]').toString('base64url');
  expect((await gateway.browser().call('listHospitals', { cursor })).statusCode).toBe(400);
});

test('a long list is read by its index', async () => {
  const { sql, db } = gateway.deps;
  await sql`insert into hospital select 'n' || n, '第' || n || '医院', '市' || n, '三级甲等' from generate_series(1, 20000) as n`;
  await sql`vacuum analyze hospital`;
  const hospitals = createHospitalRepository(db);
  const explain = async (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql: text, params } = query.toSQL();
    return JSON.stringify(await sql.unsafe(`explain (format json) ${text}`, params as never[]));
  };
  expect(await explain(hospitals.listMatching('安远二院', null, 21))).toContain('hospital_characters');
  expect(await explain(hospitals.listAll([0, 'h'], 21))).toContain('hospital_pkey');
});
