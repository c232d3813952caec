import { LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { liveChannel, liveDetail } from '../../../test/live/live-event.ts';
import { useGetActivityDetail } from '../../entities/live/api/get-activity-detail.ts';
import { useDialogs } from '../../lib/dialogs.ts';
import { on } from '../../lib/events.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { LiveStage } from './live-stage.tsx';

const { advertise, pause, end, replayPause } = LiveStatus;
const MINUTE_MS = 60_000;

function Stage() {
  const { meetingActivity: live } = useGetActivityDetail('l1');
  return (
    <main className="night" style={{ background: 'var(--page)', color: 'var(--ink)' }}>
      <LiveStage live={live} slots={{ chapters: null, channels: null }} replay={() => null}>
        <h1>{live.activityTitle}</h1>
      </LiveStage>
    </main>
  );
}

const card = page.getByRole('main').getByRole('status');

test.for<readonly [string, Parameters<typeof liveDetail>[0], string]>([
  ['an event that waits for a picture', {}, '画面准备中，请稍候有画面后自动播放'],
  ['an event that pauses without a stream', { status: pause }, '直播暂停中，请稍候恢复后自动播放'],
  ['an event that has ended and was recorded', { status: end }, '直播已结束回放制作中，完成后本页自动播放'],
  [
    'an event that has ended and was not recorded',
    { status: end, channelList: [liveChannel(1, '主会场', { isRecorded: false })] },
    '直播已结束，暂无回放日程与简介仍可查看查看往期直播',
  ],
  ['a replay that was withdrawn', { status: replayPause }, '直播已结束，暂无回放日程与简介仍可查看查看往期直播'],
])('%s shows its state', async ([_name, change, text], { gateway }) => {
  gateway.answer('getActivityDetail', liveDetail(change));
  await renderPage(<Stage />);
  await expect.element(card).toHaveTextContent(text);
  expect(await axeViolations('main')).toEqual([]);
});

test('a viewer who may not watch is led to login or certification, and sees no channels', async ({ gateway }) => {
  const channelList = [liveChannel(1, '主会场'), liveChannel(2, 'CT规划')];
  const closed = { authorizeType: 'auth', loginOrAuth: { authStatus: 0 }, channelList } as const;
  gateway.answer('getActivityDetail', liveDetail(closed));
  await renderPage(<Stage />);
  await expect.element(card).toHaveTextContent('请登录后观看直播日程、讲师与简介可直接查看去登录');
  await expect.element(page.getByRole('group', { name: '切换频道' })).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
  await card.getByRole('button', { name: '去登录', exact: true }).click();
  expect(useDialogs.getState().open.map(({ name }) => name)).toEqual(['login']);

  useDialogs.setState({ open: [] });
  const requested = vi.fn();
  const stop = on('certificationRequested', requested);
  useSession.setState({ state: 'customer', customerId: 'c1' });
  await expect.element(card).toHaveTextContent('请完成认证后观看直播完成认证后，即可观看并参与更多专业内容去认证');
  await card.getByRole('button', { name: '去认证', exact: true }).click();
  expect(requested).toHaveBeenCalledWith({ level: 'level1' });
  stop();
});

test('a channel that has ended or not started cannot be chosen, and a button leads to another one', async ({
  gateway,
}) => {
  const segmentTime = Date.UTC(2026, 10, 21, 3, 48);
  const playlistUrl = '/media/lives/none/none/master.m3u8';
  const channelList = [
    liveChannel(1, '术野', { status: end, segmentTime, playlistUrl }),
    liveChannel(2, '主会场', { playlistUrl }),
    liveChannel(3, 'CT规划', { status: advertise, segmentTime: null }),
  ];
  gateway.answer('getActivityDetail', liveDetail({ channelList }));
  await renderPage(<Stage />);
  await expect.element(card).toHaveTextContent('频道已结束术野 11:48结束回到主会场', { normalizeWhitespace: true });
  const channels = page.getByRole('group', { name: '切换频道' });
  expect(channels.element().textContent).toBe('术野频道已结束主会场CT规划未开播');
  await expect.element(channels.getByRole('radio', { name: /CT规划/ })).toBeDisabled();
  expect(await axeViolations('main')).toEqual([]);

  await card.getByRole('button', { name: '回到主会场', exact: true }).click();
  await expect.element(channels.getByRole('radio', { name: '主会场' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: '同屏', exact: true })).toBeVisible();
});

test('before the start a countdown runs by the clock of the gateway, and automatic playback is announced', async ({
  gateway,
}) => {
  const systemTime = Date.now() + 60 * MINUTE_MS;
  const planBeginTime = systemTime + 8 * MINUTE_MS + 500;
  gateway.answer('getActivityDetail', liveDetail({ status: advertise, systemTime, planBeginTime }));
  await renderPage(<Stage />);
  await expect.element(page.getByText('到点自动播放，声音先关闭', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveAccessibleName(/^距开播还有0天0小时0[78]分/);
  await expect.element(page.getByRole('button', { name: '预约直播' })).not.toBeInTheDocument();
});

test('a late event can be booked, so that its start is notified', async ({ gateway }) => {
  gateway.answer('getActivityDetail', liveDetail({ status: advertise }));
  const requested = vi.fn();
  const stop = on('actionRequested', requested);
  await renderPage(<Stage />);
  await expect.element(page.getByText('讲者正在准备，请稍候', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '开播后提醒我', exact: true }).click();
  expect(requested).toHaveBeenCalledWith({ action: { name: 'bookLive', data: { activityId: 'l1' } } });
  expect(await axeViolations('main')).toEqual([]);
  stop();
});

test('the URL of an event is copied by the button beside its title', async ({ gateway }) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  gateway.answer('getActivityDetail', liveDetail({}));
  await renderPage(<Stage />);
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await expect.element(page.getByText('链接已复制', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledWith(location.href);
  write.mockRestore();
});
