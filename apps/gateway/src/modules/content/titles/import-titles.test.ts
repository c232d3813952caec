import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { contentCommand } from '../../../operator/content/content-command.ts';

const HEAD = 'kind,title,specialty,author';
let gateway: TestApp;
let folder: string;

beforeAll(async () => {
  gateway = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'osteon-titles-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await gateway.deps.sql`delete from resource where state = 'draft'`;
});

async function importTitles(content: string | Uint8Array): Promise<string[]> {
  const file = join(folder, 'titles.csv');
  await writeFile(file, content);
  const lines: string[] = [];
  for await (const line of contentCommand.read(['import', file])(gateway.operator)) lines.push(line);
  return lines;
}

const listDrafts = () => gateway.deps.sql`
  select type, title, specialty_id, author_id, picture_id from resource where state = 'draft' order by type`;

test('lines become drafts, visible only to the operator, and a second run adds the new lines', async () => {
  const [spine] = await gateway.deps.sql`select id, name from specialty where id = 'spine'`;
  const [doctor] = await gateway.deps.sql`select id, name from doctor where id = 'e02'`;
  const lines = [
    HEAD,
    'video,髌骨脱位的手术治疗,sports,e04',
    `course,"颈椎, 从入门到精通",${spine?.name},${doctor?.name}`,
  ];
  expect(await importTitles(lines.join('\r\n'))).toEqual(['2 draft(s) made.']);
  expect(await listDrafts()).toEqual([
    { type: 1, title: '髌骨脱位的手术治疗', specialty_id: 'sports', author_id: 'e04', picture_id: null },
    { type: 14, title: '颈椎, 从入门到精通', specialty_id: 'spine', author_id: 'e02', picture_id: null },
  ]);
  const { data } = (await gateway.browser().call('listContent', { keyWord: '髌骨脱位的手术治疗' })).json();
  expect(data.list).toEqual([]);

  const [draft] = await gateway.deps.sql`select id from resource where title = '髌骨脱位的手术治疗'`;
  const edit = join(folder, 'edit.json');
  await writeFile(edit, '{"title":"修改过的标题"}');
  for await (const _line of contentCommand.read(['edit', draft?.id, edit])(gateway.operator))
    expect(_line).toMatch(/edited/);
  expect(await importTitles([...lines, 'case,新增病例,hand,e05'].join('\n'))).toEqual([
    '1 draft(s) made, 2 imported before.',
  ]);
  expect((await listDrafts()).map(({ title }) => title).toSorted()).toEqual(
    ['修改过的标题', '新增病例', '颈椎, 从入门到精通'].toSorted(),
  );
  const audit = await gateway.deps.sql`select detail from audit_entry where event = 'contentImported' order by id`;
  expect(audit.map(({ detail }) => [detail.file, detail.drafts])).toEqual([
    ['titles.csv', 2],
    ['titles.csv', 1],
  ]);
});

const line = 'video,标题,sports,e04';

test.each([
  ['a byte order mark', `\ufeff${HEAD}\r\n${line}\r\n`],
  ['semicolons', `${HEAD}\n${line}`.replaceAll(',', ';')],
  ['tabs and columns in another order', 'author\ttitle\tkind\tspecialty\ne04\t标题\tvideo\tsports\n'],
  ['blank lines and spaces', `${HEAD}\n\n video , 标题 ,sports, e04 \n\n`],
  ['a further column', `${HEAD},note\n${line},x`],
])('a file with %s is accepted', async (_what, content) => {
  expect(await importTitles(content)).toEqual(['1 draft(s) made.']);
  expect(await listDrafts()).toMatchObject([{ type: 1, title: '标题', specialty_id: 'sports', author_id: 'e04' }]);
});

test.each([
  [
    'another encoding',
    Uint8Array.from([...Buffer.from(`${HEAD}\nvideo,`), 0xb1, 0xea, 0xcc, 0xe2]),
    'titles.csv:1 is not UTF-8; save it as "CSV UTF-8"',
  ],
  ['UTF-16', Buffer.from(`\ufeff${HEAD}`, 'utf16le'), 'titles.csv:1 is not UTF-8'],
  ['nothing', '', 'titles.csv:1 lacks the column kind, title, specialty, author'],
  ['a missing column', 'kind,title,author\nvideo,x,e04', 'titles.csv:1 lacks the column specialty'],
  ['an open quote', `${HEAD}\nvideo,"x,sports,e04`, /titles\.csv:\d Quote Not Closed/],
  ['a line that is too short', `${HEAD}\nvideo,x`, /titles\.csv:2 Invalid Record Length/],
  ['a repeated line', `${HEAD}\n${line}\n${line}`, 'titles.csv:3 repeats line 2'],
  [
    'a title with control characters',
    `${HEAD}\nvideo,"a\u001bb",sports,e04`,
    'titles.csv:2 title: must not contain control characters',
  ],
  [
    'a long title',
    `${HEAD}\nvideo,${'长'.repeat(201)},sports,e04`,
    'titles.csv:2 title: may have 200 characters at most',
  ],
  ['an unknown specialty', `${HEAD}\nvideo,x,surgery,e04`, 'titles.csv:2 specialty: there is no "surgery"'],
])('%s is refused with its line', async (_what, content, said) => {
  await expect(importTitles(content)).rejects.toThrow(said);
  expect(await listDrafts()).toEqual([]);
});

test('every fault is reported, and nothing is imported', async () => {
  const faulty = [HEAD, line, 'film,x,sports,e04', 'video,,spine,无此医生'].join('\n');
  await expect(importTitles(faulty)).rejects.toThrow(
    [
      'titles.csv has 2 fault(s); nothing is imported:',
      'titles.csv:3 kind: must be one of video, document, case, course',
      'titles.csv:4 title: must not be empty',
    ].join('\n'),
  );
  expect(await listDrafts()).toEqual([]);
});

test('an author whose name several doctors have is refused with their ids', async () => {
  await gateway.deps.sql`update doctor set name = '王伟' where id in ('e07', 'e08')`;
  await expect(importTitles(`${HEAD}\nvideo,x,sports,王伟`)).rejects.toThrow(
    'titles.csv:2 author: "王伟" may be e07 or e08; name the id',
  );
});

test('the second of two imports at once finds the rows of the first', async () => {
  const outputs = await Promise.all([importTitles(`${HEAD}\n${line}`), importTitles(`${HEAD}\n${line}`)]);
  expect(outputs.flat().toSorted()).toEqual(['0 draft(s) made, 1 imported before.', '1 draft(s) made.']);
});
