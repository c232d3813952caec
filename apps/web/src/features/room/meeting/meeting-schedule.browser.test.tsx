import { LiveStatus } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { LIVE_NOON } from '../../../../test/listed-live.ts';
import { liveChannel, liveReplay } from '../../../../test/live/live-event.ts';
import {
  answerMeeting,
  meetingAgenda,
  meetingHalls,
  meetingItem,
  schedule,
  scheduleItems,
  showMeeting,
} from '../../../../test/live-meeting.tsx';
import { on } from '../../../lib/events.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('the halls of a day are side by side, and an overlap is named', async ({ gateway }) => {
  answerMeeting(gateway);
  await showMeeting();
  await expect.element(schedule()).toBeVisible();
  expect(scheduleItems('主会场')).toEqual([
    '11:20损伤控制唐砺之　北泽骨科医院',
    '11:50病例二唐砺之　北泽骨科医院进行中',
    '13:30螺钉规划唐砺之　北泽骨科医院已加入',
  ]);
  expect(scheduleItems('关节分会场')[0]).toBe('13:40截骨评估唐砺之　北泽骨科医院与主会场13:30冲突已加入');
  await expect.element(schedule().getByText('休息', { exact: true })).toBeVisible();
  await expect.element(schedule().getByText('13:30继续', { exact: true })).toBeVisible();
  // The height of a session follows its length; its shortest item has one line.
  const [first] = schedule()
    .getByRole('list', { name: '主会场', exact: true })
    .first()
    .getByRole('listitem')
    .elements();
  expect(first?.getBoundingClientRect().height).toBeCloseTo(56, 0);

  await schedule()
    .getByRole('button', { name: /^11\.22 周日\s?12:00开始$/ })
    .click();
  expect(scheduleItems('脊柱分会场')).toEqual([expect.stringContaining('适应证边界')]);
});

test('skipped and very short items are below the halls, whose height follows the length of the day', async ({
  gateway,
}) => {
  answerMeeting(gateway, {
    agenda: [
      {
        group: '上午',
        subMeetingUuid: 'l1',
        items: [meetingItem('a', '损伤控制', -40, 30), meetingItem('b', '病例二', -10, 0)],
      },
      { group: '上午', subMeetingUuid: 'l1', items: [meetingItem('c', '病例三', -10, 30)] },
      {
        group: '上午',
        subMeetingUuid: 'l1.2',
        items: [meetingItem('d', '截骨评估', -20, 10 / 60), meetingItem('e', '对线', -19, 3)],
      },
    ],
  });
  await showMeeting();
  await expect.element(schedule()).toBeVisible();
  expect(scheduleItems('主会场')).toEqual([
    expect.stringMatching(/^11:20损伤控制/),
    expect.stringMatching(/^11:50病例三/),
  ]);
  expect(scheduleItems('关节分会场')).toEqual([expect.stringMatching(/^11:41对线/)]);
  await expect.element(schedule().getByRole('heading', { name: '不足3分钟', exact: true })).toBeVisible();
  expect(scheduleItems('不足3分钟')).toEqual([
    expect.stringMatching(/^11:40截骨评估.*关节分会场/),
    expect.stringMatching(/^11:50病例二.*主会场/),
  ]);
  // An hour, in which three minutes have one line.
  const hall = schedule().getByRole('list', { name: '主会场', exact: true });
  expect(hall.element().getBoundingClientRect().height).toBeCloseTo(600, 0);
  expect(await axeViolations('main')).toEqual([]);
});

test('the line of the current time is interrupted by the text of an item that has just started', async ({
  gateway,
}) => {
  answerMeeting(gateway, {
    agenda: [
      { group: '上午', subMeetingUuid: 'l1', items: [meetingItem('a', '损伤控制', -4, 30)] },
      { group: '上午', subMeetingUuid: 'l1.2', items: [meetingItem('b', '截骨评估', -11, 30)] },
      {
        group: '上午',
        subMeetingUuid: 'l1.3',
        items: [meetingItem('c', '短篇点评', -20, 20), meetingItem('d', '边缘病例', 0, 30)],
      },
    ],
  });
  await showMeeting();
  const label = schedule().getByText('12:00', { exact: true }).first();
  await expect.element(label).toBeVisible();
  const line = label.element().parentElement;
  if (!line) throw new Error('there is no line');
  // Otherwise the line is not found by its coordinates.
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

test("an item is added to the user's schedule, which can be shown alone", async ({ gateway }) => {
  answerMeeting(gateway);
  const actions: unknown[] = [];
  const stop = on('actionRequested', ({ action }) => actions.push(action));
  await showMeeting();
  await schedule().getByRole('button', { name: '加入我的日程：短篇点评' }).click();
  await expect
    .element(schedule().getByRole('button', { name: '加入我的日程：螺钉规划' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(actions).toEqual([{ name: 'bookLive', data: { activityId: 'l1', itemId: 'f', booked: true } }]);
  await schedule()
    .getByRole('button', { name: /^只看我的日程/ })
    .click();
  expect(scheduleItems('11.21 周六')).toEqual([
    expect.stringMatching(/^13:30螺钉规划.*主会场已加入$/),
    expect.stringMatching(/^13:40截骨评估.*关节分会场与主会场13:30冲突已加入$/),
  ]);
  stop();
});

test('a narrow window shows one hall at a time', async ({ gateway }) => {
  answerMeeting(gateway);
  await page.viewport(1080, 800);
  await showMeeting();
  await expect.element(schedule()).toBeVisible();
  expect(scheduleItems('主会场')).toHaveLength(3);
  await schedule().getByRole('radio', { name: '脊柱分会场' }).click();
  expect(scheduleItems('脊柱分会场')).toEqual([expect.stringMatching(/^12:05短篇点评/)]);
  await page.viewport(360, 780);
  await expect.element(page.getByRole('link', { name: '进入主会场' }).last()).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('a past item can be watched in the replay of its hall if it was recorded', async ({ gateway }) => {
  const chapter = {
    itemId: 'a',
    startSeconds: 754.6,
    title: '损伤控制',
    titleEn: '',
    group: '上午',
    speaker: '唐砺之',
  };
  answerMeeting(gateway, {
    status: LiveStatus.replay,
    systemTime: LIVE_NOON + 2 * DAY_MS,
    replayList: [{ ...liveReplay(1, '主会场'), durationSeconds: 3600, chapters: [chapter] }],
  });
  await showMeeting();
  // The last day is shown, as all days are over.
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

test('a past item can be watched in the stream of its hall while the stream contains it', async ({ gateway }) => {
  const streams = meetingHalls.map(({ hallName }, at) =>
    // The first one has streamed since the last minute of its first item, the third for a day.
    liveChannel(at + 1, hallName, { streamTime: [LIVE_NOON - 21 * MINUTE_MS, null, LIVE_NOON - DAY_MS][at] ?? null }),
  );
  const late = {
    group: '上午',
    subMeetingUuid: 'l1.3',
    items: [
      meetingItem('j', '昨日', -1440, 30),
      meetingItem('h', '早已结束', -180, 60),
      meetingItem('i', '刚结束', -90, 20),
      meetingItem('k', '跳过', -70, 0),
    ],
  };
  answerMeeting(gateway, { channelList: streams, agenda: [...meetingAgenda, late] });
  await showMeeting();
  await expect
    .element(schedule().getByRole('link', { name: '回看：损伤控制' }))
    .toHaveAttribute('href', '/meetingDetail?liveMeetingUuid=l1&channel=l1-1&item=a');
  const links = schedule().getByRole('link', { name: /^回看：/ });
  expect(links.elements().map((link) => link.getAttribute('aria-label'))).toEqual(['回看：刚结束', '回看：损伤控制']);
  await expect.element(schedule().getByRole('button', { name: /^11\.20 周五\s?已结束$/ })).toBeVisible();
});

test("by the keyboard: days, the user's schedule and its items are chosen one after the other, and keep the focus", async ({
  gateway,
}) => {
  answerMeeting(gateway);
  const actions: unknown[] = [];
  const stop = on('actionRequested', ({ action }) => actions.push(action));
  await showMeeting();
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
