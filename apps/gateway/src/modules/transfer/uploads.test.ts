import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { type PhoneUploads, phoneUploads } from '../../../test/phone-uploads.ts';

let gateway: TestApp;
let phone: Browser;
let uploads: PhoneUploads;
/** It takes a moment to be made anew. */
let picture: Buffer;

beforeAll(async () => {
  gateway = await testApp();
  phone = gateway.browser();
  await phone.call('phonePasswordLogin', { mobile: '13900000004', passwd: 'Osteon2026!' });
  uploads = phoneUploads(phone);
  picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});
afterAll(() => gateway.close());
afterEach(async () => {
  const names = await readdir(folder()).catch(() => []);
  const begun = names.filter((name) => !name.includes('.'));
  await Promise.all(begun.map((id) => uploads.remove(`/gateway/transfer-service/uploads/${id}`)));
});

const folder = () => join(gateway.deps.config.dataDir, 'uploads');
const idOf = (location: string) => location.split('/').at(-1) ?? '';
async function begun(bytes = picture.length): Promise<string> {
  const reply = await uploads.begin(bytes);
  expect(reply.statusCode).toBe(201);
  return String(reply.headers['location']);
}

test('a phone that comes back before its lost connection is noticed costs the others nothing', async () => {
  const { port } = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
  const location = await begun();
  const headers = {
    cookie: [...phone.cookies].map((pair) => pair.join('=')).join('; '),
    phonetoken: phone.cookies.get('phoneToken'),
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': picture.length,
  };
  const lost = request({ port, method: 'PATCH', path: location, headers });
  const gone = once(lost, 'close').catch(() => undefined);
  lost.write(picture.subarray(0, 100));
  await vi.waitFor(async () => expect((await stat(join(folder(), idOf(location)))).size).toBe(100));
  const before = performance.eventLoopUtilization();
  expect((await uploads.state(location)).headers).toMatchObject({ 'upload-offset': '100' });
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  lost.destroy();
  await gone;
});
