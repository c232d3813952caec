import { AttachmentType, AUTH_STATE_IN_REVIEW, PermissionScene, RoleId } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { applyFor, doctorForm } from '../../../test/certification-forms.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';

const S = PermissionScene;

const clock = createFakeClock();
let gateway: TestApp;
let inReview: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  inReview = await gateway.login('13900000014');
});
afterAll(() => gateway.close());

interface Condition {
  condition: string;
  state: string;
  expirationTime: number | null;
}

async function explain(browser: Browser, payload: { sceneId: number; roleId?: number }) {
  const { data } = (await browser.call('explainScene', payload)).json();
  const conditions: Condition[] = data.conditions;
  return { ...data, list: conditions.map(({ condition, state }) => `${condition} ${state}`) };
}

test.each([
  [S.caseTerminal, RoleId.visitor, []],
  [S.favorites, RoleId.visitor, ['login missing']],
  [S.favorites, RoleId.notAuthenticated, ['login met']],
  [S.postComments, RoleId.notAuthenticated, ['professional missing', 'login met']],
  [S.postComments, RoleId.companyNotAuthenticated, ['professional missing', 'login met']],
  [S.postComments, RoleId.nurse, ['professional met', 'login met']],
  [S.playVideo3Minutes, RoleId.visitor, ['professional missing', 'login missing']],
  [S.experienceHallApply, RoleId.companyNotAuthenticated, ['company missing', 'login met']],
  [S.experienceHallApply, RoleId.companyCertified, ['company met', 'login met']],
  [S.experienceHallApply, RoleId.notAuthenticated, ['professional missing', 'login met']],
  [S.downloads, RoleId.doctorLevel1, ['level2 missing', 'login met']],
  [S.academicResources, RoleId.nurse, ['level2 missing', 'login met']],
  [S.publishResources, RoleId.doctorLevel2, ['level1 met', 'membership missing', 'login met']],
  [S.publishResources, RoleId.nurse, ['level1 missing', 'membership missing', 'login met']],
])('scene %d requires of role %d: %j', async (sceneId, roleId, list) => {
  expect((await explain(gateway.browser(), { sceneId, roleId })).list).toEqual(list);
});

test.each([
  ['13900000003', 'met'],
  ['13900000008', 'missing'],
  ['13900000002', 'missing'],
])('publishing names the membership of %s, which is %s, and its end', async (account, state) => {
  const browser = await gateway.login(account);
  const { conditions } = await explain(browser, { sceneId: S.publishResources });
  const [{ expirationTime }] = await gateway.deps.sql<[{ expirationTime: string | null }]>`
    select expiration_time as "expirationTime" from account where mobile = ${account}
  `;
  const membership = conditions.find(({ condition }: Condition) => condition === 'membership');
  expect(membership).toMatchObject({
    state,
    expirationTime: expirationTime === null ? null : Date.parse(expirationTime),
  });
});

test.each([
  [RoleId.notAuthenticated, S.postComments, 'professional review'],
  [RoleId.notAuthenticated, S.publishResources, 'level1 review'],
  [RoleId.notAuthenticated, S.downloads, 'level2 missing'],
  [RoleId.doctorLevel1, S.downloads, 'level2 review'],
  [RoleId.companyNotAuthenticated, S.experienceHallApply, 'company review'],
  [RoleId.companyNotAuthenticated, S.postComments, 'professional missing'],
])('of role %d in review, scene %d: %s', async (roleId, sceneId, first) => {
  await gateway.deps.sql`
    update account set role_id = ${roleId}, auth_state = ${AUTH_STATE_IN_REVIEW} where mobile = '13900000014'
  `;
  clock.advance(1000);
  expect((await explain(inReview, { sceneId })).list[0]).toBe(first);
  // In the response for the role by its id, nobody is in review.
  expect((await explain(inReview, { sceneId, roleId })).list[0]).toMatch(/missing$/);
});

test('a condition in review has the same times as the certification', async () => {
  const browser = await gateway.login('13900000001');
  await applyFor(browser, doctorForm(), [AttachmentType.workCard]);
  const { certification } = (await browser.call('getCustomerAuthInfo', {})).json().data;
  const { conditions, next } = await explain(browser, { sceneId: S.postComments });
  expect(next).not.toBeNull();
  expect(conditions[0]).toMatchObject({ condition: 'professional', state: 'review' });
  expect(conditions[0].submittedAt).toBe(certification.submittedAt);
  expect(conditions[0].expectedAt).toBe(certification.expectedAt);
  expect(certification.submittedAt).toBe(clock.now());
});
