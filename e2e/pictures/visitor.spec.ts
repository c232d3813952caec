import { failedRequest } from '../support/console-errors.ts';
import { expect } from '../support/fixtures.ts';
import { changeAnswer } from '../support/gateway/intercept-call.ts';
import { goto } from '../support/goto.ts';
import { loginButton, loginDialog } from '../support/login-dialog.ts';
import { unknownAddress } from '../support/screens.ts';
import { comparePictures, test } from './compare-pictures.ts';

for (const [name, path] of [
  ['home', '/home'],
  ['video', '/videoTerminal?id=v24'],
  ['search', '/searchList?keyWord=膝'],
  ['official', '/official'],
] as const) {
  test(`the screen ${name} looks as in its pictures`, async ({ page }) => {
    await goto(page, path);
    await comparePictures(page, name);
  });
}

test('the login dialog looks as in its pictures', async ({ page }) => {
  await changeAnswer(page, 'generatePcLoginQrCode', (code) => ({
    ...code,
    qrCodeUrl: 'https://osteon.example/login',
    matchNumber: '42',
  }));
  await goto(page, '/boneDictionary');
  await loginButton(page).click();
  await expect(loginDialog(page).getByText('42', { exact: true })).toBeVisible();
  await comparePictures(page, 'login');
});

test('the page of an unknown address looks as in its pictures', async ({ page, consoleErrors }) => {
  consoleErrors.expect(failedRequest('/edu/videoTerminel', 404));
  await goto(page, unknownAddress.path);
  await comparePictures(page, '404');
});
