import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
afterAll(() => gateway.close());

const read = async (activityId: string) =>
  (await gateway.browser().call('getRealtimeMessage', { activityId })).json().data.list;

test('the messages of an erased account stay without it', async () => {
  const leaves = await gateway.login('13900000009');
  const sent = await leaves.call('sendLiveMessage', { activityId: 'l07', msg: '复位钳的位置？', hash: 'h1' });
  expect(sent.json().code).toBe(0);
  await (await gateway.login('13900000003')).call('sendLiveMessage', {
    activityId: 'l07',
    msg: '请看透视',
    hash: 'h1',
    quoteMsgId: sent.json().data.msgId,
  });
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const [erased, reply] = await read('l07');
  expect(erased).toMatchObject({
    msg: '复位钳的位置？',
    name: null,
    hospital: '',
    isCertified: false,
    msgUserInfo: { userId: '' },
  });
  expect(reply.quote).toMatchObject({ name: null, msg: '复位钳的位置？' });
});

test('messages are deleted with the recordings of their time, and those of a video stay', async () => {
  await sql`insert into live_presence (live_id, browser, seen_at) values ('l07', 'x', now())`;
  clock.advance(400 * DAY);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect(await read('l07')).toEqual([]);
  expect(await read('l01')).toHaveLength(27);
  expect(await sql`select 1 from live_presence`).toEqual([]);
});
