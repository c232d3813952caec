import { type Locator, page } from 'vitest/browser';
import { openDialog } from '../src/lib/dialogs.ts';
import { renderEmptyPage, stopTimers } from './component-test.tsx';
import type { FakeGateway } from './fake-gateway.ts';

/** A customer as logins answer it. */
export const loggedIn = { customerId: 'AAAAAAAAAAAAAAAAAAAAAA', pcLoginStatus: 1 };

/** Opens the login dialog, whose QR code is there and not yet scanned. */
export async function openLoginDialog(gateway: FakeGateway): Promise<Locator> {
  gateway.answer('generatePcLoginQrCode', {
    qrCodeUrl: 'https://osteon.example/edu/m/login?scene=BBBBBBBBBBBBBBBBBBBBBB',
    scene: 'BBBBBBBBBBBBBBBBBBBBBB',
    matchNumber: '42',
  });
  gateway.answer('checkPcLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  gateway.answer('createVerificationCode', {});
  await renderEmptyPage();
  openDialog('login');
  return page.getByRole('dialog', { name: '登录观看骨科专业视频', exact: true });
}

/** Opens a tab of the login dialog; returns its fields and buttons. */
export async function openLoginTab(dialog: Locator, name: '验证码登录' | '密码登录') {
  await dialog.getByRole('tab', { name, exact: true }).click();
  const panel = dialog.getByRole('tabpanel', { name, exact: true });
  return {
    submit: panel.getByRole('button', { name: '登录', exact: true }),
    alert: panel.getByRole('alert'),
    mobile: panel.getByRole('textbox', { name: '手机号', exact: true }),
    code: panel.getByRole('textbox', { name: '验证码', exact: true }),
    getCode: panel.getByRole('button', { name: '获取验证码', exact: true }),
    wait: panel.getByRole('button', { name: /^\d+秒后重新发送$/ }),
    account: panel.getByRole('textbox', { name: '账号', exact: true }),
    password: panel.getByLabelText('密码', { exact: true }),
  };
}

/** Opens the registration or the recovery from the password tab. */
export async function openEmailSteps(gateway: FakeGateway, link: '邮箱注册' | '忘记密码'): Promise<Locator> {
  const login = await openLoginDialog(gateway);
  await openLoginTab(login, '密码登录');
  await login.getByRole('button', { name: link, exact: true }).click();
  return page.getByRole('dialog', { name: link === '忘记密码' ? '找回密码' : link, exact: true });
}

/** Stops the time of the countdown that follows a requested code. */
export const stopCountdown = () => stopTimers(['setInterval', 'clearInterval', 'Date']);
