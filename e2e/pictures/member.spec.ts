import { openAccountPage } from '../support/account-page.ts';
import { expect } from '../support/fixtures.ts';
import { answerCall, changeAnswer } from '../support/gateway/intercept-call.ts';
import { goto } from '../support/goto.ts';
import { logInByPassword } from '../support/log-in.ts';
import { comparePictures, test } from './compare-pictures.ts';

// An account has one desktop session at a time.
test.describe.configure({ mode: 'default' });

/** Has messages and transfers (rules/library#sample-activity). */
const DOCTOR = '13900000003';

/** Logs in by no other test, so that it has one device. */
const ASSISTANT = '13900000005';

test.beforeEach(async ({ page }) => {
  // The pop-up of a new transfer would be over every screen.
  await changeAnswer(page, 'getLatestUnreadTransfer', (transfer) => ({ ...transfer, popupStatus: 1 }));
});

test('the messages look as in their pictures', async ({ page }) => {
  await logInByPassword(page, DOCTOR);
  await goto(page, '/personalHome?tab=6');
  await comparePictures(page, 'messages');
});

test('the transfers look as in their pictures', async ({ page }) => {
  // They stay unread, for the next run.
  await answerCall(page, 'markTransferRead', {});
  await logInByPassword(page, DOCTOR);
  await goto(page, '/personalHome?tab=6');
  await page.getByRole('button', { name: '文件传输，有新文件', exact: true }).click();
  const code = page.getByRole('dialog', { name: '文件传输', exact: true }).getByRole('img', { name: /二维码/ });
  await expect(code).toBeVisible();
  await comparePictures(page, 'transfer', [code]);
});

test("the account's page with its security looks as in its pictures", async ({ page }) => {
  await logInByPassword(page, ASSISTANT);
  await openAccountPage(page);
  await comparePictures(page, 'security');
});
