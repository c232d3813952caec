import type { ResponseOf } from '@osteon/contract';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, refetchCall, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { answerCustomer, answerFrame, menuButton, renderShell, sidebar } from '../../../test/shell.tsx';
import { becomeVisitor } from '../../lib/session/session-store.ts';

type Followed = ResponseOf<'listFollowing'>['list'][number];

const NAMES = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((name) => `${name}医生`);
const ON_AIR = 50;

const followed = (resName: string, change: Partial<Followed> = {}): Followed => ({
  resId: `e0${NAMES.indexOf(resName)}`,
  resType: 9,
  resName,
  resUrlList: [],
  company: '',
  live: null,
  specialtyId: null,
  resState: 0,
  updateNum: 0,
  comboActionJump: { comboActionJumpV3: { pcLink: '/doctorHome?id=e01' } },
  ...change,
});

function answerFollowing(gateway: FakeGateway, list: Followed[]): void {
  answerFrame(gateway);
  answerCustomer(gateway);
  gateway.answer('listFollowing', { hasMore: false, list });
  logIn(gateway);
}

const names = sidebar.getByText(/^.医生$/);
const expand = sidebar.getByRole('button', { name: '展开全部', exact: true });

const getNames = () => names.elements().map((name) => name.textContent);

test('six followed authors are shown, the others on demand, and the app where there is no page', async ({
  gateway,
}) => {
  const changes: Record<string, Partial<Followed>> = { 乙医生: { updateNum: 2 }, 丙医生: { comboActionJump: null } };
  answerFollowing(
    gateway,
    NAMES.map((name) => followed(name, changes[name])),
  );
  await renderShell('/courseList');
  await expect.element(names.first()).toBeVisible();
  expect(getNames()).toEqual(NAMES.slice(0, 6));
  expect(sidebar.getByText('有更新', { exact: true }).elements()).toHaveLength(1);
  await expand.click();
  await expect.poll(getNames).toEqual(NAMES);
  expect(await axeViolations(':root')).toEqual([]);
  await sidebar.getByRole('button', { name: '收起', exact: true }).click();
  await expect.poll(getNames).toEqual(NAMES.slice(0, 6));

  const withoutPage = sidebar.getByRole('button', { name: '丙医生' });
  await withoutPage.click();
  const lead = page.getByRole('dialog', { name: '前往手机App查看', exact: true });
  await expect.element(lead.getByRole('img', { name: 'App二维码', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(withoutPage).toHaveFocus();

  await menuButton.click();
  await expand.click();
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(NAMES.slice(6));
});

test('an author who is live and has something new shows both marks, also in the menu of the rail', async ({
  gateway,
}) => {
  const marked = { resState: ON_AIR, updateNum: 1 };
  const changes: Record<string, Partial<Followed>> = { 甲医生: marked, 庚医生: marked, 辛医生: { updateNum: 1 } };
  answerFollowing(
    gateway,
    NAMES.map((name) => followed(name, changes[name])),
  );
  gateway.answer('markFollowingSeen', {});
  await renderShell('/courseList');
  const entry = sidebar.getByRole('listitem').filter({ hasText: '甲医生' });
  await expect.element(entry.getByText('直播中', { exact: true })).toBeVisible();
  expect(entry.getByText('有更新', { exact: true }).elements()).toHaveLength(1);

  await menuButton.click();
  await expand.click();
  const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  await expect.element(item('庚医生').getByText('直播中', { exact: true })).toBeVisible();
  expect(item('庚医生').getByText('有更新', { exact: true }).elements()).toHaveLength(1);
  expect(item('辛医生').getByText('直播中', { exact: true }).elements()).toEqual([]);
  await item('庚医生').click();
  await expect.poll(() => gateway.lastPayload('markFollowingSeen')).toEqual({ resType: 9, resId: 'e06' });
});

test('the last following list is shown until the call responds, and removed with the session', async ({ gateway }) => {
  answerFollowing(gateway, []);
  gateway.disconnect('listFollowing');
  const store = (customerId: string) =>
    localStorage.setItem('followingList', JSON.stringify({ customerId, list: [followed('乙医生')] }));
  store('AAAAAAAAAAAAAAAAAAAAAA');
  await renderShell('/courseList');
  await expect.element(names).toBeVisible();
  // After a failure it stays, as while the call is under way.
  await expect.poll(() => gateway.count('listFollowing')).toBeGreaterThan(0);
  await expect.element(names).toBeVisible();

  gateway.answer('listFollowing', { hasMore: false, list: [followed('庚医生')] });
  await refetchCall('listFollowing');
  await expect.poll(getNames).toEqual(['庚医生']);
  expect(localStorage.getItem('followingList')).toContain('庚医生');
  becomeVisitor('loggedOut');
  await expect.element(names).not.toBeInTheDocument();
  expect(localStorage.getItem('followingList')).toBeNull();
});

test('the following list of another customer is not shown', async ({ gateway }) => {
  answerFollowing(gateway, []);
  gateway.disconnect('listFollowing');
  localStorage.setItem('followingList', JSON.stringify({ customerId: 'another', list: [followed('乙医生')] }));
  await renderShell('/courseList');
  await expect.poll(() => gateway.count('listFollowing')).toBeGreaterThan(0);
  await expect.element(names).not.toBeInTheDocument();
});
