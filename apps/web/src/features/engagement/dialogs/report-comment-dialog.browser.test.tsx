import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { openDialog } from '../../../lib/dialogs.ts';

const dialog = page.getByRole('dialog', { name: '举报评论', exact: true });
const submit = dialog.getByRole('button', { name: '提交', exact: true });
const note = dialog.getByRole('textbox', { name: '举报原因', exact: true });

const open = async () => {
  await renderEmptyPage();
  openDialog('reportComment', { commentId: 'c1', name: '柳青原', text: '关注公众号领取器械折扣' });
};

test('a reason is sent, and the reader gets a confirmation', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('reportComment', {});
  await open();
  await expect.element(dialog.getByText('柳青原：关注公众号领取器械折扣', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: '泄露患者信息', exact: true })).toBeChecked();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('radio', { name: '广告或推销', exact: true }).click();
  await submit.click();
  await expect.element(page.getByText('举报成功，我们会尽快处理', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('reportComment'))
    .toMatchObject({ commentId: 'c1', reason: 'advertising', note: '' });
});

test("the reason 'other' needs a note, of 200 characters at most", async ({ gateway }) => {
  logIn(gateway);
  await open();
  await dialog.getByRole('radio', { name: '其他', exact: true }).click();
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请输入举报原因');
  await expect.element(note).toHaveFocus();
  await note.fill('好'.repeat(201));
  await expect.element(dialog.getByText('201 / 200', { exact: true })).toBeVisible();
  await expect.element(submit).toBeDisabled();
});

test('a refused report retains its text', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('reportComment', 42_900, '操作过于频繁，请稍后重试');
  await open();
  await note.fill('群发的广告');
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('操作过于频繁，请稍后重试');
  await expect.element(note).toHaveValue('群发的广告');
});
