import { randomUUID } from 'node:crypto';
import { RoleId } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomers } from '../../../../test/log-in-customers.ts';
import type { Worker } from '../../../platform/jobs/worker.ts';
import { eventQueue } from '../../engagement/event/event-service.ts';
import { createPublishEvent } from '../../engagement/event/publish-event-service.ts';
import { createPostEventMessage } from './post-event-message-service.ts';

const MANY = 40;
const item = { resourceType: 1, resourceId: 'v31' } as const;

/** Nobody has switched a channel on. */
const postEventMessage = createPostEventMessage({ deliver: () => Promise.resolve() });

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let reader: Browser;

beforeAll(async () => {
  // Jobs wait until a test runs them.
  const modules = (_deps: unknown, { workers }: { workers: readonly Worker[] }) => ({
    workers: workers.filter(({ queue }) => queue !== eventQueue),
  });
  gateway = await testApp({ clock, poolSize: 20, modules });
  author = await gateway.login('13900000003');
  reader = await gateway.login('13900000002');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from engagement_event`;
  await gateway.deps.sql`update message set read_at = now() where read_at is null`;
});

async function write(by: Browser, parentId?: string): Promise<string> {
  const payload = { ...item, text: 'text', clientId: randomUUID(), ...(parentId !== undefined && { parentId }) };
  return (await by.call('createComment', payload)).json().data.commentId;
}

const like = (by: Browser, commentId: string, on = true) => by.call('likeComment', { commentId, on });
const listUnread = async () => (await author.call('listMessages', { unread: 'true' })).json().data.list;
const listEvents = () => gateway.deps.sql`select id::text from engagement_event`;
const readCounts = (id: string) => gateway.deps.sql`
  select actor_count, (select count(*)::int from message_actor where message_id = message.id) as actors
  from message where id = ${id}`;

/** Runs the jobs of all waiting events, each `times` at once. */
async function work(times = 1, publishEvent = createPublishEvent(gateway.deps, postEventMessage)): Promise<void> {
  const events = await gateway.deps.sql`select id::text from engagement_event where published_at is null`;
  const all = events.flatMap(({ id }) => Array.from({ length: times }, () => publishEvent(String(id))));
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

test('an action that was undone before its message notifies nobody, and can notify later', async () => {
  const commentId = await write(author);
  await like(reader, commentId);
  await like(reader, commentId, false);
  const replyId = await write(reader, commentId);
  await reader.call('deleteComment', { commentId: replyId });
  expect(await listEvents()).toHaveLength(2);
  await work();
  expect(await listUnread()).toEqual([]);
  expect(await listEvents()).toEqual([]);
  await like(reader, commentId);
  await work();
  expect(await listUnread()).toMatchObject([{ kind: 'like' }]);
});

test('an event and its job are written with their action or not at all', async () => {
  const commentId = await write(author);
  const jobs = async () => (await gateway.deps.sql`select id from pgboss.job where name = 'engagement-events'`).length;
  const before = await jobs();
  await gateway.deps.sql`alter table comment_like add constraint none check (false) not valid`;
  expect((await like(reader, commentId)).statusCode).toBe(500);
  await gateway.deps.sql`alter table comment_like drop constraint none`;
  expect(await listEvents()).toEqual([]);
  expect(await jobs()).toBe(before);
  await Promise.all(Array.from({ length: 20 }, () => like(reader, commentId)));
  expect(await listEvents()).toHaveLength(1);
  expect(await jobs()).toBe(before + 1);
});

test(`${MANY} people who like and reply at once are one message each of ${MANY}`, async () => {
  const browsers = await logInCustomers(gateway, MANY);
  await gateway.deps
    .sql`update account set role_id = ${RoleId.doctorLevel1} where role_id = ${RoleId.notAuthenticated}`;
  clock.advance(1000);
  const commentId = await write(author);
  await Promise.all(browsers.map((browser) => like(browser, commentId)));
  expect(await listEvents()).toHaveLength(MANY);
  await Promise.all([work(2), author.call('markMessageRead', {}), work(2)]);
  const rows = await gateway.deps.sql`
    select id, actor_count, read_at from message where kind = 'like' and target_id = ${commentId}`;
  expect(rows.filter(({ read_at: readAt }) => readAt === null).length).toBeLessThanOrEqual(1);
  expect(rows.reduce((sum, { actor_count: actors }) => sum + Number(actors), 0)).toBe(MANY);
  for (const { id, actor_count: actors } of rows) {
    expect(await readCounts(String(id))).toEqual([{ actor_count: actors, actors }]);
  }
});

// Last, as the pool finds the lost connection at its next use.
test('a job that runs many times at once, or again after its connection was lost, notifies once', async () => {
  const commentId = await write(author);
  await write(reader, commentId);
  const failing = createPublishEvent(gateway.deps, async (tx, event) => {
    await postEventMessage(tx, event);
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(work(1, failing)).rejects.toThrow();
  expect(await listUnread()).toEqual([]);
  await work(10);
  await work();
  const [message, ...others] = await listUnread();
  expect(others).toEqual([]);
  expect(await readCounts(message.id)).toEqual([{ actor_count: 1, actors: 1 }]);
});
