import type { ResponseOf } from '@osteon/contract';
import { PermissionScene, RoleId } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { authInfo, certification, majors, SUBMITTED_AT } from '../../../../test/certification.ts';
import { expect, refetchCall, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CertificationSection } from './certification-section.tsx';
import { HomeStatus } from './home-status.tsx';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = region('身份认证');
const data = region('认证资料');
const history = region('认证记录');

const DECIDED_AT = SUBMITTED_AT + 2 * 60 * 60_000;

/**
 * Permissions as in the gateway's response: level 2 may do all, level 1 all but downloads, a visitor may only read
 * cases.
 */
function permissions(customerRole: number): ResponseOf<'listCustomerRoleConfig'> {
  const may = (roleId: number, sceneId: number) =>
    roleId === RoleId.doctorLevel2 ||
    (roleId === RoleId.doctorLevel1 && sceneId !== PermissionScene.downloads) ||
    (roleId === RoleId.nurse && sceneId === PermissionScene.score) ||
    sceneId === PermissionScene.caseTerminal ||
    sceneId === PermissionScene.libraryTerminal;
  const roles = [RoleId.visitor, RoleId.notAuthenticated, RoleId.doctorLevel1, RoleId.doctorLevel2, RoleId.nurse];
  return {
    permissionList: roles.flatMap((roleId) =>
      Object.values(PermissionScene).map((sceneId) => ({
        roleId,
        sceneId,
        customerRole,
        customerState: 0,
        roleFlag: may(roleId, sceneId) ? 1 : 0,
      })),
    ),
  };
}

async function show(gateway: FakeGateway, info: ResponseOf<'getCustomerAuthInfo'>): Promise<void> {
  gateway.answer('getCustomerAuthInfo', info);
  gateway.answer('listCustomerRoleConfig', permissions(info.roleId));
  gateway.answer('getAuthMajor', majors);
  logIn(gateway);
  await renderPage(
    <main>
      <h1>个人信息</h1>
      <CertificationSection id="certification" />
    </main>,
  );
}

const accepted = certification({
  state: 'accepted',
  country: 'CN',
  name: '周予安',
  hospital: '清和市第二人民医院',
  title: '主治医师',
  items: [
    { item: 'basicInfo', state: 'accepted', reason: null, note: '', picUrl: null, sentAt: SUBMITTED_AT },
    { item: 'workCard', state: 'accepted', reason: null, note: '', picUrl: '/favicon.svg', sentAt: SUBMITTED_AT },
  ],
  decidedAt: DECIDED_AT,
  queuePosition: null,
  expectedAt: null,
  picturesUntil: DECIDED_AT + 30 * 24 * 60 * 60_000,
});

test('an uncertified customer sees the open scenes, and the ladder with the own column', async ({ gateway }) => {
  await show(gateway, authInfo());
  await expect.element(status).toMatchTextContent('未认证可以试看视频3分钟');
  await expect.element(button('去认证')).toBeVisible();
  const ladder = region('各级权限').getByRole('table');
  await expect.element(ladder.getByRole('columnheader', { name: '您在这里 未认证', exact: true })).toBeVisible();
  const row = (name: string) => ladder.getByRole('row', { name, exact: true });
  await expect.element(row('浏览病例与文库 可以 可以 可以 可以')).toBeVisible();
  await expect.element(row('下载资料 不可以 不可以 不可以 可以')).toBeVisible();
  await expect.poll(() => gateway.lastPayload('listCustomerRoleConfig')).toMatchObject({ roleIds: '0,5,6,11' });
  await expect.element(data).toMatchTextContent('还没有认证资料');
  await expect.element(history).toMatchTextContent('暂无认证记录');
  expect(await axeViolations('main')).toEqual([]);
});

test('a nurse has a separate column; a row that is partly open says so', async ({ gateway }) => {
  await show(gateway, authInfo({ roleId: RoleId.nurse, authStatus: 1, authenticationState: 1 }));
  await expect.element(status).toMatchTextContent('护士 已认证下载与学术资源仅对医生二级开放');
  const header = region('各级权限').getByRole('columnheader', { name: '您在这里 护士', exact: true });
  await expect.element(header).toBeVisible();
  await expect
    .element(
      region('各级权限').getByRole('row', {
        name: '评论、点赞评论、为医生点赞、评分 不可以 不可以 可以 可以 部分',
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.poll(() => gateway.lastPayload('listCustomerRoleConfig')).toMatchObject({ roleIds: '0,5,6,11,12' });
});

test('a review shows its position in the queue and its expected time, and follows the decision', async ({
  gateway,
}) => {
  const sent = { at: SUBMITTED_AT, kind: 'doctorLevel1', event: 'submit', items: ['basicInfo', 'workCard'] } as const;
  await show(
    gateway,
    authInfo({
      authenticationState: 3,
      certification: certification(),
      history: [{ ...sent, items: [...sent.items] }],
    }),
  );
  await expect.element(status).toMatchTextContent('医生一级 审核中11.21 09:12提交 前面还有12份 预计11.21 18:00前完成');
  await expect.element(status).toMatchTextContent('已先开放：完整视频。未通过时收回。');
  await expect
    .element(history.getByRole('row').nth(1))
    .toMatchTextContent('2026.11.21 09:12提交医生一级认证基本信息、工作证照片审核中');
  expect(await axeViolations('main')).toEqual([]);
  gateway.answer('getCustomerAuthInfo', authInfo({ authenticationState: 1, roleId: 6, certification: accepted }));
  await refetchCall('getCustomerAuthInfo');
  await expect.element(status).toMatchTextContent('医生一级 已认证2026.11.21通过');
  await expect.element(button('申请二级认证')).toBeVisible();
});

test('a refusal names each item, its reason and the comment of the reviewer', async ({ gateway }) => {
  const refused = certification({
    state: 'refused',
    items: [
      { item: 'basicInfo', state: 'accepted', reason: null, note: '', picUrl: null, sentAt: SUBMITTED_AT },
      {
        item: 'workCard',
        state: 'refused',
        reason: 'glare',
        note: '请避开灯光再拍编号页',
        picUrl: '/favicon.svg',
        sentAt: SUBMITTED_AT,
      },
    ],
    decidedAt: DECIDED_AT,
    queuePosition: null,
    expectedAt: null,
  });
  await show(
    gateway,
    authInfo({
      authenticationState: 4,
      certification: refused,
      history: [{ at: DECIDED_AT, kind: 'doctorLevel1', event: 'refuse', items: ['workCard'] }],
    }),
  );
  await expect.element(status).toMatchTextContent('医生一级 需补充1项11.21 11:12退回 审核人员：请避开灯光再拍编号页');
  await expect.element(status).toMatchTextContent('基本信息已通过工作证照片有反光，无法核对');
  await expect.element(history.getByRole('row').nth(1)).toMatchTextContent('退回1项工作证照片需补充');
  expect(await axeViolations('main')).toEqual([]);
  await button('补充照片').click();
  await expect.element(page.getByRole('dialog', { name: 'Upload your work ID photo', exact: true })).toBeVisible();
});

test('the pictures of a decided certification can be deleted, after a confirmation', async ({ gateway }) => {
  await show(gateway, authInfo({ roleId: 6, authStatus: 1, authenticationState: 1, certification: accepted }));
  await expect.element(data).toMatchTextContent('工作证照片加密保存，仅您和审核人员可见；2026.12.21删除');
  await expect.element(data).toMatchTextContent('主治医师关节外科');
  gateway.fail('deleteAuthEnclosures', 500);
  await button('立即删除').click();
  const question = page.getByRole('dialog', { name: '删除证件照片', exact: true });
  await question.getByRole('button', { name: '取消', exact: true }).click();
  await expect.poll(() => gateway.count('deleteAuthEnclosures')).toBe(0);
  await button('立即删除').click();
  await question.getByRole('button', { name: '立即删除', exact: true }).click();
  await expect.element(page.getByText('删除失败，请稍后重试', { exact: true })).toBeVisible();
  gateway.answer('deleteAuthEnclosures', {});
  const items = accepted.items.map((item) => ({ ...item, picUrl: null }));
  gateway.answer('getCustomerAuthInfo', authInfo({ roleId: 6, certification: { ...accepted, items } }));
  await button('立即删除').click();
  await question.getByRole('button', { name: '立即删除', exact: true }).click();
  await expect.element(data).toMatchTextContent('照片已删除');
  await expect.element(button('立即删除')).not.toBeInTheDocument();
});

test('a part that fails shows a separate error', async ({ gateway }) => {
  gateway.fail('getCustomerAuthInfo', 500);
  logIn(gateway);
  await renderPage(<CertificationSection id="certification" />);
  const retry = status.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('getCustomerAuthInfo', authInfo());
  gateway.answer('listCustomerRoleConfig', permissions(5));
  await retry.click();
  await expect.element(button('去认证')).toBeVisible();
});

test('the personal home shows the band to uncertified customers alone', async ({ gateway }) => {
  gateway.answer('getCustomerAuthInfo', authInfo());
  logIn(gateway);
  await renderPage(
    <>
      <HomeStatus roleId={6} />
      <HomeStatus roleId={5} />
    </>,
  );
  await expect.element(button('去认证')).toBeVisible();
  await button('去认证').click();
  await expect.element(page.getByRole('dialog', { name: '身份认证', exact: true })).toBeVisible();
});
