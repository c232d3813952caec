import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { findPlaylist, watchEvent } from '../../../../test/room/watch-event.ts';
import { commands } from '../../../operator/commands.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENT = 'l06';

const clock = createFakeClock();
let startAt: number;
let gateway: TestApp;
let assistant: Browser;
let doctor: Browser;
let nurse: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  assistant = await gateway.login('13900000003');
  doctor = await gateway.login('13900000002');
  nurse = await gateway.login('13900000005');
});
afterAll(() => gateway.close());

/** The agenda: two items of ten minutes. */
const AGENDA = [
  {
    group: '上半场',
    items: ['入路', '减压'].map((title, index) => ({
      id: `item-${index}`,
      title,
      lecturerId: 'e22',
      offsetMinutes: index * 10,
      durationMinutes: 10,
    })),
  },
];

beforeEach(async () => {
  const { sql } = gateway.deps;
  // Later than the minutes of the tests before, and so that minutes of two hours are counted.
  startAt = Math.ceil(clock.now() / HOUR) * HOUR + HOUR + 55 * MINUTE;
  clock.set(startAt);
  await storeRecording(gateway, `${EVENT}-1`, [{ startedAt: startAt - 10_000, segments: 5 }]);
  await sql`delete from live_attendance`;
  await sql`delete from live_online_minute`;
  await sql`delete from live_presence`;
  await sql`delete from live_status_change where live_id = ${EVENT}`;
  await sql`
    update live_event set status = ${LiveStatus.advertise}, authorize_type = 'login', reply_type = 0, agenda = ${JSON.stringify(AGENDA)},
      item_starts = '[]', plan_start_at = ${new Date(startAt).toISOString()},
      plan_end_at = ${new Date(startAt + 20 * MINUTE).toISOString()}
    where id = ${EVENT}`;
  await move('start');
});

async function move(event: 'start' | 'end'): Promise<void> {
  const { code } = (await assistant.call('moveLiveStatus', { activityId: EVENT, event })).json();
  expect(code).toBe(0);
}

const readFigures = async (browser = assistant) =>
  (await browser.call('getLiveFigures', { activityId: EVENT })).json().data;

const readItems = async () =>
  (await readFigures()).items.map(({ present, whole }: { present: number; whole: number }) => [present, whole]);

/** The attendance once a gateway has stored what it sent. */
const expectItems = (items: readonly (readonly [present: number, whole: number])[]) =>
  expect.poll(readItems, { timeout: 5000 }).toEqual(items);

test('a minute counts once with two open tabs, and only with both report and media', async () => {
  await watchEvent(clock, EVENT, 10, [{ browser: doctor }, { browser: doctor }, { browser: nurse, plays: false }]);
  await watchEvent(clock, EVENT, 7, [{ browser: doctor }, { browser: nurse, reports: false }]);
  await expectItems([
    [1, 1],
    [1, 1],
  ]);
  const readMinutes = async () => [
    ...(await gateway.deps.sql`
      select account_id, sum(bit_count(seen & sent))::int as minutes from live_attendance group by 1 order by 1`),
  ];
  await expect.poll(readMinutes, { timeout: 5000 }).toEqual([
    { account_id: 'sample-02', minutes: 17 },
    { account_id: 'sample-05', minutes: 0 },
  ]);
});

test('seven of the ten minutes of an item are enough, six are not, and the page may be closed without a word', async () => {
  await watchEvent(clock, EVENT, 6, [{ browser: doctor }, { browser: nurse }]);
  await watchEvent(clock, EVENT, 1, [{ browser: doctor }]);
  clock.advance(3 * MINUTE);
  await expectItems([
    [2, 1],
    [0, 0],
  ]);
});

test('an item that an assistant starts late has the minutes of its actual times', async () => {
  await watchEvent(clock, EVENT, 15, [{ browser: doctor }]);
  await assistant.call('startLiveAgendaItem', { activityId: EVENT, itemId: 'item-1' });
  await watchEvent(clock, EVENT, 4, [{ browser: nurse }]);
  clock.advance(6 * MINUTE);
  await expectItems([
    [1, 1],
    [1, 0],
  ]);
});

test('a refused request for a playlist, captions and a pause count nothing', async () => {
  const url = await findPlaylist(doctor, EVENT);
  await watchEvent(clock, EVENT, 5, [{ browser: doctor, plays: false }]);
  const visitor = gateway.browser();
  for (const refused of [url, url.replace('SD.m3u8', 'FHD.m3u8')])
    expect((await visitor.send({ method: 'GET', url: refused })).statusCode).toBe(403);
  await doctor.send({ method: 'GET', url: url.replace('SD.m3u8', 'FHD.m3u8') });
  await doctor.send({ method: 'GET', url: url.replace('SD.m3u8', 'zh.vtt?minute=1') });
  await gateway.deps.sql`update live_event set status = ${LiveStatus.pause} where id = ${EVENT}`;
  await gateway.deps.sql`
    insert into live_status_change (live_id, transition, actor, "from", "to", at)
    values (${EVENT}, 'pause', 'encoder', 40, 50, ${new Date(clock.now()).toISOString()})`;
  await gateway.deps.sql`select pg_notify('osteon_content', ${EVENT})`;
  await watchEvent(clock, EVENT, 5, [{ browser: doctor }]);
  // Minutes of the tests before may be stored late.
  const readSent = async () =>
    (
      await gateway.deps.sql`
        select sum(bit_count(sent))::int as sent from live_attendance
        where hour_at > ${new Date(startAt - HOUR).toISOString()}`
    )[0]?.['sent'];
  await expect.poll(readSent, { timeout: 5000 }).toBe(5);
  expect(await readItems()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('figures by minute: viewers, messages, questions and votes, for assistants alone', async () => {
  await watchEvent(clock, EVENT, 2, [{ browser: doctor }]);
  // The sample has questions and votes from before the start.
  const { totals: before } = await readFigures();
  await doctor.call('sendLiveMessage', { activityId: EVENT, msg: '通道角度？', hash: 'h1' });
  await doctor.call('askLiveQuestion', { activityId: EVENT, text: '减压到哪里？', clientId: 'q1' });
  const draft = { activityId: EVENT, text: '选哪个入路？', options: ['单侧', '双侧'] };
  const { pollId } = (await assistant.call('saveLivePoll', draft)).json().data;
  await assistant.call('moveLivePoll', { activityId: EVENT, pollId, act: 'open' });
  await nurse.call('voteLivePoll', { pollId, option: 1 });
  await watchEvent(clock, EVENT, 1, [{ browser: doctor }, { browser: nurse }]);
  await doctor.call('subscribeActivity', { activityId: EVENT, itemId: 'item-1' });
  const { minutes, totals, items } = await readFigures();
  const none = { messages: 0, questions: 0, votes: 0 };
  expect(minutes).toEqual([
    { at: startAt, online: 1, ...none },
    { at: startAt + MINUTE, online: 1, ...none },
    { at: startAt + 2 * MINUTE, online: 1, messages: 1, questions: 1, votes: 1 },
    { at: startAt + 3 * MINUTE, online: 2, ...none },
  ]);
  expect(totals).toMatchObject({
    online: 2,
    messages: before.messages + 1,
    questions: before.questions + 1,
    votes: before.votes + 1,
  });
  expect(items[1]).toMatchObject({ itemId: 'item-1', booked: 1 });
});

test('the number of viewers in a minute is stored once by two gateways', async () => {
  const other = await testApp({ clock, beside: gateway });
  const guest = await other.login('13900000004');
  await Promise.all(
    [doctor, guest].map((browser) => browser.call('joinInActivity', { activityId: EVENT, channel: 'pc' })),
  );
  const rows = await gateway.deps.sql`select minute_at from live_online_minute`;
  expect(rows.map(({ minute_at: at }) => Date.parse(at))).toEqual([startAt]);
  await other.close();
});

test.each<[name: string, findBrowser: () => Browser, activityId: string, code: number]>([
  ['a visitor', () => gateway.browser(), EVENT, errors.notLoggedIn.code],
  ['a viewer', () => doctor, EVENT, errors.notAllowed.code],
  ['an assistant of other events', () => assistant, 'l10', errors.notAllowed.code],
  ['an unknown event', () => assistant, 'l99', errors.notFound.code],
  ['no event', () => assistant, '', errors.badInput.code],
])('figures for %s are refused', async (_name, findBrowser, activityId, code) => {
  expect((await findBrowser().call('getLiveFigures', { activityId })).json().code).toBe(code);
});

const attend = async (words: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  for await (const line of commands.live?.read(['attendance', ...words])(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
};

test('the operator writes a CSV and a workbook, in which no text is a formula, and is logged', async () => {
  await gateway.deps.sql`update account set name = '=周', company = '清和市第二人民医院' where id = 'sample-02'`;
  await watchEvent(clock, EVENT, 7, [{ browser: doctor }]);
  await watchEvent(clock, EVENT, 3, [{ browser: nurse }]);
  await expectItems([
    [2, 1],
    [0, 0],
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'osteon-attendance-'));
  const path = join(folder, 'attendance.csv');
  expect(await attend([EVENT, '--to', path, '--by', '林'])).toBe(`The attendance of 2 account(s) is in ${path}.`);
  const [heading, first, second] = parse(await readFile(path, 'utf8'), { bom: true });
  expect(heading).toEqual(['姓名', '单位', '观看分钟', '占比', '到场', '到场的日程']);
  expect(first).toEqual(["'=周", '清和市第二人民医院', '7', '70%', '是', '入路']);
  expect(second?.slice(2)).toEqual(['3', '30%', '否', '']);
  expect((await stat(path)).mode.toString(8)).toMatch(/600$/);
  const workbook = join(folder, 'attendance.xlsx');
  await attend([EVENT, '--to', workbook, '--by', '林']);
  expect((await readFile(workbook)).subarray(0, 2).toString()).toBe('PK');
  const logged = await gateway.deps.sql`
    select detail from audit_entry where event = 'liveAttendanceExported' order by id`;
  expect(logged.map(({ detail }) => detail)).toEqual(
    Array.from({ length: 2 }, () => ({ by: '林', live: EVENT, accounts: 2 })),
  );
  await expect(attend([EVENT, '--to', path, '--by', '林'])).rejects.toThrow('cannot be written');
  await expect(attend(['l99', '--to', join(folder, 'x.csv'), '--by', '林'])).rejects.toThrow('There is no live event');
});

test('minutes are deleted after a year', async () => {
  await watchEvent(clock, EVENT, 1, [{ browser: doctor }]);
  await expectItems([
    [1, 1],
    [0, 0],
  ]);
  clock.advance(366 * 24 * HOUR);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect(await gateway.deps.sql`select 1 from live_attendance`).toEqual([]);
  expect(await gateway.deps.sql`select 1 from live_online_minute`).toEqual([]);
});
