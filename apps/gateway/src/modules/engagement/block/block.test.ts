import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const DAY_MS = 86_400_000;
const clock = createFakeClock();
let gateway: TestApp;
/** Blocks. */
let reader: Browser;
/** Is blocked. */
let blocked: Browser;
let other: Browser;
const persons = new Map<string, string>();

beforeAll(async () => {
  gateway = await testApp({ clock });
  reader = await gateway.login('13900000003');
  blocked = await gateway.login('13900000009');
  other = await gateway.login('13900000004');
  const rows = await gateway.deps.sql`select account_id, id from doctor where account_id like 'sample-%'`;
  for (const { account_id: accountId, id } of rows) persons.set(String(accountId), String(id));
});
afterAll(() => gateway.close());
beforeEach(() => gateway.deps.sql`delete from account_block`);

const personOf = (accountId: string): string => persons.get(accountId) ?? '';
const video = (resourceId: string) => ({ resourceType: 1, resourceId }) as const;
const setBlock = async (by: Browser, accountId: string, on = true) =>
  (await by.call('blockPerson', { doctorId: personOf(accountId), on })).json();

const send = (by: Browser, resourceId: string, text: string, parentId?: string) =>
  by.call('createComment', {
    ...video(resourceId),
    text,
    clientId: randomUUID(),
    ...(parentId !== undefined && { parentId }),
  });

async function write(by: Browser, resourceId: string, text: string, parentId?: string): Promise<string> {
  clock.advance(1000);
  const reply = (await send(by, resourceId, text, parentId)).json();
  expect(reply.code).toBe(0);
  return reply.data.commentId;
}

const list = async (
  by: Browser,
  resourceId: string,
  more: Partial<RequestOf<'listComments'>> = {},
): Promise<ResponseOf<'listComments'>> =>
  (await by.call('listComments', { ...video(resourceId), sort: 'time', ...more })).json().data;

const texts = ({ list: comments }: ResponseOf<'listComments'>) =>
  comments.map(({ text, replies }) => [text, ...replies.map((reply) => reply.text)]);

test('a thread of a blocked person and its replies are not found by their addresses', async () => {
  const theirs = await write(blocked, 'v19', 'theirs');
  const answer = await write(other, 'v19', 'answer', theirs);
  const read = async (by: Browser, more: Partial<RequestOf<'listComments'>>) =>
    (await by.call('listComments', { ...video('v19'), ...more })).json().code;
  const addresses = [{ rootId: theirs }, { aroundId: theirs }, { aroundId: answer }];
  for (const address of addresses) expect(await read(reader, address)).toBe(0);
  await setBlock(reader, 'sample-09');
  for (const address of addresses) {
    expect([address, await read(reader, address), await read(other, address)]).toEqual([address, 40_400, 0]);
  }
});

test('comments of a blocked person are in no list of the account that blocked them, and in those of all others', async () => {
  const theirs = await write(blocked, 'v20', 'theirs');
  await write(other, 'v20', 'answer', theirs);
  const root = await write(other, 'v20', 'root');
  const reply = await write(blocked, 'v20', 'reply', root);
  await write(other, 'v20', 'last', root);
  const shown = [
    ['root', 'reply', 'last'],
    ['theirs', 'answer'],
  ];
  expect(texts(await list(reader, 'v20'))).toEqual(shown);
  for (const _ of ['first', 'again']) expect(await setBlock(reader, 'sample-09')).toMatchObject({ code: 0 });
  for (const sort of ['time', 'likes', 'timeline'] as const) {
    const hidden = await list(reader, 'v20', { sort });
    expect(texts(hidden)).toEqual([['root', 'last']]);
    expect(hidden).toMatchObject({ total: 5, list: [{ answerCount: 2 }] });
  }
  expect(texts(await list(reader, 'v20', { rootId: root }))).toEqual([['last']]);
  expect(texts(await list(reader, 'v20', { aroundId: root }))).toEqual([['root', 'last']]);
  for (const aroundId of [theirs, reply]) {
    const refused = await reader.call('listComments', { ...video('v20'), aroundId });
    expect(refused.json().code).toBe(40_400);
  }
  for (const each of [blocked, other, gateway.browser()]) expect(texts(await list(each, 'v20'))).toEqual(shown);
  for (const _ of ['first', 'again']) expect(await setBlock(reader, 'sample-09', false)).toMatchObject({ code: 0 });
  expect(texts(await list(reader, 'v20'))).toEqual(shown);
});

test('a blocked person cannot reply to the account that blocked them, and nothing is written', async () => {
  const root = await write(reader, 'v21', 'root');
  const nested = await write(other, 'v21', 'nested', root);
  await setBlock(reader, 'sample-09');
  const before = await gateway.deps.sql`select count(*)::int from comment`;
  expect((await send(blocked, 'v21', 'answer', root)).json()).toMatchObject({ code: 110_072 });
  expect(await gateway.deps.sql`select count(*)::int from comment`).toEqual(before);
  // Replies to others in the thread stay possible, and the account that blocked can reply to anybody.
  const allowed = await write(blocked, 'v21', 'answer', nested);
  await write(reader, 'v21', 'back', allowed);
  await setBlock(reader, 'sample-09', false);
  await write(blocked, 'v21', 'answer', root);
});

test('actions of a blocked person do not notify the account that blocked them', async () => {
  const root = await write(reader, 'v22', 'root');
  const listMessages = async () => {
    await vi.waitFor(
      async () =>
        expect(await gateway.deps.sql`select id from engagement_event where published_at is null`).toEqual([]),
      15_000,
    );
    return (await gateway.deps.sql`select kind from message where account_id = 'sample-03' and kind = 'like'`).length;
  };
  const before = await listMessages();
  await setBlock(reader, 'sample-09');
  await blocked.call('likeComment', { commentId: root, on: true });
  expect(await listMessages()).toBe(before);
  await other.call('likeComment', { commentId: root, on: true });
  expect(await listMessages()).toBe(before + 1);
});

test('the list has the blocked people, most recent first, page by page, and no data of their accounts', async () => {
  for (const accountId of ['sample-09', 'sample-04', 'sample-02']) {
    clock.advance(1000);
    await setBlock(reader, accountId);
  }
  const reply = await reader.call('listBlocked', {});
  expect(reply.json().data.nextCursor).toBeNull();
  expect(reply.json().data.list.map(({ person }: { person: { id: string } }) => person.id)).toEqual(
    ['sample-02', 'sample-04', 'sample-09'].map(personOf),
  );
  expect(reply.json().data.list[0].blockedAt).toBe(clock.now());
  expect(reply.body).not.toMatch(/139\d{8}|sample-/);
  expect((await other.call('listBlocked', {})).json().data.list).toEqual([]);
  // More than a page, each once.
  await gateway.deps.sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'many-' || n, '1370000' || lpad(n::text, 4, '0'), 1, 1, now(), now() from generate_series(1, 25) n`;
  await gateway.deps.sql`
    insert into doctor (id, account_id, name, name_en, gender, title, specialty_id, areas_of_expertise, introduction,
      honours, is_industry_leader, position)
    select 'many-' || n, 'many-' || n, 'n' || n, '', '', '', 'trauma', '{}', '', '{}', false, 2000000 + n
    from generate_series(1, 25) n`;
  await gateway.deps.sql`delete from account_block`;
  await gateway.deps.sql`
    insert into account_block (account_id, blocked_id, public_profile_id, blocked_at)
    select 'sample-03', 'many-' || n, 'many-' || n, date_trunc('second', now()) from generate_series(1, 25) n`;
  const first = (await reader.call('listBlocked', {})).json().data;
  const rest = (await reader.call('listBlocked', { cursor: first.nextCursor })).json().data;
  expect([first.list.length, rest.list.length, rest.nextCursor]).toEqual([20, 5, null]);
  const ids = [...first.list, ...rest.list].map(({ person }: { person: { id: string } }) => person.id);
  expect(new Set(ids).size).toBe(25);
  expect((await reader.call('listBlocked', { cursor: 'x' })).json().code).toBe(40_000);
});

test('blocking an unknown person, one without an account or oneself is refused, and so is a visitor', async () => {
  for (const doctorId of ['nobody', 'e01']) {
    expect((await reader.call('blockPerson', { doctorId, on: true })).json().code).toBe(40_400);
  }
  expect(await setBlock(reader, 'sample-03')).toMatchObject({ code: 40_300 });
  expect(await setBlock(gateway.browser(), 'sample-09')).toMatchObject({ code: 40_100 });
  expect((await gateway.browser().call('listBlocked', {})).json().code).toBe(40_100);
  expect(await gateway.deps.sql`select account_id from account_block`).toEqual([]);
});

test('each comment states if its author can be blocked', async () => {
  await write(blocked, 'v23', 'theirs');
  const canBlock = async (by: Browser) => (await list(by, 'v23')).list[0]?.own.canBlock;
  expect(await canBlock(reader)).toBe(true);
  expect(await canBlock(blocked)).toBe(false);
  expect(await canBlock(gateway.browser())).toBe(false);
});

// Last, as it erases an account.
test('an erased account leaves no blocks, neither its own nor those of others against it', async () => {
  await setBlock(reader, 'sample-09');
  await setBlock(blocked, 'sample-04');
  const bandToken = await requestStepUpToken(blocked, '13900000009');
  expect((await blocked.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY_MS);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await gateway.deps.sql`select account_id from account_block`).toEqual([]);
});
