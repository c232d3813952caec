import { LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { liveChannel, liveDetail } from '../../../../test/live-event.ts';
import { LIVE_NOON, listedLive } from '../../../../test/lives.ts';
import { on } from '../../../lib/events.ts';
import { MeetingView } from './meeting-view.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An item from so many minutes after noon on. */
const item = (itemId: string, title: string, from: number, minutes: number, booked = false) => ({
  itemId,
  title,
  at: LIVE_NOON + from * MINUTE_MS,
  endAt: LIVE_NOON + (from + minutes) * MINUTE_MS,
  speaker: '唐砺之',
  hospital: '北泽骨科医院',
  booked,
});

const halls = ['主会场', '关节分会场', '脊柱分会场'].map((hallName, at) => ({
  subMeetingUuid: at === 0 ? 'l1' : `l1.${at + 1}`,
  hallName,
  channelId: `l1-${at + 1}`,
}));

/** Three halls at noon of the first of two days, with a break of all; two of what is booked overlap. */
const agenda = [
  { group: '上午', subMeetingUuid: 'l1', items: [item('a', '损伤控制', -40, 20), item('b', '病例二', -10, 30)] },
  { group: '下午', subMeetingUuid: 'l1', items: [item('c', '螺钉规划', 90, 25, true)] },
  { group: '下午', subMeetingUuid: 'l1.2', items: [item('d', '截骨评估', 100, 30, true), item('e', '对线', 130, 10)] },
  { group: '上午', subMeetingUuid: 'l1.3', items: [item('f', '短篇点评', 5, 20)] },
  { group: '次日', subMeetingUuid: 'l1.3', items: [item('g', '适应证边界', 24 * 60, 30)] },
];

const meeting = {
  kind: 'conference',
  pcLink: '/meetingDetail?liveMeetingUuid=l1',
  planEndTime: LIVE_NOON + DAY_MS + 30 * MINUTE_MS,
  halls,
  agenda,
  channelList: halls.map(({ hallName }, at) => liveChannel(at + 1, hallName)),
} as const;

function answer(gateway: FakeGateway, change: Parameters<typeof liveDetail>[0] = {}): void {
  // The reader's clock is an hour slow.
  vi.useFakeTimers({ now: LIVE_NOON - 60 * MINUTE_MS, toFake: ['Date'] });
  gateway.answer('getLiveTabList', { tabs: ['schedule', 'introduce', 'lecturers', 'gallery'] });
  const picture = (title: string) => ({
    title,
    picture: { url: `/favicon.svg?${title}`, width: 1280, height: 720, alt: title, thumbHash: '', variants: [] },
    thumbnailUrl: '/favicon.svg',
  });
  gateway.answer('getActivityDetail', {
    ...liveDetail({ ...meeting, ...change }),
    liveActivityGallery: [picture('开场'), picture('讨论'), picture('示范')],
    historyRecommendedList: [listedLive('l9', '往期年会', -48, { status: LiveStatus.replay })],
  });
}

const show = () =>
  renderPage(
    <main>
      <MeetingView activityId="l1" />
    </main>,
  );

const schedule = () => page.getByRole('region', { name: '日程', exact: true });
const texts = (name: string) =>
  schedule()
    .getByRole('list', { name, exact: true })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('each hall says by the clock of the gateway what runs there, or what comes next', async ({ gateway }) => {
  answer(gateway);
  await show();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const lines = heading.element().closest('section')?.querySelectorAll('li') ?? [];
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    '主会场病例二唐砺之',
    '关节分会场13:40截骨评估唐砺之',
    '脊柱分会场12:05短篇点评唐砺之',
  ]);
  await expect
    .element(page.getByRole('link', { name: '进入主会场' }).first())
    .toHaveAttribute('href', '/meetingDetail?liveMeetingUuid=l1&channel=l1-1');
  await expect
    .element(page.getByRole('link', { name: '我的日程加入日历' }).first())
    .toHaveAttribute('href', '/gateway/live-service/calendar/booked?activityId=l1');
  expect(await axeViolations('main')).toEqual([]);
});

test('the halls of a day are side by side, and an overlap is said in words', async ({ gateway }) => {
  answer(gateway);
  await show();
  await expect.element(schedule()).toBeVisible();
  expect(texts('主会场')).toEqual([
    '11:20损伤控制唐砺之　北泽骨科医院',
    '11:50病例二唐砺之　北泽骨科医院进行中',
    '13:30螺钉规划唐砺之　北泽骨科医院已加入',
  ]);
  expect(texts('关节分会场')[0]).toBe('13:40截骨评估唐砺之　北泽骨科医院与主会场13:30冲突已加入');
  await expect.element(schedule().getByText('休息', { exact: true })).toBeVisible();
  await expect.element(schedule().getByText('13:30继续', { exact: true })).toBeVisible();
  // A session is as high as it is long; its shortest item has a line.
  const [first] = schedule()
    .getByRole('list', { name: '主会场', exact: true })
    .first()
    .getByRole('listitem')
    .elements();
  expect(first?.getBoundingClientRect().height).toBeCloseTo(56, 0);

  await schedule()
    .getByRole('button', { name: /^11\.22 周日\s?12:00开始$/ })
    .click();
  expect(texts('脊柱分会场')).toEqual([expect.stringContaining('适应证边界')]);
});

test('the line of now breaks off around the words of what has just begun', async ({ gateway }) => {
  answer(gateway, {
    agenda: [
      { group: '上午', subMeetingUuid: 'l1', items: [item('a', '损伤控制', -4, 30)] },
      { group: '上午', subMeetingUuid: 'l1.2', items: [item('b', '截骨评估', -11, 30)] },
      { group: '上午', subMeetingUuid: 'l1.3', items: [item('c', '短篇点评', -20, 20), item('d', '边缘病例', 0, 30)] },
    ],
  });
  await show();
  const label = schedule().getByText('12:00', { exact: true }).first();
  await expect.element(label).toBeVisible();
  const line = label.element().parentElement;
  if (!line) throw new Error('there is no line');
  // Otherwise it is not found by its place.
  line.style.pointerEvents = 'auto';
  const { top } = line.getBoundingClientRect();
  const crossed = [...schedule().element().querySelectorAll('li :is(time, span, a, button)')].filter((words) => {
    const box = words.getBoundingClientRect();
    return box.top < top && top < box.bottom;
  });
  expect(crossed.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['11:56', '损伤控制', '唐砺之　北泽骨科医院']),
  );
  for (const words of crossed) {
    const { left, width } = words.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top);
    expect(words.contains(shown)).toBe(true);
    expect(getComputedStyle(words).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('an item is taken into the own schedule, which can be seen alone', async ({ gateway }) => {
  answer(gateway);
  const actions: unknown[] = [];
  const stop = on('actionRequested', ({ action }) => actions.push(action));
  await show();
  await schedule().getByRole('button', { name: '加入我的日程：短篇点评' }).click();
  await expect
    .element(schedule().getByRole('button', { name: '加入我的日程：螺钉规划' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(actions).toEqual([{ name: 'bookLive', data: { activityId: 'l1', itemId: 'f', booked: true } }]);
  await schedule()
    .getByRole('button', { name: /^只看我的日程/ })
    .click();
  expect(texts('11.21 周六')).toEqual([
    expect.stringMatching(/^13:30螺钉规划.*主会场已加入$/),
    expect.stringMatching(/^13:40截骨评估.*关节分会场与主会场13:30冲突已加入$/),
  ]);
  stop();
});

test('a narrow window has one hall at a time', async ({ gateway }) => {
  answer(gateway);
  await page.viewport(1080, 800);
  await show();
  await expect.element(schedule()).toBeVisible();
  expect(texts('主会场')).toHaveLength(3);
  await schedule().getByRole('radio', { name: '脊柱分会场' }).click();
  expect(texts('脊柱分会场')).toEqual([expect.stringMatching(/^12:05短篇点评/)]);
  await page.viewport(360, 780);
  await expect.element(page.getByRole('link', { name: '进入主会场' }).last()).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('when it is and who may watch stand beside the schedule of a single hall, else beside the introduction', async ({
  gateway,
}) => {
  answer(gateway);
  await show();
  const introduce = page.getByRole('region', { name: '简介', exact: true });
  await expect.element(introduce.getByText('观看条件', { exact: true })).toBeVisible();
  expect(schedule().getByText('观看条件', { exact: true }).elements()).toEqual([]);
});

test('a single hall is a list with the facts of the meeting beside it', async ({ gateway }) => {
  answer(gateway, { halls: halls.slice(0, 1), authorizeType: 'auth', planEndTime: LIVE_NOON + 60 * MINUTE_MS });
  await show();
  const condition = schedule().getByText('认证后观看', { exact: true });
  await expect.element(condition).toBeVisible();
  const list = schedule().getByRole('list', { name: '主会场', exact: true });
  expect(condition.element().getBoundingClientRect().left).toBeGreaterThan(
    list.element().getBoundingClientRect().right,
  );
  await expect.element(schedule().getByText('2026.11.21 11:30–13:00', { exact: true })).toBeVisible();
  const introduce = page.getByRole('region', { name: '简介', exact: true });
  expect(introduce.getByText('观看条件', { exact: true }).elements()).toEqual([]);
  expect(await axeViolations('main')).toEqual([]);
});

test('what is over is seen again in the replay of its hall, where it was recorded', async ({ gateway }) => {
  const chapter = {
    itemId: 'a',
    startSeconds: 754.6,
    title: '损伤控制',
    titleEn: '',
    group: '上午',
    speaker: '唐砺之',
  };
  answer(gateway, {
    status: LiveStatus.replay,
    systemTime: LIVE_NOON + 2 * DAY_MS,
    replayList: [
      {
        channelId: 'l1-1',
        channelName: '主会场',
        playlistUrl: '/none.m3u8',
        streamInfoWithClarity: [],
        durationSeconds: 3600,
        positionSeconds: null,
        chapters: [chapter],
        subtitles: [],
      },
    ],
  });
  await show();
  // The last day is shown, as all are over.
  await schedule()
    .getByRole('button', { name: /^11\.21 周六\s?已结束，可回看$/ })
    .click();
  await expect
    .element(schedule().getByRole('link', { name: '回看：损伤控制' }))
    .toHaveAttribute('href', '/meetingDetail?liveMeetingUuid=l1&channel=l1-1&t=754');
  expect(
    schedule()
      .getByRole('link', { name: /^回看：/ })
      .elements(),
  ).toHaveLength(1);
  expect(schedule().getByRole('button', { name: /^加入/ }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: '看回放' }).first()).toBeVisible();
});

test('what is over is seen again in the stream of its hall, as long as that has it', async ({ gateway }) => {
  const streams = halls.map(({ hallName }, at) =>
    // The first one has streamed since the last minute of its first item, the third for a day.
    liveChannel(at + 1, hallName, { streamTime: [LIVE_NOON - 21 * MINUTE_MS, null, LIVE_NOON - DAY_MS][at] ?? null }),
  );
  const late = {
    group: '上午',
    subMeetingUuid: 'l1.3',
    items: [item('j', '昨日', -1440, 30), item('h', '早已结束', -180, 60), item('i', '刚结束', -90, 20)],
  };
  answer(gateway, { channelList: streams, agenda: [...agenda, late] });
  await show();
  await expect
    .element(schedule().getByRole('link', { name: '回看：损伤控制' }))
    .toHaveAttribute('href', '/meetingDetail?liveMeetingUuid=l1&channel=l1-1&item=a');
  const links = schedule().getByRole('link', { name: /^回看：/ });
  expect(links.elements().map((link) => link.getAttribute('aria-label'))).toEqual(['回看：刚结束', '回看：损伤控制']);
  await expect.element(schedule().getByRole('button', { name: /^11\.20 周五\s?已结束$/ })).toBeVisible();
});

test('the parts that hold something are jumped to, and a picture opens in large', async ({ gateway }) => {
  answer(gateway);
  await show();
  const links = page.getByRole('navigation', { name: '会议内容' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    '日程',
    '讲师1',
    '精彩花絮',
    '简介',
    '往期推荐',
  ]);
  const gallery = page.getByRole('region', { name: '精彩花絮', exact: true });
  await expect.element(links.nth(2)).toHaveAttribute('href', `/#${gallery.element().id}`);
  await expect.element(links.first()).toHaveAttribute('aria-current', 'true');
  gallery.element().scrollIntoView();
  await expect.element(links.nth(2)).toHaveAttribute('aria-current', 'true');

  const tile = page.getByRole('button', { name: '讨论', exact: true });
  await tile.click();
  const dialog = page.getByRole('dialog', { name: '讨论', exact: true });
  await expect.element(dialog.getByText('2 / 3')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '下一张' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: '开场', exact: true }).getByText('1 / 3')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(tile).toHaveFocus();
});

test('by the keyboard: days, the own schedule and its items are chosen one after the other, and keep the focus', async ({
  gateway,
}) => {
  answer(gateway);
  const actions: unknown[] = [];
  const stop = on('actionRequested', ({ action }) => actions.push(action));
  await show();
  const today = schedule().getByRole('button', { name: /^11\.21 周六/ });
  await expect.element(today).toHaveAttribute('aria-pressed', 'true');
  today.element().focus();
  await userEvent.keyboard('{Tab}{Enter}');
  const tomorrow = schedule().getByRole('button', { name: /^11\.22 周日/ });
  await expect.element(tomorrow).toHaveFocus();
  await expect.element(tomorrow).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  const own = schedule().getByRole('button', { name: /^只看我的日程/ });
  await expect.element(own).toHaveFocus();
  await expect.element(own).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Tab} ');
  await expect.element(schedule().getByRole('button', { name: '加入我的日程：螺钉规划' })).toHaveFocus();
  expect(actions).toEqual([{ name: 'bookLive', data: { activityId: 'l1', itemId: 'c', booked: false } }]);
  stop();
});
