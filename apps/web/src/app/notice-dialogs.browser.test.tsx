import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../test/axe.ts';
import { expect, renderPage, test } from '../../test/component-test.tsx';
import { openDialog } from '../lib/dialogs.ts';

for (const { title, texts, open } of [
  {
    title: '申请发票',
    texts: ['微信扫码', '关注医生社区公众号申请发票'],
    open: () => openDialog('invoice'),
  },
  { title: '温馨提示', texts: ['您没有权限进行此操作'], open: () => openDialog('noPermission') },
  {
    title: '前往手机App查看消息',
    texts: [],
    open: () => openDialog('leadToApp', { about: 'messages' }),
  },
]) {
  test(`the dialog returns the focus, and axe finds no violation: ${title}`, async () => {
    await renderPage(
      <button type="button" onClick={open}>
        打开
      </button>,
    );
    const opener = page.getByRole('button', { name: '打开', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect.element(dialog).toBeVisible();
    for (const text of texts) await expect.element(dialog.getByText(text, { exact: true }).last()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
}
