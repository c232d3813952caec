import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';

const PHONE = { width: 390, height: 780 };

const field = (page: Page) => page.getByRole('combobox', { name: '搜索内容', exact: true });
const lines = (page: Page) => page.getByRole('listbox', { name: '搜索建议', exact: true }).getByRole('option');
const heading = (page: Page, keyword: string) =>
  page.getByRole('heading', { level: 1, name: `“${keyword}”的搜索结果` });

test('suggestions, history and hot searches are used from the keyboard alone: the slash, arrows, Enter, Esc', {
  tag: '@core',
}, async ({ page, context }) => {
  await goto(page, '/home');
  const hot = page.getByRole('group', { name: '热门搜索' }).getByRole('option');
  await page.locator('body').press('/');
  await expect(field(page)).toBeFocused();
  await expect(hot).toHaveCount(10);
  await expect(hot.first()).toContainText('推荐');
  const shown = (await field(page).getAttribute('placeholder')) ?? '';
  await expect(hot.filter({ hasText: shown })).not.toHaveCount(0);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/search-list-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await field(page).press('Enter');
  // Text typed while the results load is retained.
  await field(page).fill('半月板');
  held.resolve();
  await expect(heading(page, shown)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('keyWord')).toBe(shown);
  await expect(field(page)).toHaveValue('半月板');
  await page.goBack();
  await page.goForward();
  await expect(field(page)).toHaveValue(shown);
  await field(page).fill('');
  const past = page.getByRole('group', { name: '搜索历史' }).getByRole('option');
  await expect(past).toHaveText([shown]);
  await page.getByRole('button', { name: '清空历史', exact: true }).click();
  await expect(past).toHaveCount(0);

  await field(page).pressSequentially('前交叉');
  await expect(lines(page).filter({ hasText: '前交叉韧带损伤' })).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(lines(page).first()).toHaveAttribute('aria-selected', 'true');
  const first = await lines(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await field(page).press('Escape');
  await expect(lines(page)).toHaveCount(0);
  await field(page).press('ArrowDown');
  await expect(lines(page).first()).toBeVisible();
  await field(page).fill('许清让');
  await field(page).press('Enter');
  await expect(heading(page, '许清让')).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await page.locator('body').press('Control+k');
  await expect(field(page)).toBeFocused();

  // An input method that is composing searches for nothing yet.
  await goto(page, '/home');
  await field(page).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('listRelatedSearchWords'))
      asked.push(new URL(request.url()).searchParams.get('keyWord') ?? '');
  });
  const keys = await context.newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: "qian'jiao", selectionStart: 9, selectionEnd: 9 });
  await expect(field(page)).toHaveValue("qian'jiao");
  await field(page).evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
  await expect(page).toHaveURL(/home/);
  await keys.send('Input.insertText', { text: '前交叉' });
  await expect(lines(page).filter({ hasText: '前交叉韧带损伤' })).toBeVisible();
  expect(asked).toEqual(['前交叉']);

  await field(page).fill('qjcrd');
  await expect(lines(page).first()).toHaveText('前交叉韧带词条');
  await field(page).blur();
  await expect(lines(page)).toHaveCount(0);
  await field(page).click();
  await lines(page).first().click();
  await expect(heading(page, '前交叉韧带')).toBeVisible();
});

test('results have tabs and highlights, link to their second and section, and explain synonyms, typos and nothing found', {
  tag: '@core',
}, async ({ page }) => {
  await goto(page, '/searchList?keyWord=尖顶距');
  await expect(page.getByRole('status').filter({ hasText: /^共\d+条结果$/ })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('尖顶距');
  await expect(page.getByRole('link', { name: /00:50/ })).toHaveAttribute('href', /videoTerminal\?id=v24&t=50/);
  await page.getByRole('tab', { name: '病例', exact: true }).click();
  await expect(page).toHaveURL(/searchType=7/);
  await page.getByRole('combobox', { name: '专业', exact: true }).selectOption({ label: '创伤骨科' });
  await expect(page).toHaveURL(/specialtyId=/);
  // A tab is an entry of the history of its own, a filter is none.
  await page.goBack();
  await expect(page).toHaveURL((url) => !url.searchParams.has('searchType') && !url.searchParams.has('specialtyId'));
  await expect(page.getByRole('tab', { name: '全部', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/edu/searchList?keyWord=三柱&searchType=2');
  await page
    .getByRole('link', { name: /分型与三柱概念/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '分型与三柱概念' })).toBeInViewport();

  await page.goto('/edu/searchList?keyWord=ACL');
  await expect(page.getByText('同义词一并检索：')).toBeVisible();
  await page.getByRole('button', { name: '只搜原词', exact: true }).click();
  await expect(page.getByRole('button', { name: '同时搜同义词', exact: true })).toBeVisible();
  await page.goto('/edu/searchList?keyWord=前交差韧带');
  await expect(page.getByText('未找到“前交差韧带”，已为您搜索“前交叉韧带”')).toBeVisible();
  await page.goto('/edu/searchList?keyWord=量子飞船');
  await expect(page.getByText('未找到与“量子飞船”相关的内容')).toBeVisible();
});

test('filters are stored in the URL, and more is loaded on request', async ({ page }) => {
  await goto(page, '/searchList?keyWord=骨折');
  const rows = page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows).toHaveCount(20);
  const refusal = { json: { code: 50000, message: '', data: null } };
  await page.route(/search-service\/search\?.*cursor/, (route) => route.fulfill(refusal), { times: 1 });
  await page.getByRole('button', { name: '加载更多', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: '重试', exact: true }).click();
  await expect(rows).toHaveCount(40);
  await page.getByRole('combobox', { name: '专业', exact: true }).selectOption({ label: '手外科' });
  await expect(page).toHaveURL(/specialtyId=hand/);
  await page.getByRole('group', { name: '排序', exact: true }).getByText('最新', { exact: true }).click();
  await expect(page).toHaveURL(/sort=latest/);
  const held = Promise.withResolvers<void>();
  await page.route(/search-service\/search\?.*hottest/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const hottest = page.getByRole('radio', { name: '最热', exact: true });
  const waiting = page.locator('main [aria-busy="true"]');
  await hottest.check({ force: true });
  await expect(hottest).toBeChecked();
  await expect(waiting).toBeVisible();
  await page.getByRole('radio', { name: '最新', exact: true }).check({ force: true });
  await expect(waiting).toHaveCount(0);
  await hottest.check({ force: true });
  await expect(waiting).toBeVisible();
  held.resolve();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await expect(page).not.toHaveURL(/specialtyId/);
  await expect(page.getByRole('combobox', { name: '专业', exact: true })).toBeFocused();
});

test('on a phone the search is a separate page, which stays open when the window becomes wide', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await goto(page, '/home');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '搜索', exact: true });
  await expect(field(page)).toBeFocused();
  await field(page).fill('前交叉');
  await expect(lines(page).first()).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('前交叉');
  await page.setViewportSize(PHONE);
  await expect(dialog).toBeVisible();
  await field(page).press('Enter');
  await expect(heading(page, '前交叉')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
