import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn, ownProfile } from '../../../../test/customer.ts';
import { openDialog } from '../../../lib/dialogs.ts';

const BIOGRAPHY = '手外科主治医师。\n擅长断指再植。';

const dialog = page.getByRole('dialog', { name: '个人简介', exact: true });
const text = dialog.getByRole('textbox', { name: '个人简介', exact: true });
const save = dialog.getByRole('button', { name: '保存', exact: true });

test('a biography retains its draft when its dialog is closed and when saving fails', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('getCustomerInfoV2', ownProfile());
  await renderEmptyPage();
  openDialog('editBiography');
  await expect.element(dialog).toMatchTextContent(/完成认证后公开显示在您的主页/);
  await text.fill(BIOGRAPHY);
  await expect.element(dialog).toMatchTextContent(new RegExp(`${BIOGRAPHY.length}/500`));
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  openDialog('editBiography');
  await expect.element(text).toHaveValue(BIOGRAPHY);
  gateway.disconnect('updateBiography');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('网络异常，请检查网络后重试');
  await expect.element(text).toHaveValue(BIOGRAPHY);
  gateway.answer('updateBiography', {});
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('updateBiography')).toMatchObject({ biography: BIOGRAPHY });
});
