import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { quiet } from '../../../test/quiet.ts';
import { endConnections, sendUntilAnswered } from '../../../test/servers/lost-connections.ts';
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

test('comments, likes and favourites whose responses are lost with the database count once', async () => {
  const browser = await gateway.login('13900000003');
  const sent: number[] = [];
  for (let index = 0; index < COMMENTS; index++) {
    const writes = [
      sendUntilAnswered(browser, 'createComment', { ...ITEM, text: `第${index}条`, clientId: `lost-${index}` }),
      sendUntilAnswered(browser, 'likeResource', { ...ITEM, on: true }),
      sendUntilAnswered(browser, 'collectResource', { ...ITEM, on: true }),
    ];
    if (index % 5 === 0) await endConnections(outside.sql);
    sent.push(...(await Promise.all(writes)).map((failures) => failures.length + 1));
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
