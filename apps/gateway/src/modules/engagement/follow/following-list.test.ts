import type { ResponseOf } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { getPictureFile } from '../../media/picture-file.ts';

let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  gateway = await testApp();
  browser = await gateway.login('13900000002');
});
afterAll(() => gateway.close());

const following = async (payload = {}): Promise<ResponseOf<'listFollowing'>> =>
  (await browser.call('listFollowing', { pageNum: 1, pageSize: 999, refTypeList: [9, 36], ...payload })).json().data;

test('lists the follows of the account, last followed first, with live events and new resources', async () => {
  const { list, hasMore } = await following();
  expect(list.map(({ resId }) => resId)).toEqual(['e10', 'e09', 'e06', 'e02', 'e04', 'e15', 'e13', 'o1']);
  expect(hasMore).toBe(false);
  expect(list[0]).toMatchObject({
    resType: 9,
    resState: 40,
    company: '东漓儿童医院',
    live: { title: '单侧双通道内镜下腰椎管减压：单侧入路双侧减压手术直播' },
    updateNum: 0,
    comboActionJump: { comboActionJumpV3: { pcLink: '/doctorHome?id=e10' } },
  });
  expect(list[1]).toMatchObject({ updateNum: 1 });
  expect(list[7]).toMatchObject({
    resType: 36,
    resName: '云泽骨科医师学会',
    resState: 0,
    live: null,
    company: '',
    specialtyId: null,
  });
});

test('the avatar is the portrait, in a width for avatars, where there is one', async () => {
  expect((await following()).list.map(({ resUrlList }) => resUrlList.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  await gateway.deps.db.execute(sql`update doctor set portrait = '/media/images/x-320.webp' where id = 'e10'`);
  await gateway.deps.db.execute(
    sql`update organization set portrait_id = (select max(id) from picture) where id = 'o1'`,
  );
  const { list } = await following();
  expect(list.map(({ resUrlList }) => resUrlList.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  const [picture] = await gateway.deps.db.execute<{ id: string }>(sql`select max(id) as id from picture`);
  expect(list[0]?.resUrlList[0]?.picUrl).toBe('/media/images/x-320.webp');
  expect(list[7]?.resUrlList[0]?.picUrl).toBe(`/media/${getPictureFile(picture?.id ?? '', 200)}`);
});

test('the list is filtered by kind, and read page by page', async () => {
  expect((await following({ refTypeList: [36] })).list).toHaveLength(1);
  expect(await following({ pageNum: 2, pageSize: 3 })).toMatchObject({
    list: [{ resId: 'e02' }, {}, {}],
    hasMore: true,
  });
});

test('a published resource is new until the account has viewed it', async () => {
  expect((await following()).list[2]).toMatchObject({ resId: 'e06', updateNum: 2 });
  await browser.call('markFollowingSeen', { resType: 9, resId: 'e06' });
  expect((await following()).list[2]).toMatchObject({ resId: 'e06', updateNum: 0 });
});

test('a doctor who is not followed cannot be marked as seen', async () => {
  expect((await browser.call('markFollowingSeen', { resType: 9, resId: 'e01' })).statusCode).toBe(404);
});

test('a visitor follows nobody', async () => {
  expect((await gateway.browser().call('listFollowing', {})).statusCode).toBe(401);
});
