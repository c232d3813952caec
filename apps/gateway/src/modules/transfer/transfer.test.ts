import { calls } from '@osteon/contract';
import { formatDay } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;
let other: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  browser = await gateway.login('13900000002');
  other = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`update transfer set read_at = null, shown_at = null where id like 'sample-0_-t_'`;
});

const latest = async (from = browser) =>
  (await from.call('getLatestUnreadTransfer', { transferDate: formatDay(clock.now()), isRead: 0 })).json();
const list = async (from = browser, payload = {}) =>
  (
    await from.call('listTransfers', { transferDate: formatDay(clock.now()), pageNum: 1, pageSize: 9999, ...payload })
  ).json();

test('the newest unread transfer has all fields of the pop-up', async () => {
  const { code, data } = await latest();
  expect(code).toBe(0);
  expect(data).toMatchObject({ code: 0, loginTime: null, loginIp: null, id: 'sample-02-t0', popupStatus: 0 });
  expect(data.resourceResult).toEqual({
    resId: 'v37',
    resName: '前交叉韧带单束解剖重建：腘绳肌腱移植与股骨隧道定位',
    resNameEn: 'Anatomic Single-bundle ACL Reconstruction with Hamstring Autograft',
    resType: 1,
    resUrlList: [{ picUrl: expect.stringMatching(/^\/media\/images\/.*-200\.webp$/) }],
    resCustomerList: [{ name: expect.stringMatching(/\p{Script=Han}/u) }],
    comboActionJump: { comboActionJumpV3: { pcLink: '/videoTerminal?id=v37' } },
    durationSeconds: expect.any(Number),
    files: [],
  });
});

test('a pop-up that was shown is marked, and can be shown again', async () => {
  await browser.call('markTransferPopupShown', { id: 'sample-02-t0' });
  expect((await latest()).data).toMatchObject({ id: 'sample-02-t0', popupStatus: 1 });
  await browser.call('updatePopupStatus', { id: 'sample-02-t0', popupStatus: 0 });
  expect((await latest()).data).toMatchObject({ id: 'sample-02-t0', popupStatus: 0 });
});

test('the list contains all transfers, newest first, and whether there are more', async () => {
  const { data } = await list();
  expect(data.pageList.map(({ id }: { id: string }) => id)).toEqual(['sample-02-t0', 'sample-02-t1', 'sample-02-t2']);
  expect(data.pageList[0]).toMatchObject({ isRead: 0, transferDate: formatDay(data.pageList[0].sentAt) });
  expect(data.hasMore).toBe(false);
  const second = (await list(browser, { pageNum: 2, pageSize: 1 })).data;
  expect(second).toMatchObject({ pageList: [{ id: 'sample-02-t1' }], hasMore: true });
});

test('only transfers that were sent until the end of a day belong to it', async () => {
  const [oldest] = (await list()).data.pageList.slice(-1);
  const { data } = await list(browser, { transferDate: oldest.transferDate });
  expect(data.pageList.map(({ id }: { id: string }) => id)).toEqual([oldest.id]);
  expect((await list(browser, { transferDate: '0001-01-01' })).data.pageList).toEqual([]);
  expect((await list(browser, { transferDate: '9999-12-31' })).data.pageList).toHaveLength(3);
});

test('one transfer is marked read by its id, those of a list by the timestamp of its newest, all without either', async () => {
  await browser.call('markTransferRead', { id: 'sample-02-t0' });
  expect((await latest()).data.id).toBe('sample-02-t1');
  const [arrived, ...listed] = (await list(other)).data.pageList;
  await other.call('markTransferRead', { before: listed[0].sentAt + 1 });
  const left = (await list(other)).data.pageList.filter(({ isRead }: { isRead: number }) => isRead === 0);
  expect(left.map(({ id }: { id: string }) => id)).toEqual([arrived.id]);
  await browser.call('markTransferRead', {});
  expect((await latest()).data).toMatchObject({ id: null, resourceResult: null });
  expect((await latest(other)).data.id).toBe('sample-03-t0');
});

test("another account's transfer is not found, and is unchanged", async () => {
  for (const id of ['sample-03-t0', 'never-was']) {
    for (const reply of [
      await browser.call('markTransferRead', { id }),
      await browser.call('markTransferPopupShown', { id }),
      await browser.call('updatePopupStatus', { id, popupStatus: 1 }),
    ]) {
      expect(reply.statusCode).toBe(404);
    }
  }
  expect((await latest(other)).data).toMatchObject({ id: 'sample-03-t0', popupStatus: 0 });
});

test('a visitor has no transfers', async () => {
  const visitor = gateway.browser();
  for (const reply of [
    await visitor.call('getLatestUnreadTransfer', {}),
    await visitor.call('listTransfers', {}),
    await visitor.call('markTransferRead', {}),
  ]) {
    expect(reply.json()).toMatchObject({ code: 40100 });
  }
});

test('an invalid day is refused', async () => {
  const { family, path } = calls.listTransfers;
  const reply = await browser.send({
    method: 'GET',
    url: `/gateway/${family}-service/${path}?transferDate=2026-02-30`,
  });
  expect(reply.statusCode).toBe(400);
});

test('the check of a displaced session returns the login that displaced it', async () => {
  const first = await gateway.login('13900000004');
  await gateway.login('13900000004');
  const { code, data } = await latest(first);
  expect(code).toBe(110031);
  expect(data).toMatchObject({ code: 110031, loginTime: clock.now(), loginIp: '127.0.0.1' });
});
