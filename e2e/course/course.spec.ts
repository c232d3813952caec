import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');

test('a course is joined, goes on where its learner was, and is left', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, '/courseTerminal?id=c01');
  await expect(main(page).getByRole('listitem').filter({ hasText: '结课测试' })).toContainText('学完前6节后开放');
  expect.soft(await axeViolationsAtWidths(page)).toEqual([]);
  await main(page).getByRole('button', { name: '加入学习', exact: true }).click();
  await expect(page.getByText('已加入学习', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '开始学习', exact: true })).toBeVisible();
  await expect(main(page).locator('li[aria-current]')).toContainText('后外侧入路全髋关节置换');

  // As the player of another device saves it.
  await callGateway(page.request, 'savePlayPosition', { id: 'v02', positionSeconds: 40 });
  await page.reload();
  const current = main(page).locator('li[aria-current]');
  await expect(current).toContainText('直接前方入路与股骨松解');
  await expect(current).toContainText('00:40');
  await expect(current).toContainText('适应证选择与学习曲线');
  await expect(main(page).getByRole('link', { name: '继续学习', exact: true })).toHaveAttribute(
    'href',
    /videoTerminal\?id=v02&course=c01&lesson=c01-l3/,
  );
  expect.soft(await axeViolationsAtWidths(page)).toEqual([]);

  await main(page).getByRole('button', { name: '退出课程', exact: true }).click();
  await expect(main(page).getByRole('button', { name: '加入学习', exact: true })).toBeVisible();
});
