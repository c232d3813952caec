import type { ResponseOf } from '@osteon/contract';
import { LIVE_HEALTH_STEP_MS, LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, renderPage, stopTimers, test } from '../../../../../test/component-test.tsx';
import { logIn } from '../../../../../test/customer.ts';
import type { FakeGateway } from '../../../../../test/fake-gateway.ts';
import { liveChannel, liveDetail } from '../../../../../test/live/live-event.ts';
import { StreamHealth } from './stream-health.tsx';

type Health = ResponseOf<'getLiveHealth'>['channels'][number];

const AWAY: Omit<Health, 'channelId'> = { state: 'away', kbits: 0, frames: 0, lostShare: 0, delayMs: null, line: [] };

const HEALTH: readonly Health[] = [
  { channelId: 'l1-1', state: 'good', kbits: 4200, frames: 25, lostShare: 0.001, delayMs: 3800, line: [4100, 4200] },
  { channelId: 'l1-2', state: 'weak', kbits: 1100, frames: 18, lostShare: 0.024, delayMs: 5100, line: [3000, 1100] },
  { channelId: 'l1-3', ...AWAY },
];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

interface Scene {
  status?: number;
  isPausedByHand?: boolean;
  /** Null while they cannot be fetched. */
  channels?: readonly Health[] | null;
  width?: number;
}

async function showHealth(gateway: FakeGateway, scene: Scene = {}): Promise<void> {
  const { status = LiveStatus.living, isPausedByHand = false, channels = HEALTH, width = 780 } = scene;
  logIn(gateway);
  if (channels === null) gateway.disconnect('getLiveHealth');
  else gateway.answer('getLiveHealth', { isPausedByHand, channels: [...channels] });
  const { meetingActivity: live } = liveDetail({
    status,
    channelList: [
      liveChannel(1, '主会场'),
      liveChannel(2, 'CT规划'),
      liveChannel(3, '术野', { status: LiveStatus.end }),
    ],
  });
  await renderPage(
    <main className="night" style={{ background: 'var(--page)', color: 'var(--ink)', width }}>
      <StreamHealth live={live} onlineNum={612} />
    </main>,
  );
}

test('each channel has its state, numbers and the bitrate of ten minutes', async ({ gateway }) => {
  await showHealth(gateway);
  await expect.element(row('主会场')).toHaveTextContent('主会场正常4.2 Mbps250.1%3.8秒');
  await expect.element(row('CT规划')).toHaveTextContent('CT规划码率偏低1.1 Mbps182.4%5.1秒');
  await expect.element(row('术野')).toHaveTextContent('术野频道已结束––––');
  const lines = Array.from(document.querySelectorAll('polyline'), (line) => line.getAttribute('points'));
  expect(lines).toEqual(['95.2,2.5 96.0,2.0', '95.2,2.0 96.0,14.7']);
  expect(await axeViolations('main')).toEqual([]);
});

test('on a phone the channels are lines that fit', async ({ gateway }) => {
  await page.viewport(360, 800);
  await showHealth(gateway, { width: 360 });
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'CT规划' }))
    .toHaveTextContent('CT规划码率偏低1.1 Mbps丢帧2.4%');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeViolations('main', [360])).toEqual([]);
});

test('without an encoder the channels are listed with a hint', async ({ gateway }) => {
  await showHealth(gateway, { channels: HEALTH.map(({ channelId }) => ({ channelId, ...AWAY })) });
  await expect.element(row('主会场')).toHaveTextContent('主会场暂无信号––––');
  await expect.element(page.getByText('编码器推流后显示数据', { exact: true })).toBeVisible();
});

test('numbers that cannot be fetched any more give way to an error with a retry', async ({ gateway }) => {
  await showHealth(gateway, { channels: null });
  await expect.element(page.getByRole('alert')).toBeVisible();
  gateway.answer('getLiveHealth', { isPausedByHand: false, channels: [...HEALTH] });
  await button('重试').click();
  await expect.element(row('主会场')).toHaveTextContent('主会场正常4.2 Mbps250.1%3.8秒');
});

test('the numbers are fetched again after each measurement', async ({ gateway }) => {
  stopTimers(['setInterval', 'clearInterval']);
  await showHealth(gateway);
  await expect.element(row('主会场')).toBeVisible();
  const count = gateway.count('getLiveHealth');
  vi.advanceTimersByTime(LIVE_HEALTH_STEP_MS);
  await expect.poll(() => gateway.count('getLiveHealth')).toBe(count + 1);
});

test('a pause is one press without a confirmation', async ({ gateway }) => {
  await showHealth(gateway);
  gateway.answer('moveLiveStatus', { status: LiveStatus.pause });
  await button('暂停直播').click();
  await expect.poll(() => gateway.lastPayload('moveLiveStatus')).toEqual({ activityId: 'l1', event: 'pause' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.for([
  ['of an assistant can be resumed', true, '恢复直播', 'resume'],
  ['of an encoder can be turned into one by hand', false, '暂停直播', 'pause'],
] as const)('a pause %s', async ([, isPausedByHand, name, event], { gateway }) => {
  await showHealth(gateway, { status: LiveStatus.pause, isPausedByHand });
  gateway.answer('moveLiveStatus', { status: LiveStatus.pause });
  await button(name).click();
  await expect.poll(() => gateway.lastPayload('moveLiveStatus')).toEqual({ activityId: 'l1', event });
});

test('the end is confirmed with the number of viewers', async ({ gateway }) => {
  await showHealth(gateway);
  gateway.answer('moveLiveStatus', { status: LiveStatus.end });
  await button('结束直播').click();
  await expect
    .element(page.getByText('结束后不能再开始，612人将离开画面，聊天停止发言。回放随后自动制作。', { exact: true }))
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await inDialog('取消').click();
  expect(gateway.count('moveLiveStatus')).toBe(0);
  await button('结束直播').click();
  await inDialog('结束直播').click();
  await expect.poll(() => gateway.lastPayload('moveLiveStatus')).toEqual({ activityId: 'l1', event: 'end' });
});

test('an announced event is started after a confirmation', async ({ gateway }) => {
  await showHealth(gateway, { status: LiveStatus.advertise });
  gateway.answer('moveLiveStatus', { status: LiveStatus.living });
  await button('开始直播').click();
  await inDialog('开始直播').click();
  await expect.poll(() => gateway.lastPayload('moveLiveStatus')).toEqual({ activityId: 'l1', event: 'start' });
});

test('a refused move says why', async ({ gateway }) => {
  await showHealth(gateway);
  gateway.refuse('moveLiveStatus', 40_300, '您没有权限进行此操作');
  await button('暂停直播').click();
  await expect.element(page.getByText('您没有权限进行此操作', { exact: true })).toBeVisible();
});

test('an event that is over has no buttons', async ({ gateway }) => {
  await showHealth(gateway, { status: LiveStatus.end });
  await expect.element(row('主会场')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
