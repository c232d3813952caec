import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { contentCommand } from '../../../operator/content/content-command.ts';
import { createPostNewContent } from '../../message/new-content/post-new-content-service.ts';
import { createFanOut, FAN_OUT_BATCH } from './fan-out-service.ts';

const AUTHOR = 'e05';
const FOLLOWERS = 20_000;
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ env: { WORKERS: 'off' } });
  const { sql } = gateway.deps;
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'fan-' || n, '137' || lpad(n::text, 8, '0'), 5, 0, now(), now() from generate_series(1, ${FOLLOWERS}::int) as n`;
  await sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    select 'fan-' || n, 9, ${AUTHOR}, at, at
    from generate_series(1, ${FOLLOWERS}::int) as n, lateral (select timestamptz '2026-01-01' + (n / 3) * interval '1 second' as at) as moments`;
  await sql`update resource set state = 'draft' where id = 'v41'`;
  await sql`update resource set author_id = ${AUTHOR} where id = 'v41'`;
  await sql`analyze account, follow`;
});
afterAll(() => gateway.close());

test(`${FOLLOWERS} followers are notified once each, and never more than a batch is in memory or in one transaction`, async () => {
  for await (const _line of contentCommand.read(['publish', 'v41'])(gateway.operator));
  let longest = 0;
  const post = createPostNewContent({ deliver: () => Promise.resolve(), listSubscribed: () => Promise.resolve([]) });
  await createFanOut(gateway.deps, async (tx, content) => {
    longest = Math.max(longest, content.accountIds.length);
    return post(tx, content);
  })('v41', new AbortController().signal);
  expect(longest).toBe(FAN_OUT_BATCH);
  const [fanOut] = await gateway.deps.sql`
    select count(*)::int as items, count(distinct account_id)::int as accounts, count(distinct xmin::text)::int as transactions
    from message_item where resource_id = 'v41'`;
  expect(fanOut).toEqual({ items: FOLLOWERS, accounts: FOLLOWERS, transactions: FOLLOWERS / FAN_OUT_BATCH });
});
