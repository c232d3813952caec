import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;

const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

test('the bookings of an erased account are subtracted from the counts, and those of others stay', async () => {
  const stays = await gateway.login('13900000003');
  const leaves = await gateway.login('13900000009');
  const { meetingActivity } = (await leaves.call('getActivityDetail', { activityId: 'l13' })).json().data;
  const { itemId } = meetingActivity.agenda[0].items[0];
  await stays.call('subscribeActivity', { activityId: 'l13' });
  await leaves.call('subscribeActivity', { activityId: 'l13' });
  await leaves.call('subscribeActivity', { activityId: 'l13', itemId });
  await leaves.call('subscribeActivity', { activityId: 'l15' });

  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await gateway.deps.sql`select account_id, live_id from live_booking`).toEqual([
    { account_id: 'sample-03', live_id: 'l13' },
  ]);
  expect(await gateway.deps.sql`select id, book_num from live_event where id in ('l13', 'l15') order by id`).toEqual([
    { id: 'l13', book_num: 1 },
    { id: 'l15', book_num: 0 },
  ]);
});
