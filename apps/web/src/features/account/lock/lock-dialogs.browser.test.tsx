import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderAccountWatch, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logInLocked, MASKED_MOBILE, sessionCheck } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { openDialog } from '../../../lib/dialogs.ts';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const firstLock = dialog('账号已被临时锁定');
const permanentLock = dialog('账号已被永久停用');
const securityTip = dialog('账号安全提示');
const verify = dialog('验证身份解锁账号');
const contact = dialog('联系客服');

async function openLock(gateway: FakeGateway, lock: 'first' | 'permanent'): Promise<void> {
  gateway.answer('createVerificationCode', {});
  logInLocked(gateway, lock);
  await renderEmptyPage();
  openDialog(lock === 'first' ? 'firstLock' : 'permanentLock');
}

test('a session check that names a first lock opens its dialog, which only its buttons close', async ({ gateway }) => {
  logInLocked(gateway, 'first');
  await renderAccountWatch();
  await expect.element(firstLock).toMatchTextContent(`您的账号${MASKED_MOBILE}在7天内活跃设备超过5台，已被临时锁定。`);
  await expect.element(firstLock.getByRole('img', { name: '近7天6台设备，上限5台', exact: true })).toBeVisible();
  await expect.element(firstLock.getByText('第6台', { exact: true })).toBeVisible();
  await expect.element(button(firstLock, '验证身份')).toHaveFocus();
  await expect.element(button(firstLock, '关闭')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(firstLock).toBeVisible();
});

test('a session check that names a permanent lock opens its dialog, which only its buttons close', async ({
  gateway,
}) => {
  gateway.answer('getAppeal', { appeal: null });
  logInLocked(gateway, 'permanent');
  await renderAccountWatch();
  await expect
    .element(permanentLock)
    .toMatchTextContent(`您的账号${MASKED_MOBILE}因再次触发设备数量限制，已被永久停用。如有疑问，请提交申诉。`);
  const records = permanentLock.getByRole('listitem');
  await expect.element(records.nth(0)).toMatchTextContent(/^首次锁定.*已验证身份解除$/);
  await expect.element(records.nth(1)).toMatchTextContent(/^再次锁定.*第6台.*Chrome · Windows.*127\.0\.0\.1$/);
  await expect.element(button(permanentLock, '关闭')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(permanentLock).toBeVisible();
});

for (const lock of ['first', 'permanent'] as const) {
  test(`the security tip is opened from the ${lock} lock, and the focus returns`, async ({ gateway }) => {
    await openLock(gateway, lock);
    const opener = button(lock === 'first' ? firstLock : permanentLock, '账号安全提示');
    await opener.click();
    for (const [index, text] of [
      '同一账号7天内活跃设备超过5台，账号将被锁定。',
      '首次锁定：完成身份验证后即可解除。',
      '再次锁定：账号将被永久停用。',
    ].entries()) {
      await expect.element(securityTip.getByRole('listitem').nth(index)).toMatchTextContent(text);
    }
    await button(securityTip, '我知道了').click();
    await expect.element(securityTip).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
}

test('the code that lifts a first lock is sent at once and checked before it is sent back', async ({ gateway }) => {
  logInLocked(gateway, 'first');
  gateway.answer('createVerificationCode', {});
  await renderAccountWatch();
  await button(firstLock, '验证身份').click();
  await expect.element(verify).toMatchTextContent(`验证码已发送至${MASKED_MOBILE}`);
  await expect.element(verify.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeDisabled();
  const code = verify.getByRole('textbox', { name: '验证码', exact: true });
  const alert = verify.getByRole('alert');
  await expect.element(code).toHaveFocus();
  await button(verify, '验证').click();
  await expect.element(alert).toHaveTextContent('请输入验证码');
  await code.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('请输入4位验证码');
  await expect.poll(() => gateway.count('verificationCodeLogin')).toBe(0);

  gateway.refuse('verificationCodeLogin', 110040, '验证码错误，请重新输入');
  await code.fill('1234');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('验证码错误，请重新输入');
  await expect.element(code).toHaveValue('1234');
  gateway.answer('verificationCodeLogin', { bandToken: 'token' });
  gateway.answer('checkSession', sessionCheck());
  gateway.answer('checkMobileBind', { isExpire: false, mobile: '', confirmedAt: null });
  await code.fill('4321');
  await userEvent.keyboard('{Enter}');
  await expect.element(verify).not.toBeInTheDocument();
  await expect.element(firstLock).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('verificationCodeLogin')).toMatchObject({ validCode: '4321', scene: 5 });
  await expect.poll(() => gateway.count('checkSession')).toBe(1);
});

test('the contact covers the verification, and the way back leads to the lock', async ({ gateway }) => {
  await openLock(gateway, 'first');
  await button(firstLock, '验证身份').click();
  await button(verify, '联系客服').click();
  await expect.element(contact).toMatchTextContent('如需帮助，请发送邮件至service@osteon.example');
  // The dialogs below are hidden.
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(contact).not.toBeInTheDocument();
  await button(verify, '返回').click();
  await expect.element(verify).not.toBeInTheDocument();
  await expect.element(button(firstLock, '验证身份')).toHaveFocus();
});

test('a change of account logs out and opens the login', async ({ gateway }) => {
  gateway.answer('logout', {});
  gateway.answer('checkPcLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example', scene: 'B', matchNumber: '42' });
  await openLock(gateway, 'permanent');
  await button(permanentLock, '切换账号').click();
  await expect.element(permanentLock).not.toBeInTheDocument();
  await expect.element(dialog('登录观看骨科专业视频')).toBeVisible();
  await expect.poll(() => gateway.count('logout')).toBe(1);
});

test('axe finds no violation in the dialogs of a lock', async ({ gateway }) => {
  await openLock(gateway, 'first');
  await expect.element(firstLock.getByRole('img')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await button(firstLock, '账号安全提示').click();
  await expect.element(securityTip).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await button(firstLock, '验证身份').click();
  await expect.element(verify).toMatchTextContent('验证码已发送至');
  expect(await axeViolations()).toEqual([]);
  await button(verify, '联系客服').click();
  await expect.element(contact).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('axe finds no violation in the dialog of a permanent lock', async ({ gateway }) => {
  await openLock(gateway, 'permanent');
  await expect.element(permanentLock.getByRole('listitem').first()).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
