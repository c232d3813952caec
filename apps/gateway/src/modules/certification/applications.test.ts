import type { RequestOf } from '@osteon/contract';
import { AttachmentType } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { applyFor, companyForm, doctorForm, uploadAll } from '../../../test/certification-forms.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { createLog } from '../../platform/log/log.ts';
import { account } from '../account/accounts/tables.ts';
import { certification, certificationPicture } from './tables.ts';

type Submission = RequestOf<'submitAuthAction'>;

const { workCard, licence, titleCertificate, businessLicence, letter } = AttachmentType;
const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let logged = '';
let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T02:00:00Z'));
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void (logged += line) });
  gateway = await testApp({ clock, poolSize: 20, log });
  browser = await gateway.login('13900000001');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const { db } = gateway.deps;
  await db.delete(certification);
  await db.delete(certificationPicture);
  await setRole(5);
  clock.advance(1_000);
});

const setRole = (roleId: number) =>
  gateway.deps.db.update(account).set({ roleId, authState: 2 }).where(eq(account.id, 'sample-01'));
const submit = async (submission: Submission, from = browser) =>
  (await from.call('submitAuthAction', submission)).json();
const getInfo = async () => (await browser.call('getCustomerAuthInfo', {})).json().data;
const listRows = () => gateway.deps.db.select().from(certification);

test('a number is not used again after its account was erased', async () => {
  const second = await gateway.login('13900000014');
  await submit(doctorForm());
  await submit(doctorForm(), second);
  await gateway.deps.db.delete(certification).where(eq(certification.accountId, 'sample-01'));
  await submit(doctorForm());
  const numbers = (await listRows()).map(({ number }) => number.split('-')[1]);
  expect(numbers.toSorted()).toEqual(['0002', '0003']);
});

describe('the basic information', () => {
  test('is stored as a draft, which can be filled in again under its number', async () => {
    expect(await submit(doctorForm({ department: '骨科', title: '主治医师' }))).toMatchObject({
      code: 0,
      data: { authenticationState: 2 },
    });
    const { certification: draft, history } = await getInfo();
    expect(draft).toMatchObject({
      kind: 'doctorLevel1',
      country: 'CN',
      state: 'draft',
      name: '林晓帆',
      hospital: '云泽市第三人民医院',
      department: '骨科',
      title: '主治医师',
      licenceNo: '',
      specialties: [{ id: 'joint' }, { id: 'spine' }],
      items: [{ item: 'basicInfo', state: 'waiting', picUrl: null }],
      submittedAt: null,
    });
    expect(history).toEqual([]);
    await submit(doctorForm({ role: 12, fullName: '林 晓帆' }));
    expect((await getInfo()).certification).toMatchObject({ number: draft.number, kind: 'nurse', name: '林 晓帆' });
  });

  test("with the seed's fields alone is that of a doctor from abroad", async () => {
    const { opflag, fullName, company, newAreasExpertise } = doctorForm();
    expect((await submit({ opflag, fullName, company, newAreasExpertise })).code).toBe(0);
    expect((await getInfo()).certification).toMatchObject({ kind: 'doctorLevel1', country: 'OTHER' });
  });

  test.each<[string, Submission]>([
    ['no name', doctorForm({ fullName: ' ' })],
    ['a name with digits', doctorForm({ fullName: '林晓帆2' })],
    ['a name with an emoji', doctorForm({ fullName: '林晓帆🙂' })],
    ['a name with markup', doctorForm({ fullName: '<b>林</b>' })],
    ['a name beyond 60 characters', doctorForm({ fullName: '林'.repeat(61) })],
    ['no hospital', doctorForm({ company: ' ' })],
    ['a hospital beyond 100 characters', doctorForm({ company: '院'.repeat(101) })],
    ['no specialty', doctorForm({ newAreasExpertise: [] })],
    ['13 specialties', doctorForm({ newAreasExpertise: Array.from({ length: 13 }, (_none, index) => `s${index}`) })],
    ['an unknown specialty', doctorForm({ newAreasExpertise: ['joint', 'unknown'] })],
    ['a credit code of a person', doctorForm({ licenceNo: '91350100M000100Y43' })],
    ['specialties of a company', companyForm({ newAreasExpertise: ['joint'] })],
    ['a company without a legal person', companyForm({ fullName: '' })],
    ['a line break in the department', doctorForm({ department: '骨科\n一病区' })],
  ])('with %s is refused', async (_what, form) => {
    expect(await submit(form)).toMatchObject({ code: 40000, data: null });
    expect(await listRows()).toEqual([]);
  });

  test.each(['', '91350100M000100Y44', '91350100M000100Y4', 'ABC'])(
    'with the credit code %j is refused',
    async (licenceNo) => {
      expect(await submit(companyForm({ licenceNo }))).toMatchObject({
        code: 40002,
        message: '统一社会信用代码有误，请检查后重试',
      });
      expect(await listRows()).toEqual([]);
    },
  );

  test.each<[number, Submission]>([
    [5, doctorForm({ level: 2 })],
    [6, doctorForm()],
    [6, companyForm()],
    [11, doctorForm({ level: 2 })],
    [12, doctorForm()],
    [13, doctorForm({ role: 12 })],
    [15, doctorForm()],
  ])('of role %i for %o is not allowed', async (roleId, form) => {
    await setRole(roleId);
    expect(await submit(form)).toMatchObject({ code: 40300, message: '您当前的身份不能申请此认证' });
    expect(await listRows()).toEqual([]);
  });

  test('sent ten times concurrently creates one row', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(doctorForm())));
    expect(replies.map(({ code }) => code)).toEqual(Array(10).fill(0));
    expect(await listRows()).toHaveLength(1);
  });

  test.each<Record<string, unknown>>([
    { roleId: 11 },
    { memberType: 1 },
    { authState: 1 },
    { role: 11 },
    { isCompleted: 1 },
  ])('with %o is refused', async (fields) => {
    expect((await submit({ ...doctorForm(), ...fields })).code).toBe(40000);
  });

  test('of a visitor is refused', async () => {
    expect((await submit(doctorForm(), gateway.browser())).code).toBe(40100);
  });
});

describe('the pictures', () => {
  beforeEach(async () => {
    await submit(doctorForm());
  });

  test('open the review once, however many requests send them concurrently', async () => {
    const authAttList = await uploadAll(browser, [workCard]);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => submit({ opflag: 2, isCompleted: 0, authAttList })),
    );
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
    const [conflict] = replies.filter(({ code }) => code !== 0);
    expect(conflict).toMatchObject({ code: 40900, message: '您的认证正在审核中，暂时不能修改，请等待审核结果' });
    const { authenticationState, certification: row, history } = await getInfo();
    expect([authenticationState, row.state, history.length]).toEqual([3, 'review', 1]);
    const { data } = (await browser.call('getCustomerInfoV2', {})).json();
    expect(data.authState).toBe(3);
  });

  test('before the basic information are refused', async () => {
    const other = await gateway.login('13900000014');
    const authAttList = await uploadAll(other, [workCard]);
    expect(await submit({ opflag: 2, authAttList }, other)).toMatchObject({
      code: 40900,
      message: '请先填写基本信息，再提交证件照片',
    });
  });

  test('lock the basic information while they are reviewed', async () => {
    await submit({ opflag: 2, authAttList: await uploadAll(browser, [workCard]) });
    for (const form of [doctorForm({ fullName: '张三' }), doctorForm({ level: 2 })]) {
      expect(await submit(form)).toMatchObject({ code: 40900 });
    }
    expect((await getInfo()).certification.name).toBe('林晓帆');
  });

  test.each([
    { what: 'none', types: [] },
    { what: 'one of another kind', types: [letter] },
    { what: 'two that prove the same', types: [workCard, licence] },
    { what: 'one too many', types: [workCard, titleCertificate] },
    { what: 'two of one type', types: [workCard, workCard] },
  ])('are refused when there is $what', async ({ types }) => {
    const authAttList = await uploadAll(browser, types);
    const submission = types.length > 0 ? { opflag: 2 as const, authAttList } : { opflag: 2 as const };
    expect(await submit(submission)).toMatchObject({ code: 40001, message: '证件照片已失效，请重新上传' });
    expect((await getInfo()).certification).toMatchObject({ state: 'draft', items: [{ item: 'basicInfo' }] });
  });

  test('are refused when one is named twice', async () => {
    await submit(companyForm());
    const [first] = await uploadAll(browser, [businessLicence]);
    if (!first) throw new Error('nothing was uploaded');
    const authAttList = [first, { ...first, attType: letter }];
    expect(await submit({ opflag: 2, authAttList })).toMatchObject({ code: 40001 });
    // Nothing of the refused submission remains, so that the picture is good still.
    expect((await submit({ opflag: 2, authAttList: [first, ...(await uploadAll(browser, [letter]))] })).code).toBe(0);
  });

  test.each<[string, () => Promise<string>]>([
    ['unknown', async () => 'unknown'],
    ["another account's", () => uploadAs('13900000003')],
    ['older than a day', uploadLongAgo],
    ['used', uploadUsed],
  ])('are refused when one is %s', async (_what, make) => {
    const attPath = await make();
    await submit(doctorForm());
    expect(
      await submit({ opflag: 2, authAttList: [{ attPath, attPositionType: 1, attType: workCard }] }),
    ).toMatchObject({
      code: 40001,
    });
    expect((await getInfo()).certification.state).not.toBe('review');
  });

  async function uploadAs(mobile: string): Promise<string> {
    const [attachment] = await uploadAll(await gateway.login(mobile), [workCard]);
    return attachment?.attPath ?? '';
  }

  async function uploadLongAgo(): Promise<string> {
    const [attachment] = await uploadAll(browser, [workCard]);
    clock.advance(DAY);
    return attachment?.attPath ?? '';
  }

  async function uploadUsed(): Promise<string> {
    const authAttList = await uploadAll(browser, [workCard]);
    await submit({ opflag: 2, authAttList });
    const review = gateway.modules.operatorServices.certifications;
    const refusals = [{ item: 'workCard', reason: 'blurred', note: '' }] as const;
    const { number } = (await getInfo()).certification;
    await review.decide(number, { event: 'refuse', refusals }, '审核 0217');
    return authAttList[0]?.attPath ?? '';
  }

  test('that were uploaded before a gateway was killed are accepted by the next one', async ({ onTestFinished }) => {
    const authAttList = await uploadAll(browser, [workCard]);
    const following = await testApp({ clock, beside: gateway });
    onTestFinished(() => following.close());
    const again = following.browser();
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    expect(await submit({ opflag: 2, authAttList }, again)).toMatchObject({ code: 0 });
    expect((await getInfo()).certification.state).toBe('review');
  });

  test('that were left over are deleted with the submission', async () => {
    const [first, second] = await uploadAll(browser, [workCard, workCard]);
    if (!first || !second) throw new Error('nothing was uploaded');
    await submit({ opflag: 2, authAttList: [second] });
    const rows = await gateway.deps.db.select().from(certificationPicture);
    expect(rows.map(({ id }) => id)).toEqual([second.attPath]);
    expect((await browser.send({ url: `/gateway/customer-service/authEnclosure/${first.attPath}` })).statusCode).toBe(
      404,
    );
  });
});

test('the lead is dismissed for good; a refused application stays refused', async () => {
  expect((await browser.call('dismissAuthLead', {})).json().data).toEqual({ authenticationState: 0 });
  expect((await browser.call('dismissAuthLead', {})).json().data).toEqual({ authenticationState: 0 });
  expect((await browser.call('getAuthState', {})).json().data).toBe(0);
  await gateway.deps.db.update(account).set({ authState: 4 }).where(eq(account.id, 'sample-01'));
  expect((await browser.call('dismissAuthLead', {})).json().data).toEqual({ authenticationState: 4 });
});

test('an event admits those who meet its requirements', async () => {
  const readAuthorization = async (activityId: string) =>
    (await browser.call('getCustomerAuthInfo', { activityId })).json().data.authStatus;
  const events = await gateway.deps.sql`select id, authorize_type from live_event order by id`;
  expect(new Set(events.map((each) => each['authorize_type'])).size).toBeGreaterThan(1);
  for (const event of events) {
    expect(await readAuthorization(event['id'])).toBe(event['authorize_type'] === 'auth' ? 0 : 1);
  }
  expect(await readAuthorization('unknown')).toBe(0);
  await setRole(6);
  for (const event of events) expect(await readAuthorization(event['id'])).toBe(1);
});

test('no log contains the submitted data', async () => {
  await applyFor(browser, companyForm(), [businessLicence, letter]);
  await submit(doctorForm({ fullName: '张3三' }));
  await gateway.deps.sql`alter table certification add constraint broken check (full_name = '') not valid`;
  await submit(doctorForm({ fullName: '李 四 明' }), await gateway.login('13900000014'));
  await gateway.deps.sql`alter table certification drop constraint broken`;
  expect(logged).toContain('submitAuthAction');
  for (const text of ['衡晓岚', '张3三', '李 四 明', '衡骨医疗器械有限公司', '91350100M000100Y43', 'fileContent']) {
    expect(logged).not.toContain(text);
  }
});
