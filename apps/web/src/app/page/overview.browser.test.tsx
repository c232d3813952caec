import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { videoCard } from '../../../test/cards.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { Region } from '../../ui/region/region.tsx';
import { Overview } from './overview.tsx';

const NOTHING = { list: [], nextCursor: null };

const answerNothing = (gateway: FakeGateway) => {
  logIn(gateway);
  gateway.answer('listContinueWatching', { list: [] });
  gateway.answer('listCollected', NOTHING);
  gateway.answer('listMyContent', NOTHING);
  gateway.answer('listBrowseRecords', { ...NOTHING, pausedAt: null });
};

const answerHistory = (gateway: FakeGateway) =>
  gateway.answer('listBrowseRecords', {
    list: [
      {
        resourceType: 1,
        resourceId: 'v07',
        viewedAt: Date.now(),
        positionSeconds: null,
        card: videoCard('v07', '看过的视频'),
        live: null,
      },
    ],
    nextCursor: null,
    pausedAt: null,
  });

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <Region skeleton={null}>
        <Overview />
      </Region>
    </main>,
  );

const part = (name: string) => page.getByRole('region', { name, exact: true });

test('each part has its last entries and the way to all', async ({ gateway }) => {
  answerNothing(gateway);
  gateway.answer('listContinueWatching', {
    list: ['v01', 'v02', 'v03', 'v04'].map((id) => ({
      card: videoCard(id, `视频${id}`, { watched: 0.5 }),
      positionSeconds: 690,
      chapter: null,
    })),
  });
  gateway.answer('listCollected', {
    list: [
      { resourceType: 1, resourceId: 'v05', title: '', collectedAt: 0, card: videoCard('v05', '收藏的视频') },
      { resourceType: 1, resourceId: 'v06', title: '下架的视频', collectedAt: 0, card: null },
    ],
    nextCursor: null,
  });
  answerHistory(gateway);
  await show();
  await expect.element(part('继续观看').getByRole('link', { name: '视频v01', exact: true })).toBeVisible();
  expect(part('继续观看').getByRole('article').elements()).toHaveLength(3);
  await expect.element(part('我的收藏').getByRole('link', { name: '收藏的视频', exact: true })).toBeVisible();
  expect(part('我的收藏').getByRole('article').elements()).toHaveLength(1);
  await expect.element(part('浏览记录').getByRole('link', { name: '看过的视频', exact: true })).toBeVisible();
  await expect
    .element(part('浏览记录').getByRole('link', { name: '查看更多', exact: true }))
    .toHaveAttribute('href', '/personalHome?tab=5');
  await expect.element(part('我的内容')).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
});

test('where there is nothing, it says so, with a way to the courses', async ({ gateway }) => {
  answerNothing(gateway);
  await show();
  await expect.element(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '课程列表', exact: true }))
    .toHaveAttribute('href', '/courseList');
});

test('a failure can be tried again', async ({ gateway }) => {
  answerNothing(gateway);
  gateway.refuse('listCollected', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('listCollected', NOTHING);
  await retry.click();
  await expect.element(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
});

test('who has only looked at something is shown the way to more beside it', async ({ gateway }) => {
  answerNothing(gateway);
  answerHistory(gateway);
  await show();
  await expect.element(part('浏览记录')).toBeVisible();
  await expect.element(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
});
