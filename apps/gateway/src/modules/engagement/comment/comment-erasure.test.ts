import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const CANCELLATION_MS = 15 * 24 * 60 * 60 * 1000;
const item = { resourceType: 1, resourceId: 'v31' } as const;

const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

test('comments of an erased account stay without a name, and its likes are deleted', async () => {
  const stays = await gateway.login('13900000003');
  const leaves = await gateway.login('13900000009');
  const liked = (await stays.call('createComment', { ...item, text: 'liked', clientId: 'a' })).json().data.commentId;
  await leaves.call('likeComment', { commentId: liked, on: true });
  await stays.call('likeComment', { commentId: liked, on: true });
  const reply = { ...item, text: 'reply', clientId: 'b', parentId: liked };
  const parentId = (await leaves.call('createComment', reply)).json().data.commentId;
  clock.advance(1000);
  await stays.call('createComment', { ...item, text: 'nested', clientId: 'c', parentId });
  await stays.call('reportComment', { commentId: parentId, reason: 'advertising' });
  const held = { ...item, text: '患者王建国术后三天出院。', clientId: 'd' };
  expect((await leaves.call('createComment', held)).json().data.state).toBe('held');
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(CANCELLATION_MS);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const { data } = (await gateway.browser().call('listComments', item)).json();
  expect(data).toMatchObject({
    total: 3,
    list: [
      {
        text: 'liked',
        likeCount: 1,
        replies: [
          { text: 'reply', state: 'shown', author: null },
          { text: 'nested', replyTo: { commentId: parentId, author: null } },
        ],
      },
    ],
  });
  const remaining = await gateway.deps.sql`
    select account_id from comment_like where account_id = 'sample-09'
    union all select account_id from comment where account_id = 'sample-09'`;
  expect(remaining).toEqual([]);
  expect(await gateway.deps.sql`select from comment_report where comment_id = ${parentId}`).toHaveLength(0);
  expect(await gateway.deps.sql`select id from comment where text like '%王建国%'`).toEqual([]);
});
