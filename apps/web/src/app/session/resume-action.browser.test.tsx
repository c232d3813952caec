import type { ResponseOf } from '@osteon/contract';
import { RoleId } from '@osteon/domain';
import { afterEach, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authInfo, certification } from '../../../test/certification.ts';
import { expect, refetchCall, renderPage, test } from '../../../test/component-test.tsx';
import { logIn, profileOf } from '../../../test/customer.ts';
import { condition, explain, refuseAll } from '../../../test/explanation.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { useProfile } from '../../entities/account/use-profile.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import { on } from '../../lib/events.ts';
import { clearPendingAction, getPendingAction } from '../../lib/pending-action.ts';
import { handleRequest, requestCertification } from './gate.ts';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const noDialog = () => useDialogs.getState().open.length === 0;
/** The dialog that the action opens. */
const done = dialog('前往手机App查看消息');

let stop: () => void;
beforeEach(() => {
  stop = on('certificationRequested', (wish) => void requestCertification(wish));
});
afterEach(() => {
  stop();
  clearPendingAction();
});

/** A control that requests what a scene refuses, in a page that shows its customer as the header does. */
function Page() {
  useProfile();
  return (
    <main>
      <h1>骨元</h1>
      <button type="button" onClick={() => void handleRequest({ action: { name: 'showMessages', data: {} } })}>
        控件
      </button>
    </main>
  );
}

/** A customer who is not certified follows the lead of the control to the certification. */
async function followLead(gateway: FakeGateway): Promise<void> {
  logIn(gateway);
  refuseAll(gateway, RoleId.notAuthenticated);
  explain(gateway, {});
  gateway.answer('getDoctorInfo', profileOf(RoleId.notAuthenticated));
  gateway.answer('getCustomerAuthInfo', authInfo());
  await renderPage(<Page />);
  await button('控件').click();
  await button('去认证').click();
  await expect.element(button('中国 China')).toBeVisible();
}

/** Simulates the event of a certification in an open page. */
async function receiveEvent(gateway: FakeGateway, info: ResponseOf<'getCustomerAuthInfo'>): Promise<void> {
  gateway.answer('getCustomerAuthInfo', info);
  gateway.answer('getDoctorInfo', profileOf(info.roleId === 6 ? RoleId.doctorLevel1 : RoleId.notAuthenticated));
  for (const name of ['getCustomerAuthInfo', 'getDoctorInfo', 'listCustomerRoleConfig'] as const) {
    await refetchCall(name);
  }
}

const submit = (gateway: FakeGateway) =>
  receiveEvent(gateway, authInfo({ authenticationState: 3, certification: certification() }));

async function accept(gateway: FakeGateway): Promise<void> {
  explain(gateway, { roleId: RoleId.doctorLevel1, roleFlag: 1, outcome: 'proceed', next: null, conditions: [] });
  const accepted = certification({ state: 'accepted', decidedAt: Date.now() });
  await receiveEvent(gateway, authInfo({ authenticationState: 1, roleId: 6, certification: accepted }));
}

test('the requested action is done once after the acceptance, which the open certification follows', async ({
  gateway,
}) => {
  await followLead(gateway);
  await submit(gateway);
  await expect.element(dialog('提交成功，请等待审核')).toBeVisible();
  await accept(gateway);
  await expect.element(done).toBeVisible();
  expect(useDialogs.getState().open).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(done).not.toBeInTheDocument();
  await accept(gateway);
  await expect.poll(() => gateway.count('getDoctorInfo')).toBeGreaterThanOrEqual(4);
  expect(noDialog()).toBe(true);
});

test('it is done though the certification was closed meanwhile, and refused once', async ({ gateway }) => {
  await followLead(gateway);
  await submit(gateway);
  await button('我知道了').click();
  await expect.poll(noDialog).toBe(true);
  const refused = certification({ state: 'refused', decidedAt: Date.now() + 1 });
  await receiveEvent(gateway, authInfo({ authenticationState: 4, certification: refused }));
  await submit(gateway);
  expect(noDialog()).toBe(true);
  await accept(gateway);
  await expect.element(done).toBeVisible();
});

test('a refusal that closes the certification leaves it waiting', async ({ gateway }) => {
  await followLead(gateway);
  await submit(gateway);
  await expect.element(dialog('提交成功，请等待审核')).toBeVisible();
  const refused = certification({ state: 'refused', decidedAt: Date.now() + 1 });
  const requestCount = gateway.count('getCustomerAuthInfo');
  await receiveEvent(gateway, authInfo({ authenticationState: 4, certification: refused }));
  await expect.poll(noDialog).toBe(true);
  // Once by the event, once because the last dialog is closed.
  await expect.poll(() => gateway.count('getCustomerAuthInfo')).toBe(requestCount + 2);
  await accept(gateway);
  await expect.element(done).toBeVisible();
});

test('it is discarded where the certification was given up', async ({ gateway }) => {
  await followLead(gateway);
  expect(getPendingAction()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(getPendingAction).toBeNull();
  await accept(gateway);
  expect(noDialog()).toBe(true);
});

test('another level that it needs is the next lead', async ({ gateway }) => {
  await followLead(gateway);
  await submit(gateway);
  await expect.element(dialog('提交成功，请等待审核')).toBeVisible();
  explain(gateway, {
    roleId: RoleId.doctorLevel1,
    outcome: 'certifyLevel2',
    conditions: [condition('level2', 'missing')],
  });
  const accepted = certification({ state: 'accepted', decidedAt: Date.now() });
  await receiveEvent(gateway, authInfo({ authenticationState: 1, roleId: 6, certification: accepted }));
  await expect.element(dialog('请完成医生二级认证')).toBeVisible();
  await button('暂不认证').click();
  await accept(gateway);
  expect(noDialog()).toBe(true);
});

test('it is retained while the phone continues, and not done for another customer', async ({ gateway }) => {
  await followLead(gateway);
  await receiveEvent(gateway, authInfo({ phoneStep: 'upload' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(noDialog).toBe(true);
  expect(getPendingAction()).not.toBeNull();
  logIn(gateway, { customerId: 'C'.repeat(22), userId: 'C'.repeat(22) });
  await accept(gateway);
  await expect.poll(getPendingAction).toBeNull();
  expect(noDialog()).toBe(true);
});

test('publishing continues once the required membership is bought', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('getDoctorInfo', profileOf(RoleId.doctorLevel1));
  gateway.answer('listCustomerRoleConfig', {
    permissionList: [{ roleId: 6, sceneId: 0, customerRole: 6, customerState: 1, roleFlag: 1 }],
  });
  await renderPage(<Page />);
  openDialog('vipTip', { expired: false, price: '699', originalPrice: null, couponAmount: null });
  await page.getByRole('link', { name: '开通会员', exact: true }).click();
  await expect.poll(noDialog).toBe(true);
  await refetchCall('getDoctorInfo');
  expect(noDialog()).toBe(true);
  const member = { memberType: 1, expirationTime: Date.now() + 60_000 };
  gateway.answer('getDoctorInfo', { ...profileOf(RoleId.doctorLevel1), ...member });
  await refetchCall('getDoctorInfo');
  await expect.element(dialog('前往手机App发布')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(noDialog).toBe(true);
  await refetchCall('getDoctorInfo');
  expect(noDialog()).toBe(true);
});
