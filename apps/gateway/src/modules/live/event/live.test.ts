import { errors, type LiveCard } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const HOUR_MS = 3_600_000;
const clock = createFakeClock();
const start = clock.now();
const gateway = await testApp({ clock });
const visitor = gateway.browser();
afterAll(() => gateway.close());
afterEach(() => clock.set(start));

async function readAll(request: Parameters<typeof visitor.call<'listLives'>>[1]): Promise<LiveCard[]> {
  const cards: LiveCard[] = [];
  let cursor: string | undefined;
  do {
    const { data } = (await visitor.call('listLives', { ...request, cursor, pageSize: 3 })).json();
    cards.push(...data.list);
    cursor = data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return cards;
}

const ids = (cards: readonly LiveCard[]) => cards.map(({ activityId }) => activityId);

test('running and coming events are listed by start time, past ones by their end, the last first', async () => {
  expect(ids(await readAll({ when: 'coming' }))).toEqual([
    'l06',
    'l07',
    'l08',
    'l09',
    'l10',
    'l11',
    'l12',
    'l13',
    'l14',
    'l15',
    'l16',
  ]);
  expect(ids(await readAll({ when: 'past' }))).toEqual(['l05', 'l04', 'l02', 'l01', 'l03']);
});

test('a list can be of one specialty', async () => {
  expect(ids(await readAll({ when: 'coming', specialtyId: 'joint' }))).toEqual(['l08', 'l10']);
});

test('an announced event past its planned end is listed as past and retains its status, while a running one may overrun', async () => {
  await gateway.deps.sql`update live_event set status = ${LiveStatus.advertise} where id = 'l07'`;
  clock.advance(2.5 * HOUR_MS);
  const past = await readAll({ when: 'past' });
  const { advertise, living, end } = LiveStatus;
  expect(past.find(({ activityId }) => activityId === 'l07')).toMatchObject({ status: advertise, shownStatus: end });
  const coming = await readAll({ when: 'coming' });
  expect(ids(coming)).not.toContain('l07');
  expect(coming.find(({ activityId }) => activityId === 'l06')?.status).toBe(LiveStatus.living);
  const readEvent = async (activityId: string) =>
    (await visitor.call('getActivityDetail', { activityId })).json().data.meetingActivity;
  expect(await readEvent('l07')).toMatchObject({ status: advertise, shownStatus: end });
  expect(await readEvent('l06')).toMatchObject({ status: living, shownStatus: living });
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = 'l07'`;
});

test('an event shows the credit that it earns, until it is over', async () => {
  const readCredit = async (activityId: string) =>
    (await visitor.call('getActivityDetail', { activityId })).json().data.meetingActivity.credit;
  const readListed = async () =>
    (await readAll({ when: 'coming' })).flatMap(({ activityId, credit }) => (credit ? [[activityId, credit]] : []));
  const credit = { creditClass: 'I', points: 1.5 };
  expect(await readListed()).toEqual([
    ['l06', { creditClass: 'II', points: 1 }],
    ['l10', credit],
  ]);
  expect(await readCredit('l10')).toEqual(credit);
  expect(await readCredit('l07')).toBeNull();
  await gateway.deps.sql`update live_event set credit_class = 'I', credit_points = 1.5 where id = 'l05'`;
  expect(await readCredit('l05')).toBeNull();
  await gateway.deps.sql`update live_event set credit_points = 0 where id = 'l10'`;
  expect(await readCredit('l10')).toBeNull();
  await gateway.deps.sql`update live_event set credit_points = 1.5 where id = 'l10'`;
});

test("an event's page is open to visitors, with agenda, speakers and past events", async () => {
  const { data } = (await visitor.call('getActivityDetail', { activityId: 'l10' })).json();
  const { meetingActivity, historyRecommendedList } = data;
  expect(meetingActivity.agenda[0].items[0]).toEqual({
    itemId: expect.stringMatching(/^[\w-]{12}$/),
    at: meetingActivity.planBeginTime,
    endAt: expect.any(Number),
    title: expect.stringMatching(/./),
    speaker: expect.stringMatching(/./),
    hospital: expect.stringMatching(/./),
    booked: false,
  });
  expect(meetingActivity.lecturers.length).toBeGreaterThan(0);
  expect(ids(historyRecommendedList)).toEqual(['l05', 'l04', 'l02', 'l01', 'l03']);
});

test('a past event does not recommend itself', async () => {
  const { data } = (await visitor.call('getActivityDetail', { activityId: 'l05', pageSize: 2 })).json();
  expect(ids(data.historyRecommendedList)).toEqual(['l04', 'l02']);
});

test.each([LiveStatus.disabled, LiveStatus.default, LiveStatus.pendingReview])(
  'an event of status %d is hidden from everybody',
  async (status) => {
    await gateway.deps.sql`update live_event set status = ${status} where id = 'l16'`;
    expect(ids(await readAll({ when: 'coming' }))).not.toContain('l16');
    expect((await visitor.call('getActivityDetail', { activityId: 'l16' })).json().code).toBe(errors.notFound.code);
  },
);

test('unknown events, invalid ids and foreign cursors are errors', async () => {
  expect((await visitor.call('getActivityDetail', { activityId: 'l99' })).json().code).toBe(errors.notFound.code);
  expect((await visitor.call('getActivityDetail', { activityId: 'l 1' })).json().code).toBe(errors.badInput.code);
  const cursor = Buffer.from('["past",1,"l01"]').toString('base64url');
  expect((await visitor.call('listLives', { when: 'coming', cursor })).json().code).toBe(errors.badInput.code);
});
