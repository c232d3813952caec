import { userEvent } from 'vitest/browser';
import { expect, test } from '../../../../test/component-test.tsx';
import { openLoginDialog, openLoginTab } from '../../../../test/login-dialog.ts';

const PASSWORD = 'Osteon2026!';

test('an invalid account is marked when its field is left', async ({ gateway }) => {
  const form = await openLoginTab(await openLoginDialog(gateway), '密码登录');
  await expect.element(form.submit).toBeDisabled();
  await form.account.fill('somebody');
  await form.password.click();
  await expect.element(form.account).toHaveAccessibleDescription('请输入正确的手机号或邮箱');
});

for (const { account, password, field, text } of [
  { account: 'somebody', password: PASSWORD, field: 'account', text: '请输入正确格式的账号' },
  { account: '13900000004', password: '12345', field: 'password', text: '请输入正确格式的密码' },
] as const) {
  test(`${text} is shown under the ${field}`, async ({ gateway }) => {
    const form = await openLoginTab(await openLoginDialog(gateway), '密码登录');
    await form.account.fill(account);
    await form.password.fill(password);
    await form.submit.click();
    await expect.element(form.alert).toHaveTextContent(text);
    await expect.element(form[field]).toHaveAccessibleDescription(text);
    await expect.element(form[field]).toHaveFocus();
    await expect.element(form.account).toHaveValue(account);
    await expect.element(form.password).toHaveValue(password);
  });
}

for (const { code, message, field, text } of [
  { code: 110006, message: '邮箱格式错误', field: 'account', text: '邮箱格式错误' },
  { code: 110007, message: '邮箱格式错误', field: 'account', text: '邮箱格式错误' },
  { code: 110002, message: '用户不存在', field: 'account', text: '用户不存在' },
  { code: 110012, message: '密码错误', field: 'password', text: '密码错误' },
  { code: 110042, message: '操作过于频繁，请稍后重试', text: '操作过于频繁，请稍后重试' },
  { code: 50000, message: '', text: '登录失败' },
  { code: 110006, message: '', field: 'account', text: '邮箱格式错误' },
  { code: 110007, message: '', field: 'account', text: '邮箱格式错误' },
  { code: 110002, message: '', field: 'account', text: '用户不存在' },
  { code: 110012, message: '', field: 'password', text: '密码错误' },
  { code: 110012, message: '密码不正确', field: 'password', text: '密码不正确' },
  { code: 110004, message: '', text: '账号正在注销中，请前往手机App撤销注销在网页撤销' },
  {
    code: 110004,
    message: '账号正在注销中，请前往手机App撤销注销',
    text: '账号正在注销中，请前往手机App撤销注销在网页撤销',
  },
] as const) {
  test(`code ${code} with the message '${message}' is shown as: ${text}`, async ({ gateway }) => {
    gateway.refuse('accountPasswdLogin', code, message);
    const form = await openLoginTab(await openLoginDialog(gateway), '密码登录');
    await form.account.fill('doctor@osteon.example');
    await form.password.fill(PASSWORD);
    await form.submit.click();
    await expect.element(form.alert).toHaveTextContent(text);
    for (const name of ['account', 'password'] as const) {
      await expect.element(form[name]).toHaveAttribute('aria-invalid', String(name === field));
    }
    if (field) {
      await expect.element(form[field]).toHaveAccessibleDescription(text);
      await expect.element(form[field]).toHaveFocus();
    }
    await expect.element(form.account).toHaveValue('doctor@osteon.example');
    await expect.element(form.password).toHaveValue(PASSWORD);
  });
}

test('a login without a response is a failed login', async ({ gateway }) => {
  gateway.disconnect('accountPasswdLogin');
  const form = await openLoginTab(await openLoginDialog(gateway), '密码登录');
  await form.account.fill('doctor@osteon.example');
  await form.password.fill(PASSWORD);
  await form.submit.click();
  await expect.element(form.alert).toHaveTextContent('登录失败');
});

test('a response without a customer is a failed login', async ({ gateway }) => {
  gateway.answer('accountPasswdLogin', { customerUnite: { customerId: '' }, pcLoginStatus: 1 });
  const form = await openLoginTab(await openLoginDialog(gateway), '密码登录');
  await form.account.fill('doctor@osteon.example');
  await form.password.fill(PASSWORD);
  await form.submit.click();
  await expect.element(form.alert).toHaveTextContent('登录失败');
});

test('a password is 20 characters at most and can be shown', async ({ gateway }) => {
  const dialog = await openLoginDialog(gateway);
  const form = await openLoginTab(dialog, '密码登录');
  await form.password.click();
  await userEvent.keyboard('123456789012345678901');
  await expect.element(form.password).toHaveValue('12345678901234567890');
  await dialog.getByRole('button', { name: '显示密码', exact: true }).click();
  await expect.element(form.password).toHaveAttribute('type', 'text');
});
