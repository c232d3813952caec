import type { ResponseOf } from '@osteon/contract';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { authInfo, certification } from '../../../../test/certification.ts';
import { expect, refetchCall, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { untilDrawn } from '../../../../test/until-drawn.ts';
import { openCertification } from '../../../entities/certification/open-certification.ts';
import { subscribe } from '../../../lib/analytics/track.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const code = dialog.getByRole('img', { name: '认证二维码', exact: true });

const generated: ResponseOf<'generateMiniQrCode'> = {
  qrCodeUrl: 'https://osteon.example/edu/m/certify?s=AAAA',
  expiresAt: Date.UTC(2026, 10, 21, 2),
};

/** Simulates the event of the account: the certification is requested again. */
async function follow(gateway: FakeGateway, info: ResponseOf<'getCustomerAuthInfo'>): Promise<void> {
  gateway.answer('getCustomerAuthInfo', info);
  await refetchCall('getCustomerAuthInfo');
}

async function openQr(gateway: FakeGateway, info = authInfo()): Promise<void> {
  gateway.answer('getCustomerAuthInfo', info);
  logIn(gateway);
  await renderEmptyPage();
  openCertification();
  await button('中国 China').click();
}

const heightOf = () => document.querySelector('[data-dialog]')?.getBoundingClientRect().height;

test('a doctor in China scans; the panel follows the phone and its height does not change', async ({ gateway }) => {
  gateway.answer('generateMiniQrCode', generated);
  await openQr(gateway);
  await expect.element(code).toBeVisible();
  await expect.element(dialog).toMatchTextContent('微信扫码认证医生一级认证');
  await expect.element(dialog).toMatchTextContent('请使用微信扫码，在手机上填写资料并拍摄证件');
  const height = heightOf();
  expect(await axeViolations()).toEqual([]);
  await expect
    .poll(() => gateway.lastPayload('generateMiniQrCode'))
    .toEqual({
      classify: 58,
      page: 'm/certify',
      tempState: expect.stringMatching(/^[\w-]{16,64}$/),
      sceneData: '{"level":1}',
      generateType: 2,
    });
  await follow(gateway, authInfo({ phoneStep: 'upload' }));
  await expect.element(dialog).toMatchTextContent('已扫码，请在手机上完成');
  const steps = dialog.getByRole('listitem');
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    '填写基本信息已完成',
    '拍摄证件照片手机上进行中',
    '核对并提交',
  ]);
  expect(heightOf()).toBe(height);
  expect(await axeViolations()).toEqual([]);
  await follow(gateway, authInfo({ authenticationState: 3, phoneStep: 'submitted', certification: certification() }));
  await expect.element(page.getByRole('dialog', { name: '提交成功，请等待审核', exact: true })).toBeVisible();
  await expect.element(dialog).toMatchTextContent('RZ20261121-0312前面还有12份预计完成');
  expect(heightOf()).toBe(height);
  expect(await axeViolations()).toEqual([]);
  await follow(
    gateway,
    authInfo({ authenticationState: 1, roleId: 6, certification: certification({ state: 'accepted' }) }),
  );
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a code that cannot be created has the appearance of loading, with a button to try again', async ({ gateway }) => {
  gateway.refuse('generateMiniQrCode', 50000, '服务异常');
  await openQr(gateway);
  await expect.element(button('刷新二维码')).toBeVisible();
  await expect.element(dialog).toMatchTextContent('二维码加载中');
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  const height = heightOf();
  gateway.answer('generateMiniQrCode', generated);
  await button('刷新二维码').click();
  await expect.element(code).toBeVisible();
  expect(heightOf()).toBe(height);
});

test('a code that cannot be created is retried automatically, with backoff, while the dialog is open', async ({
  gateway,
}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  gateway.refuse('generateMiniQrCode', 50000, '服务异常');
  let faults = 0;
  subscribe(() => faults++);
  // It recorded the faults of earlier tests.
  faults = 0;
  await openQr(gateway);
  const count = () => gateway.count('generateMiniQrCode');
  for (const [failures, pause] of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].entries()) {
    await expect.poll(() => faults).toBe(failures + 1);
    await untilDrawn();
    await vi.advanceTimersByTimeAsync(pause - 1_500);
    expect(count()).toBe(failures + 1);
    await vi.advanceTimersByTimeAsync(1_500);
  }
  await expect.poll(() => faults).toBe(8);
  await untilDrawn();
  await expect.element(button('刷新二维码')).toBeVisible();
  gateway.answer('generateMiniQrCode', generated);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(code).toBeVisible();

  gateway.refuse('generateMiniQrCode', 50000, '服务异常');
  await button('返回选择国家/地区').click();
  await button('中国 China').click();
  await expect.element(button('刷新二维码')).toBeVisible();
  const before = count();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(count()).toBe(before);
});

test('a code expires after 20 minutes; a new one has a new nonce', async ({ gateway }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  gateway.answer('generateMiniQrCode', generated);
  await openQr(gateway);
  await expect.element(code).toBeVisible();
  const first = gateway.lastPayload('generateMiniQrCode');
  await vi.advanceTimersByTimeAsync(20 * 60_000 - 5_000);
  await expect.element(dialog.getByText('二维码已过期', { exact: true })).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(dialog.getByText('二维码已过期', { exact: true })).toBeVisible();
  await button('刷新二维码').click();
  await expect.poll(() => gateway.count('generateMiniQrCode')).toBe(2);
  await expect.poll(() => gateway.lastPayload('generateMiniQrCode')).not.toEqual(first);
});

test('a phone, which cannot scan its own screen, continues by a button', async ({ gateway }) => {
  await page.viewport(360, 740);
  gateway.answer('generateMiniQrCode', generated);
  await openQr(gateway);
  await expect.element(code).toBeVisible();
  await button('在手机上继续').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the back link returns to the country', async ({ gateway }) => {
  gateway.answer('generateMiniQrCode', generated);
  await openQr(gateway);
  await button('返回选择国家/地区').click();
  await expect.element(button('中国 China')).toBeVisible();
});

test('a doctor of level 1 is led to level 2', async ({ gateway }) => {
  gateway.answer('generateMiniQrCode', generated);
  await openQr(gateway, authInfo({ roleId: 6, authStatus: 1, authenticationState: 1 }));
  await expect.element(dialog).toMatchTextContent('医生二级认证');
  await expect.poll(() => gateway.lastPayload('generateMiniQrCode')).toMatchObject({ sceneData: '{"level":2}' });
});
