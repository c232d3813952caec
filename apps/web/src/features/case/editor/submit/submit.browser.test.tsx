import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { answerDraft, caseDraft, draftFields, renderEditor } from '../../../../../test/case/case-draft.tsx';
import { expect, test } from '../../../../../test/component-test.tsx';
import { on } from '../../../../lib/events.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const check = page.getByRole('dialog', { name: '提交审核' });

test('a draft is submitted with a note, and withdrawn again', async ({ gateway }) => {
  answerDraft(gateway, caseDraft({ fields: draftFields({ consent: true }) }));
  gateway.answer('submitCase', { state: 'review', problems: [] });
  gateway.answer('withdrawCase', { state: 'draft' });
  await renderEditor();
  await button('提交审核').click();
  await expect.element(check.getByText('已确认患者书面知情同意')).toBeVisible();
  await expect.element(check.getByText(/未填“讨论”，读者会看到这一章空缺/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await check.getByRole('textbox', { name: '给审核者的话（选填）' }).fill('随访片下周补');
  await check.getByRole('button', { name: '提交审核', exact: true }).click();
  await expect.element(page.getByText('已提交审核', { exact: true })).toBeVisible();
  expect(gateway.lastPayload('submitCase')).toEqual({ draftId: 'd1', version: 18, note: '随访片下周补' });
  await expect.element(field('标题')).toBeDisabled();
  await button('撤回').click();
  await expect.element(field('标题')).toBeEnabled();
  expect(gateway.lastPayload('withdrawCase')).toEqual({ id: 'd1' });
});

test('what was typed last is saved before', async ({ gateway }) => {
  answerDraft(gateway);
  gateway.answer('submitCase', { state: 'review', problems: [] });
  await renderEditor();
  await field('讨论').fill('刚写下');
  await button('提交审核').click();
  await check.getByRole('button', { name: '提交审核', exact: true }).click();
  await expect.poll(() => gateway.lastPayload('submitCase')).toMatchObject({ version: 19 });
});

test('each problem is shown at its place, and the first has the focus', async ({ gateway }) => {
  answerDraft(gateway);
  gateway.answer('submitCase', {
    state: 'draft',
    problems: [
      { section: 'decision', reason: 'missing', detail: 'reason' },
      { section: 'operation', reason: 'missing', detail: '' },
      { section: 'basic', reason: 'consent', detail: '' },
    ],
  });
  await renderEditor();
  await button('提交审核').click();
  await check.getByRole('button', { name: '提交审核', exact: true }).click();
  await expect.element(field('术者的理由')).toHaveFocus();
  await expect.element(field('术者的理由')).toHaveAccessibleDescription('请填写');
  await expect.element(page.getByText('请填写“手术”', { exact: true })).toBeVisible();
  await expect.element(page.getByText('请确认患者书面知情同意', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^决策点/ })).toMatchTextContent('1项待处理');
});

test('a found name is rewritten, or judged as none', async ({ gateway }) => {
  answerDraft(gateway, caseDraft({ fields: draftFields({ history: '患者王某国，高处坠落' }) }));
  gateway.answer('submitCase', ({ version }) =>
    version === 18
      ? { state: 'draft', problems: [{ section: 'history', reason: 'identifier', detail: '王某国' }] }
      : { state: 'review', problems: [] },
  );
  await renderEditor();
  await button('提交审核').click();
  await check.getByRole('button', { name: '提交审核', exact: true }).click();
  const found = page.getByRole('dialog', { name: '还不能提交' });
  await expect.element(found).toMatchTextContent(/正文“病史与查体”疑似患者信息：“王某国”/);
  await found.getByRole('button', { name: '去修改' }).click();
  await expect.element(field('病史')).toHaveFocus();
  await expect.element(field('病史')).toHaveAccessibleDescription('疑似患者信息“王某国”，请改写');
  await button('提交审核').click();
  await check.getByRole('button', { name: '提交审核', exact: true }).click();
  await found.getByRole('button', { name: '不是姓名' }).click();
  await expect.element(page.getByText('已提交审核', { exact: true })).toBeVisible();
  expect(gateway.lastPayload('saveCaseDraft')).toMatchObject({ fields: { harmless: ['王某国'] } });
});

test('without a membership the card opens, and the text stays', async ({ gateway }) => {
  answerDraft(gateway);
  gateway.refuse('submitCase', 40_311, '');
  const requested = vi.fn();
  const stop = on('actionRequested', requested);
  await renderEditor();
  await button('提交审核').click();
  await check.getByRole('button', { name: '提交审核', exact: true }).click();
  await expect.poll(() => requested.mock.calls).toEqual([[{ action: { name: 'publish', data: {} } }]]);
  stop();
  await expect.element(field('标题')).toHaveValue('高能量双髁胫骨平台骨折');
});

test('a returned draft has the words of the reviewer at their places', async ({ gateway }) => {
  answerDraft(
    gateway,
    caseDraft({
      state: 'returned',
      reason: '随访缺评分',
      remarks: [{ section: 'followUp', text: '请补充 HSS 评分' }],
    }),
  );
  await renderEditor();
  await expect.element(page.getByText('随访缺评分', { exact: true })).toBeVisible();
  const followUp = page.getByRole('region', { name: '随访' });
  await expect.element(followUp.getByText('请补充 HSS 评分')).toBeVisible();
});
