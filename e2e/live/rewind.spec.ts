import { callGateway } from '../support/gateway-client.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';
import { announce, expectPlaying, moveStatus, renewKey, SOON, stream } from './event.ts';
import { expect, test } from './fixtures.ts';

const EVENT = 'l13';

/** What is shown counts as past from 12 s on (rules/live#rewind). */
const PAST_MS = 20_000;

test('the address of an item of the agenda opens its begin in the running stream', async ({ page, startCamera }) => {
  const read = async () =>
    (await callGateway(page.request, 'getActivityDetail', { activityId: EVENT })).meetingActivity;
  await announce(EVENT);
  await logInByCode(page.request, freshMobile());
  startCamera(await renewKey(EVENT));
  await expect.poll(async () => (await read()).status, SOON).toBe(40);
  await runOperator('live', 'next', EVENT, '--by', 'journey');
  const { agenda, pcLink } = await read();
  const item = agenda.flatMap(({ items }) => items)[0];
  await expect.poll(async () => (await read()).systemTime, SOON).toBeGreaterThan((item?.at ?? 0) + PAST_MS);

  await page.goto(`/edu${pcLink}`);
  await expectPlaying(stream(page));
  const toLive = page.getByRole('button', { name: '回到直播', exact: true });
  await expect(toLive).toHaveCount(0);
  await page.goto(`/edu${pcLink}&item=${item?.itemId}`);
  await expect(toLive).toBeVisible(SOON);
  await expectPlaying(stream(page));
  await moveStatus(EVENT, 'end');
});
