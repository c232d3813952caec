import type { ResponseOf } from '@osteon/contract';
import { PermissionScene, ResourceType, RoleId } from '@osteon/domain';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import { explain, refuseAll } from '../../../test/explanation.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { on } from '../../lib/events.ts';
import { handleRequest } from '../session/gate.ts';
import { ItemActions, ItemComments } from './item-engagement.tsx';

const item = { resourceType: ResourceType.case, resourceId: 'k1' };

const state = (change: Partial<ResponseOf<'getEngagementState'>['list'][number]> = {}) => ({
  list: [
    {
      resourceId: 'k1',
      following: 0,
      fans: 0,
      likes: 288,
      favourites: 512,
      score: { average: 4.75, count: 4 },
      own: { isSelf: false, isFollowed: false, isLiked: false, isCollected: false, score: null },
      ...change,
    },
  ],
});

const noComments: ResponseOf<'listComments'> = { list: [], held: [], mute: null, nextCursor: null, total: 0 };

function logInAsDoctor(gateway: FakeGateway): void {
  logIn(gateway);
  const scenes = [
    PermissionScene.postComments,
    PermissionScene.doctorLike,
    PermissionScene.favorites,
    PermissionScene.score,
  ];
  gateway.answer('listCustomerRoleConfig', {
    permissionList: scenes.map((sceneId) => ({
      roleId: 6,
      sceneId,
      customerRole: 6,
      customerState: 1,
      roleFlag: 1,
    })),
  });
}

const show = () =>
  renderPage(
    <main>
      <h1>骨元</h1>
      <ItemActions item={item} />
      <ItemComments item={item} />
    </main>,
  );

const button = (name: RegExp | string) => page.getByRole('button', { name, exact: true });

test('a like of a case shows at once, and is taken back where the gateway refuses', async ({ gateway }) => {
  logInAsDoctor(gateway);
  gateway.answer('getEngagementState', state());
  gateway.answer('listComments', noComments);
  gateway.refuse('likeResource', 42_900, '操作过于频繁，请稍后重试');
  const stop = on('actionRequested', (request) => void handleRequest(request));
  await show();
  await expect.element(page.getByText('暂无评论，快来发表第一条评论吧', { exact: true })).toBeVisible();
  await expect.element(button('收藏 512')).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await button('点赞 288').click();
  await expect.element(page.getByText('操作过于频繁，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(button('点赞 288')).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('likeResource'))
    .toMatchObject({ resourceType: 7, resourceId: 'k1', on: true });
  stop();
});

test('the address of an item is copied', async ({ gateway }) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  logInAsDoctor(gateway);
  gateway.answer('getEngagementState', state());
  gateway.answer('listComments', noComments);
  await show();
  await button('分享').click();
  await expect.element(page.getByText('链接已复制', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledWith(location.href);
  write.mockRestore();
});

test('an account that may not like gets an explanation, and its focus returns', async ({ gateway }) => {
  logIn(gateway);
  refuseAll(gateway, RoleId.notAuthenticated);
  explain(gateway, {});
  gateway.answer('getEngagementState', state());
  gateway.answer('listComments', noComments);
  const stop = on('actionRequested', (request) => void handleRequest(request));
  await show();
  await button('点赞 288').click();
  await expect.element(page.getByRole('dialog', { name: '点赞还差一步', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('点赞 288')).toHaveFocus();
  expect(gateway.count('likeResource')).toBe(0);
  stop();
});

test('axe finds no violation in liked and collected items, and in the choice of the folder', async ({ gateway }) => {
  logInAsDoctor(gateway);
  const own = { isSelf: false, isFollowed: false, isLiked: true, isCollected: true, score: 4 };
  gateway.answer('getEngagementState', state({ own }));
  gateway.answer('listComments', noComments);
  const holding = { count: 1, updatedAt: null, types: [] };
  gateway.answer('listFolders', {
    all: holding,
    list: [{ id: 'f0', name: '', isDefault: true, hasResource: true, ...holding }],
  });
  const stop = on('actionRequested', (request) => void handleRequest(request));
  await show();
  await expect.element(button('已点赞 288')).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await button('已收藏 512').click();
  const folders = page.getByRole('dialog', { name: '收藏到', exact: true });
  await expect.element(folders.getByRole('checkbox', { name: '默认收藏夹', exact: true })).toBeChecked();
  expect(await axeViolations()).toEqual([]);
  stop();
});

test('comments that did not load show an error, with a retry', async ({ gateway }) => {
  logInAsDoctor(gateway);
  gateway.answer('getEngagementState', state());
  gateway.refuse('listComments', 50_000, '服务异常，请稍后重试');
  await show();
  await expect.element(page.getByText('服务异常，请稍后重试', { exact: true })).toBeVisible();
  gateway.answer('listComments', noComments);
  await button('重试').click();
  await expect.element(page.getByText('暂无评论，快来发表第一条评论吧', { exact: true })).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('listComments'))
    .toMatchObject({ resourceType: 7, resourceId: 'k1', sort: 'likes' });
});

const dialog = page.getByRole('dialog', { name: '评分', exact: true });
const stars = (score: number) => dialog.getByRole('radio', { name: `${score}分`, exact: true });
const send = dialog.getByRole('button', { name: '提交', exact: true });

test('stars are chosen by the keys, and the average shows at once', async ({ gateway }) => {
  logInAsDoctor(gateway);
  gateway.answer('getEngagementState', state());
  gateway.answer('listComments', noComments);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  gateway.answer('saveScore', async () => {
    await answered;
    return { average: 4.2, count: 5, own: 2 };
  });
  const stop = on('actionRequested', (request) => void handleRequest(request));
  await show();
  await button('评分 4.8').click();
  await expect.element(stars(5)).not.toBeChecked();
  await expect.element(send).toBeDisabled();
  expect(await axeViolations()).toEqual([]);
  await stars(3).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(stars(2)).toBeChecked();
  await expect.element(stars(2)).toHaveFocus();
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('评分 4.2')).toBeVisible();
  gateway.answer('getEngagementState', state({ score: { average: 4.2, count: 5 } }));
  answer();
  await expect.element(page.getByText('评分成功', { exact: true })).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('saveScore'))
    .toMatchObject({ resourceType: 7, resourceId: 'k1', score: 2 });
  stop();
});

test('the dialog starts with the former score, and a refused one is taken back', async ({ gateway }) => {
  logInAsDoctor(gateway);
  const former = state();
  const [item1] = former.list;
  if (item1) item1.own.score = 4;
  gateway.answer('getEngagementState', former);
  gateway.answer('listComments', noComments);
  gateway.refuse('saveScore', 42_900, '操作过于频繁，请稍后重试');
  const stop = on('actionRequested', (request) => void handleRequest(request));
  await show();
  await button('评分 4.8').click();
  await expect.element(stars(4)).toBeChecked();
  await stars(1).click();
  await send.click();
  await expect.element(page.getByText('操作过于频繁，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(button('评分 4.8')).toBeVisible();
  stop();
});
