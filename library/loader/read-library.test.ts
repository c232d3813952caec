import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MediaCatalogue } from '../media-catalogue.ts';
import { ContentValidationError } from './content-validation-error.ts';
import { readLibrary } from './read-library.ts';

const LIBRARY = join(import.meta.dirname, '..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-library-'));
  for (const part of ['content', 'imagery', 'media/catalogue.json', 'media/attachments']) {
    await cp(join(LIBRARY, part), join(folder, part), { recursive: true });
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** Replaces a text of a file; it must be there. */
async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

async function readProblems(): Promise<ContentValidationError> {
  const refusal: unknown = await readLibrary(folder).catch((error: unknown) => error);
  if (!(refusal instanceof ContentValidationError)) throw new Error('the library was taken as it is');
  return refusal;
}

test('the sample library is valid', async () => {
  const { library } = await readLibrary(folder);
  expect([library.videos.length, library.cases.length, library.documents.length, library.courses.length]).toEqual([
    72, 36, 26, 18,
  ]);
});

test('the fingerprint follows the content', async () => {
  const { fingerprint } = await readLibrary(folder);
  expect((await readLibrary(folder)).fingerprint).toBe(fingerprint);
  await change('content/videos.json', '初次全髋关节置换术', '初次髋关节置换术');
  expect((await readLibrary(folder)).fingerprint).not.toBe(fingerprint);
});

test('a field of a wrong type is reported with file, item and field', async () => {
  await change('content/videos.json', '"durationSeconds": 1980', '"durationSeconds": "1980"');
  const { problems, message } = await readProblems();
  expect(problems).toEqual([
    expect.objectContaining({ file: 'content/videos.json', item: 'v01', field: 'durationSeconds' }),
  ]);
  expect(message).toContain('content/videos.json › v01 › durationSeconds: ');
});

test.each([
  ['content/videos.json', '初次全髋关节置换术', '初次\\u001b[2J置换术', 'v01', 'title'],
  ['content/documents.json', '后外侧入路', '后\\u0000侧入路', 'b01', 'title'],
  ['content/dictionary.json', '"abbreviation": ""', '"abbreviation": "\\u0007"', 'd001', 'abbreviation'],
])('a control character in a text of %s is reported', async (file, from, to, item, field) => {
  await change(file, from, to);
  expect((await readProblems()).problems).toContainEqual({
    file,
    item,
    field,
    problem: 'must not contain control characters',
  });
});

test.each(['content/videos.json', 'imagery/covers', 'media/attachments/c01-a1.pdf', 'media/attachments'])(
  'a symbolic link instead of %s is reported, even to the same content',
  async (path) => {
    await rename(join(folder, path), join(folder, 'elsewhere'));
    await symlink(join(folder, 'elsewhere'), join(folder, path));
    expect((await readProblems()).problems).toContainEqual(
      expect.objectContaining({
        file: expect.stringContaining(path),
        problem: expect.stringContaining('is a symbolic link'),
      }),
    );
  },
);

test('an attachment without its file, or with an id of another course, is reported', async () => {
  await rm(join(folder, 'media/attachments/c01-a1.pdf'));
  const { problems } = await readProblems();
  expect(problems).toEqual([
    expect.objectContaining({ file: 'media/attachments/c01-a1.pdf', problem: expect.stringContaining('ENOENT') }),
  ]);
  await change('content/courses.json', '"id": "c01-a1"', '"id": "c02-a1"');
  expect((await readProblems()).problems).toEqual([
    expect.objectContaining({ file: 'content/courses.json', item: 'c01', field: 'attachments' }),
  ]);
});

test('a film with scenes has one for every chapter and step', async () => {
  const path = join(folder, 'media/catalogue.json');
  const catalogue: MediaCatalogue = JSON.parse(await readFile(path, 'utf8'));
  const picture = catalogue.pictures.find(({ id }) => id === catalogue.assignments['v01']);
  if (!picture) throw new Error('v01 has no film');
  const at = [0, 200, 400, 530, 690, 920, 1130, 1510];
  const scenes = at.map((each, index) => ({ at: each, startSeconds: index }));
  const own = { ...picture, id: 'own', scenes };
  catalogue.pictures.push(own);
  catalogue.assignments['v01'] = own.id;
  await writeFile(path, JSON.stringify(catalogue));
  const { problems } = await readProblems();
  expect(problems.map(({ item, problem }) => [item, problem])).toEqual([
    ['v01', 'have none for "关节囊修复与关闭"'],
    ['v01', 'have none for "后方结构修复"'],
  ]);
});

test('a misspelt field is reported', async () => {
  await change('content/cases.json', '"occupation"', '"occuption"');
  const { problems } = await readProblems();
  expect(problems.map(({ file, item, field }) => [file, item, field])).toContainEqual([
    'content/cases.json',
    'k01',
    'patient.occupation',
  ]);
});

test('a file that is no JSON is reported', async () => {
  await writeFile(join(folder, 'content/lives.json'), '[{');
  expect((await readProblems()).message).toMatch(/content\/lives\.json: is not JSON/);
});

test('a missing file is reported', async () => {
  await rm(join(folder, 'content/home.json'));
  expect((await readProblems()).message).toMatch(/content\/home\.json: cannot be read/);
});

test('a missing picture is reported', async () => {
  await rm(join(folder, 'imagery/hip-pelvis-ap.webp'));
  expect((await readProblems()).message).toMatch(/imagery\/hip-pelvis-ap\.webp: cannot be read/);
});

test('a reference to an unknown id is reported', async () => {
  await change('content/videos.json', '"authorId": "e01"', '"authorId": "e99"');
  await change('content/collections.json', '"v02"', '"v99"');
  expect((await readProblems()).problems).toEqual([
    { file: 'content/videos.json', item: 'v01', field: 'authorId', problem: 'there is no expert "e99"' },
    { file: 'content/collections.json', item: 'col01', field: 'videoIds', problem: 'there is no video "v99"' },
  ]);
});

test('a duplicate id is reported', async () => {
  await change('content/videos.json', '"id": "v02"', '"id": "v01"');
  expect((await readProblems()).problems).toContainEqual({
    file: 'content/videos.json',
    item: 'v01',
    field: 'id',
    problem: 'stands for another item already',
  });
});

test.each([
  ['by nobody of the event', '"lecturerId": "e01", "offsetSeconds": 330', 'questions'],
  ['before its question', '"lecturerId": "e30", "offsetSeconds": 30', 'questions[0].answer.offsetSeconds'],
  ['without second and text', '"lecturerId": "e30"', 'questions[0].answer'],
])('an answer %s is refused', async (_what, answer, field) => {
  await change('content/lives.json', /"lecturerId": "e30",\s*"offsetSeconds": 330/, answer);
  expect((await readProblems()).problems).toContainEqual(
    expect.objectContaining({ file: 'content/lives.json', item: 'l01', field }),
  );
});

test.each([
  ['a vote too few', /58,\s*31,\s*44/, '58, 31', 'polls[0].votes'],
  ['a choice that is no option', '"chosen": 0', '"chosen": 3', 'polls[1].chosen'],
])('a poll with %s is refused', async (_what, from, to, field) => {
  await change('content/lives.json', from, to);
  expect((await readProblems()).problems).toContainEqual(
    expect.objectContaining({ file: 'content/lives.json', item: 'l01', field }),
  );
});

test('an introduction with scripts is refused', async () => {
  await change('content/lives.json', '<strong>', '<img src=x onerror=alert(1)><strong>');
  const [problem] = (await readProblems()).problems;
  expect([problem?.file, problem?.item, problem?.field]).toEqual(['content/lives.json', 'l01', 'introduce']);
});

test('a narration that outlasts its film is reported', async () => {
  const path = join(folder, 'media/catalogue.json');
  const catalogue = JSON.parse(await readFile(path, 'utf8'));
  catalogue.voices.v01.seconds = 9000;
  await writeFile(path, JSON.stringify(catalogue));
  expect((await readProblems()).message).toMatch(/media\/catalogue\.json › v01 › seconds: outlasts its picture/);
});

test('problems of several files are reported together', async () => {
  await change('content/videos.json', '"durationSeconds": 1980', '"durationSeconds": -1');
  await change('content/products.json', '"id": "p01"', '"id": 1');
  expect((await readProblems()).problems.map(({ file }) => file)).toEqual([
    'content/videos.json',
    'content/products.json',
  ]);
});

describe('the questions of tests', () => {
  test('of five courses have two multiple choices and two orders at least, and each question of all has a review link', async () => {
    const { library } = await readLibrary(folder);
    const mixed = library.courses.filter(({ test: questions }) =>
      (['multiple', 'order'] as const).every((kind) => questions.filter((each) => each.kind === kind).length >= 2),
    );
    expect(mixed.map(({ id }) => id)).toEqual(['c01', 'c07', 'c16', 'c17', 'c18']);
    expect(library.courses.flatMap((each) => each.test.filter(({ review }) => review.length === 0))).toEqual([]);
  });

  test.each([
    ['an answer that is no option', '"answerIndex": 2', '"answerIndex": 4', 'has an answer that is no option'],
    ['the same option twice', '"旋转中心内移"', '"前倾角偏大"', 'has the same option twice'],
    ['an id of another course', '"id": "c01-q1"', '"id": "c02-q99"', '"c02-q99" is no id of its own in this course'],
    ['an id that another question has', '"id": "c01-q1"', '"id": "c01-q2"', '"c01-q2" is no id of its own'],
    ['a second that is no chapter or step', '"at": 200', '"at": 201', 'there is no place {"videoId":"v01","at":201}'],
    ['a film of another course', '"videoId": "v01",\n      "at"', '"videoId": "v24",\n      "at"', 'there is no place'],
    ['an unknown section', '"heading": "体位与显露"', '"heading": "体位"', 'there is no place {"documentId":"b01"'],
    [
      'questions without a lesson of a test',
      '"type": "test",\n    "test": true,',
      '"type": "case",\n    "caseId": "k03",',
      'for 0 lesson(s)',
    ],
  ])('%s is reported', async (_what, from, to, problem) => {
    await change('content/courses.json', from, to);
    const { problems, message } = await readProblems();
    expect(problems).toEqual([expect.objectContaining({ file: 'content/courses.json', item: 'c01' })]);
    expect(message).toContain(problem);
  });
});
