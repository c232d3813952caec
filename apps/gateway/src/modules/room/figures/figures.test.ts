import { errors } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';

const MINUTE = 60_000;

const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
const assistant = await gateway.login('13900000003');
const doctor = await gateway.login('13900000002');
const nurse = await gateway.login('13900000005');
afterAll(() => gateway.close());

let liveId = '';
let startAt = 0;
beforeEach(async () => {
  startAt = Math.ceil(clock.now() / (60 * MINUTE)) * 60 * MINUTE;
  clock.set(startAt - MINUTE);
  liveId = await createRoomEvent(sql, ['sample-03']);
  await sql`
    update live_event set status = ${LiveStatus.advertise}, agenda = '[]', item_starts = '[]', book_num = 0,
      plan_start_at = ${new Date(startAt).toISOString()}, plan_end_at = ${new Date(startAt + 60 * MINUTE).toISOString()}
    where id = ${liveId}`;
});

type Name = Parameters<Browser['call']>[0];
const call = async (browser: Browser, name: Name, payload: object = {}) =>
  (await browser.call(name, { activityId: liveId, ...payload })).json();
const readTotals = async () => (await call(assistant, 'getLiveFigures')).data.totals;

async function start(): Promise<void> {
  clock.set(startAt);
  expect((await call(assistant, 'moveLiveStatus', { event: 'start' })).code).toBe(0);
}

/** Stores that an account attended the first minute of the event. */
const attend = (accountId: string) => sql`
  insert into live_attendance values (${liveId}, ${accountId}, ${new Date(startAt).toISOString()},
    rpad('1', 60, '0')::bit(60), rpad('1', 60, '0')::bit(60))`;

/** An event that two accounts booked, of whom one came; with an answered question and a vote. */
async function runEvent(): Promise<void> {
  for (const browser of [doctor, nurse]) expect((await call(browser, 'subscribeActivity')).code).toBe(0);
  await start();
  for (const id of ['sample-02', 'sample-03']) await attend(id);
  for (const browser of [assistant, doctor, nurse]) await call(browser, 'joinInActivity', { channel: 'pc' });
  for (const clientId of ['q1', 'q2']) {
    const { questionId } = (await call(doctor, 'askLiveQuestion', { text: '减压到哪里？', clientId })).data;
    if (clientId === 'q1') await call(assistant, 'decideLiveQuestion', { questionId, act: 'answer', text: '椎间孔' });
  }
  const draft = { text: '选哪个入路？', options: ['单侧', '双侧'] };
  for (let poll = 0; poll < 2; poll++) {
    const { pollId } = (await call(assistant, 'saveLivePoll', draft)).data;
    await call(assistant, 'moveLivePoll', { pollId, act: 'open' });
    expect((await nurse.call('voteLivePoll', { pollId, option: poll })).json().code).toBe(0);
  }
  clock.advance(MINUTE);
}

test('of an event without viewers every figure is zero', async () => {
  expect(await readTotals()).toMatchObject({ booked: 0, arrived: 0, answered: 0, participants: 0, voters: 0 });
});

test('those who booked and came, answered questions, and each voter once', async () => {
  await runEvent();
  expect(await readTotals()).toMatchObject({
    booked: 2,
    arrived: 1,
    questions: 2,
    answered: 1,
    votes: 2,
    participants: 3,
    voters: 1,
  });
});

test('an assistant exports totals and minutes as a CSV in the language of the request, which is recorded', async () => {
  await runEvent();
  const { csv } = (await call(assistant, 'exportLiveFigures')).data;
  const rows = parse(csv, { bom: true, relax_column_count: true });
  expect(rows.slice(0, 5)).toEqual([
    ['指标', '数值'],
    ['在线', '3'],
    ['累计观看', expect.any(String)],
    ['预约', '2'],
    ['预约到场', '1'],
  ]);
  const heading = rows.findIndex(([name]) => name === '时间');
  expect(rows[heading]).toEqual(['时间', '在线', '消息', '提问', '投票']);
  expect(rows[heading + 1]).toEqual([expect.stringMatching(/:00$/), '1', '0', '2', '2']);
  const [entry] = await sql`
    select account_id, detail from audit_entry where event = 'liveFiguresExported' order by id desc limit 1`;
  expect(entry).toEqual({ account_id: 'sample-03', detail: { live: liveId, count: 2 } });
  assistant.cookies.set('osteon_language', 'en');
  expect((await call(assistant, 'exportLiveFigures')).data.csv).toContain('Figure,Number');
  assistant.cookies.delete('osteon_language');
});

test.each<[name: string, findBrowser: () => Browser, activityId: string | undefined, code: number]>([
  ['a visitor', () => gateway.browser(), undefined, errors.notLoggedIn.code],
  ['a viewer', () => doctor, undefined, errors.notAllowed.code],
  ['an unknown event', () => assistant, 'l99', errors.notFound.code],
  ['no event', () => assistant, '', errors.badInput.code],
])('an export for %s is refused', async (_name, findBrowser, activityId, code) => {
  const answer = await call(findBrowser(), 'exportLiveFigures', activityId === undefined ? {} : { activityId });
  expect(answer.code).toBe(code);
});
