import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { OutboxView } from './outbox-view.tsx';

test('the outbox shows the codes of an account, and those that were sent by mail alone', async ({ gateway }) => {
  const sentAt = Date.UTC(2026, 10, 21, 1, 12);
  gateway.answer('readOutbox', {
    list: [
      { account: '13712345678', kind: 'sms', text: '验证码1234', code: '1234', sentAt },
      { account: 'liming@hospital.example', kind: 'mail', text: '标题\n验证码5678', code: '5678', sentAt: sentAt + 1 },
    ],
  });
  await renderPage(
    <main>
      <h1>发件箱</h1>
      <OutboxView />
    </main>,
  );
  const bySms = page.getByRole('listitem').filter({ hasText: '13712345678' });
  const byMail = page.getByRole('listitem').filter({ hasText: 'liming@hospital.example' });
  await expect.element(bySms.getByText('1234', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('searchbox', { name: '手机号或邮箱', exact: true }).fill('liming');
  await expect.element(bySms).not.toBeInTheDocument();
  await expect.element(byMail).toBeVisible();
  await page.getByRole('radio', { name: '短信', exact: true }).click({ force: true });
  await expect.element(page.getByText('没有发给该账号的内容', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});
