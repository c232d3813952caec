import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

test('a visitor decides before the outcome, and the vote is that of the account that logs in', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/edu/caseTerminal?id=k25#operation');
  const main = page.getByRole('main');
  const operation = main.getByRole('heading', { name: '手术', exact: true });
  await expect(main.getByText(/您打开的链接指向“手术”/)).toBeVisible();
  await expect(operation).toHaveCount(0);
  await main.getByRole('radio', { name: /跗骨窦小切口/ }).check();
  await main.getByRole('button', { name: '提交选择', exact: true }).click();
  await expect(operation).toBeInViewport();
  await expect(main.getByText('您的选择', { exact: true })).toBeVisible();

  await page.goto('/edu/caseList?specialtyId=foot');
  const row = main.getByRole('listitem').filter({ hasText: 'Sanders III' });
  await expect(row).toContainText('您已作答');

  await logInByCode(page.request, freshMobile());
  await page.goto('/edu/caseTerminal?id=k25');
  await expect(main.getByText('您的选择', { exact: true })).toBeVisible();
  await expect(operation).toHaveCount(1);
});

test('a customer opens the outcome without a vote, and reads all of it', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await page.goto('/edu/caseTerminal?id=k26');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '不作答，直接看结果', exact: true }).click();
  await expect(main.getByText('术者选择', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: '讨论', exact: true })).toBeVisible();
  await expect(main.getByText('评论可能透露结果，仍要查看')).toHaveCount(0);
});
