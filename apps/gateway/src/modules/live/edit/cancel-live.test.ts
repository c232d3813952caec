import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { commands } from '../../../operator/commands.ts';
import { createLiveReminders } from '../booking/reminder-service.ts';

const MINUTE = 60_000;
const clock = createFakeClock();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());

const { sql } = gateway.deps;
const browser = await gateway.login('13900000003');

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(words)(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

/** The notifications of the job of the reminders. */
async function remind(): Promise<string[]> {
  const notices: string[] = [];
  const sendReminders = createLiveReminders(gateway.deps, async (_tx, { accountId, compose, pcLink }) => {
    const { title, body } = compose('zh');
    notices.push([accountId, title, body, pcLink].join(' '));
  });
  await sendReminders(AbortSignal.timeout(MINUTE));
  return notices.toSorted();
}

test('a cancelled event is no longer public, and bookings of it or an item are notified once', async () => {
  const { meetingActivity } = (await browser.call('getActivityDetail', { activityId: 'l13' })).json().data;
  const [item] = meetingActivity.agenda[0].items;
  await browser.call('subscribeActivity', { activityId: 'l13' });
  await browser.call('subscribeActivity', { activityId: 'l13', itemId: item.itemId });
  await remind();

  expect(await run('cancel', 'l13', '--by', '林')).toBe('l13 is cancelled; who has booked it is told within a minute.');
  expect((await browser.call('getActivityDetail', { activityId: 'l13' })).json().code).toBe(40400);
  expect(await remind()).toEqual([
    expect.stringMatching(`^sample-03 日程取消：${item.title} .*，直播已取消 /meetingList$`),
    expect.stringMatching(`^sample-03 直播取消：${meetingActivity.activityTitle} .*，直播已取消 /meetingList$`),
  ]);
  expect(await remind()).toEqual([]);
  expect(await sql`select detail from audit_entry where event = 'liveCancelled'`).toEqual([
    { detail: { by: '林', live: 'l13' } },
  ]);
});

test('nobody is notified of an event that was taken down after it was over', async () => {
  await browser.call('subscribeActivity', { activityId: 'l14' });
  await sql`update live_event set status = ${LiveStatus.end} where id = 'l14'`;
  await run('status', 'l14', 'disable', '--by', '林');
  expect(await remind()).toEqual([]);
});

test.each([
  [['cancel', 'l99', '--by', '林'], 'There is no live event l99.'],
  [['cancel', 'l01', '--by', '林'], 'l01 is not announced: only an announced event can be cancelled.'],
  [['cancel', 'l15'], '--by must name the operator'],
])('%j is refused, and nothing changes', async (words, reason) => {
  const before = await sql`select id, status from live_event order by id`;
  await expect(run(...words)).rejects.toThrow(reason);
  expect(await sql`select id, status from live_event order by id`).toEqual(before);
});
