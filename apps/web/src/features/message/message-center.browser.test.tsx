import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import { MessageCenter } from './message-center.tsx';

const SENT_AT = Date.UTC(2026, 10, 21, 1, 12);
const byPage = { reminds: true, mail: false, sms: false };

test('axe finds no violation in the messages, their reminders, and both on a phone', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listMessages', {
    list: [
      {
        id: 'm1',
        scene: 'edu_message',
        kind: 'notice',
        title: '您投稿的病例已通过审核',
        body: '感谢投稿。',
        pcLink: '/caseTerminal?id=k11',
        sentAt: SENT_AT,
        isRead: 0,
      },
    ],
    nextCursor: null,
    unread: [{ scene: 'edu_message', count: 1 }],
    askedAt: SENT_AT,
  });
  gateway.answer('listMessagePreferences', {
    list: [
      { scene: 'edu_message', kind: 'notice', ...byPage },
      { scene: 'account_security', kind: 'notice', reminds: true, mail: true, sms: true },
    ],
    channels: ['sms'],
    quietHours: { on: true, from: '22:00', to: '07:00' },
    pausedUntil: null,
  });
  await renderPage(
    <main>
      <h1>消息</h1>
      <MessageCenter reminded={1} />
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: /您投稿的病例已通过审核/ })).toBeVisible();
  await expect.element(page.getByRole('switch', { name: '账号安全：网页', exact: true })).toBeDisabled();
  expect(await axeViolations('main')).toEqual([]);

  await page.viewport(360, 800);
  await page.getByRole('button', { name: '提醒方式', exact: true }).click();
  const reminders = page.getByRole('dialog', { name: '提醒方式', exact: true });
  await expect.element(reminders.getByRole('switch', { name: '学习：网页', exact: true })).toBeChecked();
  expect(await axeViolations()).toEqual([]);
});
