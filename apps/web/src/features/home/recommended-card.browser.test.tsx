import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { RecommendedCard } from './recommended-card.tsx';

type Item = Parameters<typeof RecommendedCard>[0]['item'];

const item: Item = {
  resourceType: 1,
  resourceId: 'v24',
  title: '股骨转子间骨折头髓钉固定',
  titleEn: '',
  summary: '',
  picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
  specialty: { id: 'trauma', name: '创伤骨科', nameEn: 'Trauma' },
  author: null,
  publishedAt: Date.UTC(2026, 10, 20),
  viewCount: 12,
  durationSeconds: 60,
  pages: null,
  vip: false,
  watched: null,
  course: null,
  case: null,
  pcLink: '/videoTerminal?id=v24',
  reason: null,
};

async function show(gateway: FakeGateway, reason: Item['reason']): Promise<void> {
  logIn(gateway);
  await renderPage(
    <main style={{ width: 300 }}>
      <h1>骨元</h1>
      <h2>为您推荐</h2>
      <RecommendedCard item={{ ...item, reason }} />
    </main>,
  );
}

const less = page.getByRole('button', { name: `不感兴趣：${item.title}`, exact: true });
const undo = page.getByRole('button', { name: '撤销', exact: true });
const status = page.getByRole('status');

test.for<[Item['reason'], string]>([
  [null, ''],
  [{ kind: 'following', name: '沈知远', nameEn: 'Shen Zhiyuan' }, '因为您关注了沈知远'],
  [{ kind: 'watched', title: '髓核摘除', titleEn: '' }, '与您最近看的《髓核摘除》相关'],
  [{ kind: 'collected', title: '髓核摘除', titleEn: '' }, '与您收藏的《髓核摘除》相关'],
  [{ kind: 'specialty', name: '创伤骨科', nameEn: 'Trauma' }, '您的专科：创伤骨科'],
])('the reason of %o', async ([reason, words], { gateway }) => {
  await show(gateway, reason);
  await expect.element(less).toBeVisible();
  expect(status.element().textContent).toBe(words);
  expect(await axeViolations('main')).toEqual([]);
});

test('a dismissal is shown in place of the card, and can be undone there', async ({ gateway }) => {
  gateway.answer('dismissRecommendation', {});
  await show(gateway, null);
  await less.click();
  await expect.element(status).toHaveTextContent('将减少这类推荐');
  await expect.poll(() => gateway.lastPayload('dismissRecommendation')).toMatchObject({ resourceId: 'v24', on: true });
  await undo.click();
  await expect.poll(() => gateway.lastPayload('dismissRecommendation')).toMatchObject({ resourceId: 'v24', on: false });
  await expect.element(less).toHaveFocus();
  await expect.element(status).toHaveTextContent('');
});

test('a refused dismissal is rolled back, with a message', async ({ gateway }) => {
  gateway.fail('dismissRecommendation', 500);
  await show(gateway, null);
  await less.click();
  await expect.element(less).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
