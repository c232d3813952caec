import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { storeRecording } from '../../../test/media/recording.ts';

const MINUTE = 60_000;
const STEP = 5 * MINUTE;

const clock = createFakeClock();
clock.set(Math.ceil(clock.now() / STEP) * STEP + 2 * MINUTE);
const startAt = clock.now();
const gateway = await testApp({ clock, env: { LIVE_PLAY_URL: 'https://live.example.com' } });
const { sql } = gateway.deps;
afterAll(() => gateway.close());

test('with a CDN the minutes of a valid link that an account was given count as sent', async () => {
  await storeRecording(gateway, 'l10-1', [{ startedAt: startAt - 10_000, segments: 5 }]);
  await sql`update live_event set status = ${LiveStatus.living}, authorize_type = 'all' where id = 'l10'`;
  const doctor = await gateway.login('13900000002');
  for (const browser of [doctor, gateway.browser()]) await browser.call('getActivityDetail', { activityId: 'l10' });
  const readSent = async () =>
    (await sql`select account_id, sum(bit_count(sent))::int as minutes from live_attendance group by 1`).map(
      ({ account_id: account, minutes }) => [account, minutes],
    );
  // The link ends eight minutes later, at the second multiple of five minutes.
  await expect.poll(readSent, { timeout: 5000 }).toEqual([['sample-02', 8]]);
  clock.advance(3 * MINUTE);
  await doctor.call('getActivityDetail', { activityId: 'l10' });
  await expect.poll(readSent, { timeout: 5000 }).toEqual([['sample-02', 13]]);
});
