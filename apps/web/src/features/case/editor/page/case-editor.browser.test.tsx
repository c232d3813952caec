import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { axeViolations } from '../../../../../test/axe.ts';
import { answerDraft, caseDraft, draftFields, renderEditor } from '../../../../../test/case/case-draft.tsx';
import { expect, stopTimers, test } from '../../../../../test/component-test.tsx';
import { useConnection } from '../../../../lib/connection/connection-store.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const line = (text: RegExp) => page.getByText(text);

test('a draft is shown with its progress, and has no violations', async ({ gateway }) => {
  answerDraft(gateway);
  await renderEditor();
  await expect.element(field('标题')).toHaveValue('高能量双髁胫骨平台骨折');
  await expect.element(line(/已自动保存.*14:32:08.*第18版/)).toBeVisible();
  const sections = page.getByRole('navigation', { name: '章节' });
  await expect.element(sections.getByRole('link', { name: /^病史与查体/ })).toMatchTextContent('3 / 4');
  await expect.element(sections.getByText('已填 13 / 21 项')).toBeVisible();
  await expect.element(sections.getByText('手术还未填写')).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('a change is saved after three seconds without typing, with the version that was edited', async ({ gateway }) => {
  answerDraft(gateway);
  await renderEditor();
  await expect.element(field('标题')).toBeVisible();
  stopTimers();
  await field('讨论').fill('双切口');
  vi.advanceTimersByTime(2_900);
  await field('讨论').fill('双切口入路');
  vi.advanceTimersByTime(2_900);
  expect(gateway.count('saveCaseDraft')).toBe(0);
  vi.advanceTimersByTime(200);
  await expect.element(line(/第19版/)).toBeVisible();
  expect(gateway.lastPayload('saveCaseDraft')).toMatchObject({
    id: 'd1',
    version: 18,
    title: '高能量双髁胫骨平台骨折',
    fields: { ...draftFields(), discussion: '双切口入路' },
  });
  await field('讨论').fill('双切口入路，分期');
  vi.advanceTimersByTime(3_000);
  await expect.element(line(/第20版/)).toBeVisible();
  expect(gateway.lastPayload('saveCaseDraft')).toMatchObject({ version: 19 });
});

test('a new draft is created once, under the own id of its page', async ({ gateway }) => {
  answerDraft(gateway, caseDraft({ version: 0 }));
  const onCreated = vi.fn<(id: string) => void>();
  await renderEditor(null, onCreated);
  stopTimers();
  await field('标题').fill('肱骨近端骨折');
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => onCreated.mock.calls).toEqual([['d1']]);
  const first = gateway.lastPayload('saveCaseDraft');
  expect(first).toMatchObject({ version: 0, clientId: expect.stringMatching(/^\w{32}$/) });
  expect(first).not.toHaveProperty('id');
  await field('标题').fill('肱骨近端骨折四部分');
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => gateway.count('saveCaseDraft')).toBe(2);
  expect(gateway.lastPayload('saveCaseDraft')).toMatchObject({ id: 'd1', version: 1 });
});

test('what is left with the page is sent on, and stays in this browser until the gateway has it', async ({
  gateway,
}) => {
  answerDraft(gateway);
  await renderEditor();
  await field('讨论').fill('先恢复力线');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => gateway.sent.at(-1)).toMatchObject({ name: 'saveCaseDraft', keepalive: true });
  expect(localStorage.getItem('caseDrafts')).toContain('先恢复力线');
});

test('without a network the text is in this browser, also after a reload, and is sent once it is back', async ({
  gateway,
}) => {
  answerDraft(gateway);
  await renderEditor();
  await expect.element(field('讨论')).toBeVisible();
  useConnection.setState({ state: 'offline' });
  await field('讨论').fill('离线写下');
  await expect.element(line(/网络已断开，改动存在这台电脑上/)).toBeVisible();
  await cleanup();
  gateway.disconnect('getCaseDraft');
  await renderEditor();
  await expect.element(field('讨论')).toHaveValue('离线写下');
  expect(gateway.count('saveCaseDraft')).toBe(0);
  await field('讨论').fill('离线写下的讨论');
  useConnection.setState({ state: 'connected' });
  await expect.poll(() => gateway.lastPayload('saveCaseDraft')).toMatchObject({ version: 18 });
  await expect.element(line(/已恢复连接，1处改动已同步/)).toBeVisible();
  expect(localStorage.getItem('caseDrafts')).toBeNull();
});

test('the text of another customer is never shown', async ({ gateway }) => {
  answerDraft(gateway);
  const copy = { customerId: 'other', clientId: 'c', id: 'd1', version: 18, at: 0 };
  const text = { title: '别人的', fields: draftFields() };
  localStorage.setItem('caseDrafts', JSON.stringify([{ ...copy, base: text, text }]));
  await renderEditor();
  await expect.element(field('标题')).toHaveValue('高能量双髁胫骨平台骨折');
});

test('a failed save is said in the line, and repeated', async ({ gateway }) => {
  answerDraft(gateway);
  gateway.refuse('saveCaseDraft', 40_000, '内容有误');
  await renderEditor();
  await expect.element(field('讨论')).toBeVisible();
  stopTimers();
  await field('讨论').fill('一');
  vi.advanceTimersByTime(3_000);
  await expect.element(line(/保存失败：内容有误/)).toBeVisible();
  gateway.answer('saveCaseDraft', { id: 'd1', version: 19, savedAt: 0 });
  await button('重试').click();
  await expect.element(line(/第19版/)).toBeVisible();
});

test('tags are found by words, three of a kind, and a new one goes to the reviewer', async ({ gateway }) => {
  answerDraft(gateway);
  const kind = 'surgery';
  gateway.answer('listCaseTags', ({ keyWord }) => ({
    list: [
      { id: 's1', name: '锁定钢板固定术', kind, caseNum: 12 } as const,
      { id: 's2', name: '钢板取出术', kind, caseNum: 1 } as const,
    ].filter(({ name }) => name.includes(keyWord ?? '')),
  }));
  await renderEditor();
  const surgeries = page.getByRole('combobox', { name: '手术', exact: true });
  await surgeries.fill('钢板');
  await expect.element(page.getByRole('option', { name: '锁定钢板固定术 手术 病例12' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: '没有合适的？提交新标签“钢板”' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(button('移除钢板取出术')).toBeVisible();
  await surgeries.fill('骨搬运');
  await page.getByRole('option', { name: '没有合适的？提交新标签“骨搬运”' }).click();
  await surgeries.fill('锁定');
  await page.getByRole('option', { name: /^锁定钢板固定术/ }).click();
  await expect.element(surgeries).toHaveAttribute('readonly');
  await userEvent.keyboard('{Backspace}');
  await expect.element(button('移除锁定钢板固定术')).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('saveCaseDraft'), { timeout: 5_000 })
    .toMatchObject({
      fields: {
        tags: [
          { id: 't1', name: '胫骨平台骨折', kind: 'disease' },
          { id: 's2', name: '钢板取出术', kind },
          { id: null, name: '骨搬运', kind },
        ],
      },
    });
});

test('options are put in order with the keyboard, and the choice goes with its option', async ({ gateway }) => {
  answerDraft(gateway);
  await renderEditor();
  await expect.element(page.getByRole('radio', { name: '选项B是术者选择' })).toBeChecked();
  button('移动选项B，用方向键').element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field('选项A')).toHaveValue('跨膝外固定');
  await expect.element(page.getByRole('radio', { name: '选项A是术者选择' })).toBeChecked();
  await expect.element(button('移动选项A，用方向键')).toHaveFocus();
  await expect.element(button('删除选项A')).toBeDisabled();
  await button('添加选项').click();
  await field('选项C').fill('石膏固定');
  await button('删除选项A').click();
  await expect.element(page.getByRole('radio', { name: '选项A是术者选择' })).not.toBeChecked();
});
