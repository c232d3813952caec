import { LiveStatus } from '@osteon/domain';
import { Suspense, useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { LIVE_NOON } from '../../../test/listed-live.ts';
import { liveDetail, liveReplay } from '../../../test/live/live-event.ts';
import { useGetActivityDetail, useGetActivityDetailClock } from '../../entities/live/api/get-activity-detail.ts';
import { createLivePlayback } from '../../entities/stream/engine/live-playback.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSaveReplayPosition } from './use-save-replay-position.ts';

const MINUTE_MS = 60_000;

/** A replay whose position advances by a minute with each press, and then pauses. */
function Replay() {
  const [playback] = useState(createLivePlayback);
  const [replay] = useGetActivityDetail('l1').meetingActivity.replayList;
  const clockOffset = useGetActivityDetailClock('l1');
  useSaveReplayPosition('l1', 'l1-1', playback, 600);
  const { store } = playback;
  const advance = () => {
    store.setState(({ position }) => ({ playing: true, position: { ...position, at: position.at + 60 } }));
    store.setState({ playing: false });
  };
  return (
    <>
      <button type="button" onClick={advance}>
        on
      </button>
      <output>{replay?.positionSeconds}</output>
      <p>{clockOffset}</p>
    </>
  );
}

test("a saved position is resumed, and the gateway's clock of the page is not affected", async ({ gateway }) => {
  vi.useFakeTimers({ now: LIVE_NOON - 2 * MINUTE_MS, toFake: ['Date'] });
  useSession.setState({ customerId: 'c1' });
  const { meetingActivity } = liveDetail({ status: LiveStatus.replay, replayList: [liveReplay(1, '术野')] });
  gateway.answer('getActivityDetail', { ...liveDetail(), meetingActivity });
  gateway.answer('saveReplayPosition', ({ positionSeconds }) => ({ positionSeconds }));
  await renderPage(
    <Suspense>
      <Replay />
    </Suspense>,
  );
  const advance = page.getByRole('button', { name: 'on', exact: true });
  await expect.element(advance).toBeVisible();
  const clockOffset = page.getByRole('paragraph').element().textContent;
  vi.setSystemTime(LIVE_NOON - MINUTE_MS);
  await advance.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('60');
  expect(page.getByRole('paragraph').element().textContent).toBe(clockOffset);
});
