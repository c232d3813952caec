import type { RequestOf } from '@osteon/contract';
import { AttachmentType, formatDay } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { applyFor, companyForm, doctorForm, uploadAll } from '../../../test/certification-forms.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { account } from '../account/accounts/tables.ts';
import { auditEntry } from '../audit/tables.ts';
import type { Verdict } from './review-service.ts';
import { certification } from './tables.ts';

const { workCard, licence, titleCertificate, businessLicence, letter } = AttachmentType;
const HOUR = 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T02:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20 });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.db.delete(certification);
});

const review = () => gateway.modules.operatorServices.certifications;
const getInfo = async (browser: Browser) => (await browser.call('getCustomerAuthInfo', {})).json().data;
const getNumber = async (browser: Browser): Promise<string> => (await getInfo(browser)).certification.number;
const decide = async (browser: Browser, verdict: Verdict) =>
  review().decide(await getNumber(browser), verdict, '审核 0217');

async function readAccount(id: string) {
  const [row] = await gateway.deps.db.select().from(account).where(eq(account.id, id));
  return row;
}

const browsers = new Map<string, Browser>();

/** The browser of a sample account, as each may log in only three times a day. */
async function open(login: string): Promise<Browser> {
  const browser = browsers.get(login) ?? (await gateway.login(login));
  browsers.set(login, browser);
  return browser;
}

/** Resets a sample account to its state before any certification. */
async function reset(id: string, roleId: number): Promise<void> {
  await gateway.deps.db.update(account).set({ roleId, authState: 2, internationalStatus: 0 }).where(eq(account.id, id));
  clock.advance(1_000);
}

const KINDS: readonly {
  kind: string;
  form: RequestOf<'submitAuthAction'>;
  types: readonly AttachmentType[];
  roles: readonly [from: number, to: number, revoked: number];
  states: readonly [accepted: number, revoked: number];
}[] = [
  { kind: 'doctorLevel1', form: doctorForm(), types: [workCard], roles: [5, 6, 5], states: [1, 2] },
  { kind: 'doctorLevel1', form: doctorForm({ country: 'OTHER' }), types: [licence], roles: [5, 6, 5], states: [1, 2] },
  {
    kind: 'doctorLevel2',
    form: doctorForm({ level: 2 }),
    types: [licence, titleCertificate],
    roles: [6, 11, 6],
    states: [1, 1],
  },
  {
    kind: 'doctorLevel2',
    form: doctorForm({ level: 2, country: 'OTHER' }),
    types: [licence],
    roles: [6, 11, 6],
    states: [1, 1],
  },
  { kind: 'nurse', form: doctorForm({ role: 12 }), types: [letter], roles: [5, 12, 5], states: [1, 2] },
  { kind: 'doctorAssistant', form: doctorForm({ role: 13 }), types: [licence], roles: [5, 13, 5], states: [1, 2] },
  { kind: 'company', form: companyForm(), types: [businessLicence, letter], roles: [14, 15, 14], states: [1, 2] },
];

test.each(KINDS)(
  '$kind from $form.country is reviewed, accepted and revoked',
  async ({ kind, form, types, roles, states }) => {
    await reset('sample-01', roles[0]);
    const browser = await open('13900000001');
    await applyFor(browser, form, types);
    const number = `RZ${formatDay(clock.now()).replaceAll('-', '')}-0001`;
    expect(await getInfo(browser)).toMatchObject({
      authenticationState: 3,
      certification: { number, kind, state: 'review', submittedAt: clock.now(), queuePosition: 0, expectedAt: null },
      history: [{ event: 'submit', kind }],
    });

    clock.advance(HOUR);
    expect(await decide(browser, { event: 'accept' })).toMatchObject({ result: 'decided' });
    const international = form.country === 'OTHER' ? 1 : 0;
    expect(await readAccount('sample-01')).toMatchObject({
      roleId: roles[1],
      authState: states[0],
      internationalStatus: international,
      name: kind === 'company' ? form.company : form.fullName,
      company: form.company,
    });
    const { data: profile } = (await browser.call('getCustomerInfoV2', {})).json();
    expect(profile).toMatchObject({ roleId: roles[1], personId: kind === 'company' ? null : expect.any(String) });
    expect(await getInfo(browser)).toMatchObject({
      authenticationState: 1,
      authStatus: 1,
      roleId: roles[1],
      internationalStatus: international,
      certification: { state: 'accepted', queuePosition: null, picturesUntil: clock.now() + 30 * 24 * HOUR },
      history: [{ event: 'accept' }, { event: 'submit' }],
    });

    clock.advance(HOUR);
    expect(await decide(browser, { event: 'revoke' })).toMatchObject({ result: 'decided' });
    expect(await readAccount('sample-01')).toMatchObject({ roleId: roles[2], authState: states[1] });
    expect((await getInfo(browser)).certification.state).toBe('revoked');
    const { data: revoked } = (await browser.call('getCustomerInfoV2', {})).json();
    expect(revoked.personId).toEqual(kind === 'doctorLevel2' ? profile.personId : null);
  },
);

test('a refusal names items and reasons; only these are sent again, and the position in the queue stays', async () => {
  await reset('sample-02', 6);
  const browser = await open('13900000002');
  await applyFor(browser, doctorForm({ level: 2 }), [licence, titleCertificate]);
  const submittedAt = clock.now();
  await reset('sample-14', 5);
  clock.advance(HOUR);
  const other = await open('13900000014');
  await applyFor(other, doctorForm({ role: 12, fullName: '李 明' }), [letter]);
  expect((await getInfo(other)).certification).toMatchObject({ queuePosition: 1, expectedAt: null });

  clock.advance(HOUR);
  const refusals = [{ item: 'licence', reason: 'glare', note: '请避开灯光再拍编号页' }] as const;
  await decide(browser, { event: 'refuse', refusals });
  const refused = await getInfo(browser);
  expect(refused).toMatchObject({
    authenticationState: 4,
    roleId: 6,
    history: [{ event: 'refuse', items: ['licence'] }, {}],
  });
  expect(refused.certification.items).toMatchObject([
    { item: 'basicInfo', state: 'accepted', reason: null },
    { item: 'licence', state: 'refused', reason: 'glare', note: '请避开灯光再拍编号页' },
    { item: 'titleCertificate', state: 'accepted' },
  ]);
  const [, refusedLicence, title] = refused.certification.items;
  // Only one decision was made, just now, so only its duration counts.
  const expectedAt = clock.now() - HOUR + (clock.now() - submittedAt);
  expect((await getInfo(other)).certification).toMatchObject({ queuePosition: 0, expectedAt });

  clock.advance(HOUR);
  const authAttList = await uploadAll(browser, [licence]);
  expect((await browser.call('submitAuthAction', { opflag: 2, authAttList })).json()).toMatchObject({ code: 0 });
  const fixed = await getInfo(browser);
  expect(fixed).toMatchObject({
    authenticationState: 3,
    history: [{ event: 'resubmit', items: ['licence'] }, {}, {}],
  });
  expect(fixed.certification).toMatchObject({ state: 'review', submittedAt, queuePosition: 0, decidedAt: null });
  expect(fixed.certification.items).toMatchObject([
    { item: 'basicInfo', state: 'accepted' },
    { item: 'titleCertificate', state: 'accepted', picUrl: title.picUrl, sentAt: title.sentAt },
    { item: 'licence', state: 'waiting', reason: null, note: '', sentAt: clock.now() },
  ]);
  // The refused picture is deleted.
  expect((await browser.send({ url: refusedLicence.picUrl })).statusCode).toBe(404);
  expect(await decide(browser, { event: 'accept' })).toMatchObject({ result: 'decided' });
  expect(await readAccount('sample-02')).toMatchObject({ roleId: 11, authState: 1 });
});

test('refused basic information is sent first', async () => {
  await reset('sample-14', 5);
  const browser = await open('13900000014');
  await applyFor(browser, doctorForm(), [workCard]);
  await decide(browser, { event: 'refuse', refusals: [{ item: 'basicInfo', reason: 'nameDiffers', note: '' }] });
  const early = await browser.call('submitAuthAction', { opflag: 2 });
  expect(early.json()).toMatchObject({ code: 40900, message: '基本信息未通过审核，请先修改基本信息' });
  await browser.call('submitAuthAction', doctorForm({ fullName: '李明' }));
  expect((await getInfo(browser)).certification.state).toBe('refused');
  // The picture was accepted, so nothing else has to be submitted.
  expect((await browser.call('submitAuthAction', { opflag: 2 })).json().code).toBe(0);
  expect((await getInfo(browser)).certification).toMatchObject({ state: 'review', name: '李明' });
});

test('of two reviewers one decides, and the other gets a conflict; the owner is notified once', async () => {
  await reset('sample-01', 5);
  const browser = await open('13900000001');
  await applyFor(browser, doctorForm(), [workCard]);
  const number = await getNumber(browser);
  const refusals = [{ item: 'workCard', reason: 'blurred', note: '' }] as const;
  const outcomes = await Promise.all([
    review().decide(number, { event: 'accept' }, '审核 0217'),
    review().decide(number, { event: 'refuse', refusals }, '审核 0218'),
    review().decide(number, { event: 'accept' }, '审核 0219'),
  ]);
  expect(outcomes.filter(({ result }) => result === 'decided')).toHaveLength(1);
  const conflicts = outcomes.flatMap((each) => (each.result === 'conflict' ? each.certification.decidedBy : []));
  const decidedBy = outcomes.flatMap((each) => (each.result === 'decided' ? each.certification.decidedBy : []))[0];
  expect(conflicts).toEqual([decidedBy, decidedBy]);
  const texts = async () =>
    (await browser.call('readOutbox', { account: '13900000001' }))
      .json()
      .data.list.filter(({ text }: { text: string }) => text.includes(number));
  await expect.poll(texts).toHaveLength(1);
});

test('an item that the certification does not have cannot be refused', async () => {
  await reset('sample-01', 5);
  const browser = await open('13900000001');
  await applyFor(browser, doctorForm(), [workCard]);
  const refusals = [{ item: 'letter', reason: 'blurred', note: '' }] as const;
  expect(await decide(browser, { event: 'refuse', refusals })).toEqual({
    result: 'unknownItem',
    items: ['basicInfo', 'workCard'],
  });
  expect((await getInfo(browser)).certification.state).toBe('review');
});

test('an older certification cannot be revoked under a newer one', async () => {
  await reset('sample-01', 5);
  const browser = await open('13900000001');
  await applyFor(browser, doctorForm(), [workCard]);
  const first = await getNumber(browser);
  await decide(browser, { event: 'accept' });
  clock.advance(1_000);
  await applyFor(browser, doctorForm({ level: 2 }), [licence, titleCertificate]);
  await decide(browser, { event: 'accept' });
  expect(await review().decide(first, { event: 'revoke' }, '审核 0217')).toMatchObject({ result: 'roleChanged' });
  expect(await readAccount('sample-01')).toMatchObject({ roleId: 11 });
});

test('an application expires with the role that it requires, and another one can be made', async () => {
  await reset('sample-01', 5);
  const browser = await open('13900000001');
  await applyFor(browser, doctorForm(), [workCard]);
  const first = await getNumber(browser);
  await decide(browser, { event: 'accept' });
  clock.advance(1_000);
  await applyFor(browser, doctorForm({ level: 2 }), [licence, titleCertificate]);
  expect(await review().decide(first, { event: 'revoke' }, '审核 0217')).toMatchObject({ result: 'decided' });
  expect(await getInfo(browser)).toMatchObject({
    authenticationState: 2,
    roleId: 5,
    certification: { kind: 'doctorLevel2', state: 'revoked', queuePosition: null },
  });
  expect(await decide(browser, { event: 'accept' })).toMatchObject({ result: 'conflict' });
  clock.advance(1_000);
  await applyFor(browser, doctorForm(), [workCard]);
  expect(await getInfo(browser)).toMatchObject({ authenticationState: 3, certification: { kind: 'doctorLevel1' } });
});

test('reading a certification is logged with the name of the reviewer', async () => {
  await reset('sample-01', 5);
  const browser = await open('13900000001');
  await applyFor(browser, doctorForm(), [workCard]);
  const number = await getNumber(browser);
  const reviewed = await review().show(number, '审核 0217');
  const [picture] = reviewed?.pictures ?? [];
  if (!reviewed || !picture) throw new Error('there is no picture');
  expect((await review().openPicture(reviewed, picture, '审核 0217'))?.subarray(8, 12).toString()).toBe('WEBP');
  const entries = await gateway.deps.db.select().from(auditEntry).where(eq(auditEntry.accountId, 'sample-01'));
  const logged = entries.map(({ event, detail }) => ({ event, detail }));
  expect(logged).toContainEqual({ event: 'certificationViewed', detail: { number, reviewer: '审核 0217' } });
  expect(logged).toContainEqual({
    event: 'certificationPictureOpened',
    detail: { number, reviewer: '审核 0217', picture: picture.id },
  });
  expect(await review().show('RZ20000101-0001', '审核 0217')).toBeNull();
});
