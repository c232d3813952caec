import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import * as fans from '../../../../test/jobs/fan-out.ts';
import { createPostNewContent } from '../../message/new-content/post-new-content-service.ts';
import { createFanOut, FAN_OUT_BATCH, type PostNewContent } from './fan-out-service.ts';

const { WHOLE } = fans;
const never = new AbortController().signal;
let gateway: TestApp;
let added = 0;

beforeAll(async () => {
  gateway = await testApp({ env: { WORKERS: 'off' }, poolSize: 8 });
  await fans.addFollowers(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from message where kind = 'newContent'`;
});

/** Nobody has switched a channel on. */
const post = createPostNewContent({ deliver: () => Promise.resolve(), listSubscribed: () => Promise.resolve([]) });

/** Publishes a draft; its job has not run yet. */
const publish = () => fans.publishDraft(gateway, `b${++added}`);

/** Number of notified followers, messages by follower, and rows of each transaction. */
const readNotified = (id: string) => fans.readNotified(gateway, id);

test('every follower is notified once, a batch in each transaction', async () => {
  const id = await publish();
  await createFanOut(gateway.deps, post)(id, never);
  expect(await readNotified(id)).toEqual(WHOLE);
});

test('jobs that run at once, and one that runs again, notify nobody twice', async () => {
  const id = await publish();
  const fanOut = createFanOut(gateway.deps, post);
  await Promise.all([fanOut(id, never), fanOut(id, never), fanOut(id, never)]);
  await fanOut(id, never);
  expect(await readNotified(id)).toEqual(WHOLE);
});

test('a batch whose connection is lost is not stored in part, and a stopped job continues after its last batch', async () => {
  const id = await publish();
  let calls = 0;
  const failing: PostNewContent = async (tx, content) => {
    const notified = await post(tx, content);
    if (++calls === 3) throw new Error('the third batch fails');
    return notified;
  };
  await expect(createFanOut(gateway.deps, failing)(id, never)).rejects.toThrow('the third batch fails');
  expect(await readNotified(id)).toMatchObject({ notified: 2 * FAN_OUT_BATCH, items: 2 * FAN_OUT_BATCH, done: false });
  const stopping = new AbortController();
  const stop: PostNewContent = async (tx, content) => {
    stopping.abort();
    return post(tx, content);
  };
  await expect(createFanOut(gateway.deps, stop)(id, stopping.signal)).rejects.toThrow();
  expect(await readNotified(id)).toMatchObject({ notified: 3 * FAN_OUT_BATCH, done: false });
  await createFanOut(gateway.deps, post)(id, never);
  expect(await readNotified(id)).toEqual(WHOLE);
});

test('a resource that is withdrawn meanwhile notifies nobody else', async () => {
  const id = await publish();
  let calls = 0;
  const withdrawing: PostNewContent = async (tx, content) => {
    if (++calls === 2) await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${id}`;
    return post(tx, content);
  };
  await createFanOut(gateway.deps, withdrawing)(id, never);
  expect(await readNotified(id)).toMatchObject({ notified: 2 * FAN_OUT_BATCH, done: true });
});
