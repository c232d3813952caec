import { ChatAuthType, LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { AHEAD_MS, livePoll, renderPolls, VOTES } from '../../../../test/room/live-poll.tsx';
import { setLocale } from '../../../texts/locale.ts';
import type { ChatAuth } from '../chat/closed-composer.tsx';
import { PollPanel } from './poll-panel.tsx';

const allowed: ChatAuth = { canEnter: true, type: ChatAuthType.allowed, reason: '' };
const visitor: ChatAuth = { canEnter: false, type: ChatAuthType.needLogin, reason: '' };

const live = { activityId: 'l1', status: LiveStatus.living, replyType: 0 };
const show = (gateway: FakeGateway, auth = allowed) =>
  renderPolls(gateway, <PollPanel live={live} auth={auth} isReplay={false} onRefused={() => {}} />);

const submit = page.getByRole('button', { name: '提交', exact: true });
const option = (name: RegExp) => page.getByRole('radio', { name });
const poll = page.getByRole('article');

test('a vote can be changed until it is submitted, and then shows the result', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [livePoll('p1', { endsAt: Date.now() + AHEAD_MS + 49_000, seconds: 60 })] });
  await show(gateway);
  await expect.element(poll).toMatchTextContent(/匿名，选后可见结果还剩0:4\d/);
  await expect.element(submit).toBeDisabled();
  expect(document.body.textContent).not.toContain('%');
  expect(
    option(/直接S2/)
      .element()
      .closest('label')?.offsetHeight,
  ).toBeGreaterThanOrEqual(44);
  expect(await axeViolations('main')).toEqual([]);

  await option(/直接S2/).click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(option(/先S1后S2双钉/)).toBeChecked();
  const voted = livePoll('p1', { own: 0, ...VOTES });
  gateway.answer('voteLivePoll', voted);
  gateway.answer('listLivePolls', { list: [voted] });
  await submit.click();
  await expect.element(poll).toMatchTextContent(/318人已选择进行中A先S1后S2双钉您的选择46%B单枚S1长螺钉贯穿27%/);
  expect(gateway.lastPayload('voteLivePoll')).toEqual({ pollId: 'p1', option: 0 });
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(await axeViolations('main')).toEqual([]);
});

test('a result that is visible after the end is announced until then', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [livePoll('p1', { showsResult: 'after' })] });
  await show(gateway);
  await expect.element(poll).toMatchTextContent(/匿名，结束后可见结果/);
  gateway.answer('voteLivePoll', livePoll('p1', { showsResult: 'after', own: 2, voteNum: 5 }));
  await option(/直接S2/).click();
  await submit.click();
  await expect.element(poll).toMatchTextContent(/C直接S2您的选择/);
  await expect.element(page.getByText('已提交，投票结束后可见结果', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('%');
});

test('closed polls are below the open one, with the choice of the lecturer and the reason', async ({ gateway }) => {
  logIn(gateway);
  const reason = '两枚较短螺钉分担旋转，S1通道高度允许7.3毫米螺钉时优先。';
  gateway.answer('listLivePolls', {
    list: [
      livePoll('p3', { state: 'closed', text: '第三题', endsAt: 1, own: 0, chosen: 0, reason, ...VOTES }),
      livePoll('p2', { text: '第二题' }),
      livePoll('p1', { state: 'closed', text: '第一题', endsAt: 1, result: [0, 0, 0, 0] }),
    ],
  });
  await show(gateway);
  await expect.element(poll.nth(0)).toMatchTextContent(/第二题/);
  await expect.element(poll.nth(1)).toMatchTextContent(/第三题318人已选择已结束A先S1后S2双钉您的选择术者选择46%/);
  await expect.element(poll.nth(1)).toMatchTextContent(new RegExp(reason));
  await expect.element(poll.nth(2)).toMatchTextContent(/第一题0人已选择已结束A先S1后S2双钉0%/);
});

test('a visitor sees the results, and logs in to vote', async ({ gateway }) => {
  gateway.answer('listLivePolls', {
    list: [livePoll('p2'), livePoll('p1', { state: 'closed', endsAt: 1, ...VOTES })],
  });
  await show(gateway, visitor);
  await expect.element(poll.nth(1)).toMatchTextContent(/46%/);
  await expect.element(page.getByText('登录后参与互动', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '去登录', exact: true })).toBeVisible();
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument();
});

test.for([
  [40924, '投票已结束，您的选择未提交', livePoll('p1', { state: 'closed', endsAt: 1, ...VOTES })],
  [40900, '您已在其他页面选择过', livePoll('p1', { own: 1, ...VOTES })],
] as const)('a vote that is refused with %d is explained, and the poll is fetched again', async (row, { gateway }) => {
  const [code, text, after] = row;
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [livePoll('p1')] });
  await show(gateway);
  gateway.refuse('voteLivePoll', code);
  await option(/直接S2/).click();
  gateway.answer('listLivePolls', { list: [after] });
  await submit.click();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(poll).toMatchTextContent(/318人已选择/);
});

test('a vote that fails otherwise keeps its choice', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [livePoll('p1')] });
  await show(gateway);
  gateway.fail('voteLivePoll', 503);
  await option(/直接S2/).click();
  await submit.click();
  await expect.poll(() => gateway.count('voteLivePoll')).toBeGreaterThan(0);
  await expect.element(submit).toBeEnabled();
  await expect.element(option(/直接S2/)).toBeChecked();
});

test('a poll whose time is over closes by the clock of the gateway, and its result is fetched', async ({ gateway }) => {
  logIn(gateway);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const open = livePoll('p1', { endsAt: Date.now() + AHEAD_MS + 3000 });
  gateway.answer('listLivePolls', { list: [open] });
  await show(gateway);
  await expect.element(submit).toBeVisible();
  gateway.answer('listLivePolls', { list: [{ ...open, state: 'closed', ...VOTES }] });
  await expect.element(poll).toMatchTextContent(/318人已选择已结束/);
  await expect.element(submit).not.toBeInTheDocument();
  vi.restoreAllMocks();
});

test('without a poll, and after a failure, the panel says so', async ({ gateway }) => {
  gateway.fail('listLivePolls', 503);
  await show(gateway, visitor);
  await expect.element(page.getByRole('button', { name: '重试', exact: true })).toBeVisible();
  gateway.answer('listLivePolls', { list: [] });
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(page.getByText('暂无投票', { exact: true })).toBeVisible();
});

test('the panel is in English', async ({ gateway }) => {
  logIn(gateway);
  setLocale('en');
  gateway.answer('listLivePolls', {
    list: [
      livePoll('p2'),
      livePoll('p1', { state: 'closed', endsAt: 1, own: 1, chosen: 0, result: [1, 0, 0, 0], voteNum: 1 }),
    ],
  });
  await show(gateway);
  await expect.element(poll.nth(0)).toMatchTextContent(/Anonymous, result visible after your vote/);
  await expect.element(poll.nth(1)).toMatchTextContent(/1 voteClosedA先S1后S2双钉Surgeon’s choice100%/);
});

test('a poll is new until the panel has shown it', async ({ gateway }) => {
  const pollAt = Date.now();
  gateway.answer('listLivePolls', { list: [livePoll('p1', { openedAt: pollAt })] });
  await show(gateway);
  await expect.element(poll.nth(0)).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('liveColumnSeen') ?? '')).toMatchObject({ 'l1 polls': pollAt });
});
