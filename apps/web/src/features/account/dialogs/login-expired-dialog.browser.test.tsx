import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { openDialog } from '../../../lib/dialogs.ts';

const expired = page.getByRole('dialog', { name: '登录已失效', exact: true });

test('the dialog names the time and the address of the other login, and leads to the login', async ({ gateway }) => {
  gateway.answer('checkPcLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example', scene: 'B', matchNumber: '42' });
  await renderEmptyPage();
  openDialog('loginExpired', { loginTime: Date.UTC(2026, 0, 2, 3, 4), loginIp: '127.0.0.1' });
  await expect.element(expired).toMatchTextContent('您的账号已于2026.01.02 11:04在其他设备登录，登录IP：127.0.0.1。');
  const login = expired.getByRole('button', { name: '重新登录', exact: true });
  await expect.element(login).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await login.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(expired).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '登录观看骨科专业视频', exact: true })).toBeVisible();
});

test('without them the dialog names another device', async () => {
  await renderEmptyPage();
  openDialog('loginExpired', { loginTime: null, loginIp: null });
  await expect.element(expired).toMatchTextContent('您的账号已在其他设备登录，请重新登录');
});
