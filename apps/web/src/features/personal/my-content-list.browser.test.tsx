import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { videoCard } from '../../../test/cards.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import { Region } from '../../ui/region/region.tsx';
import { MyContentList } from './my-content-list.tsx';

const work = (id: string, title: string): ResponseOf<'listMyContent'>['list'][number] => ({
  ...videoCard(id, title, { viewCount: 23_000 }),
  likes: 31,
  favourites: 1876,
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

test('works are listed with their counts, page by page', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listMyContent', ({ cursor }) =>
    cursor === undefined
      ? { list: [work('v01', '前交叉韧带重建')], nextCursor: 'next' }
      : { list: [work('v02', '肩袖修补')], nextCursor: null },
  );
  await show();
  await expect.element(rows.nth(0)).toBeVisible();
  expect(rows.nth(0).element().textContent).toMatch(/已发布视频2026\.06\.18发布浏览2\.3万收藏1876点赞31查看$/);
  await expect
    .element(page.getByRole('link', { name: '查看 前交叉韧带重建', exact: true }))
    .toHaveAttribute('href', '/videoTerminal?id=v01');
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '加载更多', exact: true }).click();
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(page.getByText('没有更多了', { exact: true })).toBeVisible();
});

test('an empty list shows a notice, and a failure can be retried', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('listMyContent', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('listMyContent', { list: [], nextCursor: null });
  await retry.click();
  await expect.element(page.getByText('暂无发布内容', { exact: true })).toBeVisible();
});
