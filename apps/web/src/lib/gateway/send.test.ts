import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GatewayError } from './gateway-error.ts';
import { exportBlob, requestModes, upload, uploadPdf } from './request-modes.ts';
import { getAddress } from './send.ts';

interface SentRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

const sent: SentRequest[] = [];
let statuses: number[] = [];
let server: Server;
/** Called instead of an answer. */
let hang: (() => void) | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://gateway');
      sent.push({ method: request.method ?? '', url, headers: request.headers, body });
      if (hang) return hang();
      const status = statuses.shift() ?? 200;
      if (status === 0) return void request.socket.destroy();
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"code":0,"data":{}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchOf = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchOf(new URL(path, `http://127.0.0.1:${port}`), init));
  vi.stubGlobal('localStorage', { getItem: (key: string) => ({ userId: 'c1', ch: 'ward' })[key] ?? null });
  vi.stubGlobal('document', { cookie: 'a=1; apiToken=t%20k' });
});

beforeEach(() => {
  sent.length = 0;
  statuses = [];
  hang = null;
});
afterEach(() => vi.restoreAllMocks());

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

describe('every request', () => {
  test('carries the shared headers and the default query values', async () => {
    await requestModes.get('/gateway/home-service/getHome', { cursor: undefined, pageSize: 5 });
    const [request] = sent;
    expect(request?.headers).toMatchObject({ customerid: 'c1', siteid: '1', apitoken: 't k' });
    expect(JSON.parse(decodeURIComponent(String(request?.headers['channelinfo'])))).toEqual({
      ch: 'ward',
      fch: '',
      ct: '',
    });
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      activityType: '2',
      visitSiteId: '1',
      pageSize: '5',
    });
  });

  test('under /pcd/cm/ names another visit site', () => {
    expect(getAddress('/pcd/cm/list')).not.toContain('visitSiteId=1');
    expect(getAddress('/pcd/list')).toContain('visitSiteId=1');
  });
});

describe('the request modes', () => {
  test('getJson packs the payload into queryJson', async () => {
    await requestModes.getJson('/x', { propertyTypeId: 8 });
    expect(sent[0]?.url.searchParams.get('queryJson')).toBe('{"propertyTypeId":8}');
  });

  test('form is url-encoded, post and put are JSON', async () => {
    await requestModes.form('/x', { text: '骨 折', none: null });
    await requestModes.post('/x', { a: [1] });
    await requestModes.put('/x', { a: 2 });
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', `text=${encodeURIComponent('骨 折').replace('%20', '+')}`],
      ['POST', '{"a":[1]}'],
      ['PUT', '{"a":2}'],
    ]);
    expect(sent.map(({ headers }) => headers['content-type']?.split(';')[0])).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
      'application/json',
    ]);
  });

  test('export returns a blob, upload a multipart form', async () => {
    expect((await exportBlob('/x', { id: 'a' })).size).toBeGreaterThan(0);
    await upload('/x', new Blob(['body'], { type: 'image/png' }), { kind: 1 });
    expect(sent[1]?.headers['content-type']).toContain('multipart/form-data');
    expect(sent[1]?.body).toContain('name="kind"');
  });

  test('uploadPdf refuses a file that is no PDF before sending', async () => {
    await expect(uploadPdf('/x', new Blob(['x'], { type: 'text/html' }))).rejects.toThrow(TypeError);
    expect(sent).toHaveLength(0);
  });
});

describe('a server in trouble', () => {
  test.each([0, 502, 503, 504])('a read is retried once after %i', async (status) => {
    statuses = [status, 200];
    expect((await requestModes.get('/x', {})).status).toBe(200);
    expect(sent).toHaveLength(2);
  });

  test.each([400, 500, 501])('the response %i is not retried', async (status) => {
    statuses = [status];
    expect((await requestModes.get('/x', {})).status).toBe(status);
    expect(sent).toHaveLength(1);
  });

  test('a read fails after the second failure', async () => {
    statuses = [0, 0];
    await expect(requestModes.get('/x', {})).rejects.toThrow(GatewayError);
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a read', 15_000, () => requestModes.get('/x', {})],
    ['a change', 15_000, () => requestModes.post('/x', {})],
    ['an upload', 300_000, () => upload('/x', new Blob(['body']), {})],
  ])('%s is given up after %i ms, and not tried again', async (_what, limitMs, request) => {
    const stop = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
    hang = () => stop.abort(new DOMException('', 'TimeoutError'));
    await expect(request()).rejects.toMatchObject({ kind: 'timeout' });
    expect(limit.mock.calls).toEqual([[limitMs]]);
    expect(sent).toHaveLength(1);
  });

  test('a write is sent once', async () => {
    statuses = [0];
    await expect(requestModes.post('/x', {})).rejects.toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(1);
  });
});
