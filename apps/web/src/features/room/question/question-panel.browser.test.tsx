import { ChatAuthType, LiveStatus, ReplyType } from '@osteon/domain';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { LIVE_NOON } from '../../../../test/listed-live.ts';
import { liveQuestion, questionPage } from '../../../../test/live/live-question.ts';
import { publishStageWallClock } from '../../../entities/stream/engine/wall-clock.ts';
import { ConfirmHost } from '../../../ui/confirm/confirm-host.tsx';
import type { ChatAuth } from '../chat/closed-composer.tsx';
import { QuestionPanel } from './question-panel.tsx';

const allowed: ChatAuth = { canEnter: true, type: ChatAuthType.allowed, reason: '' };
const visitor: ChatAuth = { canEnter: false, type: ChatAuthType.needLogin, reason: '' };
const running = { activityId: 'l06', status: LiveStatus.living, replyType: ReplyType.open };

const field = page.getByRole('textbox', { name: '写下您的问题', exact: true });
const ask = page.getByRole('button', { name: '提问', exact: true });
const vote = (count: number) => page.getByRole('button', { name: `我也想问，${count}票`, exact: true });

function Address() {
  return <output>{useLocation().search}</output>;
}

async function show(
  gateway: FakeGateway,
  questions: Parameters<typeof questionPage>[0],
  change: Partial<ComponentProps<typeof QuestionPanel>> = {},
): Promise<void> {
  gateway.answer('listLiveQuestions', questionPage(questions));
  await renderPage(
    <main
      className="night"
      style={{
        background: 'var(--surface)',
        color: 'var(--ink)',
        display: 'flex',
        flexDirection: 'column',
        width: 368,
        height: 640,
      }}
    >
      <QuestionPanel live={running} auth={allowed} isReplay={false} onRefused={() => {}} {...change} />
      <Address />
      <ConfirmHost />
    </main>,
  );
}

test('questions show votes, marks, and answers with their time', async ({ gateway }) => {
  logIn(gateway);
  const seeks: number[] = [];
  publishStageWallClock({ from: LIVE_NOON - 60_000, seekTo: (wallClock) => seeks.push(wallClock) });
  onTestFinished(() => publishStageWallClock({ from: null }));
  const answer = { state: 'answered', lecturer: { id: 'e01', name: '唐砺之' }, answer: '先看S2通道高度' } as const;
  await show(gateway, [
    liveQuestion('1', { ...answer, isPinned: true, votes: 86, answeredAt: LIVE_NOON, answeredSeconds: 750 }),
    liveQuestion('2', { state: 'answering', votes: 54 }),
    liveQuestion('3', { own: { isAsked: false, isVoted: true }, votes: 31 }),
    liveQuestion('4', { ...answer, answeredAt: LIVE_NOON - 120_000, answeredSeconds: 630 }),
  ]);
  const items = page.getByRole('listitem');
  await expect.element(items.nth(0)).toHaveTextContent('86问题1置顶俞百川12:00唐砺之先看S2通道高度12:30已解答');
  await expect.element(items.nth(1)).toHaveTextContent('54问题2俞百川正在回答12:00');
  await expect.element(vote(31)).toHaveAttribute('aria-pressed', 'true');
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '12:30已解答：问题1', exact: true }).click();
  expect(seeks).toEqual([LIVE_NOON]);
  // The stream does not go back that far any more.
  await expect.element(page.getByText('10:30已解答', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^10:30已解答/ })).not.toBeInTheDocument();
});

test('a replay links to the second of an answer', async ({ gateway }) => {
  const ended: ChatAuth = { canEnter: false, type: ChatAuthType.closed, reason: 'ended' };
  await show(
    gateway,
    [liveQuestion('1', { state: 'answered', answer: '是', answeredAt: LIVE_NOON, answeredSeconds: 750.6 })],
    { live: { ...running, status: LiveStatus.replay }, auth: ended, isReplay: true },
  );
  await page.getByRole('link', { name: '12:30已解答：问题1', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('?t=750');
  await expect.element(vote(12)).toBeDisabled();
  await expect.element(page.getByText('直播已结束，暂时无法发言', { exact: true })).toBeVisible();
});

test('a vote counts at once, and is taken back if it is refused', async ({ gateway }) => {
  logIn(gateway);
  await show(gateway, [liveQuestion('1'), liveQuestion('2', { own: { isAsked: true, isVoted: false }, votes: 0 })]);
  await expect.element(vote(0)).toBeDisabled();
  const counted = Promise.withResolvers<void>();
  gateway.answer('voteLiveQuestion', async () => {
    await counted.promise;
    return { votes: 15 };
  });
  await vote(12).click();
  await expect.element(vote(13)).toHaveAttribute('aria-pressed', 'true');
  counted.resolve();
  await expect.element(vote(15)).toBeVisible();
  expect(gateway.lastPayload('voteLiveQuestion')).toEqual({ questionId: '1', on: true });
  gateway.refuse('voteLiveQuestion', 40_921, '您已被禁言');
  await vote(15).click();
  await expect.element(vote(15)).toHaveAttribute('aria-pressed', 'true');
  expect(gateway.lastPayload('voteLiveQuestion')).toEqual({ questionId: '1', on: false });
});

test('a question is asked once, also when it is retried, and is then among the own ones', async ({ gateway }) => {
  logIn(gateway);
  await show(gateway, [liveQuestion('1')]);
  gateway.fail('askLiveQuestion', 503);
  await field.fill('要不要换短钉？');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('要不要换短钉？');
  expect(sessionStorage.getItem('chatDrafts')).toContain('要不要换短钉？');
  const first = gateway.lastPayload('askLiveQuestion') as { clientId: string };
  const own = liveQuestion('9', { text: '要不要换短钉？', state: 'held', own: { isAsked: true, isVoted: false } });
  gateway.answer('askLiveQuestion', own);
  gateway.answer('listLiveQuestions', ({ order }) => questionPage(order === 'mine' ? [own] : []));
  await ask.click();
  await expect.element(field).toHaveValue('');
  expect(gateway.lastPayload('askLiveQuestion')).toEqual({
    activityId: 'l06',
    text: '要不要换短钉？',
    clientId: first.clientId,
  });
  await expect.element(page.getByRole('radio', { name: '我的', exact: true })).toBeChecked();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('12要不要换短钉？我待助理通过12:00撤回');
});

test('a question that is too long, names a patient, or follows three that wait is not asked', async ({ gateway }) => {
  logIn(gateway);
  await show(gateway, []);
  await expect.element(page.getByText('暂无提问', { exact: true })).toBeVisible();
  await field.fill('骨'.repeat(201));
  await expect.element(page.getByText('201/200', { exact: true })).toBeVisible();
  await expect.element(ask).toBeDisabled();
  await field.fill('患者王建国，27床，S1通道8毫米');
  await ask.click();
  await expect.element(page.getByText('像是患者信息：疑似姓名、床号。修改后可提问，内容已保留。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '交助理核对', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '修改', exact: true }).click();
  await expect.element(field).toHaveFocus();
  expect(gateway.lastPayload('askLiveQuestion')).toBeUndefined();
  gateway.refuse('askLiveQuestion', 40_925, '请等待解答后再提问');
  await field.fill('S1通道8毫米，走S2？');
  await ask.click();
  await expect.element(page.getByText('请等待解答后再提问', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('S1通道8毫米，走S2？');
});

test('an own question that waits is withdrawn after a confirmation', async ({ gateway }) => {
  logIn(gateway);
  const own = { own: { isAsked: true, isVoted: false } };
  await show(gateway, [
    liveQuestion('1', own),
    liveQuestion('2', { ...own, state: 'answered', answeredAt: LIVE_NOON }),
  ]);
  await expect.element(page.getByRole('button', { name: '撤回：问题2', exact: true })).not.toBeInTheDocument();
  gateway.answer('withdrawLiveQuestion', {});
  await page.getByRole('button', { name: '撤回：问题1', exact: true }).click();
  gateway.answer('listLiveQuestions', questionPage([]));
  await page.getByRole('button', { name: '撤回', exact: true }).click();
  await expect.element(page.getByText('问题1', { exact: true })).not.toBeInTheDocument();
  expect(gateway.lastPayload('withdrawLiveQuestion')).toEqual({ questionId: '1' });
});

test('more questions are loaded by cursor, in the chosen order, and a failure can be retried', async ({ gateway }) => {
  logIn(gateway);
  await show(gateway, [liveQuestion('1')]);
  await expect.element(page.getByText('问题1', { exact: true })).toBeVisible();
  gateway.answer('listLiveQuestions', ({ order, cursor }) => ({
    ...questionPage([liveQuestion(`${order}${cursor ?? ''}`)], { answered: 3, waiting: 9 }),
    nextCursor: cursor === undefined ? 'c' : null,
  }));
  await page.getByText('最新', { exact: true }).click();
  await expect.element(page.getByText('问题new', { exact: true })).toBeVisible();
  await expect.element(page.getByText('已解答3', { exact: true })).toBeVisible();
  await expect.element(page.getByText('待答9', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '加载更多', exact: true }).click();
  await expect.element(page.getByText('问题newc', { exact: true })).toBeVisible();
  gateway.fail('listLiveQuestions', 503);
  await page.getByText('我的', { exact: true }).click();
  await expect.element(page.getByRole('button', { name: '重试', exact: true })).toBeVisible();
});

test.for<[string, Partial<ComponentProps<typeof QuestionPanel>>, string | null]>([
  ['a visitor', { auth: visitor }, '登录后参与互动'],
  [
    'a customer who is not certified',
    { auth: { canEnter: false, type: ChatAuthType.needCertification, reason: '' } },
    '认证后参与互动',
  ],
  [
    'a customer without a phone',
    { auth: { canEnter: false, type: ChatAuthType.allowed, reason: 'phone' } },
    '绑定手机号后参与互动',
  ],
  ['a muted customer', { auth: { canEnter: false, type: ChatAuthType.muted, reason: '' } }, '您已被禁言，暂时无法发言'],
  ['a banned customer', { auth: { canEnter: false, type: ChatAuthType.closed, reason: 'banned' } }, '您已被移出聊天室'],
  ['an event without questions', { live: { ...running, replyType: ReplyType.closed } }, '本场不接受提问'],
  [
    'before the start',
    {
      live: { ...running, status: LiveStatus.advertise },
      auth: { canEnter: false, type: ChatAuthType.allowed, reason: 'notBegun' },
    },
    null,
  ],
])('%s: the field, or the reason why none is asked', async ([, change, reason], { gateway }) => {
  await show(gateway, [liveQuestion('1')], change);
  if (reason === null) await expect.element(field).toBeVisible();
  else {
    await expect.element(page.getByText(reason, { exact: true })).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  }
  const isVisitor = change.auth === visitor;
  await expect.element(vote(12)).toHaveProperty('disabled', reason !== null && !isVisitor);
});
