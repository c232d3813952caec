import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@osteon/contract';
import { encodeMention, MENTIONS_MAX } from '@osteon/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const DAY_MS = 86_400_000;
const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
/** Is mentioned. */
let reader: Browser;
let other: Browser;
const persons = new Map<string, { id: string; name: string }>();

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  reader = await gateway.login('13900000009');
  other = await gateway.login('13900000004');
  const rows = await gateway.deps.sql`select account_id, id, name from doctor where account_id like 'sample-%'`;
  for (const { account_id: accountId, id, name } of rows) {
    persons.set(String(accountId), { id: String(id), name: String(name) });
  }
});
afterAll(() => gateway.close());

const personOf = (accountId: string) => persons.get(accountId) ?? { id: '', name: '' };
const mentionOf = (accountId: string): string => encodeMention(personOf(accountId).id);
const video = (resourceId: string) => ({ resourceType: 1, resourceId }) as const;

const send = (by: Browser, payload: Partial<RequestOf<'createComment'>>) =>
  by.call('createComment', { ...video('v30'), text: 'text', clientId: randomUUID(), ...payload });

async function write(by: Browser, payload: Partial<RequestOf<'createComment'>>) {
  clock.advance(1000);
  const reply = (await send(by, payload)).json();
  expect(reply.code).toBe(0);
  return reply.data as ResponseOf<'createComment'>;
}

/** Waits until every event is published, then lists the messages of an account about comments. */
async function listMessages(by: Browser) {
  await vi.waitFor(
    async () => expect(await gateway.deps.sql`select id from engagement_event where published_at is null`).toEqual([]),
    15_000,
  );
  const { list } = (await by.call('listMessages', { unread: 'true' })).json().data as ResponseOf<'listMessages'>;
  await by.call('markMessageRead', {});
  return list.filter(({ kind }) => kind === 'mention' || kind === 'reply' || kind === 'comment');
}

test("a mention has the person's current name, and notifies them once, however often it is edited", async () => {
  const { id, name } = personOf('sample-09');
  const text = `请${mentionOf('sample-09')}看一下`;
  const written = await write(author, { text });
  expect(written).toMatchObject({ text, mentions: [{ id, name }] });
  const messages = await listMessages(reader);
  expect(messages).toMatchObject([
    {
      kind: 'mention',
      scene: 'edu_message',
      title: `${personOf('sample-03').name}在评论中提到了您`,
      body: `请@${name}看一下`,
      pcLink: `/videoTerminal?id=v30#comment-${written.commentId}`,
    },
  ]);
  await gateway.deps.sql`update doctor set name = '新名' where id = ${id}`;
  const { list } = (await gateway.browser().call('listComments', { ...video('v30'), sort: 'time' })).json().data;
  expect(list[0]).toMatchObject({ text, mentions: [{ id, name: '新名' }] });
  await gateway.deps.sql`update doctor set name = ${name} where id = ${id}`;
  // An edit notifies only the added people, nobody twice.
  const edited = await author.call('editComment', {
    commentId: written.commentId,
    text: `${text}${mentionOf('sample-04')}`,
  });
  expect(edited.json().data.mentions).toHaveLength(2);
  expect(await listMessages(reader)).toEqual([]);
  expect(await listMessages(other)).toMatchObject([{ kind: 'mention' }]);
  await author.call('editComment', { commentId: written.commentId, text: 'nobody' });
  await author.call('editComment', { commentId: written.commentId, text });
  expect(await listMessages(reader)).toEqual([]);
});

test('a mentioned person to whom the comment replies is notified once, of the reply', async () => {
  const { commentId } = await write(reader, { text: 'question' });
  await write(author, { text: `${mentionOf('sample-09')}${mentionOf('sample-04')}`, parentId: commentId });
  expect(await listMessages(reader)).toMatchObject([{ kind: 'reply' }]);
  expect(await listMessages(other)).toMatchObject([{ kind: 'mention' }]);
});

test('a held comment notifies nobody until it is visible, and a mention that is removed before its notification sends none', async () => {
  const text = `${mentionOf('sample-09')}患者李建国，住院号20260418`;
  const held = await write(author, { text });
  expect(held).toMatchObject({ state: 'held', mentions: [{ id: personOf('sample-09').id }] });
  expect(held.findings.map(({ start, end }) => text.slice(start, end))).toEqual(['李建国', '20260418']);
  expect(await listMessages(reader)).toEqual([]);
  await author.call('editComment', { commentId: held.commentId, text: `${mentionOf('sample-09')}患者` });
  expect(await listMessages(reader)).toMatchObject([{ kind: 'mention' }]);
});

test('a reference to nobody who can be mentioned stays text', async () => {
  const text = `${encodeMention('nobody')} ${encodeMention('e01')} <@> ${mentionOf('sample-03')}`;
  const written = await write(author, { text });
  expect(written.text).toBe(text);
  expect(written.mentions.map(({ id }) => id)).toEqual([personOf('sample-03').id]);
  expect(await listMessages(author)).toEqual([]);
});

test('more than ten people, and one who has blocked the writer, are refused, and nothing is written', async () => {
  const count = async () => (await gateway.deps.sql`select count(*)::int as count from comment`)[0]?.['count'];
  const { commentId } = await write(author, { text: 'mine' });
  const before = await count();
  const many = Array.from({ length: MENTIONS_MAX + 1 }, (_, index) => encodeMention(`p${index}`)).join('');
  expect((await send(author, { text: many })).json().code).toBe(40_000);
  await reader.call('blockPerson', { doctorId: personOf('sample-03').id, on: true });
  const text = mentionOf('sample-09');
  expect((await send(author, { text })).json().code).toBe(110_072);
  expect((await author.call('editComment', { commentId, text })).json().code).toBe(110_072);
  expect(await count()).toBe(before);
  const { list } = (await author.call('listComments', { ...video('v30'), sort: 'time' })).json().data;
  expect(list[0]).toMatchObject({ text: 'mine', mentions: [], editedAt: null });
  const found = (await author.call('listMentionCandidates', { keyWord: personOf('sample-09').name })).json().data;
  expect(found.list).toEqual([]);
  await reader.call('blockPerson', { doctorId: personOf('sample-03').id, on: false });
});

test('people are found by the start of their name, except oneself, the library’s own and the hidden', async () => {
  const { id, name } = personOf('sample-09');
  const find = async (by: Browser, keyWord: string) => (await by.call('listMentionCandidates', { keyWord })).json();
  for (const keyWord of [name, name.slice(0, 1), ` ${name} `]) {
    expect((await find(author, keyWord)).data.list).toContainEqual(expect.objectContaining({ id, name }));
  }
  expect((await find(reader, name)).data.list).toEqual([]);
  expect((await find(author, name.slice(1))).data.list).toEqual([]);
  expect((await find(author, '%')).data.list).toEqual([]);
  const [own] = await gateway.deps.sql`select name from doctor where account_id is null order by id limit 1`;
  expect((await find(author, String(own?.['name']))).data.list).toEqual([]);
  await gateway.deps.sql`update doctor set state = 'hidden' where id = ${id}`;
  expect((await find(author, name)).data.list).toEqual([]);
  await gateway.deps.sql`update doctor set state = 'shown' where id = ${id}`;
  expect((await find(author, ' ')).code).toBe(40_000);
  expect((await find(author, 'x'.repeat(41))).code).toBe(40_000);
  expect((await find(gateway.browser(), name)).code).toBe(40_100);
  expect(JSON.stringify(await find(author, name))).not.toMatch(/139\d{8}|sample-/);
});

test('a deleted comment has no mentions', async () => {
  const { commentId } = await write(author, { text: mentionOf('sample-09') });
  await author.call('deleteComment', { commentId });
  expect(await gateway.deps.sql`select public_profile_id from comment_mention where comment_id = ${commentId}`).toEqual(
    [],
  );
});

// Last, as it erases an account.
test('the mention of an erased person stays without a name', async () => {
  const { id } = personOf('sample-09');
  const item = video('v31');
  await write(author, { ...item, text: `${mentionOf('sample-09')}好` });
  const bandToken = await requestStepUpToken(reader, '13900000009');
  expect((await reader.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY_MS);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const { list } = (await author.call('listComments', item)).json().data;
  expect(list).toMatchObject([{ mentions: [{ id, name: null }] }]);
});
