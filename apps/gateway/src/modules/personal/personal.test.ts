import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

test('customers see their own account', async () => {
  const browser = await gateway.login('13900000003');
  expect((await browser.call('getCustomerInfoV2', {})).json().data).toEqual({
    customerId: 'sample-03',
    name: '秦望舒',
    medicalTitle: '副主任医师',
    company: '南屏医科大学总医院',
    logo: '',
    biography: '',
    personId: expect.any(String),
    specialtyId: expect.any(String),
    roleId: 11,
    authState: 1,
    internationalStatus: 0,
    nameFixed: true,
    mobile: '13900000003',
    email: '',
    hasPassword: true,
    bindConfirmedAt: expect.any(Number),
  });
});

test('the profile can be changed, a certified name not', async () => {
  const browser = await gateway.login('13900000002');
  const majors = (await browser.call('getAuthMajor', { propertyTypeId: 8, customerRole: 6 })).json().data.list;
  expect(majors).toHaveLength(12);
  const { id: specialtyId } = majors[1];
  const changed = { name: '周予安', medicalTitle: '主任医师', company: '清和市第一人民医院', specialtyId };
  expect((await browser.call('updateCustomerInfo', changed)).json().code).toBe(0);
  expect((await browser.call('getCustomerInfoV2', {})).json().data).toMatchObject(changed);
  const renamed = await browser.call('updateCustomerInfo', { ...changed, name: '周予宁' });
  expect(renamed.statusCode).toBe(403);
  expect((await browser.call('getDoctorInfo', {})).json().data.name).toBe('周予安');
});

test('a customer without certification chooses a name', async () => {
  const browser = await gateway.login('13900000014');
  const named = { name: '李 明', medicalTitle: '', company: '', specialtyId: '' };
  const long = { ...named, name: '林'.repeat(61) };
  expect((await browser.call('updateCustomerInfo', long)).json().code).toBe(40000);
  expect((await browser.call('updateCustomerInfo', named)).json().code).toBe(0);
  expect((await browser.call('checkSession', {})).json().data.userInfo.name).toBe('李 明');
});

test('a name is fixed by a certification that is accepted while the profile is being saved', async () => {
  const browser = await gateway.login('13900000015');
  const named = { name: '冒名者', medicalTitle: '', company: '', specialtyId: '' };
  const { sql } = gateway.deps;
  let saving: ReturnType<typeof browser.call> | undefined;
  await sql.begin(async (accepting) => {
    await accepting`select from account where id = 'sample-15' for update`;
    saving = browser.call('updateCustomerInfo', named);
    await vi.waitFor(async () => expect(await countLockWaits()).toBe(1), 15_000);
    await accepting`update account set role_id = 6, name = '沈若谷' where id = 'sample-15'`;
  });
  expect((await saving)?.json().code).toBe(40300);
  expect((await browser.call('getCustomerInfoV2', {})).json().data.name).toBe('沈若谷');
});

async function countLockWaits(): Promise<number> {
  const [row] = await gateway.deps.sql`
    select count(*)::int as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return Number(row?.['waits']);
}

test('a certified company saves its profile under the name of its licence', async () => {
  const browser = await gateway.login('13900000007');
  const name = `衡骨医疗器械（上海）${'分'.repeat(80)}公司`;
  await gateway.deps.sql`update account set name = ${name}, company = ${name} where id = 'sample-07'`;
  const profile = { name, medicalTitle: '', company: name, specialtyId: '' };
  expect((await browser.call('updateCustomerInfo', profile)).json().code).toBe(0);
});

test.each([
  ['a name of other signs', { name: '<b>' }],
  ['a specialty that there is not', { specialtyId: 'none-such' }],
  ['more than a line', { company: '院'.repeat(101) }],
])('%s is refused', async (_what, part) => {
  const browser = await gateway.login('13900000001');
  const whole = { name: '林晓帆', medicalTitle: '', company: '', specialtyId: '', ...part };
  expect((await browser.call('updateCustomerInfo', whole)).statusCode).toBe(400);
});

test('an escape sequence is refused', async () => {
  const browser = await gateway.login('13900000004');
  const whole = { name: '陶若溪', medicalTitle: '', company: '\u001b[2J云泽市第三人民医院', specialtyId: '' };
  expect((await browser.call('updateCustomerInfo', whole)).json()).toMatchObject({ code: 40000 });
});

test('a visitor has no account to see or change', async () => {
  const visitor = gateway.browser();
  expect((await visitor.call('getCustomerInfoV2', {})).statusCode).toBe(401);
  const whole = { name: '', medicalTitle: '', company: '', specialtyId: '' };
  expect((await visitor.call('updateCustomerInfo', whole)).statusCode).toBe(401);
});

test('the specialties are sorted by a key, and cut at the page size', async () => {
  const list = async (more: { sort?: string; pageSize?: number }): Promise<{ propertyEnName: string }[]> => {
    const browser = gateway.browser();
    return (await browser.call('getAuthMajor', { propertyTypeId: 8, customerRole: 6, ...more })).json().data.list;
  };
  const names = (majors: { propertyEnName: string }[]) => majors.map(({ propertyEnName }) => propertyEnName);
  const own = names(await list({ pageSize: 1000 }));
  const ascending = own.toSorted((a, b) => a.localeCompare(b));
  expect(names(await list({ sort: 'propertyEnName' }))).toEqual(ascending);
  expect(names(await list({ sort: '-propertyEnName', pageSize: 3 }))).toEqual(ascending.toReversed().slice(0, 3));
  const refused = await gateway.browser().call('getAuthMajor', { sort: 'password' });
  expect(refused.statusCode).toBe(400);
});
