import { page } from 'vitest/browser';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { Component as Home } from './home.tsx';

test('the home page shows that it did not load, and is retried on demand', async ({ gateway }) => {
  gateway.refuse('getHome', 50_000);
  await renderPage(
    <main>
      <Home />
    </main>,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/服务异常，请稍后重试/);
  // The end of the page, a file of its own, may or may not be there before the test ends.
  gateway.answer('listHomeAdverts', { adverts: [] });
  gateway.answer('getHome', {
    lead: null,
    upcoming: [],
    banners: [],
    specialties: [],
    recommended: [{ ...videoCard('v24', '股骨转子间骨折头髓钉固定'), reason: null }],
    cases: [],
    hottest: [],
    sections: [],
  });
  await alert.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(page.getByRole('region', { name: '为您推荐', exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '股骨转子间骨折头髓钉固定' })).toBeVisible();
});
