import type { CallName, RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { quiet } from '../../../test/quiet.ts';
import { connect } from '../../platform/database/connect.ts';

const COMMENTS = 40;
const ITEM = { resourceType: 1, resourceId: 'v01' } as const;

let gateway: TestApp;
let outside: ReturnType<typeof connect>;

beforeAll(async () => {
  gateway = await testApp({ poolSize: 8 });
  outside = connect(gateway.address, { poolSize: 1, log: quiet });
});
afterAll(async () => {
  await outside.sql.end();
  await gateway.close();
});

/** Ends every connection of the gateway, as a restart of the database does. */
const endConnections = () => outside.sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = 'osteon'`;

/** Repeats a call without a response, as a page does; returns the number of attempts. */
async function sendUntilAnswered<Name extends CallName>(
  browser: Browser,
  name: Name,
  payload: RequestOf<Name>,
): Promise<number> {
  let sent = 0;
  await vi.waitFor(
    async () => {
      sent += 1;
      expect((await browser.call(name, payload)).json().code).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );
  return sent;
}

test('comments, likes and favourites whose responses are lost with the database count once', async () => {
  const browser = await gateway.login('13900000003');
  const sent: number[] = [];
  for (let index = 0; index < COMMENTS; index++) {
    const writes = [
      sendUntilAnswered(browser, 'createComment', { ...ITEM, text: `第${index}条`, clientId: `lost-${index}` }),
      sendUntilAnswered(browser, 'likeResource', { ...ITEM, on: true }),
      sendUntilAnswered(browser, 'collectResource', { ...ITEM, on: true }),
    ];
    if (index % 5 === 0) await endConnections();
    sent.push(...(await Promise.all(writes)));
  }
  // Otherwise nothing was lost and the test proves nothing.
  expect(Math.max(...sent)).toBeGreaterThan(1);
  const [counts] = await outside.sql`
    select
      (select count(*)::int from comment where client_id like 'lost-%') as written,
      (select count(*)::int from comment where resource_id = 'v01' and state = 'shown') as found,
      (select visible from comment_total where resource_type = 1 and resource_id = 'v01') as shown,
      likes, favorites from engagement_count where ref_type = 1 and ref_id = 'v01'`;
  expect(counts).toMatchObject({ written: COMMENTS, shown: counts?.['found'], likes: 1, favorites: 1 });
});
