import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { videoCard } from '../../../test/cards.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import { Region } from '../../ui/region/region.tsx';
import { MyContentList } from './my-content-list.tsx';

type Work = ResponseOf<'listMyContent'>['list'][number];

const NONE = { draft: 0, review: 0, returned: 0, published: 0, withdrawn: 0, recheck: 0 };

const work = (id: string, title: string, change: Partial<Work> = {}): Work => ({
  state: 'published',
  title,
  changedAt: Date.UTC(2026, 5, 18),
  version: null,
  reason: '',
  draftId: null,
  thumbnailUrl: '',
  resource: videoCard(id, title, { viewCount: 23_000 }),
  likes: 31,
  favourites: 1876,
  ...change,
});

const draft = (draftId: string, title: string, change: Partial<Work> = {}): Work =>
  work('', title, { state: 'draft', version: 3, draftId, resource: null, likes: 0, favourites: 0, ...change });

const ownCase = (id: string, title: string, change: Partial<Work> = {}): Work =>
  work(id, title, {
    resource: videoCard(id, title, { resourceType: ResourceType.case, pcLink: `/caseTerminal?id=${id}` }),
    ...change,
  });

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <Region skeleton={null}>
        <MyContentList />
      </Region>
    </main>,
  );

const rows = page.getByRole('listitem');
const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('works are listed with their counts, page by page', async ({ gateway }) => {
  logIn(gateway);
  const counts = { ...NONE, published: 2 };
  gateway.answer('listMyContent', ({ cursor }) =>
    cursor === undefined
      ? { list: [work('v01', '前交叉韧带重建')], nextCursor: 'next', counts }
      : { list: [work('v02', '肩袖修补')], nextCursor: null, counts },
  );
  await show();
  await expect.element(rows.nth(0)).toBeVisible();
  expect(rows.nth(0).element().textContent).toMatch(/已发布视频2026\.06\.18发布浏览2\.3万收藏1876点赞31查看$/);
  await expect.element(link('查看 前交叉韧带重建')).toHaveAttribute('href', '/videoTerminal?id=v01');
  await button('加载更多').click();
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(page.getByText('没有更多了', { exact: true })).toBeVisible();
});

test('every state has its words and its next step, and the list is filtered by state', async ({ gateway }) => {
  logIn(gateway);
  const counts = { ...NONE, draft: 1, review: 1, returned: 1, published: 1, recheck: 1 };
  const list = [
    draft('d1', '', { changedAt: Date.now() - 12 * 60_000 }),
    draft('d2', '反斜形股骨转子间骨折', { state: 'returned', reason: '术后侧位片右上角可见住院号' }),
    draft('d3', '高能量双髁胫骨平台骨折', { state: 'review' }),
    ownCase('k1', '前交叉韧带重建'),
    ownCase('k2', '三维打印', { state: 'recheck' }),
  ];
  gateway.answer('listMyContent', ({ state }) => ({
    list: list.filter((each) => state === undefined || each.state === state),
    nextCursor: null,
    counts,
  }));
  await show();
  await expect.element(link('继续编辑 未命名病例')).toHaveAttribute('href', '/pc/v5/casePublishRichText?id=d1');
  await expect.element(link('按意见修改 反斜形股骨转子间骨折')).toBeVisible();
  await expect.element(page.getByText('术后侧位片右上角可见住院号')).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent(/草稿病例12分钟前自动保存/);
  await expect.element(rows.nth(2)).toMatchTextContent(/审核中病例.*通常2个工作日内答复/);
  await expect.element(button('复核')).toBeVisible();
  await expect.element(link('在网页发布病例')).toHaveAttribute('href', '/pc/v5/casePublishRichText');
  expect(await axeViolations('main')).toEqual([]);
  await button('草稿 1').click();
  await expect.element(rows.nth(1)).not.toBeInTheDocument();
  expect(gateway.lastPayload('listMyContent')).toMatchObject({ state: 'draft' });
});

test('a draft is deleted after a question, and a case is withdrawn', async ({ gateway }) => {
  logIn(gateway);
  const counts = { ...NONE, draft: 1, published: 1 };
  gateway.answer('listMyContent', {
    list: [draft('d1', '平台骨折'), ownCase('k1', '韧带重建')],
    nextCursor: null,
    counts,
  });
  gateway.answer('deleteCaseDraft', {});
  gateway.answer('withdrawCase', { state: 'withdrawn' });
  await show();
  await button('平台骨折的操作').click();
  await page.getByRole('menuitem', { name: '删除', exact: true }).click();
  await page.getByRole('dialog', { name: '删除草稿' }).getByRole('button', { name: '删除', exact: true }).click();
  await expect.poll(() => gateway.lastPayload('deleteCaseDraft')).toEqual({ id: 'd1' });
  await button('韧带重建的操作').click();
  await page.getByRole('menuitem', { name: '下架', exact: true }).click();
  await page.getByRole('dialog', { name: '下架病例' }).getByRole('button', { name: '下架', exact: true }).click();
  await expect.poll(() => gateway.lastPayload('withdrawCase')).toEqual({ id: 'k1' });
});

test('an empty list shows a notice, and a failure can be retried', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('listMyContent', 50_000);
  await show();
  await expect.element(button('重试')).toBeVisible();
  gateway.answer('listMyContent', { list: [], nextCursor: null, counts: NONE });
  await button('重试').click();
  await expect.element(page.getByText('暂无发布内容', { exact: true })).toBeVisible();
  await expect.element(link('在网页发布病例')).toBeVisible();
});
