import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createLog } from '../log/log.ts';

const small = randomBytes(1000);
const large = randomBytes(9 * 1024 * 1024);

const lines: string[] = [];
const gateway = await testApp({
  log: createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }),
  modules: () => ({
    mediaRoutes: [
      // Lines and observations of a reply arrive after it: the test that reads them has a route of its own.
      ...['test', 'observed'].map((name) => ({
        name,
        prefix: `/media/${name}/`,
        find: (_request: unknown, path: string) =>
          ({ kind: 'file', address: `files:${path}`, cacheControl: 'private' }) as const,
      })),
      {
        name: 'broken',
        prefix: '/media/broken/',
        find: (_request, path) => {
          const fault = new Error('a secret detail');
          return path === 'later' ? Promise.reject(fault) : raise(fault);
        },
      },
    ],
  }),
});
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => gateway.close());
beforeEach(() => lines.splice(0));

const { files } = gateway.deps.storage;
await files.put('a/small.m4s', small);
await files.put('a/large.mp4', large);
await files.put('a/page.html', '<script>alert(1)</script>');

const get = (path: string, init: RequestInit = {}) => fetch(`${origin}/media/${path}`, init);

function raise(error: Error): never {
  throw error;
}

test.each([
  ['small.m4s', small, 'video/iso.segment'],
  ['large.mp4', large, 'video/mp4'],
])('%s is sent whole, from its disk and from memory alike', async (name, bytes, type) => {
  for (let turn = 0; turn < 2; turn++) {
    const reply = await get(`test/a/${name}`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
  const head = await get(`test/a/${name}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${bytes.length}`, '']);
});

test.each([
  ['small.m4s', small],
  ['large.mp4', large],
])('a range of %s', async (name, bytes) => {
  const part = await get(`test/a/${name}`, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
  const past = await get(`test/a/${name}`, { headers: { range: `bytes=${bytes.length}-` } });
  expect([past.status, past.headers.get('content-range'), await past.text()]).toEqual([
    416,
    `bytes */${bytes.length}`,
    '',
  ]);
  const other = await get(`test/a/${name}`, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } });
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
});

test('an unchanged file is not sent again', async () => {
  const etag = String((await get('test/a/small.m4s')).headers.get('etag'));
  const again = await get('test/a/small.m4s', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('test/a/small.m4s', { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
});

test('a file of an unknown type is sent as octet-stream', async () => {
  expect((await get('test/a/page.html')).headers.get('content-type')).toBe('application/octet-stream');
});

test.each([
  'test/a/none.m4s',
  'test/a',
  'test/',
  'test/%2e%2e/secret',
  'test/..%2fsecret',
  'test/a/%00',
  `test/a/${'x'.repeat(300)}`,
  'unknown/a',
  '',
])('/media/%s is not found', async (path) => {
  const reply = await get(path);
  expect([reply.status, await reply.json()]).toMatchObject([404, { data: null }]);
});

test('other methods are refused', async () => {
  const reply = await get('test/a/small.m4s', { method: 'POST', body: 'x' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['now', 'later'])('an unexpected error, %s, is a 500 with the request id alone', async (when) => {
  const reply = await get(`broken/${when}`);
  const body = await reply.text();
  expect(reply.status).toBe(500);
  expect(body).not.toContain('secret detail');
  expect(body).toContain(String(reply.headers.get('x-request-id')));
  expect(lines.join('')).toContain('a secret detail');
});

test('each reply has a line in the log and an observation in the metrics', async () => {
  const count = async () => {
    const metrics = await fetch(`${origin}/gateway/metrics`).then((reply) => reply.text());
    return /media_request_duration_seconds_count\{route="observed",status="200"\} (\d+)/.exec(metrics)?.[1];
  };
  await (await get('observed/a/small.m4s?token=hidden')).arrayBuffer();
  await expect.poll(count).toBe('1');
  await expect.poll(() => lines.join('')).toContain('/media/observed/');
  expect(lines.join('')).not.toContain('hidden');
  const all = lines.join('').trimEnd().split('\n');
  const line = all.map((each) => JSON.parse(each)).find(({ req }) => req?.path.startsWith('/media/observed/'));
  expect(line).toMatchObject({
    msg: 'answered',
    res: { status: 200 },
    req: { method: 'GET', path: '/media/observed/a/small.m4s', ip: '127.0.0.1' },
  });
});

test('a client that disconnects in the middle of a file is logged as broken off and holds nothing', async () => {
  const request = httpRequest(`${origin}/media/test/a/large.mp4`).end();
  const [response] = await once(request, 'response');
  response.once('data', () => request.destroy());
  await vi.waitFor(() => expect(lines.join('')).toContain('broken off'), 15_000);
});
