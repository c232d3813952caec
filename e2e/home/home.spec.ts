import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';

/** From this width on all recommended cards are in one row of four. */
const wide = { width: 1440, height: 900 };

test.describe('the home page', () => {
  test('shows a visitor the current event and picks that are filtered by specialty, and links to both', {
    tag: '@core',
  }, async ({ page }) => {
    const home = await callGateway(page.request, 'getHome', {});
    const title = home.lead?.activityTitle ?? '';
    await page.setViewportSize(wide);
    await goto(page, '/home');
    const lead = page.getByRole('main').getByRole('article').first();
    await expect(lead.getByRole('heading', { level: 2 })).toHaveText(title);
    const recommended = page.getByRole('region', { name: '为您推荐', exact: true });
    const cards = recommended.getByRole('article');
    await expect(cards).toHaveCount(8);
    expect(home.recommended).toHaveLength(8);
    for (const [index, card] of home.recommended.entries()) await expect(cards.nth(index)).toContainText(card.title);
    // Reasons, and the buttons to revert them, exist for customers only.
    await expect(recommended.getByRole('button', { name: /^不感兴趣：/ })).toHaveCount(0);

    const chips = recommended.getByRole('group', { name: '按专业筛选', exact: true });
    await expect(chips.getByRole('button')).toHaveCount(home.specialties.length + 1);
    const answered = page.waitForResponse('**/listContent?*');
    const chosen = home.specialties[1];
    await chips.getByRole('button', { name: chosen?.name ?? '', exact: true }).click();
    const { data } = (await (await answered).json()) as {
      data: { list: { title: string; specialty: { id: string } }[] };
    };
    expect(new Set(data.list.map(({ specialty }) => specialty.id))).toEqual(new Set([chosen?.id]));
    await expect(cards).toHaveCount(data.list.length);
    const pick = data.list[0]?.title ?? '';
    await cards.first().getByRole('link', { name: pick }).first().click();
    await expect(page).toHaveURL(/\/edu\/videoTerminal\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pick);
    await page.goBack();
    await lead.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test.describe('before its script runs', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the same lead as afterwards', async ({ page, browser, baseURL }) => {
      const programmed = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true });
      await goto(programmed, '/home');
      const of = async (shown: Page) => {
        const lead = shown.locator('.home-lead').first();
        const box = await lead.boundingBox();
        return {
          title: await lead.locator('h2').textContent(),
          picture: await lead.locator('img').getAttribute('src'),
          place: box && [box.x, box.y, box.width, box.height].map(Math.round),
        };
      };
      const after = await of(programmed);
      await programmed.close();
      await page.goto('/edu/home');
      expect(await of(page)).toEqual(after);
    });
  });
});
