import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, test } from '../../../../../test/component-test.tsx';
import { at, liveRoom, liveUser, showManager } from '../../../../../test/live/live-manager.tsx';

const open = (name: string) => page.getByRole('tab', { name, exact: true }).click();
const search = page.getByRole('searchbox', { name: '搜索参与人员', exact: true });
const rows = page.getByRole('listitem');

const users = [
  liveUser('u1', '唐砺之', { joinedAt: at(-39), messageNum: 0 }, 'anchor'),
  liveUser('u2', '俞百川'),
  { ...liveUser('u3', '陈砚舟', { speakState: 1, joinedAt: at(-8), messageNum: 2 }), isCertified: false },
];

test('the people have roles, times of joining, numbers of messages and the possible action', async ({ gateway }) => {
  await showManager(gateway, { users });
  await open('参与人员');
  await expect.element(rows.nth(0)).toHaveTextContent('唐砺之主播望川县人民医院19:21进入');
  await expect.element(rows.nth(1)).toHaveTextContent('俞百川望川县人民医院19:28进入发言4禁言');
  await expect.element(rows.nth(2)).toHaveTextContent('陈砚舟已禁言未认证19:52进入发言2解除禁言');
  expect(rows.nth(0).getByRole('button').elements()).toHaveLength(0);
  expect(await axeViolations('main')).toEqual([]);
});

test('people are searched and filtered by the gateway, and read on page by page', async ({ gateway }) => {
  await showManager(gateway, { users });
  await open('参与人员');
  await expect.element(rows.nth(2)).toBeVisible();
  await search.fill('俞');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => gateway.lastPayload('getUserList')).toMatchObject({ userName: '俞' });
  gateway.answer('getUserList', ({ pageNum }) => ({
    list: [users[Number(pageNum) - 1] ?? liveUser('u9', '傅长宁')],
    total: 2,
    hasMore: Number(pageNum) === 1,
  }));
  await page.getByRole('radio', { name: '手机', exact: true }).click();
  await page.getByRole('button', { name: '加载更多', exact: true }).click();
  await expect.element(rows.nth(1)).toMatchTextContent(/^俞百川/);
  expect(gateway.lastPayload('getUserList')).toMatchObject({ userName: '俞', userPlatformType: '2', pageNum: '2' });
});

test('the muted have reason, assistant and time, and a ban cannot be lifted', async ({ gateway }) => {
  await showManager(gateway, {
    muted: [
      liveUser('u3', '陈砚舟', { speakState: 1, by: '石映雪', decidedAt: at(6), reason: '加微信领课件合集' }),
      liveUser('u4', '顾闻舟', { speakState: 2, by: '石映雪', decidedAt: at(-2), reason: '重复发送广告6条' }),
    ],
  });
  await open('禁言名单');
  await expect.element(rows.nth(0)).toHaveTextContent('陈砚舟已禁言石映雪20:06加微信领课件合集解除禁言');
  await expect.element(rows.nth(1)).toHaveTextContent('顾闻舟禁止发言至结束石映雪19:58重复发送广告6条不可解除');
  await page.getByRole('button', { name: '解除禁言：陈砚舟', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: '解除禁言', exact: true })).toBeVisible();
});

test('watched words are added to the present ones, and removed', async ({ gateway }) => {
  await showManager(gateway, {});
  gateway.answer('joinInActivity', {
    userChatRoomAuth: { canEnter: true, type: 0, reason: '' },
    statistics: { onlineNum: 1, viewNum: 1, bookNum: 0, messageNum: 0 },
    room: { ...liveRoom, words: ['联系方式', '加微信', '代购'] },
  });
  gateway.answer('updateLiveRoom', ({ words }) => ({ ...liveRoom, words: words ?? [] }));
  await open('禁言名单');
  await expect.element(page.getByText('暂无禁言人员', { exact: true })).toBeVisible();
  const field = page.getByRole('textbox', { name: '输入需核对的词', exact: true });
  const add = page.getByRole('button', { name: '添加', exact: true });
  await field.fill('加微信');
  await add.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('这个词已在列表中');
  await field.fill('回扣');
  await add.click();
  await expect.element(field).toHaveValue('');
  expect(gateway.lastPayload('updateLiveRoom')).toEqual({
    activityId: 'l1',
    words: ['联系方式', '加微信', '代购', '回扣'],
  });
  await page.getByRole('button', { name: '移除：联系方式', exact: true }).click();
  await expect.element(page.getByRole('button', { name: '移除：联系方式', exact: true })).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
});
