import { AUTH_STATE_IN_REVIEW, PermissionScene, RoleId } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';

/** Longer than a process caches a session, and no longer than a second. */
const SECOND_MS = 1000;

const clock = createFakeClock();
/** An open title that outlasts a try-watch. */
let openTitle: string;
let gateway: TestApp;
let other: TestApp;
let browser: Browser;
/** The same browser, whose calls are sent to another process. */
let elsewhere: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  other = await testApp({ clock, beside: gateway });
  browser = await gateway.login('13900000001');
  elsewhere = other.browser();
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  const [title] = await gateway.deps.sql<{ id: string }[]>`
    select id from resource where type = 1 and not vip and duration_seconds > 180 order by id limit 1
  `;
  openTitle = title?.id ?? '';
});
afterAll(async () => {
  await other.close();
  await gateway.close();
});
beforeEach(() => change({ roleId: RoleId.notAuthenticated, authState: 0 }));

/** Changes the account of both browsers as another process does, without a notification to either. */
async function change({ roleId, authState }: { roleId: number; authState: number }): Promise<void> {
  await gateway.deps.sql`
    update account set role_id = ${roleId}, auth_state = ${authState} where mobile = '13900000001'
  `;
  clock.advance(SECOND_MS);
}

async function listAccepted(from: Browser): Promise<number[]> {
  const { data } = (await from.call('listCustomerRoleConfig', {})).json();
  const list: { sceneId: number; roleFlag: number }[] = data.permissionList;
  return list.filter(({ roleFlag }) => roleFlag === 1).map(({ sceneId }) => sceneId);
}

/** The permissions of the browser, by every call that returns them. */
async function read(from: Browser) {
  const scene = PermissionScene.playVideo3Minutes;
  const [accepted, play, explained] = [
    await listAccepted(from),
    (await from.call('getVideoPlay', { id: openTitle })).json().data,
    (await from.call('explainScene', { sceneId: scene })).json().data,
  ];
  const isWhole = accepted.includes(scene);
  expect([!play.watchAuth.tryWatchFlag, explained.roleFlag === 1]).toEqual([isWhole, isWhole]);
  return { isWhole, gate: play.gate, state: explained.conditions[0].state };
}

test('an open title plays whole in review, and ends early after the application was refused again', async () => {
  expect(await read(browser)).toEqual({ isWhole: false, gate: 'certification', state: 'missing' });
  await change({ roleId: RoleId.notAuthenticated, authState: AUTH_STATE_IN_REVIEW });
  expect(await read(browser)).toEqual({ isWhole: true, gate: null, state: 'review' });
  await change({ roleId: RoleId.notAuthenticated, authState: 4 });
  expect(await read(browser)).toEqual({ isWhole: false, gate: 'certification', state: 'missing' });
});

test('no other scene opens in review', async () => {
  const before = await listAccepted(browser);
  await change({ roleId: RoleId.notAuthenticated, authState: AUTH_STATE_IN_REVIEW });
  const added = (await listAccepted(browser)).filter((scene) => !before.includes(scene));
  expect(added).toEqual([PermissionScene.playVideo3Minutes]);
});

test('the list of a role by its id is that of the role, whoever the caller is', async () => {
  await change({ roleId: RoleId.notAuthenticated, authState: AUTH_STATE_IN_REVIEW });
  const { data } = (await browser.call('listCustomerRoleConfig', { roleIds: '5' })).json();
  const list: { sceneId: number; roleFlag: number }[] = data.permissionList;
  expect(list.find(({ sceneId }) => sceneId === PermissionScene.playVideo3Minutes)).toMatchObject({
    customerState: AUTH_STATE_IN_REVIEW,
    roleFlag: 0,
  });
});

test('a change of role or state applies to the next call of every process within a second', async () => {
  for (const from of [browser, elsewhere]) expect((await read(from)).isWhole).toBe(false);
  await change({ roleId: RoleId.notAuthenticated, authState: AUTH_STATE_IN_REVIEW });
  for (const from of [browser, elsewhere]) expect(await read(from)).toMatchObject({ isWhole: true, state: 'review' });
  await change({ roleId: RoleId.doctorLevel2, authState: 1 });
  for (const from of [browser, elsewhere]) {
    expect(await read(from)).toMatchObject({ isWhole: true, state: 'met' });
    expect(await listAccepted(from)).toContain(PermissionScene.downloads);
  }
  await change({ roleId: RoleId.notAuthenticated, authState: 0 });
  for (const from of [browser, elsewhere]) expect((await read(from)).isWhole).toBe(false);
});

test('a membership that starts or ends applies to the next call of every process within a second', async () => {
  const isMember = async (from: Browser) => {
    const { data } = (await from.call('explainScene', { sceneId: PermissionScene.publishResources })).json();
    return data.conditions.find(({ condition }: { condition: string }) => condition === 'membership').state === 'met';
  };
  const setMembership = async (type: number) => {
    await gateway.deps.sql`
      update account set member_type = ${type}, expiration_time = ${new Date(clock.now() + 60_000).toISOString()} where mobile = '13900000001'
    `;
    clock.advance(SECOND_MS);
  };
  for (const type of [0, 1, 0]) {
    await setMembership(type);
    expect([await isMember(browser), await isMember(elsewhere)]).toEqual([type === 1, type === 1]);
  }
  await setMembership(1);
  clock.advance(60_000);
  expect([await isMember(browser), await isMember(elsewhere)]).toEqual([false, false]);
});
