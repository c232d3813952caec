import { LiveStatus } from '@osteon/domain';
import { Link } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { LIVE_NOON } from '../../../../test/listed-live.ts';
import { liveAgenda, liveChannel, liveDetail, liveReplay } from '../../../../test/live/live-event.ts';
import { questionPage } from '../../../../test/live/live-question.ts';
import { renderEventStage } from '../../../../test/live-stage.tsx';
import { chooseTheme } from '../../../ui/theme/theme-store.ts';
import { LiveView } from './live-view.tsx';
import { MeetingPage } from './meeting-page.tsx';

const MINUTE_MS = 60_000;

const agenda = liveAgenda([
  { itemId: 'a', title: '体位与入路', at: LIVE_NOON - 10 * MINUTE_MS, endAt: LIVE_NOON + 10 * MINUTE_MS },
]);

function answer(gateway: FakeGateway, change: Parameters<typeof liveDetail>[0] = {}): void {
  vi.useFakeTimers({ now: LIVE_NOON, toFake: ['Date'] });
  const channelList = [liveChannel(1, '主会场'), liveChannel(2, 'CT规划')];
  const halls = [{ subMeetingUuid: 'l1', hallName: '', channelId: 'l1-1' }];
  gateway.answer('getActivityDetail', liveDetail({ agenda, halls, channelList, ...change }));
  gateway.answer('getLiveTabList', { tabs: ['schedule', 'lecturers'] });
  gateway.answer('getHistoryMessages', { list: [], nextCursor: null });
  gateway.answer('getRealtimeMessage', { list: [], isComplete: true });
  gateway.answer('getLiveMeetingNoticeList', { list: [], hasMore: false });
  gateway.answer('joinInActivity', {
    userChatRoomAuth: { canEnter: true, type: 0, reason: '' },
    statistics: { onlineNum: 1, viewNum: 1, bookNum: 0, messageNum: 0 },
    room: { slowSeconds: 0, isReviewed: false, questionNum: 0, pollAt: null, words: [] },
  });
  gateway.answer('listLiveQuestions', questionPage([]));
  gateway.answer('leaveActivity', {});
  gateway.answer('getPlaybackRealtimeMessage', { list: [], nextCursor: null, nextSeconds: 60 });
}

async function show(gateway: FakeGateway, change: Parameters<typeof liveDetail>[0] = {}): Promise<void> {
  answer(gateway, change);
  await renderPage(
    <main>
      <LiveView activityId="l1" stage={renderEventStage} comments={null} follow={() => null} aside={null} />
    </main>,
  );
}

const tabs = page.getByRole('tablist', { name: '直播信息', exact: true });
const tab = (name: string) => tabs.getByRole('tab', { name, exact: true });
const field = page.getByRole('textbox', { name: '说点什么吧', exact: true });
const channels = page.getByRole('group', { name: '切换频道', exact: true });
const title = page.getByRole('heading', { name: '体位与入路', exact: true });

test.for([
  [1440, 'pc'],
  [360, 'h5'],
] as const)(
  'a visitor whose screen is %d px wide joins an event as %s, with an empty id',
  async ([width, channel], { gateway }) => {
    vi.spyOn(screen, 'width', 'get').mockReturnValue(width);
    await show(gateway);
    await expect
      .poll(() => gateway.lastPayload('joinInActivity'))
      .toMatchObject({ activityId: 'l1', channel, userId: '' });
  },
);

test('on a phone the chat is the first tab of an event on the air, and keeps the draft', async ({ gateway }) => {
  await page.viewport(390, 844);
  await show(gateway);
  await expect.element(tab('聊天互动')).toHaveAttribute('aria-selected', 'true');
  await field.fill('入点怎么选？');
  await expect.element(title).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(390, 844);
  const box = field.element();

  await tab('日程').click();
  await expect.element(title).toBeVisible();
  await expect.element(channels).toBeVisible();
  await expect.element(page.getByRole('log')).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(390, 844);

  await tab('聊天互动').click();
  await expect.element(field).toHaveValue('入点怎么选？');
  expect(field.element()).toBe(box);

  await page.viewport(1440, 900);
  await expect.element(title).toBeVisible();
  await expect.element(tab('聊天互动')).not.toBeInTheDocument();
  expect(field.element()).toBe(box);
});

test('before the start the chat is the last tab', async ({ gateway }) => {
  await page.viewport(390, 844);
  await show(gateway, { status: LiveStatus.advertise, planBeginTime: LIVE_NOON + 60 * MINUTE_MS });
  await expect.element(tab('日程')).toHaveAttribute('aria-selected', 'true');
  const all = tabs.getByRole('tab').elements();
  expect(all.map(({ textContent }) => textContent)).toEqual(['日程', '讲师1', '聊天互动']);
  onTestFinished(() => chooseTheme('system'));
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    expect(await axeViolations('main')).toEqual([]);
  }
});

test('the chat of a replay fills the width of a phone', async ({ gateway }) => {
  await page.viewport(390, 844);
  await show(gateway, { status: LiveStatus.replay, replayList: [liveReplay(1, '主会场')] });
  await expect.element(page.getByText('下一条01:00', { exact: true })).toBeVisible();
  const { left, right } = page.getByRole('log').element().getBoundingClientRect();
  expect([left, right]).toEqual([0, 390]);
  expect(await axeViolations('main')).toEqual([]);
});

test.for([390, 1440])('a pause without a stream is shown, %i px wide', async (width, { gateway }) => {
  await page.viewport(width, 844);
  await show(gateway, { status: LiveStatus.pause, statusTime: LIVE_NOON - MINUTE_MS });
  await expect.element(page.getByText('直播暂停中，请稍候', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('above the keyboard of a phone are the video, the messages and the composer', async ({ gateway }) => {
  await page.viewport(390, 844);
  await show(gateway);
  await field.fill('入点怎么选？');
  const view = window.visualViewport;
  if (!view) throw new Error('no visual viewport');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [name, value] of [
    ['height', 500],
    ['offsetTop', 40],
  ] as const) {
    Object.defineProperty(view, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(view, name));
  }
  view.dispatchEvent(new Event('resize'));
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(tab('聊天互动')).not.toBeInTheDocument();
  const { bottom } = field.element().getBoundingClientRect();
  expect(bottom).toBeGreaterThan(500);
  expect(bottom).toBeLessThanOrEqual(540);

  field.element().blur();
  await expect.element(heading).toBeVisible();
  await expect.element(tab('聊天互动')).toBeVisible();
});

test('a meeting whose URL names a second of its replay is the room of its first hall', async ({ gateway }) => {
  answer(gateway, { kind: 'conference' });
  await renderPage(
    <main>
      <Link to="/?t=60">章节</Link>
      <MeetingPage activityId="l1" stage={renderEventStage} comments={null} follow={() => null} aside={null} />
    </main>,
  );
  await expect.element(page.getByRole('navigation', { name: '会议内容', exact: true })).toBeVisible();
  await page.getByRole('link', { name: '章节', exact: true }).click();
  await expect.element(field).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '会议内容', exact: true })).not.toBeInTheDocument();
});

test('the bar of a phone books the start of an event that is late', async ({ gateway }) => {
  await page.viewport(390, 844);
  await show(gateway, { status: LiveStatus.advertise, planBeginTime: LIVE_NOON - MINUTE_MS });
  await expect.element(page.getByRole('button', { name: '开播后提醒我', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '预约直播', exact: true })).not.toBeInTheDocument();
});

test('an event with credit says its class and points and the share that earns it', async ({ gateway }) => {
  await show(gateway, { credit: { creditClass: 'II', points: 1 } });
  await expect.element(page.getByText('观看满70%计II类1学分', { exact: true })).toBeVisible();
});
