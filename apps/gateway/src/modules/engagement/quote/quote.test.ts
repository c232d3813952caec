import type { RequestOf, ResponseOf } from '@osteon/contract';
import { QUOTE_TEXT_MAX } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';

const DAY_MS = 86_400_000;
const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let other: Browser;
let sent = 0;
/** The first chapter of the video v30, and the first paragraph of the document b01. */
let chapter: { startSeconds: number; title: string };
let paragraph: string;

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
  const [video] = await gateway.deps.sql`select chapters from video where id = 'v30'`;
  chapter = video?.['chapters'].at(-1);
  const [document] = await gateway.deps.sql`select sections from document where id = 'b01'`;
  paragraph = document?.['sections'][1].paragraphs[0] ?? document?.['sections'][1].bullets[0];
});
afterAll(() => gateway.close());

const video = { resourceType: 1, resourceId: 'v30' } as const;
const documentItem = { resourceType: 2, resourceId: 'b01' } as const;

const quote = (by: Browser, payload: Partial<RequestOf<'createQuote'>> = {}) =>
  by.call('createQuote', { ...video, place: { second: 60 }, text: '', ...payload });

async function quoteId(by: Browser, payload: Partial<RequestOf<'createQuote'>> = {}): Promise<string> {
  const reply = (await quote(by, payload)).json();
  expect(reply.code).toBe(0);
  return reply.data.quoteId;
}

const send = (by: Browser, payload: Partial<RequestOf<'createComment'>>) =>
  by.call('createComment', { ...video, text: '屈膝90°', clientId: `quoted-${++sent}`, ...payload });

const list = async (
  by: Browser,
  payload: Partial<RequestOf<'listComments'>> = {},
): Promise<ResponseOf<'listComments'>> =>
  (await by.call('listComments', { ...video, sort: 'time', ...payload })).json().data;

test('a second of a video is quoted once, with the words said there, and its comment has the quote', async () => {
  const second = chapter.startSeconds + 5;
  const text = ` ${chapter.title}\n`;
  const reply = (await quote(author, { place: { second }, text })).json();
  const [row] = await gateway.deps.sql`
    select resource.title, doctor.name from resource join doctor on doctor.id = author_id where resource.id = 'v30'`;
  expect(reply.data.citation).toMatch(
    new RegExp(`^“${chapter.title}”\n${row?.['name']}《${row?.['title']}》\\d+:\\d\\d\n`),
  );
  expect(reply.data.citation).toMatch(new RegExp(`/edu/videoTerminal\\?id=v30&t=${second}$`));
  expect(await quoteId(author, { place: { second }, text })).toBe(reply.data.quoteId);
  expect(await quoteId(other, { place: { second }, text })).not.toBe(reply.data.quoteId);

  const written = (await send(author, { quoteId: reply.data.quoteId })).json();
  const quoted = { quoteId: reply.data.quoteId, place: { second }, heading: '', text: chapter.title };
  expect(written).toMatchObject({ code: 0, data: { quote: quoted } });
  expect((await list(gateway.browser())).list[0]).toMatchObject({ quote: quoted });
  const edited = await author.call('editComment', { commentId: written.data.commentId, text: '屈膝120°' });
  expect(edited.json().data).toMatchObject({ text: '屈膝120°', quote: quoted });
});

test('a section is quoted with its heading and words that occur in it', async () => {
  const text = paragraph.slice(0, 20);
  const id = await quoteId(author, { ...documentItem, place: { section: 'section-2' }, text });
  const written = (await send(author, { ...documentItem, quoteId: id })).json().data;
  const [row] = await gateway.deps.sql`select sections from document where id = 'b01'`;
  expect(written.quote).toEqual({
    quoteId: id,
    place: { section: 'section-2' },
    heading: row?.['sections'][1].heading,
    text: text.trim(),
  });
  const [person] = await gateway.deps.sql`select history from clinical_case where id = 'k01'`;
  const history = { resourceType: 7, resourceId: 'k01', place: { section: 'history' } } as const;
  const reply = await quote(author, { ...history, text: person?.['history'].slice(0, 10) });
  expect(reply.json().data.citation).toMatch(/^“.+”\n.*》病史\n.*\/caseTerminal\?id=k01#history$/);
});

test.each([
  ['words that nobody said', video, { second: 60 }, '一定要切除半月板'],
  ['words of a later second', video, { second: 0 }, 'chapter'],
  ['words of another section', documentItem, { section: 'section-1' }, 'paragraph'],
] as const)('%s are not stored; the anchor alone is quoted', async (_what, item, place, words) => {
  const text = { chapter: chapter.title, paragraph }[words as string] ?? words;
  const id = await quoteId(author, { ...item, place, text: text.slice(0, QUOTE_TEXT_MAX) });
  expect((await send(author, { ...item, quoteId: id })).json().data.quote).toMatchObject({ place, text: '' });
});

test.each([
  ['201 characters', { text: '好'.repeat(QUOTE_TEXT_MAX + 1) }, 40_000],
  ['a control character', { text: 'a\u0007' }, 40_000],
  ['a second before the film', { place: { second: -1 } }, 40_000],
  ['a half second', { place: { second: 1.5 } }, 40_000],
  ['two places', { place: { second: 1, section: 'a' } as never }, 40_000],
  ['an anchor with markup', { place: { section: '"><script>' } }, 40_000],
  ['a second past the film', { place: { second: 300_000 } }, 40_400],
  ['a section of a video', { place: { section: 'section-1' } }, 40_400],
  ['a second of a document', { ...documentItem, place: { second: 1 } }, 40_400],
  ['a section that the document does not have', { ...documentItem, place: { section: 'section-99' } }, 40_400],
  ['an item that does not exist', { resourceId: 'v999' }, 40_400],
  ['an item of another type', { ...documentItem, resourceId: 'v30', place: { section: 'section-1' } }, 40_400],
] as const)('is refused: %s', async (_what, payload, code) => {
  expect((await quote(author, payload)).json().code).toBe(code);
});

test('a visitor cannot quote; an account that may not comment can do so', async () => {
  expect((await quote(gateway.browser())).json().code).toBe(40_100);
  expect((await quote(await gateway.login('13900000001'))).json().code).toBe(0);
});

test("a comment with another's quote, one of another item or an unknown one is refused, and nothing is written", async () => {
  const { total } = await list(author);
  const own = await quoteId(author);
  for (const refused of [
    await send(other, { quoteId: own }),
    await send(author, { resourceId: 'v31', quoteId: own }),
    await send(author, { quoteId: 'nothing' }),
  ]) {
    expect(refused.json().code).toBe(40_400);
  }
  expect((await list(author)).total).toBe(total);
  expect((await list(author, { resourceId: 'v31' })).total).toBe(0);
});

test('the timeline has the quoted seconds first, then comments without a quote, page by page', async () => {
  const item = { resourceType: 1, resourceId: 'v32' } as const;
  const seconds = Array.from({ length: 24 }, (_, index) => (index * 7) % 24);
  for (const second of seconds) {
    clock.advance(1000);
    await send(author, { ...item, text: `s${second}`, quoteId: await quoteId(author, { ...item, place: { second } }) });
  }
  for (const text of ['first', 'second']) {
    clock.advance(1000);
    await send(author, { ...item, text });
  }
  const first = await list(other, { ...item, sort: 'timeline' });
  const rest = await list(other, { ...item, sort: 'timeline', cursor: first.nextCursor ?? '' });
  expect(first.list).toHaveLength(20);
  const texts = [...first.list, ...rest.list].map(({ text }) => text);
  expect(texts).toEqual([...Array.from({ length: 24 }, (_, second) => `s${second}`), 'first', 'second']);
  expect(rest.nextCursor).toBeNull();
  const wrong = await other.call('listComments', { ...item, sort: 'time', cursor: first.nextCursor ?? '' });
  expect(wrong.json().code).toBe(40_000);
  const document = await other.call('listComments', { ...documentItem, sort: 'timeline' });
  expect(document.json().code).toBe(40_000);
});

test('a deleted comment leaves no quote, and a quote without a comment is deleted after 7 days', async () => {
  const item = { resourceType: 1, resourceId: 'v33' } as const;
  const storedId = await quoteId(author, { ...item, place: { second: 1 } });
  const unused = await quoteId(author, { ...item, place: { second: 2 } });
  const deleted = await quoteId(author, { ...item, place: { second: 3 } });
  await send(author, { ...item, quoteId: storedId });
  clock.advance(1000);
  const root = (await send(author, { ...item, quoteId: deleted })).json().data;
  await send(other, { ...item, parentId: root.commentId });
  await author.call('deleteComment', { commentId: root.commentId });
  const { list: comments } = await list(other, item);
  expect(comments).toMatchObject([{ state: 'deleted', quote: null }, { quote: { quoteId: storedId } }]);
  const remaining = async () =>
    (await gateway.deps.sql`select id from quote where resource_id = 'v33' order by anchor`).map(({ id }) => id);
  clock.advance(6 * DAY_MS);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect(await remaining()).toEqual([storedId, unused, deleted]);
  clock.advance(2 * DAY_MS);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect(await remaining()).toEqual([storedId]);
});
