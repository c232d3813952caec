import type { APIRequestContext } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { freshEmail, registerByEmail, resetPassword } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';

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

test('the link of a mail unsubscribes at one click, and undo reverts it', async ({ page, request }) => {
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
});

test('a forged link is refused, with a link to the home page', async ({ page, request }) => {
  const { link } = await createUnsubscribeLink(request);
  await page.goto(`${link}x`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('退订链接无效');
  await expect(page.getByRole('button', { name: '确认退订', exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '返回首页', exact: true }).click();
  await expect(page).toHaveURL(/\/edu\/home/);
});

test('a link without an address is refused', async ({ page }) => {
  await page.goto('/edu/unsubscribeEmail');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('退订链接无效');
});

test('what fails can be tried again', async ({ page, request }) => {
  const { link } = await createUnsubscribeLink(request);
  await page.goto(link);
  await page.route('**/unsubscribeEmail?activityType*', (route) =>
    route.fulfill({ json: { code: 50000, message: '' } }),
  );
  await page.getByRole('button', { name: '确认退订', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('退订失败，请稍后重试');
  await page.unroute('**/unsubscribeEmail?activityType*');
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('退订成功');
});

test('axe finds no violation, and the keyboard alone is enough', async ({ page, request }) => {
  const { link } = await createUnsubscribeLink(request);
  await page.goto(link);
  const submit = page.getByRole('button', { name: '确认退订', exact: true });
  await expect(submit).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('退订成功');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
});
