import type { ResponseOf } from '@osteon/contract';
import { addDays, formatDay, getDayStart, getMonday } from '@osteon/domain';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  FOR_MEMBERS,
  FREE,
  openLearningApp,
  PRICED,
  SHORT,
  WITH_VIDEO,
} from '../../../../test/course/learning-app.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const { browser, clock, gateway, get, join, leave, lessonOf, member, read, report } = await openLearningApp();

describe('joining', () => {
  test('is open to every logged-in account, idempotent, and counted once', async () => {
    for (const _ of ['first', 'again']) expect(await join(FREE)).toMatchObject({ code: 0, data: { joined: true } });
    await Promise.all(Array.from({ length: 20 }, () => join(FREE, member)));
    expect(await get(FREE)).toMatchObject({ learners: 2, learning: { joined: true, isFree: true, completedAt: null } });
    for (const _ of ['first', 'again']) expect(await leave(FREE)).toMatchObject({ code: 0, data: { joined: false } });
    expect(await get(FREE)).toMatchObject({ learners: 1, learning: { joined: false }, next: null });
    const tags = await gateway.deps.sql`select distinct view_count from resource_tag where resource_id = ${FREE}`;
    expect(tags).toEqual([{ view_count: 1 }]);
  });

  test('of a priced course needs its purchase, except for members if it is free for them', async () => {
    expect(await join(FOR_MEMBERS)).toMatchObject({ code: 40_900 });
    expect(await join(PRICED)).toMatchObject({ code: 40_900 });
    expect(await join(PRICED, member)).toMatchObject({ code: 40_900 });
    expect(await join(FOR_MEMBERS, member)).toMatchObject({ code: 0 });
    expect(await get(FOR_MEMBERS)).toMatchObject({ learners: 1, learning: { joined: false, isFree: false } });
    expect(await get(FOR_MEMBERS, member)).toMatchObject({ learning: { joined: true, isFree: true } });
  });

  test('is refused to visitors and for an id that is no course', async () => {
    const visitor = gateway.browser();
    expect(await join(FREE, visitor)).toMatchObject({ code: 40_100 });
    expect(await leave(FREE, visitor)).toMatchObject({ code: 40_100 });
    for (const id of ['v01', 'c999']) {
      expect(await join(id)).toMatchObject({ code: 40_400 });
      expect(await leave(id)).toMatchObject({ code: 40_400 });
    }
    expect(await get(FREE, visitor)).toMatchObject({ learners: 0, learning: null, next: null });
  });
});

describe('my learning', () => {
  const list = async (state?: 'due' | 'finished' | 'notStarted', by = browser) =>
    (await by.call('getMyLearning', { ...(state && { state }) })).json().data as ResponseOf<'getMyLearning'>;

  test('lists courses in progress, completed and not started, latest progress first', async () => {
    for (const id of [SHORT, 'c10', FREE]) await join(id);
    await report((await lessonOf('c10', 'document')).id, 0);
    clock.advance(1000);
    await report((await lessonOf(FREE, 'document')).id, 0);
    const due = await list();
    expect(due.list.map(({ card }) => card.resourceId)).toEqual([FREE, 'c10']);
    expect(due.counts).toEqual({ due: 2, finished: 0, notStarted: 1 });
    expect(due.list[0]).toMatchObject({ next: { lessonId: 'c01-l1', number: 1, remainingSeconds: null } });
    expect((await list('notStarted')).list.map(({ card }) => card.resourceId)).toEqual([SHORT]);
    await read(SHORT, 'document');
    await read(SHORT, 'case');
    expect((await list('finished')).list).toMatchObject([{ card: { resourceId: SHORT }, next: null }]);
    expect((await list('due', member)).list).toEqual([]);
  });

  test('is paginated', async () => {
    for (const id of [FREE, 'c10', 'c13']) {
      clock.advance(1000);
      await join(id);
    }
    const first = (await browser.call('getMyLearning', { state: 'notStarted', pageSize: 2 })).json().data;
    const ids = (page: ResponseOf<'getMyLearning'>) => page.list.map(({ card }) => card.resourceId);
    expect(ids(first)).toEqual(['c13', 'c10']);
    const second = (
      await browser.call('getMyLearning', { state: 'notStarted', pageSize: 2, cursor: first.nextCursor })
    ).json().data;
    expect(ids(second)).toEqual([FREE]);
  });

  test('is filtered by specialty and credit, with the counts, and returns all specialties', async () => {
    for (const id of [FREE, 'c10', 'c13']) await join(id);
    const requestLearning = async (filter: object): Promise<ResponseOf<'getMyLearning'>> =>
      (await browser.call('getMyLearning', { state: 'notStarted', ...filter })).json().data;
    const all = await requestLearning({});
    const [one] = all.list;
    const specialty = one?.card.specialty.id ?? '';
    const held = new Set(all.list.map(({ card }) => card.specialty.id));
    expect(new Set(all.specialties.map(({ id }) => id))).toEqual(held);
    const filters: readonly [object, (item: (typeof all.list)[number]) => boolean][] = [
      [{ specialtyId: specialty }, ({ card }) => card.specialty.id === specialty],
      [{ specialtyId: 'nowhere' }, () => false],
      [{ credit: 'any' }, ({ card }) => (card.course?.points ?? 0) > 0],
      [{ credit: 'I' }, ({ card }) => (card.course?.points ?? 0) > 0 && card.course?.creditClass === 'I类'],
      [
        { credit: 'II', specialtyId: specialty },
        ({ card }) =>
          (card.course?.points ?? 0) > 0 && card.course?.creditClass === 'II类' && card.specialty.id === specialty,
      ],
    ];
    for (const [filter, isListed] of filters) {
      const { list: listed, counts, specialties } = await requestLearning(filter);
      const expected = all.list.filter(isListed).map(({ card }) => card.resourceId);
      expect(listed.map(({ card }) => card.resourceId)).toEqual(expected);
      expect(counts).toEqual({ due: 0, finished: 0, notStarted: expected.length });
      expect(specialties).toEqual(all.specialties);
    }
    for (const bad of [{ credit: 'III' }, { specialtyId: '§' }, { state: 'notJoined' }]) {
      expect((await browser.call('getMyLearning', bad as never)).json().code).toBe(40_000);
    }
  });

  test('is empty for visitors', async () => {
    expect((await gateway.browser().call('getMyLearning', {})).json().code).toBe(40_100);
  });
});

describe('the week', () => {
  const getWeek = async (by = browser): Promise<ResponseOf<'getLearningWeek'>> =>
    (await by.call('getLearningWeek', {})).json().data;

  test('counts the seconds of video of each day in Shanghai once, and the finished lessons', async () => {
    // A Monday, shortly before midnight.
    const monday = getDayStart(addDays(getMonday(formatDay(clock.now())), 7));
    clock.advance(monday + DAY - 30_000 - clock.now());
    await join(WITH_VIDEO);
    expect(await getWeek()).toMatchObject({ lessonsDone: 0 });
    const video = await lessonOf(WITH_VIDEO, 'video');
    const id = new URL(video.pcLink ?? '', 'http://osteon.test').searchParams.get('id') ?? '';
    const { nonce } = (await browser.call('openWatchSession', { id })).json().data;
    const play = async (from: number, to: number) => {
      clock.advance((to - from) * 1000);
      return (await browser.call('reportWatch', { nonce, from, to, speed: 1 })).json().data;
    };
    await play(0, 20);
    await play(0, 5);
    await play(20, 30);
    const { days, lessonsDone } = await getWeek();
    expect(days.map(({ seconds }) => seconds)).toEqual([20, 10, 0, 0, 0, 0, 0]);
    expect(days[0]?.day).toBe(formatDay(monday));
    expect(lessonsDone).toBe(0);
    const end = Math.ceil((video.durationSeconds ?? 0) * 0.95);
    for (let from = 30; from < end; from += 100) await play(from, Math.min(from + 100, end));
    await read(WITH_VIDEO, 'document');
    expect((await getWeek()).lessonsDone).toBe(2);
    expect((await getWeek()).days[1]?.seconds).toBe(end - 20);
    expect((await getWeek(member)).days.every(({ seconds }) => seconds === 0)).toBe(true);
    clock.advance(7 * DAY);
    const next = await getWeek();
    expect(next.lessonsDone).toBe(0);
    expect(next.days.map(({ seconds }) => seconds)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('is empty for visitors', async () => {
    expect((await gateway.browser().call('getLearningWeek', {})).json().code).toBe(40_100);
  });
});

test('cards show the progress of the caller', async () => {
  await join(SHORT);
  await read(SHORT, 'document');
  const card = async (by = browser) =>
    (await by.call('listContent', { resourceType: 14 }))
      .json()
      .data.list.find(({ resourceId }: { resourceId: string }) => resourceId === SHORT).course.learning;
  expect(await card()).toEqual({ done: 1, shares: [1, 0], isCompleted: false });
  expect([await card(member), await card(gateway.browser())]).toEqual([null, null]);
});

test('an erased account is removed from all courses', async () => {
  const leaves = await gateway.login('13900000001');
  await join(FREE, leaves);
  await report((await lessonOf(FREE, 'document')).id, 0, [], leaves);
  const bandToken = await requestStepUpToken(leaves, '13900000001');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const left = await gateway.deps.sql`
    select account_id from course_learner where account_id = 'sample-01'
    union all select account_id from lesson_reading where account_id = 'sample-01'`;
  expect(left).toEqual([]);
  expect((await gateway.browser().call('getCourse', { id: FREE })).json().data.learners).toBe(0);
});
