import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { type Browser, request } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { type S3Server, startS3Server } from '../../../test/servers/s3-server.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let server: S3Server;
let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  server = await startS3Server();
  gateway = await testApp({ clock, env: { ...server.env } });
  browser = await gateway.login('13900000001');
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

async function uploadPortrait() {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
  return browser.call('updatePortrait', { extName: 'jpg', fileContent: jpeg.toString('base64') });
}

async function setPortrait(): Promise<string> {
  const reply = await uploadPortrait();
  expect(reply.json().code).toBe(0);
  return reply.json().data.logo;
}

const readLogo = async (): Promise<string> => (await browser.call('getDoctorInfo', {})).json().data.logo;

test('a portrait is refused while the storage is unavailable; the former one stays, and the next is stored when it is available again', async () => {
  await setPortrait();
  const before = await setPortrait();
  await server.stop();
  const reply = await uploadPortrait();
  expect([reply.statusCode, reply.json().code]).toEqual([503, 50301]);
  expect(await readLogo()).toBe(before);
  await server.restart();
  expect((await request(gateway.app, { url: before })).statusCode).toBe(200);
  expect(await readLogo()).not.toBe(await setPortrait());
  const rows = () => gateway.deps.sql`select id from portrait where account_id = 'sample-01'`;
  expect((await rows()).length).toBeGreaterThan(2);
  clock.advance(DAY + 1);
  const job = gateway.modules.jobs.find(({ name }) => name === 'replaced-portraits');
  await gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()));
  expect(await rows()).toHaveLength(1);
});
