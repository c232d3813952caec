import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findChinese } from '../support/chinese-texts.ts';
import { freshEmail } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { createEvent } from '../support/live/create-event.ts';
import { userMenu } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';
import { readCode } from '../support/verification-code.ts';

const PASSWORD = 'Kuaile26!';
const HOUR_MS = 3_600_000;

test.use({ timezoneId: 'Europe/Copenhagen', contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });

/** Expects that no text of the portal on the page is Chinese. */
async function expectEnglish(page: Page): Promise<void> {
  expect(await findChinese(page)).toEqual([]);
}

/** Registers an e-mail in the login dialog. */
async function register(page: Page, email: string): Promise<void> {
  await button(page, 'Log in / Register').click();
  await expectEnglish(page);
  const login = page.getByRole('dialog').first();
  await login.getByRole('tab', { name: 'Password', exact: true }).click();
  await login.getByRole('button', { name: 'E-mail registration', exact: true }).click();
  await expect(heading(page, 'E-mail registration')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await expectEnglish(page);
  await button(page, 'Next').click();
  await expect(heading(page, 'Enter the verification code')).toBeVisible();
  await page.getByRole('textbox', { name: 'Verification code', exact: true }).fill(await readCode(page.request, email));
  await button(page, 'Register').click();
  await expect(page.getByRole('status').getByText('Registration complete')).toBeVisible();
  await expectEnglish(page);
  await button(page, 'Got it').click();
  await expect(userMenu(page)).toBeVisible();
}

/** Certifies as a doctor of another country, and is accepted by the operator. */
async function certify(page: Page): Promise<void> {
  await button(page, 'Certify now').click();
  await expectEnglish(page);
  await button(page, '其他国家/地区 Other countries/regions').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna Lindqvist');
  await page.getByRole('combobox', { name: 'Specialty', exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Hospital', exact: true }).fill('Rigshospitalet, Copenhagen');
  await expectEnglish(page);
  await button(page, 'Next').click();
  const card = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const upload = dialog(page, 'Upload your work ID photo');
  await upload.getByRole('checkbox', { name: /^I agree to Osteon processing the photo/ }).check();
  await upload.locator('input[type=file]').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: card });
  await button(page, 'Submit').click();
  await expect(page.getByRole('status').getByText('Submitted, please wait for review')).toBeVisible();
  // The prompt for the languages of content, once no other dialog is open.
  await dialog(page, 'Language preference').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { certification } = await callGateway(page.request, 'getCustomerAuthInfo', {});
  await runOperator('certifications', 'accept', certification?.number ?? '', '--by', '0217');
  await goto(page, '/personalInfo');
  await expect(page.getByText('Doctor level 1 · Certified', { exact: true })).toBeVisible();
  await expectEnglish(page);
}

/** Watches a video, and comments on it. */
async function watch(page: Page): Promise<void> {
  await goto(page, '/videoTerminal?id=v24');
  await button(page, 'Play').first().click();
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).not.toBe(0);
  const comments = page.getByRole('region', { name: 'Comments', exact: true });
  await comments.scrollIntoViewIfNeeded();
  await comments.getByRole('textbox').fill('Which nail length for a reverse oblique fracture?');
  await comments.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(comments.getByRole('listitem').filter({ hasText: 'reverse oblique' })).toHaveAttribute(
    'id',
    /^comment-/,
  );
  await expectEnglish(page);
}

test('a doctor from abroad registers, certifies, watches, comments, books, is notified and gets a transcript in English', async ({
  page,
}) => {
  // The worker of notifications looks for those that are due every minute.
  test.setTimeout(240_000);
  const email = freshEmail();
  await goto(page, '/home');
  await button(page, 'English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await register(page, email);
  await certify(page);

  const event = await createEvent();
  await goto(page, `/liveDetail?activityId=${event}`);
  const clocks = /, \d\d:\d\d Beijing time \((\d+ \w+, )?\d\d:\d\d your time\)/;
  await expect(page.getByText(clocks).first()).toBeVisible();
  await button(page, 'Book').first().click();
  await expect(button(page, 'Booked').first()).toBeDisabled();
  await expectEnglish(page);
  const laterStart = new Date(Date.now() + 48 * HOUR_MS).toISOString();
  await runOperator('live', 'edit', event, 'begin', laterStart, '--by', 'journey');

  await watch(page);

  const { customerId } = await callGateway(page.request, 'getCustomerInfoV2', {});
  const line = ['--class', 'I', '--points=1.5', '--hours=2', '--title', 'Annual meeting'];
  await runOperator('credit', 'adjust', '--account', customerId, ...line, '--reason', 'Attended', '--by', '0217');
  await goto(page, '/personalHome?view=credits');
  await button(page, 'Export transcript').click();
  await dialog(page, 'Export transcript')
    .getByRole('checkbox', { name: /English/ })
    .check();
  await expectEnglish(page);
  await dialog(page, 'Export transcript').getByRole('button', { name: 'Create PDF', exact: true }).click();
  const link = page.getByRole('link', { name: 'Download', exact: true });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectEnglish(page);
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await readFile(await (await saved).path(), 'latin1')).startsWith('%PDF')).toBe(true);

  await goto(page, '/personalHome?tab=6');
  await expect(page.getByRole('link', { name: /^Live event rescheduled: Hand surgery / })).toBeVisible({
    timeout: 90_000,
  });
  await expect(
    page.getByText(/ to .*, \d\d:\d\d \(Beijing time, (\d+ \w+ \d{4}, )?\d\d:\d\d your time\)$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your transcript is ready', exact: true })).toBeVisible();
  await expectEnglish(page);
  const { list } = await callGateway(page.request, 'readOutbox', { account: email });
  expect(list.length).toBeGreaterThan(0);
  expect(list.filter(({ text }) => /\p{Script=Han}/u.test(text))).toEqual([]);
});
