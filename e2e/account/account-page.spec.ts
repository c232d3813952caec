import { clickButton, openAccountPage, section, verifyByCode } from '../support/account-page.ts';
import { refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway, requestReply } from '../support/gateway/gateway-client.ts';
import { changeAnswer } from '../support/gateway/intercept-call.ts';
import { freshMobile, logInByCode, logInFromBrowser, logInFromPhone } from '../support/log-in.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const PASSWORD = 'knee2joint';

test('devices are listed, signed out and freed before the account is locked', {
  tag: '@core',
}, async ({ page, browser }) => {
  const mobile = freshMobile();
  await logInFromBrowser(browser, mobile, EDGE);
  await logInFromBrowser(browser, mobile, FIREFOX);
  await logInFromPhone(browser, mobile, IPHONE);
  await logInByCode(page.request, mobile);
  await openAccountPage(page);

  const devices = section(page, '登录设备');
  await expect(devices.getByRole('img', { name: '近7天4台设备，上限5台', exact: true })).toBeVisible();
  await expect(devices).toContainText('还可登录1台新设备；超过5台，账号将被锁定。');
  const rows = devices.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('本机');
  await expect(rows.nth(1).getByRole('button')).toHaveCount(0);

  const phone = rows.filter({ hasText: 'Safari · iOS' });
  await expect(phone).toContainText('手机页面');
  await phone.getByRole('button', { name: '退出Safari · iOS', exact: true }).click();
  const question = page.getByRole('dialog', { name: '退出该设备的登录', exact: true });
  await expect(question).toContainText('退出后仍计入近7天设备');
  await clickButton(question, '退出');
  await expect(page.getByRole('status').getByText('已退出该设备')).toBeVisible();
  await expect(phone).toContainText('已退出');
  await expect(devices.getByRole('img', { name: '近7天4台设备，上限5台', exact: true })).toBeVisible();

  await phone.getByRole('button', { name: '释放名额：Safari · iOS', exact: true }).click();
  await clickButton(page.getByRole('dialog', { name: '释放名额', exact: true }), '下一步');
  await verifyByCode(page, mobile);
  await expect(page.getByRole('status').getByText('名额已释放')).toBeVisible();
  await expect(phone).toHaveCount(0);
  await expect(devices.getByRole('img', { name: '近7天3台设备，上限5台', exact: true })).toBeVisible();
  await expect(devices).not.toContainText('账号将被锁定');
});

test('a password is set, an e-mail bound, and logins, profile and languages stay after a reload', async ({
  page,
  request,
}) => {
  const mobile = freshMobile();
  const email = `owner${mobile}@osteon.example`;
  await logInByCode(page.request, mobile);
  await openAccountPage(page);
  const credentials = section(page, '登录与密码');
  await expect(credentials).toContainText('您的账号由验证码创建；设置后也可用密码登录');
  await clickButton(credentials, '设置密码');
  await expect(page.getByRole('dialog', { name: '账号验证', exact: true })).toContainText('尚未设置密码');
  await verifyByCode(page, mobile);

  const password = page.getByRole('dialog', { name: '设置密码', exact: true });
  const first = password.getByRole('textbox', { name: '新密码', exact: true });
  const again = password.getByRole('textbox', { name: '确认密码', exact: true });
  await expect(first).toBeFocused();
  await first.fill(`a${mobile}`);
  await again.fill(`a${mobile}`);
  await clickButton(password, '确定');
  await expect(password.getByRole('alert')).toHaveText('密码不能包含账号，请更换密码');
  await expect(first).toHaveValue(`a${mobile}`);
  await first.fill(PASSWORD);
  await again.fill(PASSWORD);
  await clickButton(password, '确定');
  await expect(password).toHaveCount(0);
  await expect(credentials.getByRole('button', { name: '修改密码', exact: true })).toBeFocused();

  await clickButton(page, '编辑资料');
  const profile = page.getByRole('dialog', { name: '编辑资料', exact: true });
  await profile.getByRole('textbox', { name: '姓名', exact: true }).fill('<李>');
  await clickButton(profile, '保存');
  await expect(profile.getByRole('alert')).toBeVisible();
  await profile.getByRole('textbox', { name: '姓名', exact: true }).fill('李明');
  await profile.getByRole('textbox', { name: '职称', exact: true }).fill('住院医师');
  await profile.getByRole('textbox', { name: '所在单位', exact: true }).fill('清和市第一人民医院');
  await profile.getByRole('combobox', { name: '专业', exact: true }).selectOption({ index: 2 });
  await clickButton(profile, '保存');
  await expect(page.getByRole('heading', { name: '李明', exact: true })).toBeVisible();

  const languages = section(page, '语言偏好');
  await expect(languages.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  await languages.getByRole('radio', { name: '英文标题', exact: true }).check();
  const saved = page.waitForResponse(/updateLanguageConfig/);
  await clickButton(languages, '保存');
  await saved;

  await requestReply(request, 'accountPasswdLogin', { mobile, passwd: 'not the one' });
  await page.reload();
  await expect(languages.getByRole('radio', { name: '英文标题', exact: true })).toBeChecked();
  await expect(section(page, '个人资料')).toContainText('清和市第一人民医院');
  const logins = page.getByRole('table', { name: '登录记录', exact: true }).getByRole('row');
  await expect(logins.nth(1)).toContainText('密码错误');
  await expect(logins.nth(2)).toContainText('成功');
  await expect(section(page, '登录记录')).toContainText('今日密码和验证码登录1次，第4次起需App扫码确认');

  await clickButton(credentials, '绑定邮箱');
  const verify = page.getByRole('dialog', { name: '账号验证', exact: true });
  await verify.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  await clickButton(verify, '验证');
  const binding = page.getByRole('dialog', { name: '绑定邮箱', exact: true });
  await binding.getByRole('textbox', { name: '新邮箱', exact: true }).fill(email);
  await clickButton(binding, '获取验证码');
  await expect(binding.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeVisible();
  const code = await readCode(page.request, email);
  const field = binding.getByRole('textbox', { name: '邮箱验证码', exact: true });
  await field.fill(wrongCode(code));
  await clickButton(binding, '确定');
  await expect(binding.getByRole('alert')).toHaveText('验证码错误，请重新输入');
  await field.fill(code);
  await clickButton(binding, '确定');
  await expect(binding).toHaveCount(0);
  await expect(credentials).toContainText('own*************@osteon.example');

  const { pcLoginStatus } = await callGateway(request, 'accountPasswdLogin', { mobile, passwd: PASSWORD });
  expect(pcLoginStatus).toBe(1);
});

test('a new version of an agreement shows its changes and requests consent again', async ({ page, consoleErrors }) => {
  // A poll that was pending is refused at the end of the session.
  consoleErrors.allow(...refusedWithoutSession());
  await logInByCode(page.request, freshMobile());
  const change = { kind: 'changed' as const, heading: '一、我们收集的信息', paragraphs: ['新增了手机型号。'] };
  await changeAnswer(page, 'getAgreementConsent', ({ list }) => ({
    list: list.map((entry, index) => (index === 1 ? { ...entry, pending: true, changes: [change] } : entry)),
  }));
  await page.goto('/edu/home');
  const dialog = page.getByRole('dialog', { name: '平台协议已更新', exact: true });
  await expect(dialog).toContainText('新增了手机型号。');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await clickButton(dialog, '同意并继续');
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await clickButton(dialog, '不同意并退出登录');
  // The page is reloaded.
  await expect(page.getByRole('button', { name: '登录/注册', exact: true })).toBeVisible({ timeout: 20_000 });
});
