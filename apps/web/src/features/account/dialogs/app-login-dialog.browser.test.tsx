import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { openDialog } from '../../../lib/dialogs.ts';

const dialog = page.getByRole('dialog', { name: 'App扫码登录', exact: true });
const qrCode = dialog.getByRole('img');

test('a response without a code shows the refresh button', async ({ gateway }) => {
  gateway.refuse('generateAppLoginQr', 0);
  gateway.answer('checkLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  await renderEmptyPage();
  openDialog('appLogin', { customerId: 'sample-02' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('二维码生成失败');
  await expect.element(qrCode).not.toBeInTheDocument();
  gateway.answer('generateAppLoginQr', {
    qrCodeUrl: 'https://osteon.example/edu/m/login?scene=C',
    scene: 'C',
    matchNumber: '37',
  });
  await dialog.getByRole('button', { name: '刷新二维码', exact: true }).click();
  await expect.element(qrCode).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
