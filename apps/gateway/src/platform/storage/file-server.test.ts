import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

const small = randomBytes(1000);
const large = randomBytes(9 * 1024 * 1024);

const gateway = await testApp({
  modules: (deps) => ({
    routes: [
      async (app) => {
        app.get<{ Params: { '*': string } }>('/test/*', (request, reply) =>
          deps.sendFile(reply, 'files', request.params['*'], { cacheControl: 'private, no-cache' }),
        );
      },
    ],
  }),
});
afterAll(() => gateway.close());
await gateway.deps.storage.files.put('a/small.m4s', small);
await gateway.deps.storage.files.put('a/large.mp4', large);
await gateway.deps.storage.files.put('a/page.html', '<script>alert(1)</script>');
await gateway.deps.storage.files.put('a/page.constructor', 'x');

const get = (path: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.app.inject({ method, url: `/test/${path}`, headers });

test.each([
  ['small.m4s', small, 'video/iso.segment'],
  ['large.mp4', large, 'video/mp4'],
])('%s is sent whole, with an ETag', async (name, bytes, type) => {
  const reply = await get(`a/${name}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.equals(bytes)).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-type': type,
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(`a/${name}`, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
  const head = await get(`a/${name}`, {}, 'HEAD');
  expect([head.statusCode, head.rawPayload.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(bytes.length),
  ]);
});

test('a conditional request of an unchanged file is answered with 304', async () => {
  const { etag } = (await get('a/small.m4s')).headers;
  const getStatus = async (ifNoneMatch: string) =>
    (await get('a/small.m4s', { 'if-none-match': ifNoneMatch, 'cache-control': 'no-cache' })).statusCode;
  expect(await getStatus(`"another", W/${etag}`)).toBe(304);
  expect(await getStatus('*')).toBe(304);
  expect(await getStatus('"another"')).toBe(200);
});

test.each([
  ['small.m4s', small],
  ['large.mp4', large],
])('a range of %s is sent as 206', async (name, bytes) => {
  const part = await get(`a/${name}`, { range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
  expect(part.headers['content-length']).toBe('100');
  const past = await get(`a/${name}`, { range: `bytes=${bytes.length}-` });
  expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
});

test('with an If-Range of another version the whole file is sent', async () => {
  const reply = await get('a/small.m4s', { range: 'bytes=0-9', 'if-range': '"another"' });
  expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, 1000]);
});

test.each(['a/page.html', 'a/page.constructor'])('%s, of an unknown type, is sent as octet-stream', async (path) => {
  const reply = await get(path);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/octet-stream']);
});

test.each([
  'a/none.m4s',
  'a',
  '',
  '../secret',
  '%2e%2e/secret',
  '..%2fsecret',
  'a/%00',
  'a//small.m4s/..',
  `a/${'x'.repeat(300)}`,
])('%s is not found', async (path) => {
  const reply = await get(path);
  expect([reply.statusCode, reply.json().data]).toEqual([404, null]);
});
