import { encodeMention } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { liveUser } from '../../../../test/live/live-manager.tsx';
import { chatMessage, chatSocket, showLiveChat } from '../../../../test/room/live-chat.tsx';

const field = page.getByRole('textbox', { name: '说点什么吧', exact: true });
const listbox = page.getByRole('listbox', { name: '可提到的用户', exact: true });
const option = (name: string) => listbox.getByRole('option', { name: new RegExp(name) });
const lines = page.getByRole('listitem');
const action = (line: number, name: string) => lines.nth(line).getByRole('button', { name, exact: true });

const from = (userId: string, name: string) => ({ msgUserInfo: { userId }, name });

function answerPeople(gateway: FakeGateway): void {
  const people = [liveUser('d1', '唐砺之', {}, 'anchor'), liveUser('u-2', '童安然')];
  gateway.answer('getUserList', ({ userName = '' }) => {
    const list = people.filter((person) => person.userName.includes(userName));
    return { list, total: list.length, hasMore: false };
  });
  // A message that was not sent stays as a line.
  gateway.fail('sendLiveMessage', 503);
}

test('people present are selected by the keyboard above the field, and sent as references', async ({ gateway }) => {
  logIn(gateway);
  answerPeople(gateway);
  await showLiveChat(gateway, [chatMessage(1)]);
  await field.fill('请');
  await userEvent.keyboard('@');
  await expect.element(option('唐砺之')).toMatchTextContent(/主播/);
  await expect.element(option('童安然')).toMatchTextContent(/望川县人民医院/);
  const [list, input] = [listbox.element().getBoundingClientRect(), field.element().getBoundingClientRect()];
  expect(list.bottom).toBeLessThanOrEqual(input.top);
  expect(await axeViolations('main')).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('童安然').element().id);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(field).toHaveValue('请@唐砺之 ');
  await expect.element(listbox).not.toBeInTheDocument();
  await expect.element(field).not.toHaveAttribute('aria-controls');
  await userEvent.keyboard('和@童');
  await expect.element(option('唐砺之')).not.toBeInTheDocument();
  await option('童安然').click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('看{Enter}');
  await expect
    .poll(() => gateway.lastPayload('sendLiveMessage'))
    .toMatchObject({ msg: `请${encodeMention('d1')} 和${encodeMention('u-2')} 看` });
  await expect.element(lines.nth(1)).toMatchTextContent(/请@唐砺之 和@童安然 看/);
});

test('a message that mentions the viewer is marked, and copies and quotes have the names', async ({ gateway }) => {
  logIn(gateway);
  const mentions = [{ userId: 'd5', name: '牧云汀' }];
  await showLiveChat(
    gateway,
    [
      chatMessage(1, { ...from('d1', '唐砺之'), msg: `${encodeMention('d5')} 请看`, mentions }),
      chatMessage(2, { ...from('d2', '童安然'), msg: `${encodeMention('d6')} 请看` }),
    ],
    { own: { userIds: ['u-5', 'd5'], blockedIds: [] } },
  );
  await expect.element(lines.nth(0)).toMatchTextContent(/@牧云汀 请看$/);
  await expect.element(lines.nth(1)).toMatchTextContent(/<@d6> 请看$/);
  const washes = [0, 1].map((line) => getComputedStyle(lines.nth(line).element()).backgroundColor);
  expect(washes[0]).not.toBe(washes[1]);
  await action(0, '回复唐砺之').click();
  await expect.element(page.getByText('唐砺之：@牧云汀 请看', { exact: true })).toBeVisible();
  await action(1, '提到童安然').click();
  await expect.element(field).toHaveValue('@童安然 ');
  await expect.element(field).toHaveFocus();
});

test('blocked people and quotes of them are hidden, also in what arrives', async ({ gateway }) => {
  logIn(gateway);
  await showLiveChat(
    gateway,
    [
      chatMessage(1, from('d1', '唐砺之')),
      chatMessage(2, { msg: '', isBlocked: true }),
      chatMessage(3, { ...from('d2', '童安然'), quote: { msgId: 'm1', name: '唐砺之', msg: '第1条' } }),
    ],
    { own: { userIds: [], blockedIds: ['d1'] } },
  );
  await expect.element(lines.nth(0)).toMatchTextContent(/^童安然.*第3条$/);
  chatSocket.listener.onMessages?.([chatMessage(4, from('d1', '唐砺之')), chatMessage(5)]);
  await expect.element(page.getByText('第5条', { exact: true })).toBeVisible();
  expect(lines.elements()).toHaveLength(2);
  await expect.element(page.getByText('唐砺之')).not.toBeInTheDocument();
});

test('a message is reported with a reason, and its sender blocked after a question', async ({ gateway }) => {
  logIn(gateway);
  let refusals = 0;
  await showLiveChat(
    gateway,
    [chatMessage(1, from('d1', '唐砺之')), chatMessage(2, from('u-2', '童安然')), chatMessage(3, from('d5', '牧云汀'))],
    { own: { userIds: ['d5'], blockedIds: [] }, onRefused: () => refusals++ },
  );
  gateway.answer('reportLiveMessage', {});
  await action(0, '举报').click();
  const dialog = page.getByRole('dialog', { name: '举报消息', exact: true });
  await dialog.getByRole('radio', { name: '广告或推销', exact: true }).click();
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await expect
    .poll(() => gateway.lastPayload('reportLiveMessage'))
    .toEqual({ activityId: 'l06', msgId: 'm1', reason: 'advertising', note: '' });
  await expect.element(dialog).not.toBeInTheDocument();
  gateway.answer('blockPerson', {});
  await action(0, '屏蔽唐砺之').click();
  await page.getByRole('button', { name: '屏蔽', exact: true }).click();
  await expect.poll(() => gateway.lastPayload('blockPerson')).toEqual({ doctorId: 'd1', on: true });
  await expect.poll(() => refusals).toBe(1);
  // A person without a public page cannot be blocked, and nobody acts on an own message.
  await expect.element(action(1, '屏蔽童安然')).not.toBeInTheDocument();
  await expect.element(action(1, '举报')).toBeInTheDocument();
  for (const name of ['举报', '提到牧云汀', '屏蔽牧云汀'])
    await expect.element(action(2, name)).not.toBeInTheDocument();
});

test('a visitor neither reports nor blocks', async ({ gateway }) => {
  await showLiveChat(gateway, [chatMessage(1, from('d1', '唐砺之'))]);
  await expect.element(action(0, '复制')).toBeInTheDocument();
  await expect.element(action(0, '举报')).not.toBeInTheDocument();
  await expect.element(action(0, '屏蔽唐砺之')).not.toBeInTheDocument();
});
