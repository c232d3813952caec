import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

test('the doctor info is the profile and membership of the caller', async () => {
  const browser = await gateway.login('13900000003');
  const { data } = (await browser.call('getDoctorInfo', {})).json();
  expect(data).toEqual({
    logo: '',
    customerLogoUrl: '',
    name: '秦望舒',
    medicalTitle: '副主任医师',
    company: '南屏医科大学总医院',
    roleId: 11,
    internationalStatus: 0,
    memberType: 1,
    expirationTime: expect.any(Number),
    projectId: 'annual-membership',
    buyType: 1,
    discountAmount: '',
  });
  expect(data.expirationTime).toBeGreaterThan(Date.now());
});

test('a visitor has no doctor info', async () => {
  const reply = await gateway.browser().call('getDoctorInfo', {});
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: 40100, message: '请先登录' });
});

test("a visitor's member info is that of no member", async () => {
  const reply = await gateway.browser().call('getAuthorMemberInfo', {});
  expect(reply.json().data).toEqual({
    memberType: 0,
    expirationTime: 0,
    projectId: 'annual-membership',
    buyType: 0,
    discountAmount: '',
  });
});
