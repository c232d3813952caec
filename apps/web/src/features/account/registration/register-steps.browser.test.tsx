import { vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { loggedIn, openEmailSteps, stopCountdown } from '../../../../test/login-dialog.ts';

const EMAIL = 'liming@hospital.example';
const PASSWORD = 'Kuaile26!';

function getParts(dialog: Locator) {
  return {
    email: dialog.getByRole('textbox', { name: '邮箱', exact: true }),
    password: dialog.getByLabelText('密码', { exact: true }),
    confirmation: dialog.getByLabelText('确认密码', { exact: true }),
    next: dialog.getByRole('button', { name: '下一步', exact: true }),
    back: dialog.getByRole('button', { name: '返回', exact: true }),
    code: dialog.getByRole('textbox', { name: '验证码', exact: true }),
    submit: dialog.getByRole('button', { name: '完成注册', exact: true }),
    wait: dialog.getByRole('button', { name: /^\d+秒后重新发送$/ }),
    resend: dialog.getByRole('button', { name: '重新发送', exact: true }),
    alert: dialog.getByRole('alert'),
    gotIt: dialog.getByRole('button', { name: '我知道了', exact: true }),
    rules: dialog.getByRole('listitem'),
  };
}

async function fillForm(parts: ReturnType<typeof getParts>, password = PASSWORD) {
  await parts.email.fill(EMAIL);
  await parts.password.fill(password);
  await parts.confirmation.fill(password);
}

const getTexts = (locator: Locator) => locator.elements().map((element) => element.textContent);

test.beforeEach(({ gateway }) => {
  gateway.answer('checkCustomerAccount', { accountExist: false });
});

test('closing the last step with Esc logs in', async ({ gateway }) => {
  gateway.answer('verificationCodeLogin', loggedIn);
  gateway.answer('getAuthState', 0);
  const dialog = await openEmailSteps(gateway, '邮箱注册');
  const parts = getParts(dialog);
  await fillForm(parts);
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  await expect.element(parts.submit).toBeDisabled();
  await parts.code.fill('1234');
  await userEvent.keyboard('{Enter}');
  await expect.element(parts.gotIt).toHaveFocus();
  expect(localStorage.getItem('userId')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(localStorage.getItem('userId')).toBe(loggedIn.customerId);
  await expect.poll(() => gateway.count('getAuthState')).toBe(1);
});

test('each step goes back with its input, and the focus returns to the link', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '邮箱注册'));
  await expect.element(parts.email).toHaveFocus();
  await fillForm(parts);
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  await parts.back.click();
  await expect.element(parts.email).toHaveValue(EMAIL);
  await expect.element(parts.password).toHaveValue(PASSWORD);
  await expect.element(parts.confirmation).toHaveValue(PASSWORD);
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  await expect.poll(() => gateway.count('createVerificationCode')).toBe(1);

  await parts.back.click();
  await parts.back.click();
  const login = page.getByRole('dialog', { name: '登录观看骨科专业视频', exact: true });
  await expect
    .element(login.getByRole('tab', { name: '密码登录', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(login.getByRole('button', { name: '邮箱注册', exact: true })).toHaveFocus();
});

test('a used address is refused under its field until it is changed', async ({ gateway }) => {
  gateway.answer('checkCustomerAccount', { accountExist: true });
  const parts = getParts(await openEmailSteps(gateway, '邮箱注册'));
  await fillForm(parts);
  await parts.next.click();
  await expect.element(parts.alert).toHaveTextContent('该邮箱地址已被使用');
  await expect.element(parts.email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(parts.next).toBeDisabled();
  await expect.element(parts.password).toHaveValue(PASSWORD);
  await parts.email.fill('another@hospital.example');
  await expect.element(parts.next).toBeEnabled();
});

for (const { email = 'a@hospital.example', password = PASSWORD, confirmation = password, text } of [
  { email: 'doctor@', text: '请输入正确的邮箱格式' },
  { password: 'guyuan26', text: '8-16位字符，至少包含数字、大写字母、小写字母、符号中的3种' },
  { password: 'Password1', text: '密码过于常见，请更换密码' },
  { email: EMAIL, password: 'Liming2026', text: '密码不能包含账号，请更换密码' },
  { confirmation: 'Kuaile27!', text: '两次输入的密码不一致' },
]) {
  test(`a field is checked when it is left: ${text}`, async ({ gateway }) => {
    const parts = getParts(await openEmailSteps(gateway, '邮箱注册'));
    await expect.element(parts.next).toBeDisabled();
    await parts.email.fill(email);
    await parts.password.fill(password);
    await parts.confirmation.fill(confirmation);
    await userEvent.tab();
    await expect.element(parts.alert).toHaveTextContent(text);
    await expect.element(parts.next).toBeDisabled();
  });
}

test('a password is 20 characters at most, and the rules follow the input', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '邮箱注册'));
  await parts.password.click();
  await userEvent.keyboard('guyuanguyuanguyuanguyuan');
  await expect.element(parts.password).toHaveValue('guyuanguyuanguyuangu');
  await parts.password.fill('guyuan');
  const unmet = ['8-16位未满足', '数字未满足', '大写未满足', '小写已满足', '符号未满足'];
  await expect.poll(() => getTexts(parts.rules)).toEqual(unmet);
  await parts.password.fill('Kuaile26');
  const met = ['8-16位已满足', '数字已满足', '大写已满足', '小写已满足', '符号未满足'];
  await expect.poll(() => getTexts(parts.rules)).toEqual(met);
});

test('failed calls are shown, and the input stays', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '邮箱注册'));
  await fillForm(parts);
  gateway.refuse('checkCustomerAccount', 50000);
  await parts.next.click();
  await expect.element(parts.alert).toHaveTextContent('请求验证邮箱失败');
  gateway.answer('checkCustomerAccount', { accountExist: false });
  gateway.refuse('createVerificationCode', 110041);
  await parts.next.click();
  await expect.element(parts.alert).toHaveTextContent('请求发送验证码失败');
  gateway.answer('createVerificationCode', {});
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  gateway.refuse('verificationCodeLogin', 110040, '验证码错误，请重新输入');
  await parts.code.fill('12a');
  await parts.submit.click();
  await expect.element(parts.alert).toHaveTextContent('验证码错误，请重新输入');
  await expect.element(parts.code).toHaveValue('12a');
  await expect.element(parts.code).toHaveAttribute('aria-invalid', 'true');
});

test('another code can be requested after a minute', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '邮箱注册'));
  stopCountdown();
  await fillForm(parts);
  await parts.next.click();
  await expect.element(parts.wait).toBeDisabled();
  await vi.advanceTimersByTimeAsync(61_000);
  await parts.resend.click();
  await expect.element(parts.alert).toHaveTextContent('验证码已发送，请查收');
  await expect.element(parts.wait).toBeDisabled();
  await expect.poll(() => gateway.count('createVerificationCode')).toBe(2);
});

test('axe finds no violation in any step', async ({ gateway }) => {
  gateway.answer('verificationCodeLogin', loggedIn);
  const parts = getParts(await openEmailSteps(gateway, '邮箱注册'));
  await parts.password.fill('guyuan');
  await parts.email.click();
  await expect.element(parts.alert).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await fillForm(parts);
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await parts.code.fill('1234');
  await parts.submit.click();
  await expect.element(parts.gotIt).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
