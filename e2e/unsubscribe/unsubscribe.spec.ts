import type { APIRequestContext } from '@playwright/test';
import { freshEmail, registerByEmail, resetPassword } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';

/** A new address with the unsubscribe link of a mail to it. */
async function createUnsubscribeLink(request: APIRequestContext): Promise<{ email: string; link: string }> {
  const email = freshEmail();
  await registerByEmail(request, email, 'Kuaile26!');
  await resetPassword(request, email, 'newer2026');
  const findLink = async () => {
    const { list } = await callGateway(request, 'readOutbox', { account: email });
    return /https?:\S+unsubscribeEmail\S+/.exec(list.at(-1)?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(findLink).not.toBe('');
  const { pathname, search } = new URL(await findLink());
  return { email, link: pathname + search };
}

test('the link of a mail unsubscribes at one click, undo reverts it, and a forged one is refused', {
  tag: '@core',
}, async ({ page, request }) => {
  const { email, link } = await createUnsubscribeLink(request);
  await page.goto(link);
  await expect(page).toHaveTitle('邮件退订 - 骨元');
  await expect(page.getByText(`退订后，${email}将不再接收本平台的邮件`)).toBeVisible();
  await page.getByRole('button', { name: '确认退订', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('退订成功');
  await expect(page.getByText(`${email}将不再接收本平台的邮件`)).toBeVisible();
  // The pressed button is removed; the focus is on the one that replaces it.
  await expect(page.getByRole('button', { name: '撤销退订', exact: true })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('退订成功');
  await page.getByRole('button', { name: '撤销退订', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('已恢复接收');
  await expect(page.getByRole('main').getByRole('link', { name: '返回首页', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: '确认退订', exact: true })).toBeVisible();

  await page.goto(`${link}x`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('退订链接无效');
  await expect(page.getByRole('button', { name: '确认退订', exact: true })).toHaveCount(0);
});
