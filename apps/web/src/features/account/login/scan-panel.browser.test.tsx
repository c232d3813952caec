import { vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expect, test } from '../../../../test/component-test.tsx';
import { openLoginDialog } from '../../../../test/login-dialog.ts';

const qrCode = (dialog: Locator) => dialog.getByRole('img', { name: '登录二维码', exact: true });
const refresh = (dialog: Locator) => dialog.getByRole('button', { name: '刷新二维码', exact: true });
const expired = (dialog: Locator) => dialog.getByText('二维码已过期', { exact: true });

test('the code replaces its spinner, with the number that the phone shows too', async ({ gateway }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const dialog = await openLoginDialog(gateway);
  gateway.answer('generatePcLoginQrCode', async () => {
    await promise;
    return { qrCodeUrl: 'https://osteon.example/edu/m/login?scene=C', scene: 'C', matchNumber: '37' };
  });
  await expect.element(dialog.getByRole('status')).toHaveTextContent('二维码加载中…');
  resolve();
  await expect.element(qrCode(dialog)).toBeVisible();
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('37', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('微信扫码安全登录', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('扫码后，请在公众号内点击“登录”', { exact: true })).toBeVisible();
});

test('the status of the code is polled every second while it shows, in each tab', async ({ gateway }) => {
  vi.useFakeTimers();
  const dialog = await openLoginDialog(gateway);
  await expect.element(dialog.getByRole('status')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(qrCode(dialog)).toBeVisible();
  const polledAt: number[] = [];
  gateway.answer('checkPcLoginStatus', () => {
    polledAt.push(Date.now());
    return { customerId: null, pcLoginStatus: 0, scanned: false };
  });
  const expectAnotherPoll = async () => {
    const before = polledAt.length;
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => polledAt.length).toBeGreaterThan(before);
  };
  await expectAnotherPoll();
  await expectAnotherPoll();
  await dialog.getByRole('tab', { name: '密码登录', exact: true }).click();
  await expectAnotherPoll();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  const polls = polledAt.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(polledAt).toHaveLength(polls);
  // No exact count: a click or an expectation that waits moves the fake clock, by more on a busy machine.
  const pauses = polledAt.slice(1).map((time, index) => time - (polledAt[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000);
});

test('the code expires after 1200 seconds and can be renewed', async ({ gateway }) => {
  vi.useFakeTimers();
  const dialog = await openLoginDialog(gateway);
  await expect.element(dialog.getByRole('status')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(qrCode(dialog)).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_200_000);
  await expect.element(expired(dialog)).toBeVisible();
  await refresh(dialog).click();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(expired(dialog)).not.toBeInTheDocument();
  await expect.element(qrCode(dialog)).toBeVisible();
});

test('a code that could not be created can be requested again', async ({ gateway }) => {
  const dialog = await openLoginDialog(gateway);
  gateway.refuse('generatePcLoginQrCode', 50000);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('二维码生成失败');
  gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example', scene: 'C', matchNumber: '37' });
  await refresh(dialog).click();
  await expect.element(qrCode(dialog)).toBeVisible();
});

for (const [what, data] of [
  ['without a result', null],
  ['without a code', { qrCodeUrl: '', scene: 'C', matchNumber: '37' }],
  ['without a scene', { qrCodeUrl: 'https://osteon.example', scene: '', matchNumber: '37' }],
] as const) {
  test(`an answer ${what} shows the refresh button`, async ({ gateway }) => {
    const dialog = await openLoginDialog(gateway);
    if (data === null) gateway.refuse('generatePcLoginQrCode', 0);
    else gateway.answer('generatePcLoginQrCode', data);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('二维码生成失败');
    await expect.element(qrCode(dialog)).not.toBeInTheDocument();
    gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example', scene: 'C', matchNumber: '37' });
    await refresh(dialog).click();
    await expect.element(qrCode(dialog)).toBeVisible();
  });
}

test('a code that the phone has refused is expired', async ({ gateway }) => {
  const dialog = await openLoginDialog(gateway);
  gateway.refuse('checkPcLoginStatus', 110043, '二维码已过期');
  await expect.element(expired(dialog)).toBeVisible();
  await expect.element(refresh(dialog)).toBeVisible();
});

test('Esc closes the code of the app alone', async ({ gateway }) => {
  const dialog = await openLoginDialog(gateway);
  await dialog.getByRole('button', { name: '下载手机App', exact: true }).click();
  const picture = dialog.getByRole('img', { name: '扫码下载手机App', exact: true });
  await expect.element(picture).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});
