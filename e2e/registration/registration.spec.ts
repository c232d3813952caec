import type { Locator } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { freshEmail, openEmailDialog, registerByEmail } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { refuseCall, restoreCall } from '../support/intercept-call.ts';
import { loginButton, loginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode } from '../support/verification-code.ts';

const PASSWORD = 'Guyuan26!';

/** What the steps are found by. */
function partsOf(dialog: Locator) {
  return {
    email: dialog.getByRole('textbox', { name: '邮箱', exact: true }),
    password: dialog.getByLabel('密码', { exact: true }),
    confirmation: dialog.getByLabel('确认密码', { exact: true }),
    next: dialog.getByRole('button', { name: '下一步', exact: true }),
    back: dialog.getByRole('button', { name: '返回', exact: true }),
    code: dialog.getByRole('textbox', { name: '验证码', exact: true }),
    submit: dialog.getByRole('button', { name: '完成注册', exact: true }),
    wait: dialog.getByRole('button', { name: /^\d+秒后重新发送$/ }),
    alert: dialog.getByRole('alert'),
    gotIt: dialog.getByRole('button', { name: '我知道了', exact: true }),
  };
}

async function fillForm(parts: ReturnType<typeof partsOf>, email: string, password = PASSWORD) {
  await parts.email.fill(email);
  await parts.password.fill(password);
  await parts.confirmation.fill(password);
}

test('three steps make an account, and closing the last one logs in', async ({ page, request }) => {
  const email = freshEmail();
  const dialog = await openEmailDialog(page, '邮箱注册');
  const parts = partsOf(dialog);
  await expect(dialog.getByRole('heading', { name: '邮箱注册', exact: true })).toBeVisible();
  await expect(parts.next).toBeDisabled();
  await fillForm(parts, email);
  const asked = page.waitForRequest('**/createVerificationCode*');
  await parts.next.click();
  expect((await asked).headers()['x-proof']).toMatch(/^[\w+/=]+$/);
  expect((await asked).postDataJSON()).toMatchObject({ account: email, typeId: 1, sendType: 15, siteId: 1 });

  await expect(dialog.getByRole('heading', { name: '输入邮箱验证码', exact: true })).toBeVisible();
  await expect(dialog.getByText(`验证码已发送至${email}`)).toBeVisible();
  await expect(parts.code).toBeFocused();
  await expect(parts.submit).toBeDisabled();
  await parts.code.fill(await readCode(request, email));
  await parts.submit.click();

  await expect(dialog.getByRole('status')).toHaveText('注册成功账号已创建并登录');
  await expect(parts.gotIt).toBeFocused();
  await parts.gotIt.click();
  await expect(userMenu(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^[\w-]{22}$/);
});

test('closing the last step with Esc logs in as well', async ({ page, request }) => {
  const email = freshEmail();
  const parts = partsOf(await openEmailDialog(page, '邮箱注册'));
  await fillForm(parts, email);
  await parts.next.click();
  await expect(parts.code).toBeFocused();
  await parts.code.fill(await readCode(request, email));
  await page.keyboard.press('Enter');
  await expect(parts.gotIt).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeVisible();
});

test('each step goes back, with all that was typed, and the link has the focus again', async ({ page }) => {
  const email = freshEmail();
  const dialog = await openEmailDialog(page, '邮箱注册');
  const parts = partsOf(dialog);
  await fillForm(parts, email);
  await parts.next.click();
  await expect(parts.code).toBeFocused();
  await parts.back.click();
  await expect(parts.email).toHaveValue(email);
  await expect(parts.password).toHaveValue(PASSWORD);
  await expect(parts.confirmation).toHaveValue(PASSWORD);
  const again: string[] = [];
  page.on('request', (request) => again.push(new URL(request.url()).pathname));
  await parts.next.click();
  await expect(parts.code).toBeFocused();
  expect(again.filter((path) => path.endsWith('/createVerificationCode'))).toEqual([]);

  await parts.back.click();
  await parts.back.click();
  const login = loginDialog(page);
  await expect(login.getByRole('tab', { name: '密码登录', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(login.getByRole('button', { name: '邮箱注册', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(loginButton(page)).toBeFocused();
});

test('a used address is told of under the field, and everything stays typed', async ({ page, request }) => {
  const email = freshEmail();
  await registerByEmail(request, email, PASSWORD);
  const parts = partsOf(await openEmailDialog(page, '邮箱注册'));
  await fillForm(parts, email);
  await parts.next.click();
  await expect(parts.alert).toHaveText('该邮箱地址已被使用');
  await expect(parts.email).toHaveAttribute('aria-invalid', 'true');
  await expect(parts.next).toBeDisabled();
  await expect(parts.password).toHaveValue(PASSWORD);
  await parts.email.fill(freshEmail());
  await expect(parts.next).toBeEnabled();
});

for (const { name, email, password, confirmation, text } of [
  { name: 'an address', email: 'doctor@', password: PASSWORD, confirmation: PASSWORD, text: '请输入正确的邮箱格式' },
  {
    name: 'the rule of passwords',
    email: 'a@hospital.example',
    password: 'guyuan26',
    confirmation: 'guyuan26',
    text: '8-16位字符，至少包含数字、大写字母、小写字母、符号中的3种',
  },
  {
    name: 'a common password',
    email: 'a@hospital.example',
    password: 'Password1',
    confirmation: 'Password1',
    text: '密码过于常见，请更换密码',
  },
  {
    name: "the account's own name",
    email: 'liming@hospital.example',
    password: 'Liming2026',
    confirmation: 'Liming2026',
    text: '密码不能包含账号，请更换密码',
  },
  {
    name: 'the confirmation',
    email: 'a@hospital.example',
    password: PASSWORD,
    confirmation: 'Guyuan27!',
    text: '两次输入的密码不一致',
  },
]) {
  test(`${name} is checked on leaving its field: ${text}`, async ({ page }) => {
    const parts = partsOf(await openEmailDialog(page, '邮箱注册'));
    await parts.email.fill(email);
    await parts.password.fill(password);
    await parts.confirmation.fill(confirmation);
    await parts.confirmation.blur();
    await expect(parts.alert).toHaveText(text);
    await expect(parts.next).toBeDisabled();
  });
}

test('inputs end at 20 characters, and the rule is ticked off while typing', async ({ page }) => {
  const dialog = await openEmailDialog(page, '邮箱注册');
  const parts = partsOf(dialog);
  await parts.password.pressSequentially('guyuanguyuanguyuanguyuan');
  await expect(parts.password).toHaveValue('guyuanguyuanguyuangu');
  const rules = dialog.getByRole('listitem');
  await parts.password.fill('guyuan');
  await expect(rules).toHaveText(['8-16位未满足', '数字未满足', '大写未满足', '小写已满足', '符号未满足']);
  await parts.password.fill('Guyuan26');
  await expect(rules).toHaveText(['8-16位已满足', '数字已满足', '大写已满足', '小写已满足', '符号未满足']);
});

test('failed calls are told of, and what was typed stays', async ({ page }) => {
  const parts = partsOf(await openEmailDialog(page, '邮箱注册'));
  const email = freshEmail();
  await fillForm(parts, email);
  await refuseCall(page, 'checkCustomerAccount', 50000);
  await parts.next.click();
  await expect(parts.alert).toHaveText('请求验证邮箱失败');
  await restoreCall(page, 'checkCustomerAccount');
  await refuseCall(page, 'createVerificationCode', 110041);
  await parts.next.click();
  await expect(parts.alert).toHaveText('请求发送验证码失败');
  await restoreCall(page, 'createVerificationCode');
  await parts.next.click();
  await expect(parts.code).toBeFocused();
  await parts.code.fill('12a');
  await parts.submit.click();
  await expect(parts.alert).toHaveText('验证码错误，请重新输入');
  await expect(parts.code).toHaveValue('12a');
  await expect(parts.code).toHaveAttribute('aria-invalid', 'true');
});

test('another code can be asked for after a minute, and is told of', async ({ page, request }) => {
  await page.clock.install();
  const email = freshEmail();
  const dialog = await openEmailDialog(page, '邮箱注册');
  const parts = partsOf(dialog);
  await fillForm(parts, email);
  await parts.next.click();
  await expect(parts.wait).toBeDisabled();
  await stopClock(page);
  await page.clock.runFor(61_000);
  const sent = page.waitForResponse('**/createVerificationCode*');
  await dialog.getByRole('button', { name: '重新发送', exact: true }).click();
  await sent;
  await expect(parts.alert).toHaveText('验证码已发送，请查收');
  await expect(parts.wait).toBeDisabled();
  await parts.code.fill(await readCode(request, email));
  await parts.submit.click();
  await expect(parts.gotIt).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`axe finds nothing in any step at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = freshEmail();
    const parts = partsOf(await openEmailDialog(page, '邮箱注册'));
    const look = async () => {
      expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
    };
    await parts.password.fill('guyuan');
    await parts.email.focus();
    await look();
    await fillForm(parts, email);
    await parts.next.click();
    await expect(parts.code).toBeFocused();
    await look();
    await parts.code.fill(await readCode(request, email));
    await parts.submit.click();
    await expect(parts.gotIt).toBeVisible();
    await look();
  });
}
