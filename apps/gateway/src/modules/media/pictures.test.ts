import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { request } from '../../../test/browser.ts';
import { getPictureFile } from './picture-file.ts';

const gateway = await testApp();
afterAll(() => gateway.close());

const id = 'a'.repeat(32);
await gateway.deps.storage.files.put(getPictureFile(id, 320), 'a picture');
await gateway.deps.storage.files.put('secret.txt', 'not a picture');
const get = (url: string, headers = {}) => request(gateway.app, { url, headers });

test('a picture is open to everyone and never changes', async () => {
  const reply = await get(`/media/images/${id}-320.webp`, { 'sec-fetch-site': 'cross-site' });
  expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([200, 'a picture', 'image/webp']);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/media/images/none.webp',
  `/media/images/${'b'.repeat(32)}-320.webp`,
  '/media/images/..%2fsecret.txt',
  '/media/images/',
])('%s is not found', async (url) => expect((await get(url)).statusCode).toBe(404));
