import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CollectedTab } from './collected-tab.tsx';

type Folders = ResponseOf<'listFolders'>;

const contents = (count: number) => ({
  count,
  updatedAt: count > 0 ? Date.parse('2026-11-19T10:00:00+08:00') : null,
  types: count > 0 ? [{ resourceType: 1, count }] : [],
});
const folders: Folders = {
  all: contents(2),
  list: [
    { id: 'f0', name: '', isDefault: true, hasResource: false, ...contents(1) },
    { id: 'f1', name: 'ACL翻修备课', isDefault: false, hasResource: false, ...contents(1) },
  ],
};
const favorite = { resourceType: 1, resourceId: 'v01', title: '前交叉韧带重建', collectedAt: 0 };
const collected: ResponseOf<'listCollected'> = {
  list: [
    { ...favorite, card: videoCard('v01', '前交叉韧带重建') },
    { ...favorite, resourceId: 'v02', title: '骨道扩大的两期翻修', card: null },
  ],
  nextCursor: null,
};

const show = (gateway: FakeGateway) => {
  logIn(gateway);
  gateway.answer('listFolders', folders);
  gateway.answer('listCollected', collected);
  return renderPage(
    <main className="page">
      <h1>骨元</h1>
      <CollectedTab />
    </main>,
  );
};

const list = page.getByRole('navigation', { name: '收藏夹', exact: true });
const name = (of: ReturnType<typeof page.getByRole>) => of.getByRole('textbox', { name: '名称', exact: true });
const save = (of: ReturnType<typeof page.getByRole>) => of.getByRole('button', { name: '保存', exact: true });

test('folders and favourites are shown, removed resources with their title', async ({ gateway }) => {
  await show(gateway);
  await expect.element(page.getByText('2项', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^最近更新 (?:2026\.)?11\.19$/)).toBeVisible();
  const entries = list.getByRole('link').elements();
  expect(entries.map(({ textContent }) => textContent)).toEqual(['全部2', '默认收藏夹1', 'ACL翻修备课1']);
  await expect.element(page.getByRole('link', { name: '前交叉韧带重建', exact: true })).toBeVisible();
  await expect.element(page.getByText('内容不存在或已下架', { exact: true })).toBeVisible();
  await expect.element(page.getByText('骨道扩大的两期翻修', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('an empty list shows a notice, and a failure can be retried', async ({ gateway }) => {
  await show(gateway);
  await expect.element(page.getByRole('link', { name: '前交叉韧带重建', exact: true })).toBeVisible();
  gateway.refuse('listCollected', 50_000);
  await list.getByRole('link', { name: 'ACL翻修备课 1', exact: true }).click();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('listCollected', { list: [], nextCursor: null });
  await retry.click();
  await expect.element(page.getByText('这个收藏夹还没有内容', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('listCollected')).toMatchObject({ folderId: 'f1' });
});

test('a name that is in use is shown as an error of the field, and the input stays', async ({ gateway }) => {
  await show(gateway);
  gateway.refuse('saveFolder', 40_901, '已有同名收藏夹，请更换名称');
  await list.getByRole('button', { name: '新建收藏夹', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新建收藏夹', exact: true });
  await save(dialog).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请填写名称');
  await expect.poll(() => gateway.count('saveFolder')).toBe(0);
  await name(dialog).fill('ACL翻修备课');
  await expect.element(dialog.getByText('7 / 20', { exact: true })).toBeVisible();
  await save(dialog).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('已有同名收藏夹，请更换名称');
  await expect.element(name(dialog)).toHaveValue('ACL翻修备课');
  gateway.answer('saveFolder', { id: 'f2' });
  await name(dialog).fill('晨会病例');
  await save(dialog).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('saveFolder')).toMatchObject({ name: '晨会病例' });
});

test('the limit of folders is shown, also where one is created with a move, and the selection stays', async ({
  gateway,
}) => {
  await show(gateway);
  gateway.refuse('saveFolder', 40_902, '收藏夹最多100个，请先删除不用的');
  await page.getByRole('button', { name: '批量整理', exact: true }).click();
  await page.getByRole('checkbox', { name: '前交叉韧带重建', exact: true }).click();
  await expect.element(page.getByText('已选1项', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '移到', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '移到', exact: true });
  const finish = dialog.getByRole('button', { name: '完成', exact: true });
  await finish.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请选择收藏夹');
  await dialog.getByRole('textbox', { name: '新建收藏夹', exact: true }).fill('第101个');
  await finish.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('收藏夹最多100个，请先删除不用的');
  await expect.element(dialog.getByRole('textbox', { name: '新建收藏夹', exact: true })).toHaveValue('第101个');
  await expect.poll(() => gateway.count('moveCollected')).toBe(0);
  gateway.answer('moveCollected', {});
  await dialog.getByRole('radio', { name: '默认收藏夹', exact: true }).click();
  await finish.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('moveCollected')).toMatchObject({ resourceIds: ['v01'], folderId: 'f0' });
});

test('a folder is deleted after a confirmation', async ({ gateway }) => {
  await show(gateway);
  gateway.answer('deleteFolder', {});
  await list.getByRole('link', { name: 'ACL翻修备课 1', exact: true }).click();
  await page.getByRole('button', { name: '编辑收藏夹', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '编辑收藏夹', exact: true });
  await expect.element(name(dialog)).toHaveValue('ACL翻修备课');
  await dialog.getByRole('button', { name: '删除收藏夹', exact: true }).click();
  const question = page.getByRole('dialog', { name: '删除收藏夹', exact: true });
  await question.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => gateway.count('deleteFolder')).toBe(0);
  await dialog.getByRole('button', { name: '删除收藏夹', exact: true }).click();
  gateway.answer('listFolders', { all: folders.all, list: folders.list.slice(0, 1) });
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.getByRole('link', { name: 'ACL翻修备课 1', exact: true })).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('deleteFolder')).toMatchObject({ id: 'f1' });
});
