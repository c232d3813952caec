import { randomBytes } from 'node:crypto';
import type { RequestOf } from '@osteon/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomer, logInPhone } from '../../../../test/log-in-customer.ts';
import { phoneUploads } from '../../../../test/phone-uploads.ts';
import { subscribe } from '../../../platform/realtime/account-events.ts';

const LIFETIME_MS = 20 * 60_000;
const DAY = 24 * 60 * 60_000;
const WORK_CARD = 11;
const LICENCE = 12;
const consent = '2026-11-23';
const clock = createFakeClock();
let gateway: TestApp;
let card: Buffer;
let specialty: string;
const events: string[] = [];
let endSubscription: () => void;

beforeAll(async () => {
  gateway = await testApp({ clock });
  const { sql, log } = gateway.deps;
  endSubscription = await subscribe(sql, log, {
    onHint: (kind, accountId) => events.push(`${kind} ${accountId}`),
    onGap: () => undefined,
  });
  const noise = randomBytes(600 * 400 * 3);
  card = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'hidden position' } })
    .jpeg()
    .toBuffer();
  specialty = (await gateway.browser().call('getAuthMajor', {})).json().data.list[0].id;
});
afterAll(async () => {
  endSubscription();
  await gateway.close();
});
beforeEach(() => {
  events.length = 0;
});

let numbers = 0;

/** A new customer at a desktop, with a phone that is logged in to the same account. */
async function createCustomer() {
  const { browser: desktop, mobile, customerId } = await logInCustomer(gateway, `1370000${1000 + ++numbers}`);
  // A second code of one number within a minute is refused.
  clock.advance(61_000);
  return { desktop, customerId, phone: await logInPhone(gateway, mobile), mobile };
}

const nonce = () => randomBytes(16).toString('base64url');

async function showCode(desktop: Browser, tempState = nonce(), level: 1 | 2 = 1) {
  const reply = await desktop.call('generateMiniQrCode', {
    classify: 58,
    page: 'm/certify',
    tempState,
    sceneData: JSON.stringify({ level }),
    generateType: 2,
  });
  return { tempState, ...(reply.json().data as { qrCodeUrl: string; expiresAt: number }) };
}

const scan = async (phone: Browser, tempState?: string) => (await phone.call('getAuthScene', { tempState })).json();
const getInfo = async (desktop: Browser) => (await desktop.call('getCustomerAuthInfo', {})).json().data;

async function upload(phone: Browser, bytes = card, purpose = 'certification'): Promise<string> {
  const tus = phoneUploads(phone);
  const metadata = `filename ${Buffer.from('证件.jpg').toString('base64')},purpose ${Buffer.from(purpose).toString('base64')}`;
  const started = await tus.start(bytes.length, '证件.jpg', { 'upload-metadata': metadata });
  if (started.statusCode !== 201) return started.body;
  const location = String(started.headers['location']);
  expect((await tus.resume(location, 0, bytes)).statusCode).toBe(204);
  return location.split('/').at(-1) ?? '';
}

const basicInfo = (): RequestOf<'submitAuthPhone'> => ({
  opflag: 1,
  fullName: '周予安',
  company: '清和市第二人民医院',
  department: '运动医学科',
  title: '主治医师',
  newAreasExpertise: [specialty],
  role: 6,
  level: 1,
});

const attachment = (attPath: string, attType: typeof WORK_CARD | typeof LICENCE): RequestOf<'submitAuthPhone'> => ({
  opflag: 2,
  authAttList: [{ attPath, attPositionType: 1, attType }],
  isCompleted: 0,
});

async function runJob(name: string): Promise<void> {
  const job = gateway.modules.jobs.find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  while (await gateway.deps.db.transaction((tx) => job.batch(tx, clock.now())));
}

async function listUploaded(id: string): Promise<unknown[]> {
  return [...(await gateway.deps.storage.files.listAll(`uploads/${id}`)).objects];
}

test('a phone certifies the account of the desktop, which follows each step', async () => {
  const { desktop, phone, customerId } = await createCustomer();
  const { tempState, qrCodeUrl, expiresAt } = await showCode(desktop);
  expect(qrCodeUrl).toBe(`http://osteon.test/edu/m/certify?scene=${tempState}`);
  expect(expiresAt).toBe(clock.now() + LIFETIME_MS);
  expect(await getInfo(desktop)).toMatchObject({ phoneStep: null, certification: null });

  const scanned = await scan(phone, tempState);
  expect(scanned).toMatchObject({ code: 0, data: { level: 1, certification: null } });
  expect(scanned.data.customer.account).toMatch(/^137\*{4}\d{4}$/);
  expect(await getInfo(desktop)).toMatchObject({ phoneStep: 'basicInfo' });

  expect((await phone.call('submitAuthPhone', { ...basicInfo(), tempState })).json().code).toBe(0);
  expect(await getInfo(desktop)).toMatchObject({
    phoneStep: 'upload',
    certification: { state: 'draft', country: 'CN', kind: 'doctorLevel1', hospital: '清和市第二人民医院' },
  });

  const uploadId = await upload(phone);
  const { attPath } = (await phone.call('uploadAuthPhone', { uploadId, attType: LICENCE, consent, tempState })).json()
    .data;
  expect(await getInfo(desktop)).toMatchObject({ phoneStep: 'review' });
  expect(await listUploaded(uploadId)).toEqual([]);

  const submitted = await phone.call('submitAuthPhone', { ...attachment(attPath, LICENCE), tempState });
  expect(submitted.json()).toMatchObject({ code: 0, data: { authenticationState: 3 } });
  const info = await getInfo(desktop);
  expect(info).toMatchObject({ phoneStep: 'submitted', authenticationState: 3, certification: { state: 'review' } });
  const countEvents = () => events.filter((each) => each === `certification ${customerId}`).length;
  await expect.poll(countEvents).toBeGreaterThanOrEqual(4);

  const { picUrl } = info.certification.items.find(({ item }: { item: string }) => item === 'licence');
  for (const owner of [phone, desktop]) expect((await owner.send({ method: 'GET', url: picUrl })).statusCode).toBe(200);
  const [consented] = await gateway.deps.sql`
    select detail from audit_entry where event = 'certificationConsented' and account_id = ${customerId}`;
  expect(consented?.['detail']).toEqual({ version: consent });
});

test('a code belongs to one account alone', async () => {
  const { desktop } = await createCustomer();
  const { phone: foreign } = await createCustomer();
  const { tempState } = await showCode(desktop);
  expect(await scan(foreign, tempState)).toMatchObject({ code: 110043, data: null });
  expect(await getInfo(desktop)).toMatchObject({ phoneStep: null });
});

test('a code is scanned by one phone, which may scan it again', async () => {
  const { desktop, phone, mobile } = await createCustomer();
  const { tempState } = await showCode(desktop);
  expect(await scan(phone, tempState)).toMatchObject({ code: 0 });
  clock.advance(61_000);
  const second = await logInPhone(gateway, mobile);
  expect(await scan(second, tempState)).toMatchObject({ code: 110043 });
  clock.advance(LIFETIME_MS);
  expect(await scan(phone, tempState)).toMatchObject({ code: 0 });
});

test('of two phones that scan concurrently one gets the code', async () => {
  const { desktop, phone, mobile } = await createCustomer();
  clock.advance(61_000);
  const second = await logInPhone(gateway, mobile);
  const { tempState } = await showCode(desktop);
  const codes = (await Promise.all([phone, second].map((each) => scan(each, tempState)))).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 110043]);
});

test('a code expires, and a new one voids it', async () => {
  const { desktop, phone } = await createCustomer();
  const first = await showCode(desktop);
  const second = await showCode(desktop);
  expect(await scan(phone, first.tempState)).toMatchObject({ code: 110043 });
  clock.advance(LIFETIME_MS);
  expect(await scan(phone, second.tempState)).toMatchObject({ code: 110043 });
  const third = await showCode(desktop, nonce(), 2);
  clock.advance(LIFETIME_MS - 1);
  expect(await scan(phone, third.tempState)).toMatchObject({ code: 0, data: { level: 2 } });
  expect(await scan(phone, nonce())).toMatchObject({ code: 110043 });
});

test('only a hash of the code is stored, for a day', async () => {
  const { desktop, customerId } = await createCustomer();
  const { tempState } = await showCode(desktop);
  const stored = async () => gateway.deps.sql`select * from certification_scene where account_id = ${customerId}`;
  expect(JSON.stringify(await stored())).not.toContain(tempState);
  clock.advance(DAY + 1);
  await runJob('certification-codes');
  expect(await stored()).toHaveLength(0);
});

test.each([
  ['another classify', { classify: 57 }],
  ['another page', { page: 'm/login' }],
  ['a short nonce', { tempState: 'short' }],
  ['a level that there is not', { sceneData: '{"level":3}' }],
  ['no JSON', { sceneData: 'level' }],
])('%s creates no code', async (_what, part) => {
  const { desktop } = await createCustomer();
  const valid = { classify: 58, page: 'm/certify', tempState: nonce(), sceneData: '{"level":1}', generateType: 2 };
  const reply = await desktop.call('generateMiniQrCode', { ...valid, ...part } as never);
  expect(reply.statusCode).toBe(400);
});

test('without a session on the phone no details are returned', async () => {
  const { desktop } = await createCustomer();
  const { tempState } = await showCode(desktop);
  for (const browser of [desktop, gateway.browser()]) {
    expect((await browser.call('getAuthScene', { tempState })).statusCode).toBe(401);
    expect((await browser.call('submitAuthPhone', basicInfo())).statusCode).toBe(401);
  }
});

test('the page certifies without a code, too', async () => {
  const { desktop, phone } = await createCustomer();
  expect(await scan(phone)).toMatchObject({ code: 0, data: { level: 1 } });
  await phone.call('submitAuthPhone', basicInfo());
  expect(await getInfo(desktop)).toMatchObject({ phoneStep: null, certification: { state: 'draft' } });
});

test('an upload is consumed once, by its owner, however often the response is lost', async () => {
  const { phone } = await createCustomer();
  const { phone: foreign } = await createCustomer();
  const uploadId = await upload(phone);
  const submitUpload = (by: Browser, id = uploadId) =>
    by.call('uploadAuthPhone', { uploadId: id, attType: WORK_CARD, consent });
  expect((await submitUpload(foreign)).statusCode).toBe(404);
  expect((await submitUpload(phone, 'none')).statusCode).toBe(404);
  const first = (await submitUpload(phone)).json().data;
  expect((await submitUpload(phone)).json().data).toEqual(first);
  const [row] = await gateway.deps
    .sql`select count(*)::int as pictures from certification_picture where id = ${first.attPath}`;
  expect(row?.['pictures']).toBe(1);
});

test('an unfinished upload, and one of the transfer, are not accepted as pictures', async () => {
  const { phone } = await createCustomer();
  const tus = phoneUploads(phone);
  const metadata = `purpose ${Buffer.from('certification').toString('base64')}`;
  const started = await tus.start(card.length, '', { 'upload-metadata': metadata });
  const location = String(started.headers['location']);
  await tus.resume(location, 0, card.subarray(0, 100));
  const submitUpload = async (uploadId: string) =>
    (await phone.call('uploadAuthPhone', { uploadId, attType: WORK_CARD, consent })).statusCode;
  expect(await submitUpload(location.split('/').at(-1) ?? '')).toBe(404);
  expect(await submitUpload(await upload(phone, card, 'transfer'))).toBe(404);
});

test('no picture is accepted without the consent', async () => {
  const { phone } = await createCustomer();
  const uploadId = await upload(phone);
  for (const consentVersion of [undefined, '2020-01-01']) {
    const reply = await phone.call('uploadAuthPhone', {
      uploadId,
      attType: WORK_CARD,
      consent: consentVersion,
    } as never);
    expect(reply.statusCode).toBe(400);
  }
});

test('a file that is no picture, or too large, is refused and leaves nothing', async () => {
  const { phone } = await createCustomer();
  const uploadId = await upload(phone, Buffer.from('%PDF-1.7 no picture'));
  const reply = await phone.call('uploadAuthPhone', { uploadId, attType: WORK_CARD, consent });
  expect(reply.json()).toMatchObject({ code: 41501, message: '请上传图片文件' });
  expect(await listUploaded(uploadId)).toEqual([]);
  expect(JSON.parse(await upload(phone, Buffer.alloc(10_485_761)))).toMatchObject({
    code: 41301,
    message: '图片大小不能超过10MB',
  });
});

test('an upload that is never submitted is encrypted, in no transfer, and deleted after a day', async () => {
  const { desktop, phone } = await createCustomer();
  const uploadId = await upload(phone);
  const [part] = await listUploaded(uploadId);
  const stored = Buffer.from(await gateway.deps.storage.files.getBytes((part as { key: string }).key));
  expect(stored.includes(card.subarray(0, 200))).toBe(false);
  expect(stored.includes('hidden position')).toBe(false);
  expect((await desktop.call('listTransfers', {})).json().data.pageList).toEqual([]);
  expect((await phone.call('sendTransfer', { fileIds: [uploadId] })).statusCode).toBe(404);
  expect((await desktop.send({ method: 'GET', url: `/gateway/transfer-service/file/${uploadId}` })).statusCode).toBe(
    404,
  );
  clock.advance(DAY + 1);
  await runJob('unfinished uploads');
  expect(await listUploaded(uploadId)).toEqual([]);
});
