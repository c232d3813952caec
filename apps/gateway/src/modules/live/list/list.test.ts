import { errors, type LiveListItem, type RequestOf, type ResponseOf } from '@osteon/contract';
import { addDays, formatDay, getDayStart, getMonday, LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { storeRecording } from '../../../../test/media/recording.ts';

const HOUR_MS = 3_600_000;
const NOON_MS = 12 * HOUR_MS;
const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
const visitor = gateway.browser();
afterAll(() => gateway.close());

/** Noon of a day in Shanghai, so that hours before and after it are the same day. */
const today = formatDay(clock.now());
const noon = getDayStart(today) + NOON_MS;
const toIso = (at: number) => new Date(at).toISOString();

/** Plans an event and sets its status; the caches of the counts are one tick of the clock old. */
async function plan(id: string, status: number, startAt: number, hours = 1) {
  await sql`
    update live_event set status = ${status}, plan_start_at = ${toIso(startAt)},
      plan_end_at = ${toIso(startAt + hours * HOUR_MS)} where id = ${id}`;
}

beforeEach(async () => {
  // Six of today, two of the days after, and the rest far in the past; l16 is not public.
  await plan('l06', LiveStatus.living, noon - HOUR_MS, 2);
  await plan('l07', LiveStatus.pause, noon - HOUR_MS / 2, 2);
  await plan('l08', LiveStatus.replay, noon - 4 * HOUR_MS);
  await plan('l09', LiveStatus.advertise, noon + 3 * HOUR_MS);
  await plan('l10', LiveStatus.end, noon - 5 * HOUR_MS);
  await plan('l11', LiveStatus.advertise, noon - 6 * HOUR_MS);
  await plan('l12', LiveStatus.advertise, noon + 24 * HOUR_MS);
  await plan('l13', LiveStatus.advertise, noon + 25 * HOUR_MS);
  for (const id of ['l14', 'l15']) await plan(id, LiveStatus.end, noon - 40 * 24 * HOUR_MS);
  await plan('l16', LiveStatus.pendingReview, noon + HOUR_MS);
  await sql`update live_event set playback_video_id = 'v07' where id = 'l08'`;
  await sql`update live_event set playback_count = case id when 'l03' then 7 when 'l01' then 5 else 0 end`;
  clock.set(noon);
  gateway.deps.contentEvents.onChange(() => undefined);
  await sql`select pg_notify('osteon_content', '')`;
});

type Choice = Omit<RequestOf<'listLives'>, 'cursor'>;

async function list(choice: Choice): Promise<LiveListItem[]> {
  const listed: LiveListItem[] = [];
  let cursor: string | undefined;
  do {
    const { data } = (await visitor.call('listLives', { ...choice, cursor, pageSize: 2 })).json();
    listed.push(...data.list);
    cursor = data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return listed;
}
const listIds = async (choice: Choice) => (await list(choice)).map(({ activityId }) => activityId);
const count = async (choice: RequestOf<'countLives'>): Promise<ResponseOf<'countLives'>> =>
  (await visitor.call('countLives', choice)).json().data;

const PAST = ['l08', 'l10', 'l11', 'l05', 'l04', 'l02', 'l01', 'l03', 'l14', 'l15'];

test.each([
  [{ when: 'coming' }, ['l06', 'l07', 'l09', 'l12', 'l13']],
  [{ when: 'current' }, ['l11', 'l10', 'l08', 'l06', 'l07', 'l09', 'l12', 'l13']],
  [{ when: 'current', status: 'living' }, ['l06', 'l07']],
  [{ when: 'current', status: 'preview' }, ['l09', 'l12', 'l13']],
  [{ when: 'current', status: 'replay' }, ['l08', 'l05', 'l04', 'l02', 'l01', 'l03']],
  [{ when: 'past', status: 'replay', specialtyId: 'joint' }, ['l08', 'l01']],
  [{ when: 'current', kind: 'conference' }, ['l08', 'l12']],
  [{ day: today }, ['l11', 'l10', 'l08', 'l06', 'l07', 'l09']],
  [{ day: today, status: 'replay' }, ['l08']],
  [{ day: addDays(today, 1), when: 'past' }, ['l12', 'l13']],
  [{ day: addDays(today, 9) }, []],
  [{ when: 'past', withinDays: 5 }, ['l08', 'l10', 'l11', 'l05', 'l04', 'l02']],
  [{ when: 'past', order: 'hottest', status: 'replay' }, ['l03', 'l01', 'l08', 'l05', 'l04', 'l02']],
  [{ when: 'past', keyWord: '沈知远' }, ['l08']],
  [{ when: 'past', keyWord: '100%_' }, []],
] as const)('%j lists %j, over all pages', async (choice, ids) => {
  expect(await listIds(choice)).toEqual(ids);
});

test('past events are listed by their end, the last first, meetings included', async () => {
  const ids = await listIds({ when: 'past' });
  expect(ids.toSorted()).toEqual(PAST.toSorted());
  const ends = (await list({ when: 'past' })).map(({ planEndTime }) => planEndTime);
  expect(ends).toEqual(ends.toSorted((one, other) => other - one));
});

const CHOICES: readonly Choice[] = [
  { when: 'coming' },
  { when: 'current' },
  { when: 'past' },
  { when: 'current', specialtyId: 'joint' },
  { when: 'current', status: 'preview', kind: 'conference' },
  { when: 'past', status: 'replay' },
  { day: today },
  { day: today, specialtyId: 'joint', status: 'replay' },
  { when: 'past', withinDays: 5 },
  { when: 'past', keyWord: '髋', kind: 'surgery' },
  { day: today, keyWord: '术' },
];

test.each(CHOICES)('the counts of %j are those of the list of each choice', async (choice) => {
  const counts = await count(choice);
  const { specialtyId: _all, ...anywhere } = choice;
  expect(counts.listed).toBe((await list(choice)).length);
  expect(counts.anySpecialty).toBe((await list(anywhere)).length);
  for (const { id, count: found } of counts.specialties) {
    expect([id, found]).toEqual([id, (await list({ ...choice, specialtyId: id })).length]);
  }
  for (const { value, count: found } of counts.statuses) {
    expect([value, found]).toEqual([value, (await list({ ...choice, status: value })).length]);
  }
  for (const { value, count: found } of counts.kinds) {
    expect([value, found]).toEqual([value, (await list({ ...choice, kind: value })).length]);
  }
});

test('the calendar has three weeks from a Monday, with the events of each day', async () => {
  const { calendar, today: named } = await count({});
  expect(named).toBe(today);
  expect(calendar).toHaveLength(21);
  expect(calendar[0]?.day).toBe(getMonday(today));
  const on = (day: string) => calendar.find((each) => each.day === day)?.count;
  expect([on(today), on(addDays(today, 1))]).toEqual([6, 2]);
  const next = await count({ from: addDays(today, 21), kind: 'conference' });
  expect(next.calendar[0]?.day).toBe(getMonday(addDays(today, 21)));
  expect(next.calendar.every((each) => each.count === 0)).toBe(true);
});

test('a running event lists its agenda, a replay its video and chapters, and all their audience', async () => {
  const [running] = await list({ status: 'living' });
  expect(running?.agenda.length).toBeGreaterThan(3);
  expect(running?.agenda.filter(({ state }) => state === 'running')).toHaveLength(1);
  expect(running).toMatchObject({ kind: 'surgery', authorizeType: 'login', channelCount: 3, replay: null });
  const replays = await list({ when: 'past', status: 'replay' });
  expect(replays[0]?.agenda).toEqual([]);
  for (const { replay } of replays) {
    expect(replay?.durationSeconds).toBeGreaterThan(60);
    expect(replay?.chapters.length).toBeGreaterThan(3);
  }
  const [ended] = await list({ when: 'past', specialtyId: 'tumor' });
  expect([ended?.status, ended?.replay]).toEqual([LiveStatus.end, null]);
});

test('a recorded replay is as long as its first recorded channel, and has the recorded items as chapters', async () => {
  const startAt = noon - 5 * HOUR_MS;
  await sql`update live_event set status = ${LiveStatus.replay} where id = 'l10'`;
  const [channel] = await sql<{ id: string }[]>`
    update live_channel set segment_at = now() where live_id = 'l10' and position = 1 returning id`;
  const channelId = channel?.id ?? '';
  // The channel before it streamed, but only in memory (rules/stream-recording#full-storage).
  await sql`update live_channel set segment_at = now() where id = 'l10-1'`;
  await sql`insert into live_run (id, channel_id, position, started_at, renditions, has_audio, width, height, is_persisted)
    values (gen_random_uuid(), 'l10-1', 0, ${toIso(startAt)}, '{SD}', true, 1280, 720, false)`;
  const runs = [
    { at: startAt, renditions: '{SD,HD}', seconds: 1200 },
    { at: startAt + HOUR_MS, renditions: '{HD}', seconds: 90.5 },
  ];
  for (const [position, { at, renditions, seconds }] of runs.entries()) {
    const id = `00000000-0000-4000-8000-00000000000${position}`;
    await sql`insert into live_run (id, channel_id, position, started_at, renditions, has_audio, width, height)
      values (${id}, ${channelId}, ${position}, ${toIso(at)}, ${renditions}, true, 1280, 720)`;
    for (const rendition of renditions.slice(1, -1).split(',')) {
      await sql`insert into live_segment (channel_id, rendition, position, run_id, number, started_at, seconds)
        values (${channelId}, ${rendition}, ${position}, ${id}, 0, ${toIso(at)}, ${seconds})`;
    }
  }
  const { data } = (await visitor.call('getActivityDetail', { activityId: 'l10' })).json();
  const items: { at: number; title: string }[] = data.meetingActivity.agenda.flatMap(
    (group: { items: unknown[] }) => group.items,
  );
  const [replay] = (await list({ when: 'past' })).filter(({ activityId }) => activityId === 'l10');
  expect(replay?.replay?.durationSeconds).toBe(1290);
  expect(replay?.replay?.chapters).toEqual(
    data.meetingActivity.replayList[0].chapters.map(
      ({ startSeconds, title }: { startSeconds: number; title: string }) => ({
        startSeconds: Math.floor(startSeconds),
        title,
      }),
    ),
  );
  expect(replay?.replay?.chapters.length).toBeGreaterThan(1);
  expect(replay?.replay?.chapters.length).toBeLessThan(items.length);
  await sql`delete from live_run where channel_id in ('l10-1', ${channelId})`;
  await sql`update live_channel set segment_at = null where id in ('l10-1', ${channelId})`;
});

test('a recorded replay of a meeting has the chapters of the hall that its channel showed', async () => {
  const [event] = await sql`
    update live_event set status = ${LiveStatus.replay}, playback_video_id = null where id = 'l08' returning plan_start_at`;
  const startedAt = new Date(event?.plan_start_at).getTime();
  await storeRecording(gateway, 'l08-2', [{ startedAt, segments: 3 }]);
  // As if it had recorded the whole meeting.
  await sql`update live_segment set seconds = 86400 where channel_id = 'l08-2' and number = 2`;
  const { data } = (await visitor.call('getActivityDetail', { activityId: 'l08' })).json();
  const [{ chapters }] = data.meetingActivity.replayList;
  const [replay] = (await list({ when: 'past' })).filter(({ activityId }) => activityId === 'l08');
  expect(replay?.replay?.chapters.map(({ title }) => title)).toEqual(
    chapters.map(({ title }: { title: string }) => title),
  );
  const group = data.meetingActivity.agenda.find(
    ({ subMeetingUuid }: { subMeetingUuid: string }) => subMeetingUuid === 'l08.2',
  );
  expect(chapters[0].title).toBe(group.items[0].title);
  await sql`delete from live_run where channel_id = 'l08-2'`;
  await sql`update live_channel set segment_at = null where id = 'l08-2'`;
});

test('words are found in titles, names of lecturers and chapters', async () => {
  const [replay] = await list({ when: 'past', status: 'replay', specialtyId: 'trauma' });
  const chapter = replay?.replay?.chapters[1]?.title ?? '';
  expect(chapter).not.toBe('');
  const titles = { when: 'past', keyWord: chapter } as const;
  expect(await listIds(titles)).toContain(replay?.activityId);
  expect(await listIds({ when: 'past', keyWord: replay?.activityTitle.slice(0, 6) ?? '' })).toContain(
    replay?.activityId,
  );
  expect(await listIds({ when: 'past', keyWord: replay?.lecturers[0]?.name ?? '' })).toContain(replay?.activityId);
});

test('a video that is taken down is no longer a replay', async () => {
  await sql`update resource set state = 'withdrawn' where id = 'v32'`;
  const replays = await list({ when: 'past', specialtyId: 'trauma' });
  expect(replays.map(({ activityId, replay }) => [activityId, replay])).toEqual([['l03', null]]);
  await sql`update resource set state = 'published' where id = 'v32'`;
});

test.each([
  { day: '2026-13-01' },
  { day: '21.11.2026' },
  { status: 'ended' },
  { kind: 'party' },
  { when: 'later' },
  { withinDays: 0 },
  { keyWord: 'a'.repeat(65) },
  { order: 'best' },
])('%j is refused', async (choice) => {
  for (const name of ['listLives', 'countLives'] as const) {
    expect((await visitor.call(name, choice as never)).json().code).toBe(errors.badInput.code);
  }
});

test('the cursor of one order is refused by the other', async () => {
  const { data } = (await visitor.call('listLives', { when: 'past', pageSize: 1 })).json();
  const cursor: string = data.nextCursor;
  expect((await visitor.call('listLives', { when: 'current', cursor })).json().code).toBe(errors.badInput.code);
  expect((await visitor.call('listLives', { day: today, cursor })).json().code).toBe(errors.badInput.code);
  expect((await visitor.call('listLives', { status: 'replay', cursor })).json().code).toBe(0);
  const hottest = { when: 'past', order: 'hottest', cursor } as const;
  expect((await visitor.call('listLives', hottest)).json().code).toBe(errors.badInput.code);
});

test('in the recommended order a doubling of the plays counts as much as a week', async () => {
  const day = 24 * HOUR_MS;
  await plan('l01', LiveStatus.replay, noon - 10 * day);
  await plan('l03', LiveStatus.replay, noon - 2 * day);
  await sql`update live_event set playback_count = case id when 'l01' then 7 when 'l08' then 1 else 0 end`;
  const order = async (choice: Choice) => (await listIds(choice)).filter((id) => ['l01', 'l03', 'l08'].includes(id));
  expect(await order({ when: 'past', order: 'recommended' })).toEqual(['l01', 'l08', 'l03']);
  expect(await order({ when: 'past', order: 'latest' })).toEqual(['l08', 'l03', 'l01']);
});

test('an answered question is found, and its replay has the second of the answer', async () => {
  // The middle of its hour, in which its video is distributed.
  const middle = toIso(noon - 3.5 * HOUR_MS);
  const add = (id: string, text: string, state: string, answeredAt: string | null, answer = '') =>
    sql`insert into live_question (id, live_id, client_id, text, state, answer, lecturer_id, asked_at, answered_at)
      values (${id}, 'l08', ${id}, ${text}, ${state}, ${answer}, (select doctor_id from live_lecturer
        where live_id = 'l08' order by position limit 1), now(), ${answeredAt})`;
  await add('answered', '骶骨棒从哪里进？', 'answered', middle);
  await add('more', '别的', 'answered', middle, '骶骨棒');
  await add('written', '骶骨棒多长？', 'answered', null, '七十毫米');
  await add('open', '骶骨棒要几枚？', 'open', null);
  const [found, ...others] = await list({ when: 'past', keyWord: '骶骨棒' });
  expect(others).toEqual([]);
  const { durationSeconds = 0, answerCount, hits } = found?.replay ?? {};
  expect(answerCount).toBe(2);
  const seconds = Math.floor(durationSeconds / 2);
  expect(hits).toEqual([
    { seconds, kind: 'answer', text: '骶骨棒从哪里进？', by: found?.lecturers[0]?.name },
    { seconds, kind: 'answer', text: '骶骨棒', by: found?.lecturers[0]?.name },
  ]);
  expect(await listIds({ when: 'past', keyWord: '骶骨棒多长' })).toEqual([]);
  expect((await list({ when: 'past' }))[0]?.replay).toMatchObject({ answerCount: 2, hits: [] });
});
