import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import * as fans from '../../../../test/jobs/fan-out.ts';
import { contentCommand } from '../../../operator/content/content-command.ts';

const AUTHOR = 'e04';
const MAIL = 'wang@osteon.example';
const clock = createFakeClock();
let gateway: TestApp;
let follower: Browser;
let other: Browser;
let author: string;
let added = 0;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 8 });
  follower = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
  const [row] = await gateway.deps.sql`select name from doctor where id = ${AUTHOR}`;
  author = String(row?.['name']);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from follow where ref_id = ${AUTHOR}`;
  await gateway.deps.sql`delete from message where kind = 'newContent'`;
  await gateway.deps.sql`delete from message_preference`;
  await gateway.deps.sql`delete from outbox_message`;
  await follow(follower);
  clock.advance(1000);
});

const follow = (browser: Browser, on = true) => browser.call('updateSubscribe', { resType: 9, resId: AUTHOR, on });

/** A new draft of the author. */
async function addDraft(): Promise<string> {
  const id = `n${++added}`;
  await fans.addDraft(gateway, { id, author: AUTHOR });
  return id;
}

async function operate(...words: string[]): Promise<void> {
  for await (const _line of contentCommand.read(words)(gateway.operator));
}

/** Waits until every fan-out and every delivery has ended. */
async function completeFanOuts(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await gateway.deps.sql`select resource_id from content_fan_out where done_at is null`).toEqual([]);
    expect(await gateway.deps.sql`select id from delivery where state in ('queued', 'sending')`).toEqual([]);
  }, 15_000);
}

async function publish(id?: string): Promise<string> {
  const published = id ?? (await addDraft());
  await operate('publish', published);
  await completeFanOuts();
  return published;
}

const list = async (by = follower) => (await by.call('listMessages', { kind: 'newContent' })).json().data.list;
const countNotified = async (id: string) => {
  const [row] = await gateway.deps.sql`
    select notified, (select count(*)::int from message_item where resource_id = ${id}) as items
    from content_fan_out where resource_id = ${id}`;
  return row;
};

test('the load of the sample library notifies nobody', async () => {
  expect(await gateway.deps.sql`select resource_id from content_fan_out where resource_id not like 'n%'`).toEqual([]);
});

describe('a publication', () => {
  test('notifies each follower once, in a message that links to it', async () => {
    await follow(other);
    const id = await publish();
    for (const browser of [follower, other]) {
      expect(await list(browser)).toEqual([
        {
          id: expect.any(String),
          scene: 'edu_message',
          kind: 'newContent',
          title: `${author}发布了新内容`,
          body: id,
          pcLink: `/videoTerminal?id=${id}`,
          sentAt: clock.now(),
          isRead: 0,
        },
      ]);
    }
    expect(await countNotified(id)).toEqual({ notified: 2, items: 2 });
  });

  test('joins the unread message of its author, and starts another once that was read', async () => {
    await publish();
    clock.advance(1000);
    const second = await publish();
    expect(await list()).toMatchObject([
      { title: `${author}发布了2项新内容`, body: second, pcLink: `/doctorHome?id=${AUTHOR}`, sentAt: clock.now() },
    ]);
    await follower.call('markMessageRead', {});
    clock.advance(1000);
    const third = await publish();
    expect(await list()).toMatchObject([
      { body: third, isRead: 0 },
      { body: second, isRead: 1 },
    ]);
  });

  test('is notified once, however often it is withdrawn, undone and published', async () => {
    const id = await publish();
    await operate('withdraw', id, '--reason', '有误');
    expect(await list()).toMatchObject([
      { title: `${author}发布的内容已下架`, body: '', pcLink: `/doctorHome?id=${AUTHOR}` },
    ]);
    await publish(id);
    expect(await list()).toMatchObject([{ title: `${author}发布了新内容`, body: id }]);
    await follower.call('markMessageRead', {});
    await follow(other);
    clock.advance(1000);
    const again = await addDraft();
    await publish(again);
    await operate('undo', again);
    clock.advance(1000);
    await publish(again);
    expect(await countNotified(again)).toEqual({ notified: 2, items: 2 });
    expect(await list()).toHaveLength(2);
    expect(await list(other)).toHaveLength(1);
  });

  test('that is refused notifies nobody', async () => {
    const id = await addDraft();
    await gateway.deps.sql`delete from video where id = ${id}`;
    await expect(operate('publish', id)).rejects.toThrow('cannot be published');
    expect(await countNotified(id)).toBeUndefined();
    expect(await list()).toEqual([]);
  });

  test('by a hidden author notifies nobody', async () => {
    await gateway.deps.sql`update doctor set state = 'hidden' where id = ${AUTHOR}`;
    const id = await publish();
    await gateway.deps.sql`update doctor set state = 'shown' where id = ${AUTHOR}`;
    expect(await countNotified(id)).toEqual({ notified: 0, items: 0 });
  });
});

describe('no notification is sent to', () => {
  test('an account that follows afterwards, or no longer', async () => {
    await follow(follower, false);
    const id = await addDraft();
    await operate('publish', id);
    clock.advance(1);
    await follow(other);
    await completeFanOuts();
    expect(await countNotified(id)).toEqual({ notified: 0, items: 0 });
  });

  test.each([
    [
      'is being cancelled',
      'update account set cancel_requested_at = now() where id =',
      'update account set cancel_requested_at = null where id =',
    ],
    [
      'is locked for good',
      "insert into account_lock (id, account_id, type, created_at) select 'lock', id, 1, now() from account where id =",
      'delete from account_lock where account_id =',
    ],
    [
      'has blocked the author',
      "insert into account_block select id, 'sample-02', 'e04', now() from account where id =",
      'delete from account_block where account_id =',
    ],
  ])('an account that %s', async (_what, start, end) => {
    await gateway.deps.sql.unsafe(`${start} 'sample-03'`);
    const id = await publish();
    await gateway.deps.sql.unsafe(`${end} 'sample-03'`);
    expect(await countNotified(id)).toEqual({ notified: 0, items: 0 });
  });

  test('a visitor', async () => {
    expect((await gateway.browser().call('listMessages', { kind: 'newContent' })).statusCode).toBe(401);
  });
});

test('a new message is sent by mail and SMS where they are switched on, additions to it are not', async () => {
  await gateway.deps.sql`update account set email = ${MAIL} where id = 'sample-03'`;
  await follower.call('saveMessagePreference', { scene: 'edu_message', mail: true });
  await follow(other);
  clock.advance(1000);
  await publish();
  await publish();
  const sent = await gateway.deps.sql`select kind, account, text from outbox_message`;
  expect(sent).toMatchObject([{ kind: 'mail', account: MAIL }]);
  expect(sent[0]?.['text']).toContain(`您在骨元有一条新消息：${author}发布了新内容。`);
  await follower.call('pauseReminders', { pause: 'twoHours' });
  await follower.call('markMessageRead', {});
  await publish();
  expect(await gateway.deps.sql`select kind from outbox_message`).toHaveLength(1);
  await follower.call('pauseReminders', { pause: null });
});

test('an erased account leaves no message, and an erased resource no fan-out', async () => {
  const id = await publish();
  await gateway.deps.sql`delete from resource_tag where resource_id = ${id}`;
  await gateway.deps.sql`delete from video where id = ${id}`;
  await gateway.deps.sql`delete from resource where id = ${id}`;
  expect(await countNotified(id)).toBeUndefined();
  expect(await list()).toMatchObject([{ title: `${author}发布的内容已下架` }]);
});
