import type { ResourceCard, ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { FollowedFeed } from './followed-feed.tsx';
import { FollowedUpdates } from './followed-updates.tsx';

const card = (id: string): ResourceCard => ({
  resourceType: 1,
  resourceId: id,
  title: `标题${id}`,
  titleEn: '',
  summary: '',
  picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
  specialty: { id: 'spine', name: '脊柱外科', nameEn: 'Spine' },
  author: {
    id: 'e04',
    name: '唐砺之',
    nameEn: '',
    title: '主任医师',
    hospital: '',
    specialtyId: 'spine',
    portrait: '',
  },
  publishedAt: Date.UTC(2026, 10, 20),
  viewCount: 12,
  durationSeconds: 60,
  pages: null,
  vip: false,
  watched: null,
  course: null,
  case: null,
  pcLink: `/videoTerminal?id=${id}`,
});

const followed: ResponseOf<'listFollowing'>['list'][number] = {
  resId: 'e04',
  resType: 9,
  resName: '唐砺之',
  resUrlList: [],
  company: '',
  specialtyId: 'spine',
  resState: 0,
  live: null,
  updateNum: 0,
  comboActionJump: null,
};

const section = page.getByRole('region', { name: '关注动态', exact: true });
const title = (id: string) => page.getByRole('link', { name: `标题${id}`, exact: true });

async function showUpdates(gateway: FakeGateway, list: readonly (typeof followed)[]): Promise<void> {
  logIn(gateway);
  gateway.answer('listFollowing', { list: [...list], hasMore: false });
  await renderPage(
    <main className="page">
      <h1>骨元</h1>
      <FollowedUpdates />
    </main>,
  );
}

test('the newest content of followed doctors is listed, with a link to all', async ({ gateway }) => {
  gateway.answer('listFollowedContent', { list: ['1', '2', '3', '4'].map(card), nextCursor: 'next' });
  await showUpdates(gateway, [followed]);
  await expect.element(title('4')).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: '查看更多', exact: true }))
    .toHaveAttribute('href', '/latestContent?followed=1');
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(1200, 900);
  await expect.element(title('3')).toBeVisible();
  await expect.element(title('4')).not.toBeInTheDocument();
});

test('a customer who follows no doctor sends no request and sees nothing', async ({ gateway }) => {
  await showUpdates(gateway, [{ ...followed, resType: 36 }]);
  await expect.poll(() => gateway.count('listFollowing')).toBe(1);
  await expect.element(section).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('listFollowedContent')).toBe(0);
});

test('without published content there is no section', async ({ gateway }) => {
  gateway.answer('listFollowedContent', { list: [], nextCursor: null });
  await showUpdates(gateway, [followed]);
  await expect.poll(() => gateway.count('listFollowedContent')).toBe(1);
  await expect.element(section).not.toBeInTheDocument();
});

test('a failure is shown instead of the cards and can be retried', async ({ gateway }) => {
  gateway.fail('listFollowedContent', 500);
  await showUpdates(gateway, [followed]);
  await expect.element(page.getByRole('button', { name: '重试', exact: true })).toBeVisible();
  gateway.answer('listFollowedContent', { list: [card('1')], nextCursor: null });
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(title('1')).toBeVisible();
});

test('the whole list is loaded page by page', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listFollowedContent', ({ cursor }) =>
    cursor === 'next' ? { list: [card('3')], nextCursor: null } : { list: [card('1'), card('2')], nextCursor: 'next' },
  );
  await renderPage(
    <main className="page">
      <h1>关注动态</h1>
      <FollowedFeed />
    </main>,
  );
  await expect.element(title('2')).toBeVisible();
  await page.getByRole('button', { name: '加载更多', exact: true }).click();
  await expect.element(title('3')).toBeVisible();
  await expect.element(page.getByText('没有更多了', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('an empty list links to doctors, and for a visitor to the login', async ({ gateway }) => {
  await renderPage(<FollowedFeed />);
  await expect.element(page.getByText('登录后查看您关注的医生发布的内容', { exact: true })).toBeVisible();
  gateway.answer('listFollowedContent', { list: [], nextCursor: null });
  logIn(gateway);
  await expect.element(page.getByText('您关注的医生还没有发布内容', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '领军专家', exact: true }))
    .toHaveAttribute('href', '/industryLeaders');
});
