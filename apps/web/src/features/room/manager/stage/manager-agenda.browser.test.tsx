import { LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../../test/fake-gateway.ts';
import { LIVE_NOON } from '../../../../../test/listed-live.ts';
import { liveAgenda, liveDetail } from '../../../../../test/live/live-event.ts';
import { ManagerAgenda } from './manager-agenda.tsx';

const MINUTE_MS = 60_000;

const item = (itemId: string, title: string, from: number) => ({
  itemId,
  title,
  at: LIVE_NOON + from * MINUTE_MS,
  endAt: LIVE_NOON + (from + 20) * MINUTE_MS,
});

async function show(gateway: FakeGateway, status: number): Promise<void> {
  vi.useFakeTimers({ now: LIVE_NOON, toFake: ['Date'] });
  const agenda = liveAgenda([item('a', '体位', -30), item('c', '试模', 30), item('b', '显露', -10)]);
  const halls = [{ subMeetingUuid: 'l1', hallName: '', channelId: 'l1-1' }];
  const detail = liveDetail({ agenda, halls, status });
  gateway.answer('getActivityDetail', detail);
  await renderPage(
    <main className="night" style={{ background: 'var(--page)', width: 264 }}>
      <ManagerAgenda live={detail.meetingActivity} />
    </main>,
  );
}

const startButton = page.getByRole('button', { name: '进入下一节', exact: true });

test('the items stand in lines by time, and an assistant starts the next one', async ({ gateway }) => {
  const requested: unknown[] = [];
  gateway.answer('startLiveAgendaItem', (request) => {
    requested.push(request);
    return {};
  });
  await show(gateway, LiveStatus.living);
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('11:30体位');
  await expect.element(lines.nth(1)).toHaveTextContent('11:50显露进行中');
  await expect.element(lines.nth(2)).toHaveTextContent('12:30试模');
  await expect.element(startButton).toHaveAccessibleDescription('试模');
  expect(await axeViolations('main')).toEqual([]);
  await startButton.click();
  await expect.poll(() => requested).toEqual([expect.objectContaining({ activityId: 'l1', itemId: 'c' })]);
});

test('an event that is not on the air has no next item to start', async ({ gateway }) => {
  await show(gateway, LiveStatus.advertise);
  await expect.element(page.getByRole('listitem').nth(2)).toBeVisible();
  await expect.element(startButton).not.toBeInTheDocument();
});
