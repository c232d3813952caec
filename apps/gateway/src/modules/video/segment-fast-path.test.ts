import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => gateway.close());

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request over the network, where cached files take the fast path. */
async function overNetwork(browser: Browser, url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const reply = await fetch(origin + url, { headers: { cookie, ...headers } });
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  };
}

/** The same request handed to the framework, without the fast path. */
async function byRoute(browser: Browser, url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const reply = await browser.send({ url, headers });
  const texts = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
  return { status: reply.statusCode, headers: Object.fromEntries(texts), body: reply.rawPayload };
}

async function hotFiles(): Promise<number> {
  const { body } = await gateway.app.inject('/gateway/metrics');
  return Number(/^hot_files_total (\d+)$/m.exec(body)?.[1]);
}

const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const segments = new Map<Browser, string>();

beforeAll(async () => {
  for (const browser of [visitor, doctor]) {
    const { playlistUrl } = (await browser.call('getVideoPlay', { id: 'v01' })).json().data;
    const beside = (base: string, address: string) => new URL(address, `http://osteon.test${base}`).pathname;
    const master = readMaster((await byRoute(browser, playlistUrl)).body.toString());
    const media = beside(playlistUrl, master.renditions[0] ?? '');
    const [first = ''] = readPlaylist((await byRoute(browser, media)).body.toString()).segments;
    segments.set(browser, beside(media, first));
    // Brings the segment into the memory.
    await byRoute(browser, beside(media, first));
  }
});

test.each([
  ['a visitor', visitor],
  ['a doctor', doctor],
])('a cached segment of %s takes the fast path with the same answer as by its route', async (_who, browser) => {
  const url = segments.get(browser) ?? '';
  const byLane = await hotFiles();
  const expected = await byRoute(browser, url);
  const reply = await overNetwork(browser, url);
  expect(await hotFiles()).toBe(byLane + 1);
  expect(reply.status).toBe(200);
  expect(reply.body.equals(expected.body)).toBe(true);
  const same = ['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges', 'cache-control'];
  const guards = ['x-content-type-options', 'cross-origin-resource-policy', 'cross-origin-opener-policy'];
  for (const name of [...same, ...guards]) expect([name, reply.headers[name]]).toEqual([name, expected.headers[name]]);
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['a part', { range: 'bytes=0-9' }, 206],
  ['an unchanged file', { 'if-none-match': '*' }, 304],
  ['a page of another site', { referer: 'https://evil.example/' }, 403],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }, 403],
])('%s is left to the route', async (_what, headers, status) => {
  const url = segments.get(visitor) ?? '';
  const byLane = await hotFiles();
  expect((await overNetwork(visitor, url, headers)).status).toBe(status);
  expect((await byRoute(visitor, url, headers)).status).toBe(status);
  expect(await hotFiles()).toBe(byLane);
});

test('a segment of another browser, past the limit or with a changed link is refused', async () => {
  const url = segments.get(visitor) ?? '';
  const refused = [
    [gateway.browser(), url],
    [doctor, url],
    [visitor, segments.get(doctor) ?? ''],
    [visitor, url.replace(/seg-\d+/, 'seg-99999')],
    [visitor, url.replace(/\.0\./, '.999999.')],
    [visitor, url.replace('v01', 'v02')],
  ] as const;
  for (const [browser, address] of refused) {
    const reply = await overNetwork(browser, address);
    expect([403, 404]).toContain(reply.status);
    expect(reply.status).toBe((await byRoute(browser, address)).status);
  }
});

test('a link that has expired or whose session has ended is refused', async () => {
  const url = segments.get(doctor) ?? '';
  expect((await overNetwork(doctor, url)).status).toBe(200);
  const cookies = new Map(doctor.cookies);
  await doctor.call('logout', {});
  for (const [name, value] of cookies) doctor.cookies.set(name, value);
  expect((await overNetwork(doctor, url)).status).toBe(403);
  const start = clock.now();
  clock.set(start + 7 * 60 * 60 * 1000);
  expect((await overNetwork(visitor, segments.get(visitor) ?? '')).status).toBe(403);
  clock.set(start);
});
