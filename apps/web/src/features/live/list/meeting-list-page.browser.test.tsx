import type { LiveListItem, RequestOf, ResponseOf } from '@osteon/contract';
import { addDays, LIVE_CALENDAR_DAYS, LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { LIVE_NOON, listedLive } from '../../../../test/listed-live.ts';
import { on } from '../../../lib/events.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { MeetingListPage } from './meeting-list-page.tsx';

const TODAY = '2026-11-21';
const HOUR_MS = 3_600_000;

const counts: ResponseOf<'countLives'> = {
  total: 5,
  listed: 5,
  anySpecialty: 5,
  specialties: [
    { id: 'joint', name: '关节外科', nameEn: '', count: 4 },
    { id: 'tumor', name: '骨肿瘤', nameEn: '', count: 1 },
    { id: 'rehab', name: '骨科康复', nameEn: '', count: 0 },
  ],
  statuses: [
    { value: 'living', count: 2 },
    { value: 'preview', count: 2 },
    { value: 'replay', count: 1 },
  ],
  kinds: [
    { value: 'surgery', count: 1 },
    { value: 'lecture', count: 4 },
    { value: 'conference', count: 0 },
  ],
  today: TODAY,
  calendar: Array.from({ length: LIVE_CALENDAR_DAYS }, (_, index) => {
    const day = addDays('2026-11-16', index);
    return { day, count: day === TODAY || day === '2026-12-01' ? 2 : 0 };
  }),
};

const replay = {
  durationSeconds: 3682,
  chapters: [{ startSeconds: 0, title: '血栓风险评估' }],
  answerCount: 0,
  hits: [],
};
const agenda = [
  { itemId: 'a', at: LIVE_NOON - 3_600_000, title: '病例介绍', state: 'past' },
  { itemId: 'b', at: LIVE_NOON, title: '透视判读', state: 'running' },
  // The item of another hall started at the same time.
  { itemId: 'c', at: LIVE_NOON, title: '截骨评估', state: 'running' },
] as const;
const liveEvents: readonly LiveListItem[] = [
  listedLive('l1', '关节置换围手术期护理沙龙', -4, { status: LiveStatus.replay, replay, playbackCount: 1246 }),
  listedLive('l2', '骨盆后环损伤', -1, {
    status: LiveStatus.living,
    agenda: [...agenda],
    channelCount: 2,
    viewCount: 3482,
  }),
  listedLive('l3', '假体周围感染联合查房', -0.5, { status: LiveStatus.pause, agenda: [...agenda] }),
  listedLive('l4', '拇外翻矫形术式选择', 9, { bookNum: 604 }),
  listedLive('l5', '骨巨细胞瘤', 21, {
    authorizeType: 'auth',
    kind: 'surgery',
    channelCount: 3,
    credit: { creditClass: 'I', points: 1.5 },
  }),
];

/** Answers the lists; a specialty without events has an empty one. Returns the requests. */
function answerLists(gateway: FakeGateway) {
  const requested: { list: RequestOf<'listLives'>[]; counts: RequestOf<'countLives'>[] } = { list: [], counts: [] };
  gateway.answer('countLives', (request) => {
    requested.counts.push(request);
    return counts;
  });
  gateway.answer('listLives', (request) => {
    if (request.when === 'past') return { list: liveEvents.slice(0, 1), nextCursor: null };
    requested.list.push(request);
    return { list: request.specialtyId === 'tumor' ? [] : [...liveEvents], nextCursor: null };
  });
  return requested;
}

const show = () =>
  renderPage(
    <main>
      <MeetingListPage />
    </main>,
  );

const day = (name: string) => page.getByRole('region', { name, exact: true });

test('running events come first with their current items, the others by day with their actions', async ({
  gateway,
}) => {
  answerLists(gateway);
  await show();
  const running = page.getByRole('region', { name: '直播中', exact: true });
  await expect.element(running).toBeVisible();
  const [lead, card] = [running.getByRole('article'), running.getByRole('listitem').last()];
  expect(lead.element().textContent).toMatch(
    /直播中关节外科3482人观看骨盆后环损伤沈知远南屏医科大学总医院11:00病例介绍12:00透视判读进行中12:00截骨评估进行中进入直播2路画面$/,
  );
  await expect
    .element(lead.getByRole('link', { name: '进入直播 骨盆后环损伤', exact: true }))
    .toHaveAttribute('href', '/liveDetail?activityId=l2');
  expect(card.element().textContent).toMatch(/假体周围感染联合查房.*12:00透视判读关节外科$/);

  const [past, ahead] = day('11月21日').getByRole('article').elements();
  expect(past?.textContent).toMatch(/^08:0060分钟直播回放.*看回放1246次播放$/);
  expect(ahead?.textContent).toMatch(/^21:0060分钟拇外翻.*讲座预约直播604人已预约$/);
  await expect.element(day('11月21日').getByRole('heading', { level: 2 })).toHaveTextContent('11.21周六今天');
  await expect.element(day('11月22日').getByRole('heading', { level: 2 })).toHaveTextContent('11.22周日明天');
  expect(day('11月22日').element().textContent).toMatch(/手术直播3路画面需认证I类1.5学分预约直播$/);
  await expect
    .element(page.getByRole('region', { name: '往期推荐', exact: true }).getByRole('link', { name: /^关节置换/ }))
    .toHaveAttribute('href', '/liveDetail?activityId=l1');
  expect(await axeViolations('main')).toEqual([]);
});

test('filters request the chosen events, and a specialty without events offers to clear the filters', async ({
  gateway,
}) => {
  const requested = answerLists(gateway);
  await show();
  await expect.element(page.getByText('5场', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: '骨科康复' }).elements()).toEqual([]);
  await page.getByRole('radio', { name: '直播预告', exact: true }).click();
  await page.getByRole('combobox', { name: '形式' }).selectOptions('手术直播 1');
  await page.getByRole('button', { name: '关节外科 4' }).click();
  const choice = { when: 'current', status: 'preview', kind: 'surgery', specialtyId: 'joint' };
  await expect.poll(() => requested.list.at(-1)).toMatchObject(choice);
  await expect.poll(() => requested.counts.at(-1)).toMatchObject(choice);
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await expect.element(page.getByRole('radio', { name: '全部', exact: true })).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: '形式' })).toHaveValue('');

  await page.getByRole('button', { name: '骨肿瘤 1' }).click();
  await expect.element(page.getByText('暂无直播', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('region', { name: '骨肿瘤的往期直播', exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '清空筛选', exact: true }).click();
  await expect.element(day('11月21日')).toBeVisible();
});

test('a chosen day of the calendar lists its events, and pressing it again lists all', async ({ gateway }) => {
  const requested = answerLists(gateway);
  await show();
  const calendar = page.getByRole('region', { name: '日期', exact: true });
  await expect.element(calendar.getByRole('heading', { name: '11月至12月', exact: true })).toBeVisible();
  const first = calendar.getByRole('button', { name: '12月1日，有直播', exact: true });
  await first.click();
  await expect.poll(() => requested.list.at(-1)?.day).toBe('2026-12-01');
  await expect.element(first).toHaveAttribute('aria-pressed', 'true');
  await first.click();
  await expect.element(first).toHaveAttribute('aria-pressed', 'false');
  await calendar.getByRole('button', { name: '后三周', exact: true }).click();
  await expect.poll(() => requested.counts.at(-1)?.from).toBe('2026-12-07');

  await page.viewport(360, 780);
  const strip = page.getByRole('group', { name: '日期', exact: true });
  expect(strip.getByRole('button').elements()).toHaveLength(16);
  await strip.getByRole('button', { name: '11月21日，有直播', exact: true }).click();
  await expect.poll(() => requested.list.at(-1)?.day).toBe(TODAY);
});

test('a failed list can be retried, and the filters remain', async ({ gateway }) => {
  gateway.answer('countLives', counts);
  gateway.refuse('listLives', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry.first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '关节外科 4' })).toBeVisible();
  answerLists(gateway);
  await retry.first().click();
  await expect.element(day('11月21日')).toBeVisible();
});

const booking = (activityId: string, hours: number, itemTitle = '') => ({
  activityId,
  itemId: itemTitle && 'item',
  itemTitle,
  liveType: 'common' as const,
  activityTitle: `标题${activityId}`,
  activityTitleEn: '',
  beginTime: LIVE_NOON + hours * HOUR_MS,
  pcLink: `/liveDetail?activityId=${activityId}`,
});

test('a booking is marked in the list and the calendar, counts down within a day, and can be cancelled', async ({
  gateway,
}) => {
  answerLists(gateway);
  // The user's clock is an hour slow.
  vi.useFakeTimers({ now: LIVE_NOON - HOUR_MS, toFake: ['Date'] });
  useSession.setState({ customerId: 'c1' });
  gateway.answer('listLiveBookings', {
    list: [booking('l4', 9), booking('l5', 21.5, '截骨'), booking('l9', 75)],
    systemTime: LIVE_NOON,
  });
  const actions: unknown[] = [];
  const stop = on('actionRequested', ({ action }) => actions.push(action));
  await show();

  await expect.element(day('11月21日').getByRole('button', { name: '已预约', exact: true })).toBeDisabled();
  const [, booked] = day('11月21日').getByRole('article').elements();
  expect(booked?.textContent).toMatch(/讲座距开播还有0天9小时00分00秒已预约604人已预约$/);
  await day('11月22日').getByRole('button', { name: '预约直播 骨巨细胞瘤', exact: true }).click();

  const mine = page.getByRole('region', { name: '我的预约', exact: true });
  expect(
    mine
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    '今天 21:009小时0分后标题l4取消预约',
    '11.22 09:3021小时30分后截骨取消预约',
    '11.24 15:003天后标题l9取消预约',
  ]);
  await expect
    .element(mine.getByRole('link', { name: '全部加入日历', exact: true }))
    .toHaveAttribute('href', '/gateway/live-service/calendar/booked');
  const calendar = page.getByRole('region', { name: '日期', exact: true });
  await expect.element(calendar.getByRole('button', { name: '11月24日，已预约', exact: true })).toBeVisible();
  await mine.getByRole('button', { name: '取消预约：截骨', exact: true }).click();
  expect(actions).toEqual([
    { name: 'bookLive', data: { activityId: 'l5' } },
    { name: 'bookLive', data: { activityId: 'l5', booked: false, itemId: 'item' } },
  ]);
  expect(await axeViolations('main')).toEqual([]);
  stop();
});

test('on a phone the next bookings are above the days, and the others behind a button', async ({ gateway }) => {
  answerLists(gateway);
  vi.useFakeTimers({ now: LIVE_NOON, toFake: ['Date'] });
  useSession.setState({ customerId: 'c1' });
  gateway.answer('listLiveBookings', {
    list: [booking('l4', 9), booking('l5', 21.5), booking('l9', 75)],
    systemTime: LIVE_NOON,
  });
  await page.viewport(360, 780);
  await show();
  const mine = page.getByRole('region', { name: '我的预约', exact: true });
  const titles = () =>
    mine
      .getByRole('link', { name: /^标题/ })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(titles).toEqual(['标题l4', '标题l5']);
  // The countdown is in one line below the row, not beside its picture.
  expect(page.getByRole('timer').first().element().getBoundingClientRect().height).toBeLessThan(24);
  const strip = page.getByRole('group', { name: '日期', exact: true });
  await expect.element(strip).toBeVisible();
  expect(mine.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    strip.element().getBoundingClientRect().top,
  );
  await mine.getByRole('button', { name: '展开全部', exact: true }).click();
  expect(titles()).toEqual(['标题l4', '标题l5', '标题l9']);
  await mine.getByRole('button', { name: '收起', exact: true }).click();
  expect(titles()).toHaveLength(2);
  expect(await axeViolations('main')).toEqual([]);
});

test('by the keyboard: a specialty, a status and a day are chosen, and keep the focus while the list changes', async ({
  gateway,
}) => {
  const requested = answerLists(gateway);
  await show();
  const specialty = page.getByRole('button', { name: '关节外科 4' });
  await expect.element(specialty).toBeVisible();
  specialty.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requested.list.at(-1)?.specialtyId).toBe('joint');
  await expect.element(specialty).toHaveFocus();

  const status = (name: string) => page.getByRole('radio', { name, exact: true });
  status('全部').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => requested.list.at(-1)?.status).toBe('living');
  await expect.element(status('直播中')).toHaveFocus();

  const first = page
    .getByRole('region', { name: '日期', exact: true })
    .getByRole('button', { name: '12月1日，有直播', exact: true });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requested.list.at(-1)?.day).toBe('2026-12-01');
  await expect.element(first).toHaveAttribute('aria-pressed', 'true');
  await expect.element(first).toHaveFocus();
});
