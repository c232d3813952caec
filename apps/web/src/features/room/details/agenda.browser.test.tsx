import { errors } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { LIVE_NOON } from '../../../../test/listed-live.ts';
import { liveDetail } from '../../../../test/live/live-event.ts';
import { Agenda } from './agenda.tsx';

const MINUTE_MS = 60_000;

const item = (itemId: string, title: string, from: number) => ({
  itemId,
  title,
  at: LIVE_NOON + from * MINUTE_MS,
  endAt: LIVE_NOON + (from + 20) * MINUTE_MS,
  speaker: '唐砺之',
  hospital: '北泽骨科医院',
  booked: false,
});

const group = (name: string, ...items: ReturnType<typeof item>[]) => ({ group: name, subMeetingUuid: 'l1', items });

const inTurn = [group('手术', item('a', '体位', -10), item('b', '显露', 10), item('c', '试模', 30))];

/** Shows the agenda of an event at noon, to an assistant of it or another viewer. */
async function show(
  gateway: FakeGateway,
  {
    isAssistant = true,
    status = LiveStatus.living,
    agenda = inTurn,
  }: {
    isAssistant?: boolean;
    status?: number;
    agenda?: ReturnType<typeof liveDetail>['meetingActivity']['agenda'];
  } = {},
) {
  vi.useFakeTimers({ now: LIVE_NOON, toFake: ['Date'] });
  const halls = [{ subMeetingUuid: 'l1', hallName: '', channelId: 'l1-1' }];
  const detail = liveDetail({ status, agenda, halls });
  gateway.answer('getActivityDetail', detail);
  await renderPage(
    <main>
      <Agenda live={detail.meetingActivity} isAssistant={isAssistant} />
    </main>,
  );
}

const startButton = page.getByRole('button', { name: '进入下一节', exact: true });

test('an assistant starts the next item', async ({ gateway }) => {
  const requested: unknown[] = [];
  gateway.answer('startLiveAgendaItem', (request) => {
    requested.push(request);
    return {};
  });
  await show(gateway);
  await expect.element(page.getByText('下一节：显露', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await startButton.click();
  await expect.poll(() => requested).toEqual([expect.objectContaining({ activityId: 'l1', itemId: 'b' })]);
});

test('the next item of alternating groups is the next in time', async ({ gateway }) => {
  const agenda = [
    group('手术', item('a', '体位', -10), item('c', '试模', 30)),
    group('讨论', item('b', '入路讨论', 10), item('d', '假体讨论', 50)),
  ];
  await show(gateway, { agenda });
  await expect.element(page.getByText('下一节：入路讨论', { exact: true })).toBeVisible();
});

test('an item that cannot be started shows the reason', async ({ gateway }) => {
  gateway.refuse('startLiveAgendaItem', errors.conflict.code);
  await show(gateway);
  await startButton.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(startButton).toBeEnabled();
});

test.for([{ isAssistant: false }, { status: LiveStatus.advertise }, { status: LiveStatus.end }])(
  '%o has nothing to start',
  async (viewer, { gateway }) => {
    await show(gateway, viewer);
    await expect.element(page.getByRole('heading', { name: '显露', exact: true })).toBeVisible();
    expect(startButton.elements()).toHaveLength(0);
  },
);
