import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { answerDraft, caseDraft, draftFields, renderEditor } from '../../../../../test/case/case-draft.tsx';
import { expect, stopTimers, test } from '../../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../../test/fake-gateway.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const place = (name: RegExp) => page.getByRole('group', { name });
const heading = page.getByRole('heading', { name: '两个版本有冲突' });

const visits = draftFields().followUp;
const LATER = { time: '术后18个月', finding: '关节面无再塌陷', score: 'HSS 87分' };

/** Another device saves version 19 while this one writes. */
async function meetConflict(gateway: FakeGateway): Promise<void> {
  answerDraft(gateway, caseDraft({ fields: draftFields({ operation: '第10天行二期手术' }) }));
  const stored = {
    version: 19,
    title: '高能量双髁胫骨平台骨折',
    fields: draftFields({ operation: '第11天行二期手术', followUp: [...visits, LATER] }),
    savedAt: Date.UTC(2026, 10, 21, 6, 21),
    browser: 'Edge',
  };
  gateway.refuse('saveCaseDraft', 40_900, '', stored);
  await renderEditor();
  await expect.element(field('讨论')).toBeVisible();
  stopTimers();
  await field('手术').fill('第12天行二期手术');
  await field('讨论').fill('单纯髓内钉不足以控制内侧髁');
  vi.advanceTimersByTime(3_000);
  await expect.element(heading).toBeVisible();
  vi.useRealTimers();
  gateway.answer('saveCaseDraft', { id: 'd1', version: 20, savedAt: 0 });
}

test('what only one side has is merged, and the rest is chosen by section', async ({ gateway }) => {
  await meetConflict(gateway);
  await expect.element(page.getByText(/共3处不同，2处可自动合并/)).toBeVisible();
  await expect.element(page.getByText(/Edge.*第19版/)).toBeVisible();
  await expect.element(place(/^手术.*需要您选/)).toBeVisible();
  await expect.element(place(/^随访.*术后18个月.*只在另一台设备上有，已合并/)).toBeVisible();
  await expect.element(place(/^讨论.*只在这台设备上有，已合并/)).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  // Nothing is struck before one side is given up.
  const struck = () => [...document.querySelectorAll('main del')].map(({ textContent }) => textContent);
  expect(struck()).toEqual([]);
  await button('保存合并结果').click();
  await expect.element(page.getByText('还有1处需要您选', { exact: true })).toBeVisible();
  await expect.element(place(/^手术/).getByRole('radio').nth(0)).toHaveFocus();
  await place(/^手术/).getByRole('radio').nth(1).click();
  await expect.poll(struck).toEqual(['12']);
  await button('保存合并结果').click();
  await expect.element(field('手术')).toHaveValue('第11天行二期手术');
  await expect
    .poll(() => gateway.lastPayload('saveCaseDraft'))
    .toMatchObject({
      version: 19,
      fields: {
        operation: '第11天行二期手术',
        discussion: '单纯髓内钉不足以控制内侧髁',
        followUp: [...visits, LATER],
      },
    });
  await expect.element(page.getByText(/第20版/)).toBeVisible();
  expect(localStorage.getItem('caseDrafts')).toBeNull();
});

test('both texts can be joined by hand', async ({ gateway }) => {
  await meetConflict(gateway);
  await button('两边都要，手动合并').click();
  await expect.element(field('合并后的文字')).toHaveValue('第12天行二期手术\n第11天行二期手术');
  await field('合并后的文字').fill('第11天行二期手术，原计划第12天');
  await button('保存合并结果').click();
  await expect.element(field('手术')).toHaveValue('第11天行二期手术，原计划第12天');
});

test('the own version can become a draft of its own', async ({ gateway }) => {
  await meetConflict(gateway);
  await button('两份都留，另存为副本').click();
  await expect.element(field('手术')).toHaveValue('第11天行二期手术');
  await expect.element(field('讨论')).toHaveValue('');
  expect(gateway.lastPayload('saveCaseDraft')).toMatchObject({
    version: 0,
    title: '高能量双髁胫骨平台骨折（副本）',
    fields: { operation: '第12天行二期手术' },
  });
});

test('an own save whose answer was lost is no conflict', async ({ gateway }) => {
  answerDraft(gateway);
  gateway.disconnect('saveCaseDraft');
  await renderEditor();
  await expect.element(field('讨论')).toBeVisible();
  stopTimers();
  await field('讨论').fill('一');
  vi.advanceTimersByTime(3_000);
  await expect.element(page.getByText(/保存失败/)).toBeVisible();
  const { title, fields } = caseDraft({ fields: draftFields({ discussion: '一' }) });
  gateway.refuse('saveCaseDraft', 40_900, '', { version: 19, title, fields, savedAt: 0, browser: 'Chrome' });
  await button('重试').click();
  await expect.element(page.getByText(/第19版/)).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

test('changes of this browser meet a version that was saved meanwhile', async ({ gateway }) => {
  answerDraft(gateway, caseDraft({ version: 19, fields: draftFields({ discussion: '那边写的' }) }));
  const { title } = caseDraft();
  const copy = { customerId: 'AAAAAAAAAAAAAAAAAAAAAA', clientId: 'c', id: 'd1', version: 18, at: 0 };
  const text = { title, fields: draftFields({ operation: '这边写的' }) };
  localStorage.setItem('caseDrafts', JSON.stringify([{ ...copy, base: { title, fields: draftFields() }, text }]));
  await renderEditor();
  await expect.element(page.getByText(/共2处不同，2处可自动合并/)).toBeVisible();
  await button('保存合并结果').click();
  await expect
    .poll(() => gateway.lastPayload('saveCaseDraft'))
    .toMatchObject({
      version: 19,
      fields: { discussion: '那边写的', operation: '这边写的' },
    });
});
