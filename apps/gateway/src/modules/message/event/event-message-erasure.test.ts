import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const item = { resourceType: 1, resourceId: 'v32' } as const;

const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

const publishEvents = () =>
  vi.waitFor(
    async () => expect(await gateway.deps.sql`select id from engagement_event where published_at is null`).toEqual([]),
    15_000,
  );
const listOf = (accountId: string) => gateway.deps.sql`
  select kind, actor_count, (select count(*)::int from message_actor where message_id = message.id) as actors
  from message where account_id = ${accountId} and kind <> 'notice' order by kind`;

test('an erased account is removed from the messages of others, its own are deleted, and so are old ones', async () => {
  const stays = await gateway.login('13900000003');
  const leaves = await gateway.login('13900000009');
  const other = await gateway.login('13900000004');
  const liked = (await stays.call('createComment', { ...item, text: 'liked', clientId: 'a' })).json().data.commentId;
  await other.call('likeComment', { commentId: liked, on: true });
  await publishEvents();
  clock.advance(1000);
  await leaves.call('likeComment', { commentId: liked, on: true });
  const answer = { ...item, text: 'reply', clientId: 'b', parentId: liked };
  const replyId = (await leaves.call('createComment', answer)).json().data.commentId;
  await stays.call('likeComment', { commentId: replyId, on: true });
  await publishEvents();
  expect(await listOf('sample-03')).toEqual([
    { kind: 'like', actor_count: 2, actors: 2 },
    { kind: 'reply', actor_count: 1, actors: 1 },
  ]);
  expect(await listOf('sample-09')).toHaveLength(1);

  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await listOf('sample-03')).toEqual([{ kind: 'like', actor_count: 1, actors: 1 }]);
  const [person] = await gateway.deps.sql`select name from doctor where account_id = 'sample-04'`;
  const { list } = (await stays.call('listLikesMe', {})).json().data;
  expect(list).toMatchObject([{ title: `${person?.['name']}赞了您的评论` }]);
  expect(await listOf('sample-09')).toEqual([]);
  const left = await gateway.deps.sql`
    select id::text from engagement_event where 'sample-09' in (actor_id, receiver_id)
    union all select message_id from message_actor where actor_id = 'sample-09'`;
  expect(left).toEqual([]);

  const notices = async () => (await gateway.deps.sql`select id from message where kind = 'notice'`).length;
  const before = await notices();
  clock.advance(76 * DAY);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect(await gateway.deps.sql`select id from engagement_event`).toEqual([]);
  expect(await listOf('sample-03')).toHaveLength(1);
  clock.advance(275 * DAY);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect(await listOf('sample-03')).toEqual([]);
  expect(await notices()).toBe(before);
});
