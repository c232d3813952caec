import type { ResponseOf } from '@osteon/contract';
import { LIVE_PRESENCE_BEAT_MS, LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, renderPage, stopTimers, test } from '../../../../../test/component-test.tsx';
import { logIn } from '../../../../../test/customer.ts';
import type { FakeGateway } from '../../../../../test/fake-gateway.ts';
import { LIVE_NOON } from '../../../../../test/listed-live.ts';
import { liveAgenda, liveDetail } from '../../../../../test/live/live-event.ts';
import { LiveFigures } from './live-figures.tsx';

type Figures = ResponseOf<'getLiveFigures'>;

const MINUTE_MS = 60_000;
const minute = (number: number, online: number, messages = 0): Figures['minutes'][number] => ({
  at: LIVE_NOON + (number - 30) * MINUTE_MS,
  online,
  messages,
  questions: 0,
  votes: 0,
});

const figures: Figures = {
  minutes: Array.from({ length: 31 }, (_, index) => minute(index, index === 20 ? 744 : 600, 14)),
  totals: {
    online: 612,
    messages: 428,
    questions: 12,
    votes: 318,
    viewers: 3482,
    booked: 1873,
    arrived: 1180,
    answered: 3,
    participants: 400,
    voters: 208,
  },
  items: [
    { itemId: 'a', present: 588, whole: 521, booked: 40 },
    { itemId: 'b', present: 612, whole: 0, booked: 60 },
    { itemId: 'c', present: 0, whole: 0, booked: 147 },
  ],
};

const item = (itemId: string, title: string, from: number) => ({
  itemId,
  title,
  at: LIVE_NOON + from * MINUTE_MS,
  endAt: LIVE_NOON + (from + 20) * MINUTE_MS,
});

/** Shows the figures of an event at noon. */
async function show(
  gateway: FakeGateway,
  { status = LiveStatus.living, stopsTimers = false }: { status?: number; stopsTimers?: boolean } = {},
): Promise<void> {
  if (stopsTimers) stopTimers(['Date', 'setInterval', 'clearInterval']);
  else vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(LIVE_NOON);
  logIn(gateway);
  const agenda = liveAgenda([item('a', '骶骨通道规划', -30), item('b', '透视判读', -10), item('c', '导针推进', 10)]);
  const detail = liveDetail({ agenda, status });
  gateway.answer('getActivityDetail', detail);
  await renderPage(
    <main>
      <h1>直播</h1>
      <LiveFigures live={detail.meetingActivity} />
    </main>,
  );
}

const section = page.getByRole('region', { name: '数据', exact: true });
const rows = page.getByRole('region', { name: '按日程到场', exact: true }).getByRole('listitem');

test('totals, the curve by minute and the attendance of each item', async ({ gateway }) => {
  gateway.answer('getLiveFigures', figures);
  await show(gateway);
  await expect.element(page.getByRole('img', { name: '在线人数，峰值744', exact: true })).toBeVisible();
  const totals = section.getByRole('definition');
  await expect.element(totals.nth(0)).toHaveTextContent('612');
  await expect
    .element(section)
    .toMatchTextContent(
      /峰值744.*累计观看3482.*预约到场63%1873人已预约.*消息428每分钟14.*提问12已答3.*投票318参与率52%/,
    );
  await expect.element(rows.nth(0)).toMatchTextContent(/骶骨通道规划588人，满时长521$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/透视判读612人在看$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/导针推进提醒我147$/);
  expect(await axeViolations('main')).toEqual([]);
});

test('nothing is wider than a phone', async ({ gateway }) => {
  await page.viewport(360, 740);
  gateway.answer('getLiveFigures', figures);
  await show(gateway);
  await expect.element(rows.nth(2)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('before the start there is no curve, and the items have their bookings', async ({ gateway }) => {
  gateway.answer('getLiveFigures', { ...figures, minutes: [] });
  await show(gateway, { status: LiveStatus.advertise });
  await expect.element(page.getByText('开播后显示每分钟的在线人数', { exact: true })).toBeVisible();
  await expect.element(rows.nth(2)).toMatchTextContent(/提醒我147$/);
  expect(page.getByRole('img').elements()).toHaveLength(0);
});

test('figures that fail can be requested again, and are requested every minute', async ({ gateway }) => {
  gateway.refuse('getLiveFigures', 50_000, '');
  await show(gateway, { stopsTimers: true });
  await expect.element(section.getByRole('alert')).toBeVisible();
  gateway.answer('getLiveFigures', figures);
  await section.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(rows.nth(0)).toBeVisible();
  gateway.answer('getLiveFigures', { ...figures, totals: { ...figures.totals, online: 630 } });
  vi.advanceTimersByTime(LIVE_PRESENCE_BEAT_MS);
  await expect.element(rows.nth(1)).toMatchTextContent(/630人在看$/);
});

test('the figures are exported as a CSV, and a refusal is said', async ({ gateway }) => {
  gateway.answer('getLiveFigures', figures);
  gateway.answer('exportLiveFigures', { csv: '\ufeff指标,数值\n在线,612\n' });
  await show(gateway);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await section.getByRole('button', { name: '导出', exact: true }).click();
  await expect.poll(() => saved).toEqual(['osteon-figures-l1.csv']);
  gateway.refuse('exportLiveFigures', 40_300, '没有权限');
  await section.getByRole('button', { name: '导出', exact: true }).click();
  await expect.element(page.getByText('没有权限', { exact: true })).toBeVisible();
});
