import type { DoctorCard, RequestOf, ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;
let nurse: Browser;
let plain: Browser;
let doctorId: string;
let nurseId: string;

const findPublicProfileId = async (accountId: string): Promise<string> => {
  const [row] = await gateway.deps.sql<{ id: string }[]>`select id from doctor where account_id = ${accountId}`;
  return row?.id ?? '';
};

beforeAll(async () => {
  gateway = await testApp({ clock });
  doctor = await gateway.login('13900000003');
  nurse = await gateway.login('13900000004');
  plain = await gateway.login('13900000001');
  [doctorId, nurseId] = [await findPublicProfileId('sample-03'), await findPublicProfileId('sample-04')];
});
afterAll(() => gateway.close());

type Lists = 'listFans' | 'listFollowingOf';

const read = async (
  name: Lists,
  payload: RequestOf<Lists> = {},
  by: Browser = gateway.browser(),
): Promise<ResponseOf<Lists>> => (await by.call(name, payload)).json().data;
const idsOf = ({ list }: { list: DoctorCard[] }) => list.map(({ id }) => id);
const follow = async (by: Browser, resId: string, on = true, resType: 9 | 36 = 9) => {
  clock.advance(1000);
  expect((await by.call('updateSubscribe', { resType, resId, on })).json().code).toBe(0);
};
const state = async (id: string) =>
  (await gateway.browser().call('getEngagementState', { resourceType: 9, resourceIds: [id] })).json().data.list[0];
const summary = async (by: Browser) => (await by.call('getPersonalSummary', {})).json().data;

test('fans with a public profile are listed, the others are counted', async () => {
  const before = await state('e20');
  await follow(nurse, 'e20');
  await follow(plain, 'e20');
  await follow(doctor, 'e20');
  const page = await read('listFans', { doctorId: 'e20' });
  expect(idsOf(page).slice(0, 2)).toEqual([doctorId, nurseId]);
  expect(page.list[0]).toMatchObject({ pcLink: `/doctorHome?id=${doctorId}` });
  expect((await state('e20')).fans).toBe(before.fans + 3);
  const first = await read('listFans', { doctorId: 'e20', pageSize: 1 });
  expect(idsOf(first)).toEqual([doctorId]);
  expect(Buffer.from(first.nextCursor ?? '', 'base64url').toString()).not.toContain('sample');
  expect(idsOf(await read('listFans', { doctorId: 'e20', pageSize: 1, cursor: first.nextCursor ?? '' }))).toEqual([
    nurseId,
  ]);
  for (const by of [nurse, plain, doctor]) await follow(by, 'e20', false);
});

test('the doctors whom a doctor follows are listed page by page, without associations and hidden ones', async () => {
  const before = await read('listFollowingOf', { doctorId });
  const { following } = await state(doctorId);
  expect(following).toBe(before.list.length);
  await follow(doctor, 'e21');
  await follow(doctor, nurseId);
  await follow(doctor, 'o2', true, 36);
  expect(idsOf(await read('listFollowingOf', { doctorId })).slice(0, 2)).toEqual([nurseId, 'e21']);
  expect((await state(doctorId)).following).toBe(following + 2);
  expect(await summary(doctor)).toMatchObject({ followingNum: following + 2 });
  const first = await read('listFollowingOf', { doctorId, pageSize: 1 });
  const rest = await read('listFollowingOf', { doctorId, pageSize: 1, cursor: first.nextCursor ?? '' });
  expect([idsOf(first), idsOf(rest)]).toEqual([[nurseId], ['e21']]);

  await gateway.deps.sql`update doctor set state = 'hidden' where id = ${nurseId}`;
  expect(idsOf(await read('listFollowingOf', { doctorId }))[0]).toBe('e21');
  expect((await state(doctorId)).following).toBe(following + 1);
  expect((await gateway.browser().call('listFollowingOf', { doctorId: nurseId })).json().code).toBe(40_400);
  await gateway.deps.sql`update doctor set state = 'shown' where id = ${nurseId}`;
  await follow(doctor, 'o2', false, 36);
  for (const id of ['e21', nurseId]) await follow(doctor, id, false);
});

test("without a doctor the lists are the caller's own", async () => {
  await follow(nurse, doctorId);
  expect(idsOf(await read('listFans', {}, doctor))).toEqual([nurseId]);
  expect(idsOf(await read('listFollowingOf', {}, nurse))[0]).toBe(doctorId);
  expect(await summary(doctor)).toMatchObject({ personId: doctorId, fanNum: 1 });
  await follow(nurse, doctorId, false);
});

test('an account without certification has no fans, but can follow', async () => {
  await follow(plain, 'e22');
  expect(await read('listFans', {}, plain)).toEqual({ list: [], nextCursor: null });
  expect(idsOf(await read('listFollowingOf', {}, plain))).toEqual(['e22']);
  expect(await summary(plain)).toEqual({ personId: null, followingNum: 1, fanNum: 0, contentNum: 0, creditYear: 0 });
  await follow(plain, 'e22', false);
});

test("the library's own people follow nobody", async () => {
  expect(await read('listFollowingOf', { doctorId: 'e01' })).toEqual({ list: [], nextCursor: null });
  expect(await state('e01')).toMatchObject({ following: 0 });
});

test.each(['listFans', 'listFollowingOf'] as const)(
  '%s is refused for nobody, an unknown one and a foreign cursor',
  async (name) => {
    const visitor = gateway.browser();
    expect((await visitor.call(name, {})).json().code).toBe(40_100);
    expect((await visitor.call(name, { doctorId: 'nobody' })).json().code).toBe(40_400);
    expect((await visitor.call(name, { doctorId: 'e01', cursor: 'x' })).json().code).toBe(40_000);
  },
);
