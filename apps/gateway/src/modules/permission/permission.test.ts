import { PermissionScene, RoleId } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

interface Entry {
  roleId: number;
  sceneId: number;
  roleFlag: number;
}

async function accepted(browser: Browser, roleIds?: string): Promise<Entry[]> {
  const { data } = (await browser.call('listCustomerRoleConfig', { roleIds })).json();
  return data.permissionList.filter(({ roleFlag }: Entry) => roleFlag === 1);
}

test('a visitor may browse and must log in for personal data', async () => {
  const scenes = (await accepted(gateway.browser())).map(({ sceneId }) => sceneId);
  expect(scenes).toContain(PermissionScene.caseTerminal);
  expect(scenes).not.toContain(PermissionScene.personalHome);
  expect(scenes).not.toContain(PermissionScene.postComments);
});

test("without a role the caller's own is returned, with every scene once", async () => {
  const doctor = await gateway.login('13900000003');
  const { data } = (await doctor.call('listCustomerRoleConfig', {})).json();
  expect(data.permissionList).toHaveLength(Object.keys(PermissionScene).length);
  expect(data.permissionList[0]).toEqual({
    roleId: RoleId.doctorLevel2,
    sceneId: PermissionScene.publishResources,
    customerRole: RoleId.doctorLevel2,
    customerState: 1,
    roleFlag: 1,
  });
});

test('several roles are returned in one response; a repeated one once', async () => {
  const list = await accepted(gateway.browser(), '0,5,5,12');
  expect(new Set(list.map(({ roleId }) => roleId))).toEqual(new Set([0, 5, 12]));
  const may = (role: number, scene: number) =>
    list.filter(({ roleId, sceneId }) => roleId === role && sceneId === scene).length;
  expect([0, 5, 12].map((role) => may(role, PermissionScene.score))).toEqual([0, 0, 1]);
});

test.each(['7', '6,999', 'x'])('%s, which is no list of roles, is refused', async (roleIds) => {
  const reply = await gateway.browser().call('listCustomerRoleConfig', { roleIds });
  expect(reply.statusCode).toBe(400);
});
