import type { LiveCard } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { createFakeClock } from '../../test/fake-clock.ts';
import { rescheduleSampleEvents } from './reschedule-sample-events.ts';
import { createSampleSource } from './sample.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clock = createFakeClock();
const start = clock.now();
let gateway: TestApp;

/** Runs the planning that every start does for the sample's events. */
const rescheduleSample = () => rescheduleSampleEvents({ db: gateway.deps.db, clock }, createSampleSource());

async function readList(when: 'coming' | 'past'): Promise<LiveCard[]> {
  return (await gateway.browser().call('listLives', { when })).json().data.list;
}

const readStatuses = async (when: 'coming' | 'past') =>
  (await readList(when)).map(({ activityId, status }) => [activityId, status]);

beforeEach(async () => {
  clock.set(start);
  gateway = await testApp({ clock });
  return () => gateway.close();
});

test('a start while nothing is over changes nothing', async () => {
  expect(await rescheduleSample()).toEqual([]);
});

test('an event that was over runs again after a start, and a second start changes nothing', async () => {
  clock.advance(3 * HOUR_MS);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.end} where id = 'l06'`;
  expect(await rescheduleSample()).toEqual(['l06', 'l07']);
  const running = (await readStatuses('coming')).filter(([, status]) => status === LiveStatus.living);
  expect(running.map(([id]) => id).toSorted()).toEqual(['l06', 'l07', 'l08']);
  expect(await rescheduleSample()).toEqual([]);
});

test('an event that runs again starts without messages, and its notices are as old as before', async () => {
  const { sql } = gateway.deps;
  await sql`
    insert into live_message (id, live_id, position, msg_type, msg_user_status, text, hash, sent_at)
    values ('m1', 'l06', 1, 1, 1, 'x', 'x', now())`;
  await sql`insert into live_chat (live_id, message_num) values ('l06', 1)`;
  const readAges = () => sql`
    select extract(epoch from plan_start_at - sent_at)::int as age from live_notice join live_event on live_event.id = live_id
    where live_id = 'l06' order by sent_at`;
  const before = await readAges();
  expect(before).toHaveLength(3);
  clock.advance(3 * HOUR_MS);
  await rescheduleSample();
  expect(await sql`select 1 from live_message where live_id = 'l06'`).toEqual([]);
  expect(await sql`select 1 from live_chat where live_id = 'l06'`).toEqual([]);
  expect(await readAges()).toEqual(before);
});

test('an event that runs again has the questions and polls of the library alone, as they were', async () => {
  const { sql } = gateway.deps;
  const read = () => sql`
    select q.id, q.text, q.state, q.votes, q.guest_name, extract(epoch from q.asked_at - e.plan_start_at)::int as second
    from live_question q join live_event e on e.id = q.live_id where e.id in ('l07', 'l09') order by q.id`;
  const readPolls = () => sql`select id, text, state, guest_votes from live_poll where live_id = 'l07'`;
  const before = await read();
  const polls = await readPolls();
  expect(before).toHaveLength(6);
  expect(polls).toMatchObject([{ state: 'open', guest_votes: [17, 46, 22] }]);
  expect(before[0]).toMatchObject({ state: 'open', guest_name: '葛医生', second: 600 });
  await sql`update live_question set state = 'answered', answered_at = now(), votes = 50 where live_id = 'l07'`;
  await sql`insert into live_question (id, live_id, client_id, text, state, asked_at)
    values ('q1', 'l07', 'q1', 'x', 'open', now())`;
  await sql`update live_poll set state = 'closed', ends_at = now() where live_id = 'l07'`;
  clock.advance(14 * DAY_MS);
  await rescheduleSample();
  expect(await read()).toEqual(before);
  expect(await readPolls()).toEqual(polls);
  const now = new Date(clock.now()).toISOString();
  const late = await sql`
    select id from live_question where asked_at > ${now} union select id from live_poll where opened_at > ${now}`;
  expect(late).toEqual([]);
});

test('a year later some events run, one starts today or within hours, and others in the days after', async () => {
  clock.advance(365 * DAY_MS);
  await rescheduleSample();
  const coming = await readList('coming');
  const now = clock.now();
  expect(coming.filter(({ status }) => status === LiveStatus.living)).toHaveLength(3);
  const startDelays = coming
    .filter(({ status }) => status === LiveStatus.advertise)
    .map((card) => card.planBeginTime - now);
  expect(startDelays[0]).toBe(3 * HOUR_MS);
  expect(startDelays.filter((ms) => ms > 0 && ms <= 14 * DAY_MS)).toHaveLength(8);
});

test('a past event of the sample is a replay with a video of the library', async () => {
  expect(await readStatuses('past')).toEqual(['l05', 'l04', 'l02', 'l01', 'l03'].map((id) => [id, LiveStatus.replay]));
  const replays = await gateway.deps.sql`
    select id from live_event where status = ${LiveStatus.replay} and playback_video_id in (select id from video)`;
  expect(replays).toHaveLength(5);
});

test('an older installation gets its replays at a start', async () => {
  await gateway.deps.sql`update live_event set status = ${LiveStatus.end} where id in ('l01', 'l02')`;
  expect(await rescheduleSample()).toEqual(['l01', 'l02']);
  expect(new Set((await readList('past')).map(({ status }) => status))).toEqual(new Set([LiveStatus.replay]));
});

test.each([
  ['planned at another time', `plan_start_at = plan_start_at + interval '1 minute'`],
  ['made longer', `plan_end_at = plan_end_at + interval '1 minute'`],
  ['renamed', `title = '骨盆查房'`],
  ['taken down', `status = ${LiveStatus.disabled}`],
])('an event that somebody has %s is left unchanged', async (_what, change) => {
  const { sql } = gateway.deps;
  await sql.unsafe(`update live_event set ${change} where id = 'l07'`);
  clock.advance(30 * DAY_MS);
  const before = await sql`select * from live_event where id = 'l07'`;
  expect(await rescheduleSample()).not.toContain('l07');
  expect(await sql`select * from live_event where id = 'l07'`).toEqual(before);
  // An event that was rescheduled once is identified by the start time that this set.
  clock.advance(30 * DAY_MS);
  await sql`update live_event set plan_start_at = plan_start_at + interval '1 hour' where id = 'l08'`;
  expect(await rescheduleSample()).not.toContain('l08');
});

test('an event with a recording of its own is left unchanged, and so is the event of a company', async () => {
  const { sql } = gateway.deps;
  await sql`update live_channel set segment_at = now() where id = 'l06-1'`;
  await sql`
    insert into live_event (id, title, title_en, status, specialty_id, picture_id, plan_start_at, plan_end_at,
      authorize_type, introduce, agenda)
    select 'own', title, title_en, status, specialty_id, picture_id, plan_start_at, plan_end_at, authorize_type, introduce,
      agenda from live_event where id = 'l06'`;
  clock.advance(3 * HOUR_MS);
  expect(await rescheduleSample()).toEqual(['l07']);
});
