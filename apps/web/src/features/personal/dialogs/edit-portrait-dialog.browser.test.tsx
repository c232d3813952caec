import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { chooseFiles } from '../../../../test/choose-files.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn, ownProfile } from '../../../../test/customer.ts';
import { openDialog } from '../../../lib/dialogs.ts';

const dialog = page.getByRole('dialog', { name: '上传头像', exact: true });
const alert = dialog.getByRole('alert');
const area = dialog.getByRole('application', { name: '裁剪区域', exact: true });
const save = dialog.getByRole('button', { name: '保存', exact: true });

async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
  return new File([await canvas.convertToBlob()], '证件照.png', { type: 'image/png' });
}

test('a file that cannot be a portrait is refused with its reason, and a failure retains the picture', async ({
  gateway,
}) => {
  logIn(gateway);
  gateway.answer('getCustomerInfoV2', ownProfile());
  await renderEmptyPage();
  openDialog('editPortrait');
  await expect.element(dialog).toMatchTextContent(/设置后立即公开/);
  chooseFiles(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], '证件照', { type: 'image/svg+xml' }));
  await expect.element(alert).toHaveTextContent('请上传JPG、PNG或WebP图片');
  chooseFiles(new File([new Uint8Array(10_485_761)], '证件照', { type: 'image/png' }));
  await expect.element(alert).toHaveTextContent('图片大小不能超过10MB');
  chooseFiles(new File(['<script>alert(1)</script>'], '证件照', { type: 'image/jpeg' }));
  await expect.element(alert).toHaveTextContent('图片无法打开，请换一张');

  chooseFiles(await drawPicture());
  await expect.element(area).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  gateway.disconnect('updatePortrait');
  await save.click();
  await expect.element(alert).toHaveTextContent('网络异常，请检查网络后重试');
  await expect.element(area).toBeVisible();
  gateway.answer('updatePortrait', { logo: '/media/portraits/a.webp', customerLogoUrl: '/media/portraits/a.webp' });
  await save.click();
  await expect.element(page.getByText('头像已更新', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
