import { useSuspenseQuery } from '@tanstack/react-query';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { reportLiveFailure } from '../../features/room/page/live-visit.tsx';
import { subscribe, type TrackedEvent } from '../../lib/analytics/track.ts';
import { gatewayQuery } from '../../lib/gateway/gateway-query.ts';
import { Region } from '../../ui/region/region.tsx';

function Details() {
  useSuspenseQuery({ ...gatewayQuery('getActivityDetail', { activityId: 'l06' }), retry: false });
  return null;
}

test('details that fail show the error with 重试, are reported once a try with their code, and make no toast', async ({
  gateway,
}) => {
  // The boundary's report of the failure.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tracked: TrackedEvent[] = [];
  subscribe((event) => tracked.push(event));
  // Earlier events are reported at once.
  tracked.length = 0;
  gateway.refuse('getActivityDetail', 50300);
  await renderPage(
    <Region skeleton={null} onError={reportLiveFailure}>
      <Details />
    </Region>,
  );
  const failed = { kind: 'liveAbnormal', code: 50300 };
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  expect(tracked).toEqual([failed]);
  await retry.click();
  await expect.poll(() => tracked).toEqual([failed, failed]);
  expect(document.querySelector('[data-toast], .toast')).toBeNull();
});
