import type { ResponseOf } from '@osteon/contract';
import { PermissionScene } from '@osteon/domain';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, refetchCall, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { FollowButton } from '../../features/engagement/follow/follow-button.tsx';
import { FanCount } from '../../features/engagement/follow/follow-counts.tsx';
import { on } from '../../lib/events.ts';
import { handleRequest } from '../session/gate.ts';

const doctor = { resourceType: 9, resourceId: 'e01' } as const;

const state = (isFollowed: boolean): ResponseOf<'getEngagementState'> => ({
  list: [
    {
      resourceId: 'e01',
      following: 0,
      fans: isFollowed ? 13 : 12,
      likes: 0,
      favourites: 0,
      score: { average: null, count: 0 },
      own: { isSelf: false, isFollowed, isLiked: false, isCollected: false, score: null },
    },
  ],
});

async function show(gateway: FakeGateway): Promise<() => void> {
  logIn(gateway);
  gateway.answer('listCustomerRoleConfig', {
    permissionList: [{ roleId: 5, sceneId: PermissionScene.follow, customerRole: 5, customerState: 0, roleFlag: 1 }],
  });
  gateway.answer('getEngagementState', state(false));
  await renderPage(
    <main>
      <h1>沈知远</h1>
      <FollowButton target={doctor} name="沈知远" />
      <p>
        粉丝
        <FanCount target={doctor} />
      </p>
    </main>,
  );
  await expect.element(page.getByText('粉丝12', { exact: true })).toBeVisible();
  return on('actionRequested', (request) => void handleRequest(request));
}

const follow = page.getByRole('button', { name: '关注 沈知远', exact: true });
const followed = page.getByRole('button', { name: '已关注 沈知远', exact: true });

test('a follow that the gateway does not accept is reverted, with a message', async ({ gateway }) => {
  const stop = await show(gateway);
  gateway.fail('createSubscribe', 500);
  // The refetch of the page must not be the request that reverts it.
  gateway.fail('getEngagementState', 500);
  await follow.click();
  await expect.element(page.getByText('操作失败，请稍后重试')).toBeVisible();
  await expect.element(follow).toBeVisible();
  await expect.element(page.getByText('粉丝12', { exact: true })).toBeVisible();
  stop();
});

test('of two taps within a second the second one is ignored', async ({ gateway }) => {
  const stop = await show(gateway);
  gateway.answer('createSubscribe', () => {
    gateway.answer('getEngagementState', state(true));
    return { fanCount: 13, own: true };
  });
  gateway.answer('updateSubscribe', () => {
    gateway.answer('getEngagementState', state(false));
    return { fanCount: 12, own: false };
  });
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  onTestFinished(() => now.mockRestore());
  await follow.dblClick();
  await expect.element(followed).toBeVisible();
  await expect.element(page.getByText('粉丝13', { exact: true })).toBeVisible();
  now.mockReturnValue(11_000);
  await followed.click();
  await expect.element(follow).toBeVisible();
  const sent = () => gateway.sent.map(({ name }) => name).filter((name) => name.endsWith('Subscribe'));
  await expect.poll(sent).toEqual(['createSubscribe', 'updateSubscribe']);
  stop();
});

test('axe finds no violation beside a doctor who is followed', async ({ gateway }) => {
  const stop = await show(gateway);
  gateway.answer('getEngagementState', state(true));
  await refetchCall('getEngagementState');
  await expect.element(followed).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  stop();
});
