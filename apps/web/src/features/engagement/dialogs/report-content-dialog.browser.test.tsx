import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { openDialog } from '../../../lib/dialogs.ts';

const dialog = page.getByRole('dialog', { name: '内容有误', exact: true });
const submit = dialog.getByRole('button', { name: '提交', exact: true });
const correction = dialog.getByRole('textbox', { name: '应当怎么写', exact: true });
const reason = (name: RegExp) => dialog.getByRole('radio', { name });

const open = async (resourceType: 1 | 7 = 7) => {
  await renderEmptyPage();
  openDialog('reportContent', { resourceType, resourceId: 'k1' });
};

test('an error is reported with its correction, and the reader gets a confirmation', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('reportContent', {});
  await open();
  await expect.element(reason(/^数值或单位有误/)).toBeChecked();
  await expect.element(reason(/^字幕与讲话不符/)).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await reason(/^证据已更新/).click();
  await correction.fill('2026版指南已改');
  await dialog.getByRole('textbox', { name: '依据（选填）', exact: true }).fill('指南2026');
  await submit.click();
  await expect.element(page.getByText('举报成功，我们会尽快处理', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('reportContent'))
    .toMatchObject({
      resourceType: 7,
      resourceId: 'k1',
      reason: 'evidence',
      correction: '2026版指南已改',
      source: '指南2026',
    });
});

test('a correction is required, of 500 characters at most; a video that does not play needs none', async ({
  gateway,
}) => {
  logIn(gateway);
  gateway.answer('reportContent', {});
  await open(1);
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请填写应当怎么写');
  await expect.element(correction).toHaveFocus();
  await correction.fill('好'.repeat(501));
  await expect.element(dialog.getByText('501 / 500', { exact: true })).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await correction.fill('');
  await reason(/^画面或声音故障/).click();
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('reportContent'))
    .toMatchObject({ resourceType: 1, reason: 'playback', correction: '' });
});

test('a refused report retains its text', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('reportContent', 42_900, '操作过于频繁，请稍后重试');
  await open();
  await correction.fill('谷浓度10 mg/L');
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('操作过于频繁，请稍后重试');
  await expect.element(correction).toHaveValue('谷浓度10 mg/L');
});
