import type { ResponseOf } from '@osteon/contract';
import { beforeEach } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn, MASKED_MOBILE, ownProfile, securityCheck } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CredentialSection } from './credential-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { LoginRecordSection } from './login-record-section.tsx';

type Devices = ResponseOf<'listDevices'>;
type Record = ResponseOf<'listLoginRecords'>['list'][number];

/** 2026.11.21 09:12 in Shanghai. */
const LOGGED_IN_AT = Date.UTC(2026, 10, 21, 1, 12);

const device = (id: string, change: Partial<Devices['list'][number]> = {}): Devices['list'][number] => ({
  id,
  browser: 'Edge · Windows',
  form: 'desktop',
  ip: '127.0.0.1',
  current: false,
  loggedIn: true,
  phonePages: false,
  lastLoginAt: LOGGED_IN_AT,
  lastUsedAt: LOGGED_IN_AT,
  freeAt: LOGGED_IN_AT + 7 * 86_400_000,
  loginDays: ['2026-11-21'],
  ...change,
});

const own = device('own', { browser: 'Chrome · Linux', current: true });
const iPhone = device('phone', { browser: 'Safari · iOS', form: 'phone', phonePages: true });

const devices = (list: Devices['list']): Devices => ({
  days: 7,
  limit: 5,
  counted: list.length,
  releases: 2,
  releasesLeft: 2,
  list,
});

const record = (id: string, change: Partial<Record> = {}): Record => ({
  id,
  browser: 'Edge · Windows',
  form: 'desktop',
  ip: '127.0.0.1',
  at: LOGGED_IN_AT,
  way: 'password',
  result: 'success',
  phonePages: false,
  displacedAt: null,
  ...change,
});

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const section = (name: string) => page.getByRole('region', { name, exact: true });
const slots = (counted: number) =>
  section('登录设备').getByRole('img', { name: `近7天${counted}台设备，上限5台`, exact: true });
const row = (text: string) => section('登录设备').getByRole('row').filter({ hasText: text });

async function openSections(gateway: FakeGateway, list: Devices['list']): Promise<void> {
  gateway.answer('listDevices', devices(list));
  await renderPage(
    <main>
      <h1>账号</h1>
      <DeviceSection id="devices" />
      <LoginRecordSection id="logins" />
      <CredentialSection id="credentials" />
    </main>,
  );
  await expect.element(slots(list.length)).toBeVisible();
}

beforeEach<{ gateway: FakeGateway }>(({ gateway }) => {
  logIn(gateway);
  gateway.answer('getCustomerInfoV2', ownProfile());
  gateway.answer('listLoginRecords', {
    list: [record('2', { result: 'wrongPassword' }), record('1')],
    nextCursor: null,
    today: 1,
    perDay: 3,
  });
});

test('devices, logins and credentials fit from 320 to 1920 px, and axe finds no violation', async ({ gateway }) => {
  await openSections(gateway, [own, iPhone, device('edge', { loggedIn: false })]);
  await expect.element(row('Chrome · Linux')).toMatchTextContent(/本机/);
  expect(row('Chrome · Linux').getByRole('button').elements()).toHaveLength(0);
  await expect.element(row('Safari · iOS')).toMatchTextContent(/手机页面/);
  const logins = page.getByRole('table', { name: '登录记录', exact: true }).getByRole('row');
  await expect.element(logins.nth(1)).toMatchTextContent(/密码错误/);
  await expect.element(logins.nth(2)).toMatchTextContent(/成功/);
  await expect.element(section('登录记录')).toMatchTextContent(/今日密码和验证码登录1次，第4次起需App扫码确认/);
  await expect.element(section('登录与密码')).toMatchTextContent(MASKED_MOBILE);
  expect(await axeViolations('main')).toEqual([]);
  for (const width of [320, 500, 768, 1080, 1920]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

test('a device is signed out after a confirmation, and still counts', async ({ gateway }) => {
  await openSections(gateway, [own, iPhone]);
  gateway.answer('signOutDevice', {});
  gateway.answer('listDevices', devices([own, { ...iPhone, loggedIn: false }]));
  await press(row('Safari · iOS'), '退出Safari · iOS');
  const question = dialog('退出该设备的登录');
  await expect.element(question).toMatchTextContent(/退出后仍计入近7天设备/);
  expect(await axeViolations()).toEqual([]);
  await press(question, '退出');
  await expect.element(page.getByRole('status').getByText('已退出该设备')).toBeVisible();
  await expect.element(row('Safari · iOS')).toMatchTextContent(/已退出/);
  await expect.element(slots(2)).toBeVisible();
  expect(gateway.lastPayload('signOutDevice')).toEqual({ id: 'phone' });
});

test('an account without a phone frees a device by a code that went to its e-mail', async ({ gateway }) => {
  logIn(gateway, { userInfo: { name: '李明', mobile: '', email: 'liming@hospital.example' } });
  gateway.answer('securityCheck', securityCheck);
  gateway.answer('createVerificationCode', {});
  gateway.answer('verificationCodeLogin', { bandToken: 'token' });
  gateway.answer('freeDevice', {});
  await openSections(gateway, [own, { ...iPhone, loggedIn: false }]);
  await press(row('Safari · iOS'), '释放名额：Safari · iOS');
  const question = dialog('释放名额');
  await expect.element(question).toMatchTextContent(/需邮箱验证/);
  await press(question, '下一步');
  const verify = dialog('账号验证');
  await expect.element(verify).toMatchTextContent(/验证码已发送至.*@hospital\.example/);
  gateway.answer('listDevices', devices([own]));
  await verify.getByRole('textbox', { name: '验证码', exact: true }).fill('1234');
  await press(verify, '验证');
  await expect.element(page.getByRole('status').getByText('名额已释放')).toBeVisible();
  await expect.element(row('Safari · iOS')).not.toBeInTheDocument();
  await expect.element(slots(1)).toBeVisible();
  expect(gateway.lastPayload('freeDevice')).toEqual({ id: 'phone', bandToken: 'token' });
});
