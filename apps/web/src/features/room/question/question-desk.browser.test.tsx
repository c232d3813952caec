import { Suspense } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { LIVE_NOON } from '../../../../test/listed-live.ts';
import { liveDetail } from '../../../../test/live/live-event.ts';
import { liveQuestion, questionPage } from '../../../../test/live/live-question.ts';
import { AHEAD_MS } from '../../../../test/room/live-chat.tsx';
import { QuestionDesk } from './question-desk.tsx';

type Question = ReturnType<typeof liveQuestion>;

const LECTURERS = [
  { id: 'e01', name: '唐砺之' },
  { id: 'e02', name: '贺千帆' },
];

async function show(gateway: FakeGateway, questions: Readonly<Record<string, readonly Question[]>>): Promise<void> {
  // The browser's clock is an hour slow.
  vi.useFakeTimers({ now: LIVE_NOON - AHEAD_MS, toFake: ['Date'] });
  logIn(gateway);
  // At the time of each answer, as a fetch after the clock was advanced would change the offset otherwise.
  gateway.answer('getActivityDetail', () => liveDetail({ systemTime: Date.now() + AHEAD_MS }));
  gateway.answer('listLiveQuestions', ({ only = '' }) =>
    questionPage(questions[only] ?? [], { held: 2, waiting: 7, answered: 3 }),
  );
  gateway.answer('decideLiveQuestion', ({ questionId }) => liveQuestion(questionId));
  await renderPage(
    <main
      className="night"
      style={{
        background: 'var(--surface)',
        color: 'var(--ink)',
        display: 'flex',
        flexDirection: 'column',
        width: 480,
      }}
    >
      <Suspense>
        <QuestionDesk activityId="l1" lecturers={LECTURERS} />
      </Suspense>
    </main>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const listCount = (gateway: FakeGateway) => gateway.sent.filter(({ name }) => name === 'listLiveQuestions').length;

test('an open question is started, assigned, pinned or refused, and the list is fetched again', async ({ gateway }) => {
  await show(gateway, { waiting: [liveQuestion('1', { votes: 54 }), liveQuestion('2', { isPinned: true })] });
  await expect
    .element(page.getByRole('listitem').nth(0))
    .toHaveTextContent('54票问题1俞百川望川县人民医院12:00开始回答指给讲师置顶合并不通过');
  await expect.element(button('置顶：问题2')).not.toBeInTheDocument();
  await expect.element(button('取消置顶：问题2')).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  const before = listCount(gateway);
  await button('开始回答：问题1').click();
  await expect
    .poll(() => gateway.lastPayload('decideLiveQuestion'))
    .toEqual({ activityId: 'l1', questionId: '1', act: 'start' });
  await expect.poll(() => listCount(gateway)).toBeGreaterThan(before);
  await button('指给讲师：问题1').click();
  await page.getByRole('menuitem', { name: '贺千帆', exact: true }).click();
  await expect
    .poll(() => gateway.lastPayload('decideLiveQuestion'))
    .toEqual({ activityId: 'l1', questionId: '1', act: 'assign', lecturerId: 'e02' });
  for (const [name, act, questionId] of [
    ['置顶：问题1', 'pin', '1'],
    ['取消置顶：问题2', 'unpin', '2'],
    ['不通过：问题1', 'refuse', '1'],
  ] as const) {
    await button(name).click();
    await expect.poll(() => gateway.lastPayload('decideLiveQuestion')).toEqual({ activityId: 'l1', questionId, act });
  }
});

test('the time of a running answer is counted by the clock of the gateway', async ({ gateway }) => {
  await show(gateway, { waiting: [liveQuestion('1', { state: 'answering', answeredAt: LIVE_NOON - 48_000 })] });
  await expect.element(page.getByText('正在回答 00:48', { exact: true })).toBeVisible();
  await expect.element(page.getByText('从11:59算起，回放里可跳到这里', { exact: true })).toBeVisible();
  vi.setSystemTime(LIVE_NOON - AHEAD_MS + 3000);
  await expect.element(page.getByText('正在回答 00:51', { exact: true })).toBeVisible();
  await button('回答完毕：问题1').click();
  await expect.poll(() => gateway.lastPayload('decideLiveQuestion')).toMatchObject({ act: 'finish' });
});

test('a held question is passed or refused', async ({ gateway }) => {
  await show(gateway, { held: [liveQuestion('3', { state: 'held' })] });
  await page.getByText('待通过 2', { exact: true }).click();
  await expect.element(page.getByText('待助理通过', { exact: true })).toBeVisible();
  await button('通过：问题3').click();
  await expect.poll(() => gateway.lastPayload('decideLiveQuestion')).toMatchObject({ questionId: '3', act: 'pass' });
});

test('an answer is written in a dialog, which keeps the text if it fails', async ({ gateway }) => {
  await show(gateway, {
    answered: [liveQuestion('4', { state: 'answered', answer: '先看S2', answeredAt: LIVE_NOON })],
  });
  await page.getByText('已答 3', { exact: true }).click();
  await button('补文字答案：问题4').click();
  const text = page.getByRole('textbox', { name: '文字答案', exact: true });
  await expect.element(text).toHaveValue('先看S2');
  expect(await axeViolations('[data-dialog]')).toEqual([]);
  await text.fill('先看S2通道高度');
  gateway.refuse('decideLiveQuestion', 40_900, '状态已变化');
  await button('发布答案').click();
  await expect.element(page.getByText('状态已变化', { exact: true })).toBeVisible();
  await expect.element(text).toHaveValue('先看S2通道高度');
  gateway.answer('decideLiveQuestion', liveQuestion('4'));
  await button('发布答案').click();
  await expect.element(text).not.toBeInTheDocument();
  expect(gateway.lastPayload('decideLiveQuestion')).toEqual({
    activityId: 'l1',
    questionId: '4',
    act: 'answer',
    text: '先看S2通道高度',
  });
});

test('a question is merged into another one that is chosen', async ({ gateway }) => {
  await show(gateway, { waiting: [liveQuestion('1'), liveQuestion('2'), liveQuestion('5')] });
  await button('合并：问题1').click();
  await expect.element(page.getByRole('radio', { name: /^问题2/ })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^问题1/ })).not.toBeInTheDocument();
  expect(await axeViolations('[data-dialog]')).toEqual([]);
  await page.getByRole('radio', { name: /^问题5/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '合并', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(gateway.lastPayload('decideLiveQuestion')).toEqual({
    activityId: 'l1',
    questionId: '1',
    act: 'merge',
    intoId: '5',
  });
});

test('a part without questions says so', async ({ gateway }) => {
  await show(gateway, {});
  await expect.element(page.getByText('没有待答的提问', { exact: true })).toBeVisible();
});
