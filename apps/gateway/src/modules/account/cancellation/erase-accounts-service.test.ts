import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { type S3Server, startS3Server } from '../../../../test/servers/s3-server.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { SAMPLE_PASSWORD } from '../samples/sample-accounts.ts';
import { eraseCancelledAccounts } from './erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const LOCKED = '13900000012';
const UPLOADS = '/gateway/transfer-service/uploads';
const clock = createFakeClock();
let server: S3Server;
let gateway: TestApp;
let picture: Buffer;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  // A bucket has no folders, so its deletions are tested.
  server = await startS3Server();
  gateway = await testApp({ clock, env: { ...server.env } });
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

/** The file names in a folder of the disk `files` and below it. */
async function filesIn(folder: string): Promise<string[]> {
  const { objects } = await gateway.deps.storage.files.listAll(folder, { recursive: true });
  return [...objects].map(({ name }) => name);
}

/** Uploads a picture from the phone of an account, and leaves it unsent. */
async function upload(mobile: string): Promise<void> {
  const phone = gateway.browser();
  await phone.call('phonePasswordLogin', { mobile, passwd: SAMPLE_PASSWORD });
  const own = { 'tus-resumable': '1.0.0', phonetoken: phone.cookies.get('phoneToken') ?? '' };
  const metadata = `filename ${Buffer.from('术前.png').toString('base64')}`;
  const headers = { ...own, 'upload-length': String(picture.length), 'upload-metadata': metadata };
  const started = await phone.send({ method: 'POST', url: UPLOADS, headers });
  const done = await phone.send({
    method: 'PATCH',
    url: String(started.headers['location']),
    headers: { ...own, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: picture,
  });
  expect(done.statusCode).toBe(204);
}

/** Appeals with a picture against the permanent lock, and has it lifted. */
async function appeal(browser: Browser): Promise<void> {
  const image = { extName: 'png', fileContent: picture.toString('base64') };
  const { imageId } = (await browser.call('uploadAppealImage', image)).json().data;
  const sent = await browser.call('submitAppeal', { reason: '都是我本人登录', imageIds: [imageId] });
  const { caseNumber } = sent.json().data.appeal;
  const review = gateway.modules.operatorServices.appeals;
  await review.answerAppeal(caseNumber, { accept: true, text: '账号已恢复', operator: '客服' });
}

async function cancel(browser: Browser, account: string): Promise<void> {
  const reply = await browser.call('requestCancellation', { bandToken: await requestStepUpToken(browser, account) });
  expect(reply.json().code).toBe(0);
}

test('the pictures of appeals and the files of transfers are deleted with their account, and no others', async () => {
  const browser = await gateway.login(LOCKED);
  await appeal(browser);
  await upload(LOCKED);
  await upload('13900000004');
  expect(await filesIn('appeals/sample-12')).toHaveLength(1);
  expect(await filesIn('transfers')).toHaveLength(4);
  await cancel(await gateway.login(LOCKED), LOCKED);
  clock.advance(15 * DAY);
  expect(await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures)).toBe(2);
  expect(await filesIn('appeals')).toEqual([]);
  const [remaining] = await gateway.deps.sql`select id from transfer_file`;
  expect(new Set((await filesIn('transfers')).map((name) => name.split('.')[0]))).toEqual(new Set([remaining?.id]));
});

test('an account whose files cannot be deleted stays until they can be, and holds up no other account', async () => {
  for (const mobile of ['13900000004', '13900000005']) await cancel(await gateway.login(mobile), mobile);
  clock.advance(15 * DAY);
  const { files, library } = gateway.deps.storage;
  const stuck = Object.create(files, {
    deleteAll: {
      value: async (prefix: string) => {
        if (prefix.includes('sample-04')) throw new Error('the disk is read-only');
        await files.deleteAll(prefix);
      },
    },
  });
  const left = () => gateway.deps.sql`select id from account where cancel_requested_at is not null order by id`;
  expect(
    await eraseCancelledAccounts({ ...gateway.deps, storage: { files: stuck, library } }, gateway.modules.erasures),
  ).toBe(1);
  expect(await left()).toEqual([{ id: 'sample-04' }]);
  expect(await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures)).toBe(1);
  expect([await left(), await filesIn('transfers')]).toEqual([[], []]);
});
