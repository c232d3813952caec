import { PermissionScene, RoleId } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn, profileOf } from '../../../../test/customer.ts';
import { condition, explain } from '../../../../test/explanation.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { on } from '../../../lib/events.ts';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

for (const { level, title, texts } of [
  { level: 'level1', title: '请完成医生一级认证', texts: ['基本信息', '执业证书、资格证书或工作证'] },
  { level: 'level2', title: '请完成医生二级认证', texts: ['医师执业证书', '主治医师及以上'] },
  { level: 'company', title: '请完成企业认证', texts: ['营业执照', '认证授权书', '页面内下载模板'] },
] as const) {
  test(`the lead to ${level} names the action of the reader and the required documents`, async ({ gateway }) => {
    logIn(gateway);
    explain(gateway, {});
    await renderEmptyPage();
    openDialog('sceneLead', { sceneId: PermissionScene.postComments, level });
    const lead = dialog(title);
    await expect.element(lead).toMatchTextContent(/您正在使用发表评论/);
    for (const text of texts) await expect.element(lead.getByText(text, { exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const requested: unknown[] = [];
    const stop = on('certificationRequested', (wanted) => requested.push(wanted));
    await lead.getByRole('button', { name: '去认证', exact: true }).click();
    expect(requested).toEqual([{ level }]);
    stop();
    await lead.getByRole('button', { name: '暂不认证', exact: true }).click();
    await expect.element(lead).not.toBeInTheDocument();
  });
}

test('a lead names the action with the wording of its page', async ({ gateway }) => {
  logIn(gateway);
  explain(gateway, {});
  await renderEmptyPage();
  openDialog('sceneLead', { sceneId: PermissionScene.downloads, level: 'level2', about: '下载手术技术手册' });
  await expect.element(dialog('请完成医生二级认证')).toMatchTextContent(/您正在使用下载手术技术手册/);
});

test('in review the lead shows the time of submission and of the decision, and leads to the progress', async ({
  gateway,
}) => {
  logIn(gateway);
  const submittedAt = Date.UTC(2026, 10, 21, 1, 12);
  const expectedAt = Date.UTC(2026, 10, 21, 10, 0);
  explain(gateway, { conditions: [condition('professional', 'review', { submittedAt, expectedAt })] });
  await renderEmptyPage();
  openDialog('sceneLead', { sceneId: PermissionScene.postComments, level: 'level1' });
  const lead = dialog('请完成医生一级认证');
  await expect.element(lead).toMatchTextContent(/您的认证正在审核中11\.21 09:12提交，预计11\.21 18:00前完成/);
  await expect.element(lead.getByText('审核期间可先观看完整视频；评论、评分等在通过后开放')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await lead.getByRole('button', { name: '查看进度', exact: true }).click();
  await expect.element(lead).not.toBeInTheDocument();
});

test('the lead opens without an explanation too', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('explainScene', 50_000, '服务异常，请稍后重试');
  await renderEmptyPage();
  openDialog('sceneLead', { sceneId: PermissionScene.postComments, level: 'level1' });
  await expect.element(dialog('请完成医生一级认证').getByText('完成认证后，即可使用该功能')).toBeVisible();
});

test('the not-allowed dialog lists the permissions of the role, and of every role', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('getDoctorInfo', profileOf(RoleId.nurse));
  gateway.answer('listCustomerRoleConfig', {
    permissionList: [
      { roleId: RoleId.nurse, sceneId: PermissionScene.score, customerRole: 12, customerState: 1, roleFlag: 1 },
    ],
  });
  await renderEmptyPage();
  openDialog('noPermission');
  const notice = dialog('温馨提示');
  await expect.element(notice.getByText('您没有权限进行此操作', { exact: true })).toBeVisible();
  await expect.element(notice.getByText(/^护士账号可以收藏、评论、评分和观看完整视频/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  await notice.getByRole('button', { name: '查看各级权限', exact: true }).click();
  const matrix = dialog('角色与场景');
  const row = matrix.getByRole('row', { name: /^57 评分/ });
  await expect.element(row).toBeVisible();
  const cells = row
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['登录', '一级', '二级', '不允许', '可以', '不允许', '企业', '不允许']);
  expect(matrix.getByRole('row').elements()).toHaveLength(32);
  await expect
    .poll(() => gateway.lastPayload('listCustomerRoleConfig'))
    .toMatchObject({ roleIds: '0,5,6,11,12,13,14,15' });
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(matrix).not.toBeInTheDocument();
  await notice.getByRole('button', { name: '我知道了', exact: true }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a matrix that cannot be loaded shows an error and is loaded again', async ({ gateway }) => {
  gateway.refuse('listCustomerRoleConfig', 50_000, '服务异常，请稍后重试');
  await renderEmptyPage();
  openDialog('permissionMatrix');
  const matrix = dialog('角色与场景');
  await expect.element(matrix.getByText('服务异常，请稍后重试')).toBeVisible();
  gateway.answer('listCustomerRoleConfig', { permissionList: [] });
  await matrix.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(matrix.getByRole('row', { name: /^112 学术资源/ })).toBeVisible();
});
