import { PermissionScene, ResourceType, RoleId } from '@osteon/domain';
import { afterEach, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn, profileOf } from '../../../test/customer.ts';
import { condition, explain, refuseAll } from '../../../test/explanation.ts';
import { useDialogs } from '../../lib/dialogs.ts';
import { on } from '../../lib/events.ts';
import type { ActionRequest } from '../../lib/gated-action.ts';
import { callGateway } from '../../lib/gateway/call-gateway.ts';
import { clearPendingAction, getPendingAction, storePendingAction } from '../../lib/pending-action.ts';
import { handleRequest, leadRefusedCall, resumeAction } from './gate.ts';

const request: ActionRequest = {
  action: { name: 'showMessages', data: {} },
};

const control = page.getByRole('button', { name: '控件', exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
/** The dialog that the action opens. */
const done = dialog('前往手机App查看消息');

afterEach(() => {
  clearPendingAction();
});

/** Renders a control that requests the action, and presses it. */
async function press(change: Partial<ActionRequest> = {}): Promise<void> {
  await renderPage(
    <main>
      <h1>骨元</h1>
      <button type="button" onClick={() => void handleRequest({ ...request, ...change })}>
        控件
      </button>
      <p>正文</p>
    </main>,
  );
  await control.click();
}

test('an accepted action is done without a message', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listCustomerRoleConfig', {
    permissionList: [{ roleId: 5, sceneId: 22, customerRole: 5, customerState: 0, roleFlag: 1 }],
  });
  await press();
  await expect.element(done).toBeVisible();
});

for (const [what, fail] of [
  ['permission list', 'listCustomerRoleConfig'],
  ['explanation', 'explainScene'],
] as const) {
  test(`without a ${what} no lead opens: the call itself decides`, async ({ gateway }) => {
    logIn(gateway);
    refuseAll(gateway, RoleId.notAuthenticated);
    gateway.refuse(fail, 50_000, '服务异常，请稍后重试');
    await press();
    await expect.element(done).toBeVisible();
  });
}

test('a visitor sees the reason at the control; Esc and a click elsewhere close it, and the focus returns', async ({
  gateway,
}) => {
  refuseAll(gateway, RoleId.visitor);
  explain(gateway, { roleId: RoleId.visitor, outcome: 'login', conditions: [condition('login', 'missing')] });
  await press({ about: '收藏' });
  const popover = dialog('登录后即可使用“收藏”');
  await expect.element(popover).toMatchTextContent(/登录成功后自动继续，不用再点一次/);
  await expect.poll(() => popover.element().getBoundingClientRect().width).toBe(320);
  const gap = popover.element().getBoundingClientRect().top - control.element().getBoundingClientRect().bottom;
  expect(Math.abs(gap)).toBeLessThan(12);
  await expect.poll(() => popover.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(control).toHaveFocus();

  await control.click();
  await expect.element(popover).toBeVisible();
  await page.getByText('正文', { exact: true }).click();
  await expect.element(popover).not.toBeInTheDocument();
  expect(getPendingAction()).toBeNull();
});

for (const { name, title, texts, change } of [
  {
    name: 'a missing certificate',
    title: '下载还差一步',
    texts: ['医生二级认证', '您是医生一级', '登录', '已登录', '去认证', '先在线阅读'],
    change: {
      roleId: RoleId.doctorLevel1,
      outcome: 'certifyLevel2' as const,
      conditions: [condition('level2', 'missing'), condition('login', 'met')],
    },
  },
  {
    name: 'a role that nothing can help',
    title: '下载仅对医生二级开放',
    texts: ['医生二级', '您是护士', '查看各级权限'],
    change: {
      roleId: RoleId.nurse,
      outcome: 'notAllowed' as const,
      conditions: [condition('level2', 'missing'), condition('login', 'met')],
    },
  },
  {
    name: 'a membership that is over',
    title: '下载还差一步',
    texts: ['医生一级及以上', '会员', '2026.11.08已到期'],
    change: {
      conditions: [
        condition('level1', 'missing'),
        condition('membership', 'missing', { expirationTime: Date.UTC(2026, 10, 8) }),
        condition('login', 'met'),
      ],
    },
  },
  {
    name: 'a certification in review',
    title: '认证审核中',
    texts: ['医生一级认证', '查看进度'],
    change: { conditions: [condition('professional', 'review'), condition('login', 'met')] },
  },
]) {
  test(`explains ${name}, and axe finds no violation`, async ({ gateway }) => {
    logIn(gateway);
    refuseAll(gateway, change.roleId ?? RoleId.notAuthenticated);
    explain(gateway, change);
    await press({ about: '下载', instead: { label: '先在线阅读', to: '/home' } });
    const popover = dialog(title);
    for (const text of texts) await expect.element(popover.getByText(text, { exact: true }).last()).toBeVisible();
    expect(popover.getByRole('button', { name: '去认证', exact: true }).elements().length).toBe(
      texts.includes('去认证') || name === 'a membership that is over' ? 1 : 0,
    );
    // Once in the title, and not again in the row.
    expect(popover.element().textContent.split('审核中')).toHaveLength(title.includes('审核中') ? 2 : 1);
    expect(await axeViolations()).toEqual([]);
  });
}

test('on a phone it is a sheet at the bottom', async ({ gateway }) => {
  await page.viewport(360, 740);
  logIn(gateway);
  refuseAll(gateway, RoleId.nurse);
  explain(gateway, { roleId: RoleId.nurse, outcome: 'notAllowed', conditions: [condition('level2', 'missing')] });
  await press();
  const sheet = dialog('温馨提示');
  await expect.element(sheet.getByRole('button', { name: '我知道了', exact: true })).toBeVisible();
  await expect.poll(() => sheet.element().getBoundingClientRect().bottom).toBe(740);
  await sheet.getByRole('button', { name: '我知道了', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(control).toHaveFocus();
});

test('it follows the width of the window: popover, sheet, popover, and a dialog once its control is removed', async ({
  gateway,
}) => {
  refuseAll(gateway, RoleId.visitor);
  explain(gateway, { roleId: RoleId.visitor, outcome: 'login', conditions: [] });
  await press({ about: '收藏' });
  const explanation = dialog('登录后即可使用“收藏”');
  const widthOf = () => explanation.element().getBoundingClientRect().width;
  await expect.poll(widthOf).toBe(320);
  await page.viewport(360, 740);
  await expect.poll(widthOf).toBe(360);
  await page.viewport(1440, 900);
  await expect.poll(widthOf).toBe(320);
  control.element().remove();
  await expect.poll(widthOf).toBe(400);
  await expect.element(explanation.getByRole('button', { name: '去登录', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).not.toBeInTheDocument();
});

test('the action of a visitor is done after the login, and once', async ({ gateway }) => {
  refuseAll(gateway, RoleId.visitor);
  explain(gateway, { roleId: RoleId.visitor, outcome: 'login', conditions: [] });
  await press();
  gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example/', scene: 'B', matchNumber: '42' });
  gateway.answer('checkPcLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  await page.getByRole('button', { name: '去登录', exact: true }).click();
  await expect.element(dialog('登录观看骨科专业视频')).toBeVisible();
  expect(getPendingAction()).not.toBeNull();

  logIn(gateway);
  gateway.answer('listCustomerRoleConfig', {
    permissionList: [{ roleId: 5, sceneId: 22, customerRole: 5, customerState: 0, roleFlag: 1 }],
  });
  useDialogs.setState({ open: [] });
  await resumeAction();
  await expect.element(done).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(done).not.toBeInTheDocument();
  await resumeAction();
  expect(useDialogs.getState().open).toEqual([]);
});

test('a login that is given up discards it', async () => {
  storePendingAction(request, { kind: 'login' }, '');
  useDialogs.setState({ open: [{ name: 'login', data: {} }] });
  useDialogs.setState({ open: [] });
  await expect.poll(getPendingAction).toBeNull();
});

test('after five minutes, and after a reload whose storage is not ours, nothing is done', async ({ gateway }) => {
  logIn(gateway);
  const stored = { request, lead: { kind: 'login' }, customerId: '' };
  sessionStorage.setItem('gatedAction', JSON.stringify({ ...stored, at: Date.now() - 5 * 60_000 }));
  await resumeAction();
  expect(sessionStorage.getItem('gatedAction')).toBeNull();
  for (const foreign of ['{', '{"request":{}}']) {
    sessionStorage.setItem('gatedAction', foreign);
    expect(getPendingAction()).toBeNull();
    await resumeAction();
  }
  expect(useDialogs.getState().open).toEqual([]);
});

test('a login that is not all leads on', async ({ gateway }) => {
  logIn(gateway);
  refuseAll(gateway, RoleId.notAuthenticated);
  explain(gateway, {});
  await renderPage(<main />);
  storePendingAction({ ...request, about: '收藏' }, { kind: 'login' }, '');
  await resumeAction();
  await expect.element(dialog('请完成医生一级认证')).toMatchTextContent(/您正在使用收藏/);
});

test('a call that its scene refuses opens the lead, unless its page shows the refusal itself', async ({ gateway }) => {
  logIn(gateway);
  explain(gateway, {});
  const stop = on('sceneRefused', (refusal) => void leadRefusedCall(refusal));
  await renderPage(<main />);
  const data = { sceneId: PermissionScene.postComments, outcome: 'certifyLevel1' };
  gateway.refuse('getCase', 40_305, '请先完成医生一级认证', data);
  await expect(callGateway('getCase', { id: 'k1' }, { ownRefusal: true })).rejects.toThrow('请先完成医生一级认证');
  expect(useDialogs.getState().open).toEqual([]);
  await expect(callGateway('getCase', { id: 'k1' })).rejects.toThrow('请先完成医生一级认证');
  await expect.element(dialog('请完成医生一级认证')).toBeVisible();
  useDialogs.setState({ open: [] });

  gateway.answer('getDoctorInfo', profileOf(RoleId.nurse));
  gateway.refuse('getCase', 40_300, '您没有权限进行此操作', { ...data, outcome: 'notAllowed' });
  await expect(callGateway('getCase', { id: 'k1' })).rejects.toThrow('您没有权限进行此操作');
  await expect.element(dialog('温馨提示')).toBeVisible();
  stop();
});

test('a call that is refused after all leads on in the words of the control that was pressed', async ({ gateway }) => {
  logIn(gateway);
  explain(gateway, {});
  const accepted = { roleId: 5, customerRole: 5, customerState: 0, roleFlag: 1 };
  const { doctorLike, favorites } = PermissionScene;
  gateway.answer('listCustomerRoleConfig', { permissionList: [{ ...accepted, sceneId: doctorLike }] });
  const refusal = { sceneId: doctorLike, outcome: 'certifyLevel1' };
  gateway.refuse('likeResource', 40_305, '请完成医生一级认证', refusal);
  onTestFinished(on('sceneRefused', (refused) => void leadRefusedCall(refused)));
  await press({
    action: { name: 'like', data: { resourceType: ResourceType.video, resourceId: 'v24', on: true } },
    about: '点赞',
  });
  await expect.element(dialog('请完成医生一级认证')).toMatchTextContent(/您正在使用点赞/);
  useDialogs.setState({ open: [] });
  // No one sent the call of another scene.
  await leadRefusedCall({ sceneId: favorites, outcome: 'certifyLevel1' });
  await expect.element(dialog('请完成医生一级认证')).toMatchTextContent(/您正在使用收藏/);
});
