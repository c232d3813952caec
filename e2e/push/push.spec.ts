import type { Page } from '@playwright/test';
import { failedCall } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { heading, logInOnPhone, openPhone } from '../support/phone.ts';

/** Without a hint the next poll is six minutes later, so an update within this time came by the socket. */
const BY_HINT = { timeout: 10_000 };

const newFile = (page: Page) => page.getByRole('button', { name: '文件传输，有新文件', exact: true });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test('the tabs of a browser share one socket, which another tab takes over', { tag: '@core' }, async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  // The phone learns by it that it has to log in.
  consoleErrors.expect(failedCall('getTransferOptions', 401));
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  const sockets: Page[] = [];
  const listen = (tab: Page) =>
    tab.on('websocket', (socket) => {
      if (socket.url().includes('/gateway/push')) sockets.push(tab);
    });

  listen(page);
  await page.goto('/edu/courseList');
  await expect.poll(() => sockets).toEqual([page]);
  const second = await context.newPage();
  listen(second);
  await second.goto('/edu/courseList');
  await expect(userMenu(second)).toBeVisible();

  const phone = await openPhone(browser);
  await phone.goto('/edu/m/transfer');
  await logInOnPhone(phone, mobile);
  await phone
    .getByLabel('PDF', { exact: true })
    .setInputFiles({ name: '术前核对单.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(heading(phone, '1项已发送')).toBeVisible();
  await expect(newFile(page)).toBeVisible(BY_HINT);
  await expect(newFile(second)).toBeVisible(BY_HINT);
  expect(sockets).toEqual([page]);

  await page.close();
  await expect.poll(() => sockets).toEqual([page, second]);
});
