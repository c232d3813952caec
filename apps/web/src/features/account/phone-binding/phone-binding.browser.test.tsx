import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderAccountWatch, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn, MASKED_MOBILE, MOBILE, securityCheck } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { changePhone } from './phone-binding-flow.ts';

const NEXT = '13787654321';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const bound = dialog('账号安全');
const verify = dialog('账号验证');
const change = dialog('更换手机号');
const alert = change.getByRole('alert');
const number = change.getByRole('textbox', { name: '新手机号', exact: true });
const code = change.getByRole('textbox', { name: '验证码', exact: true });
const submit = button(change, '确认更换');

/** Verifies the owner by the password. */
async function verifyOwner(): Promise<void> {
  await verify.getByLabelText('密码', { exact: true }).fill('Osteon2026!');
  await button(verify, '验证').click();
}

/** Opens the form of the new number. */
async function openChange(gateway: FakeGateway): Promise<void> {
  logIn(gateway);
  gateway.answer('securityCheck', securityCheck);
  gateway.answer('checkAccountPassword', { bandToken: 'first' });
  gateway.answer('createVerificationCode', {});
  await renderEmptyPage();
  void changePhone();
  await verifyOwner();
  await expect.element(change).toBeVisible();
}

/** Fills in a number and a code that has been sent to it. */
async function fillChange(): Promise<void> {
  await number.fill(NEXT);
  await button(change, '获取验证码').click();
  await expect.element(code).toHaveFocus();
  await code.fill('1234');
}

/** Ends the flow, which outlives the test. */
const leave = () => button(change, '取消').click();

async function promptConfirmation(gateway: FakeGateway): Promise<void> {
  gateway.answer('checkMobileBind', { isExpire: true, mobile: MOBILE, confirmedAt: Date.UTC(2026, 0, 2) });
  logIn(gateway);
  await renderAccountWatch();
}

test('the prompt names the number and its last confirmation, and confirms it', async ({ gateway }) => {
  gateway.answer('updateMobileBindTime', {});
  await promptConfirmation(gateway);
  await expect.element(bound).toMatchTextContent(`您绑定的手机号${MASKED_MOBILE}是否仍在使用？`);
  await expect.element(bound).toMatchTextContent('上次确认：2026.01.02，每180天确认一次');
  await expect.element(button(bound, '继续使用')).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await button(bound, '继续使用').click();
  await expect.element(bound).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('updateMobileBindTime')).toBe(1);
});

test('a confirmation that fails is only logged', async ({ gateway }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  gateway.refuse('updateMobileBindTime', 50000);
  await promptConfirmation(gateway);
  await button(bound, '继续使用').click();
  await expect.element(bound).not.toBeInTheDocument();
  await expect.poll(() => warn.mock.lastCall?.[0]).toBe('updateMobileBindTime');
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  warn.mockRestore();
});

test('a bind check that fails is only logged', async ({ gateway }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  gateway.fail('checkMobileBind', 500);
  logIn(gateway);
  await renderAccountWatch();
  await expect.poll(() => warn.mock.lastCall?.[0]).toBe('checkMobileBind');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  warn.mockRestore();
});

test('the prompt leads through the verification to the new number; closing changes nothing', async ({ gateway }) => {
  gateway.answer('securityCheck', securityCheck);
  gateway.answer('checkAccountPassword', { bandToken: 'first' });
  await promptConfirmation(gateway);
  await button(bound, '更换绑定').click();
  await verifyOwner();
  await expect.element(number).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await leave();
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  await expect.poll(() => gateway.count('unifiedBinding')).toBe(0);
});

test('the number and the code are checked before anything is sent', async ({ gateway }) => {
  await openChange(gateway);
  await expect.element(number).toHaveFocus();
  await number.fill('139 0046');
  await expect.element(number).toHaveValue('1390046');
  await code.click();
  await expect.element(alert).toHaveTextContent('请输入正确的手机号');
  await expect.element(button(change, '获取验证码')).toBeDisabled();
  await expect.element(submit).toBeDisabled();

  await number.fill(NEXT);
  await button(change, '获取验证码').click();
  await expect.element(code).toHaveFocus();
  await expect.element(change.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeDisabled();
  await expect.element(submit).toBeDisabled();
  await code.fill('123');
  await expect.element(submit).toBeDisabled();
  await code.fill('1234');
  await expect.element(submit).toBeEnabled();
  await leave();
});

for (const { code: refused, text, field } of [
  { code: 110045, text: '该手机号已被其他账号使用', field: number },
  { code: 110040, text: '验证码错误，请重新输入', field: code },
]) {
  test(`a refusal is shown at the field that it concerns: ${text}`, async ({ gateway }) => {
    await openChange(gateway);
    await fillChange();
    gateway.refuse('unifiedBinding', refused, text);
    await submit.click();
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await leave();
  });
}

test('any other refusal is shown under the form, and the input stays', async ({ gateway }) => {
  await openChange(gateway);
  await fillChange();
  gateway.refuse('unifiedBinding', 50000);
  await submit.click();
  await expect.element(alert).toHaveTextContent('更换失败，请稍后重试');
  await expect.element(number).toHaveValue(NEXT);
  await expect.element(code).toHaveValue('1234');
  await leave();
});

test('an expired step-up token is renewed, and the input stays', async ({ gateway }) => {
  await openChange(gateway);
  await fillChange();
  gateway.refuse('unifiedBinding', 40303);
  gateway.answer('checkAccountPassword', { bandToken: 'second' });
  await submit.click();
  await expect.element(verify).toBeVisible();
  gateway.answer('unifiedBinding', {});
  await verifyOwner();
  await expect.element(dialog('手机号更换成功')).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('unifiedBinding'))
    .toMatchObject({
      account: NEXT,
      validCode: '1234',
      bandToken: 'second',
    });
  await button(dialog('手机号更换成功'), '确定').click();
});

test('the success names the new number, and confirming it checks the session again', async ({ gateway }) => {
  await openChange(gateway);
  await fillChange();
  gateway.answer('unifiedBinding', {});
  await submit.click();
  const changed = dialog('手机号更换成功');
  await expect.element(changed).toMatchTextContent('请用新手机号137****4321登录。其他设备上的登录已全部退出。');
  expect(await axeViolations()).toEqual([]);
  await button(changed, '确定').click();
  await expect.element(changed).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('checkSession')).toBe(1);
});
