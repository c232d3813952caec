import { clickButton, openAccountPage, section, verifyByCode } from '../support/account-page.ts';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { caughtError, failedCall, refusedWithoutSession } from '../support/console-errors.ts';
import { freshEmail, registerByEmail } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway, requestReply } from '../support/gateway-client.ts';
import { abortCall, changeAnswer, restoreCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode, logInByPassword, logInFromBrowser, logInFromPhone } from '../support/log-in.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('devices are listed, signed out and freed before the account is locked', async ({ page, browser }) => {
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

test('an account without a phone frees a device by a code that went to its e-mail', async ({ page, browser }) => {
  const email = freshEmail();
  await registerByEmail(page.request, email, 'Kuaile26!');
  const elsewhere = await browser.newContext({ userAgent: EDGE });
  const logIn = { email, passwd: 'Kuaile26!' };
  await callGateway(elsewhere.request, 'accountPasswdLogin', logIn);
  await elsewhere.close();
  await callGateway(page.request, 'accountPasswdLogin', logIn);
  await openAccountPage(page);
  const device = section(page, '登录设备').getByRole('row').filter({ hasText: 'Edge · Windows' });
  await device.getByRole('button', { name: '释放名额：Microsoft Edge · Windows', exact: true }).click();
  const question = page.getByRole('dialog', { name: '释放名额', exact: true });
  await expect(question).toContainText('需邮箱验证');
  await clickButton(question, '下一步');
  await verifyByCode(page, email);
  await expect(page.getByRole('status').getByText('名额已释放')).toBeVisible();
  await expect(device).toHaveCount(0);

  // Without a phone the SMS tab shows an error (rules/phone-binding#verify-dialog), and the password suffices.
  await clickButton(section(page, '登录与密码'), '修改密码');
  const dialog = page.getByRole('dialog', { name: '账号验证', exact: true });
  await dialog.getByRole('tab', { name: '短信验证', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('手机号不能为空');
  await dialog.getByRole('tab', { name: '密码验证', exact: true }).click();
  await dialog.getByRole('textbox', { name: '密码', exact: true }).fill('Kuaile26!');
  await clickButton(dialog, '验证');
  await expect(page.getByRole('dialog', { name: '修改密码', exact: true })).toBeVisible();
});

test('logins are listed with the wrong password among them', async ({ page }) => {
  await requestReply(page.request, 'accountPasswdLogin', { mobile: '13900000005', passwd: 'not the one' });
  await logInByPassword(page, '13900000005');
  await openAccountPage(page);
  const rows = page.getByRole('table', { name: '登录记录', exact: true }).getByRole('row');
  await expect(rows.nth(1)).toContainText('成功');
  await expect(rows.nth(2)).toContainText('密码错误');
  await expect(section(page, '登录记录')).toContainText(/今日密码和验证码登录\d次，第4次起需App扫码确认/);
});

test('a password is set where there was none, and every other session ends', async ({ page, browser }) => {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await openAccountPage(page);
  const credentials = section(page, '登录与密码');
  await expect(credentials).toContainText('您的账号由验证码创建；设置后也可用密码登录');
  await clickButton(credentials, '设置密码');
  await expect(page.getByRole('dialog', { name: '账号验证', exact: true })).toContainText('尚未设置密码');
  await verifyByCode(page, mobile);

  const dialog = page.getByRole('dialog', { name: '设置密码', exact: true });
  const password = dialog.getByRole('textbox', { name: '新密码', exact: true });
  const again = dialog.getByRole('textbox', { name: '确认密码', exact: true });
  await expect(password).toBeFocused();
  await password.fill(`a${mobile}`);
  await again.fill(`a${mobile}`);
  await clickButton(dialog, '确定');
  await expect(dialog.getByRole('alert')).toHaveText('密码不能包含账号，请更换密码');
  await expect(password).toHaveValue(`a${mobile}`);
  await password.fill('knee2joint');
  await again.fill('knee2joint');
  await clickButton(dialog, '确定');
  await expect(dialog).toHaveCount(0);
  await expect(credentials.getByRole('button', { name: '修改密码', exact: true })).toBeFocused();

  const other = await browser.newContext();
  const { pcLoginStatus } = await callGateway(other.request, 'accountPasswdLogin', { mobile, passwd: 'knee2joint' });
  expect(pcLoginStatus).toBe(1);
  await other.close();
});

test('an e-mail is bound by a code that went to it', async ({ page }) => {
  const mobile = freshMobile();
  const email = `owner${mobile}@osteon.example`;
  await logInByCode(page.request, mobile);
  await openAccountPage(page);
  await clickButton(section(page, '登录与密码'), '绑定邮箱');
  await verifyByCode(page, mobile);
  const dialog = page.getByRole('dialog', { name: '绑定邮箱', exact: true });
  await dialog.getByRole('textbox', { name: '新邮箱', exact: true }).fill(email);
  await clickButton(dialog, '获取验证码');
  await expect(dialog.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeVisible();
  const code = await readCode(page.request, email);
  const field = dialog.getByRole('textbox', { name: '邮箱验证码', exact: true });
  await field.fill(wrongCode(code));
  await clickButton(dialog, '确定');
  await expect(dialog.getByRole('alert')).toHaveText('验证码错误，请重新输入');
  await field.fill(code);
  await clickButton(dialog, '确定');
  await expect(dialog).toHaveCount(0);
  await expect(section(page, '登录与密码')).toContainText('own*************@osteon.example');
});

test('the profile and the languages are saved', async ({ page }) => {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await openAccountPage(page);
  await clickButton(page, '编辑资料');
  const dialog = page.getByRole('dialog', { name: '编辑资料', exact: true });
  await dialog.getByRole('textbox', { name: '姓名', exact: true }).fill('<李>');
  await clickButton(dialog, '保存');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: '姓名', exact: true }).fill('李明');
  await dialog.getByRole('textbox', { name: '职称', exact: true }).fill('住院医师');
  await dialog.getByRole('textbox', { name: '所在单位', exact: true }).fill('清和市第一人民医院');
  await dialog.getByRole('combobox', { name: '专业', exact: true }).selectOption({ index: 2 });
  await clickButton(dialog, '保存');
  await expect(page.getByRole('heading', { name: '李明', exact: true })).toBeVisible();

  const languages = section(page, '语言偏好');
  await expect(languages.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  await languages.getByRole('radio', { name: '英文标题', exact: true }).check();
  await clickButton(languages, '保存');
  await expect(page.getByRole('status').getByText('保存成功').first()).toBeVisible();
  await page.reload();
  await expect(languages.getByRole('radio', { name: '英文标题', exact: true })).toBeChecked();
  await expect(section(page, '个人资料')).toContainText('清和市第一人民医院');
});

test('a new version of an agreement shows what changed and asks again', async ({ page, consoleErrors }) => {
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

test('a section that fails shows an error, and the others stay', async ({ page, consoleErrors }) => {
  await logInByCode(page.request, freshMobile());
  await abortCall(page, 'listLoginRecords');
  consoleErrors.expect(failedCall('listLoginRecords', 'net::ERR_FAILED'), caughtError('network'));
  await page.goto('/edu/personalInfo');
  await expect(page.getByRole('table', { name: '登录设备', exact: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText('网络异常，请检查网络后重试')).toBeVisible();
  await restoreCall(page, 'listLoginRecords');
  await clickButton(page.getByRole('alert'), '重试');
  await expect(page.getByRole('table', { name: '登录记录', exact: true })).toBeVisible();
});

test('axe finds no violation on the page, which fits from 320 to 1920 px', async ({ page, browser }) => {
  const mobile = freshMobile();
  await logInFromBrowser(browser, mobile, EDGE);
  await logInFromPhone(browser, mobile, IPHONE);
  await logInByCode(page.request, mobile);
  await openAccountPage(page);
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  for (const width of [320, 500, 768, 1080, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a device of another account cannot be signed out', async ({ page, browser }) => {
  const [mobile, other] = [freshMobile(), freshMobile()];
  await logInFromBrowser(browser, mobile, EDGE);
  await logInByCode(page.request, mobile);
  await openAccountPage(page);
  const { list } = await callGateway(page.request, 'listDevices', {});
  const id = list.find(({ current }) => !current)?.id ?? '';

  const stranger = await browser.newContext();
  await logInByCode(stranger.request, other);
  const { status } = await requestReply(stranger.request, 'signOutDevice', { id });
  expect(status).toBe(404);
  await stranger.close();
});
