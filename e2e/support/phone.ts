import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { readCode } from './verification-code.ts';

const run = promisify(execFile);

/**
 * The text of the QR code on the screen, decoded from a screenshot of its frame with the quiet zone. Retries while the
 * code is covered.
 */
export async function scanQrCode(picture: Locator): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-scan-'));
  const path = join(folder, 'screen.png');
  let text = '';
  await expect(async () => {
    await picture.locator('..').screenshot({ path });
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', path]);
    text = stdout.trim();
  }).toPass();
  await rm(folder, { recursive: true });
  return text;
}

/** A second browser, of a phone's size, that is not logged in. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
  return context.newPage();
}

/** Logs the phone in by a code, on the login of the phone pages. */
export async function logInOnPhone(phone: Page, mobile: string): Promise<void> {
  await phone.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile);
  await phone.getByRole('button', { name: '获取验证码', exact: true }).tap();
  const code = phone.getByRole('textbox', { name: '验证码', exact: true });
  await code.and(phone.locator(':focus')).waitFor();
  await code.fill(await readCode(phone.request, mobile));
  await phone.getByRole('button', { name: '登录', exact: true }).tap();
}

/** A heading of the phone page. */
export const heading = (phone: Page, name: string): Locator => phone.getByRole('heading', { name, exact: true });

/** Taps a button of the phone page. */
export const tap = (phone: Page, name: string) => phone.getByRole('button', { name, exact: true }).tap();
