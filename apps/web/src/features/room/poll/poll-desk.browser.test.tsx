import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { AHEAD_MS, livePoll, renderPolls, VOTES } from '../../../../test/room/live-poll.tsx';
import { PollDesk } from './poll-desk.tsx';

const show = (gateway: FakeGateway) => renderPolls(gateway, <PollDesk activityId="l1" onlineNum={612} />, 480);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const item = page.getByRole('article');
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

const open = () => livePoll('p1', { seconds: 60, endsAt: Date.now() + AHEAD_MS + 49_000, ...VOTES });
const draft = () =>
  livePoll('p2', {
    state: 'draft',
    text: '您先看哪一张？',
    options: ['入口位', '出口位'],
    seconds: 60,
    openedAt: null,
  });
const closed = () =>
  livePoll('p3', {
    state: 'closed',
    text: '术前您会常规做骶骨三维重建吗？',
    options: ['是', '否'],
    endsAt: Date.UTC(2026, 10, 21, 11, 51),
    result: [196, 80],
    voteNum: 276,
  });

test('the open poll is above the drafts and the closed ones', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [draft(), open(), closed()] });
  await show(gateway);
  await expect.element(page.getByText('本场3个', { exact: true })).toBeVisible();
  await expect.element(item.nth(0)).toMatchTextContent(/进行中还剩0:4\d318人已选择，在线612人S1通道高度9毫米/);
  await expect.element(item.nth(0)).toMatchTextContent(/先S1后S2双钉46%/);
  await expect.element(item.nth(1)).toMatchTextContent(/草稿您先看哪一张？2个选项每人1票限时60秒匿名，选后可见结果/);
  await expect
    .element(item.nth(2))
    .toMatchTextContent(/已结束19:51术前您会常规做骶骨三维重建吗？276人已选择是71%否29%/);
  await expect.element(button('开始投票')).toBeDisabled();
  await expect.element(page.getByText('同时只能进行一个投票，请先结束进行中的投票', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('the choice of the lecturer is published when a poll is closed', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [open()] });
  await show(gateway);
  gateway.answer('moveLivePoll', { poll: { ...open(), endsAt: Date.now() + AHEAD_MS + 109_000 } });
  await button('延长1分钟').click();
  await expect.element(item).toMatchTextContent(/还剩1:4\d/);
  expect(gateway.lastPayload('moveLivePoll')).toEqual({ activityId: 'l1', pollId: 'p1', act: 'extend', reason: '' });

  await button('结束并公布').click();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  await expect.element(button('结束并公布')).toBeDisabled();
  await page.getByRole('radio', { name: '先S1后S2双钉' }).click();
  await field('理由').fill('骨'.repeat(201));
  await expect.element(page.getByText('不超过200字', { exact: true })).toBeVisible();
  await expect.element(button('结束并公布')).toBeDisabled();
  await field('理由').fill('分担旋转');
  expect(await axeViolations('main')).toEqual([]);
  const published = { ...open(), state: 'closed' as const, chosen: 0, reason: '分担旋转' };
  gateway.answer('moveLivePoll', { poll: published });
  gateway.answer('listLivePolls', { list: [published] });
  await button('结束并公布').click();
  await expect.element(item).toMatchTextContent(/先S1后S2双钉46%术者选择/);
  await expect.element(item).toMatchTextContent(/分担旋转/);
  expect(gateway.lastPayload('moveLivePoll')).toEqual({
    activityId: 'l1',
    pollId: 'p1',
    act: 'publish',
    chosen: 0,
    reason: '分担旋转',
  });
  await expect.element(button('公布术者选择')).not.toBeInTheDocument();
});

test('a poll is closed without a choice, which is published later', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [livePoll('p1', VOTES)] });
  await show(gateway);
  await expect.element(button('只结束')).toBeVisible();
  await expect.element(button('延长1分钟')).not.toBeInTheDocument();
  const after = livePoll('p1', { state: 'closed', endsAt: 1, ...VOTES });
  gateway.answer('moveLivePoll', { poll: after });
  gateway.answer('listLivePolls', { list: [after] });
  await button('只结束').click();
  await button('公布术者选择').click();
  await page.getByRole('radio', { name: '直接S2' }).click();
  gateway.answer('moveLivePoll', { poll: { ...after, chosen: 2 } });
  gateway.answer('listLivePolls', { list: [{ ...after, chosen: 2 }] });
  await button('公布术者选择').click();
  await expect.element(item).toMatchTextContent(/直接S218%术者选择/);
});

test('a draft is written, and its texts stay in the editor until it is stored', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [] });
  await show(gateway);
  await expect.element(page.getByText('本场还没有投票', { exact: true })).toBeVisible();
  await button('新建投票').click();
  await expect.element(field('问题')).toHaveFocus();
  await button('保存草稿').click();
  await expect.element(page.getByText('请填写1至100字', { exact: true })).toBeVisible();
  await field('问题').fill('您先看哪一张？');
  await field('选项A').fill('入口位');
  await field('选项B').fill('骨'.repeat(41));
  for (let count = 3; count <= 6; count++) await button('添加选项').click();
  await expect.element(button('添加选项')).not.toBeInTheDocument();
  for (const letter of ['F', 'E', 'D']) await button(`移除选项${letter}`).click();
  await field('选项C').fill('侧位');
  await button('保存草稿').click();
  await expect.element(field('选项B')).toHaveFocus();
  await field('选项B').fill('出口位');
  await page.getByRole('radio', { name: '120秒' }).click();
  await page.getByRole('radio', { name: '结束后可见' }).click();
  expect(await axeViolations('main')).toEqual([]);
  gateway.fail('saveLivePoll', 503);
  await button('保存草稿').click();
  await expect.poll(() => gateway.count('saveLivePoll')).toBeGreaterThan(0);
  await expect.element(field('问题')).toHaveValue('您先看哪一张？');

  gateway.answer('saveLivePoll', draft());
  await button('保存草稿').click();
  await expect.element(item).toMatchTextContent(/草稿您先看哪一张？/);
  expect(gateway.lastPayload('saveLivePoll')).toEqual({
    activityId: 'l1',
    text: '您先看哪一张？',
    options: ['入口位', '出口位', '侧位'],
    showsResult: 'after',
    seconds: 120,
  });
  await expect.element(button('新建投票')).toHaveFocus();
});

test('a draft is edited, opened and deleted', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listLivePolls', { list: [draft()] });
  await show(gateway);
  await button('编辑').click();
  await expect.element(field('选项B')).toHaveValue('出口位');
  await expect.element(page.getByRole('radio', { name: '60秒' })).toBeChecked();
  await page.getByRole('radio', { name: '不限时' }).click();
  gateway.answer('saveLivePoll', { ...draft(), seconds: null });
  await button('保存草稿').click();
  await expect.element(item).toMatchTextContent(/2个选项每人1票不限时/);
  expect(gateway.lastPayload('saveLivePoll')).toMatchObject({ pollId: 'p2', options: ['入口位', '出口位'] });

  await button('编辑').click();
  await field('选项B').fill('斜位');
  gateway.refuse('saveLivePoll', 40400);
  gateway.answer('listLivePolls', { list: [] });
  await button('保存草稿').click();
  await expect.element(page.getByRole('form', { name: '新建投票' })).toBeVisible();
  await expect.element(field('选项B')).toHaveValue('斜位');
  gateway.answer('saveLivePoll', { ...draft(), options: ['入口位', '斜位'] });
  await button('保存草稿').click();
  await expect.element(item).toBeVisible();
  expect(gateway.lastPayload('saveLivePoll')).not.toHaveProperty('pollId');

  gateway.answer('listLivePolls', { list: [draft()] });
  gateway.refuse('moveLivePoll', 40900);
  await button('开始投票').click();
  await expect.element(page.getByText('投票已被其他助理更改，已更新', { exact: true })).toBeVisible();
  gateway.answer('moveLivePoll', { poll: null });
  gateway.answer('listLivePolls', { list: [] });
  await button('删除').click();
  await page.getByRole('dialog').getByRole('button', { name: '删除投票', exact: true }).click();
  await expect.element(item).not.toBeInTheDocument();
  expect(gateway.lastPayload('moveLivePoll')).toMatchObject({ pollId: 'p2', act: 'delete' });
});
