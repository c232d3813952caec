import { expect, test } from '../support/fixtures.ts';
import { freshMobile } from '../support/log-in.ts';
import { readCode, sendCode } from '../support/verification-code.ts';

test('a code appears in the outbox as soon as it is sent', async ({ page, request }) => {
  const mobile = freshMobile();
  await page.goto('/edu/m/outbox');
  await page.getByRole('searchbox', { name: '手机号或邮箱', exact: true }).fill(mobile);
  await expect(page.getByText('没有发给该账号的内容', { exact: true })).toBeVisible();
  await sendCode(request, { account: mobile, typeId: 3, sendType: 0 });
  const message = page.getByRole('listitem').filter({ hasText: mobile });
  await expect(message.getByText(await readCode(request, mobile), { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('发件箱 - 骨元');

  await page.getByRole('radio', { name: '邮件', exact: true }).check();
  await expect(message).toHaveCount(0);
});
