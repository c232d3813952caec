import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

test('the overview of the own home lists the last started videos, favourites and views, and links to all', {
  tag: '@core',
}, async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, '/personalHome');
  await expect(main(page).getByText('暂无学习内容', { exact: true })).toBeVisible();
  await callGateway(page.request, 'savePlayPosition', { id: 'v31', positionSeconds: 60 });
  await callGateway(page.request, 'addBrowseRecord', { resourceType: 1, resourceId: 'v32' });
  await callGateway(page.request, 'collectResource', { resourceType: 1, resourceId: 'v33', on: true });
  await page.reload();
  await expect(part(page, '继续观看').getByRole('article')).toHaveCount(1);
  await expect(part(page, '我的收藏').getByRole('article')).toHaveCount(1);
  await expect(part(page, '浏览记录').getByRole('listitem')).toHaveCount(1);
  await expect(part(page, '我的内容')).toHaveCount(0);
  await part(page, '我的收藏').getByRole('link', { name: '查看更多', exact: true }).click();
  await expect(page).toHaveURL(/tab=3/);
  await page.goBack();
  await expect(part(page, '继续观看')).toBeVisible();
  const tabs = main(page).getByRole('navigation', { name: '个人主页', exact: true });
  await expect(tabs.getByRole('link', { name: '我的', exact: true })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: '我的内容', exact: true }).click();
  await expect(main(page).getByText('暂无发布内容', { exact: true })).toBeVisible();
});
