import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { Component as ExportTranscriptDialog } from './export-transcript-dialog.tsx';

test('a year without credit says why it cannot be exported, and what was chosen stays', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('exportCredits', 40912, '所选时间内没有计入的学分，无法导出');
  await renderPage(<ExportTranscriptDialog year={2025} onClose={() => undefined} />);
  const dialog = page.getByRole('dialog', { name: '导出学分证明', exact: true });
  const english = dialog.getByRole('checkbox', { name: '附英文', exact: true });
  await english.click();
  await dialog.getByRole('button', { name: '生成PDF', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('所选时间内没有计入的学分，无法导出');
  await expect.element(english).toBeChecked();
  expect(gateway.lastPayload('exportCredits')).toMatchObject({ year: 2025, from: '2025-01-01', to: '2025-12-31' });
});
