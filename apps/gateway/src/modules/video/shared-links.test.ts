import type { ResponseOf } from '@osteon/contract';
import { TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type Browser, request } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';
import { readConfig } from '../../platform/config/config.ts';

const CDN = 'https://media.example.com';

const clock = createFakeClock();
const start = clock.now();
const gateway = await testApp({ clock, env: { MEDIA_URL: CDN } });
afterAll(() => gateway.close());
afterEach(() => clock.set(start));

const [long] = await gateway.deps.sql<{ id: string }[]>`
  select id from resource where type = 1 and not vip and duration_seconds > ${TRY_WATCH_SECONDS} order by id limit 1`;

async function getPlay(browser: Browser): Promise<ResponseOf<'getVideoPlay'>> {
  return (await browser.call('getVideoPlay', { id: long?.id ?? '' })).json().data;
}

/** A request of the CDN: it forwards no cookies. */
const fetchByCdn = (url: string) => request(gateway.app, { url: new URL(url, CDN).pathname });

/** The segments of the smallest definition that a link permits. */
async function listSegments(playlistUrl: string): Promise<string[]> {
  const master = readMaster((await fetchByCdn(playlistUrl)).body);
  const playlistOfTrack = new URL(master.renditions[0] ?? '', playlistUrl).href;
  const { segments } = readPlaylist((await fetchByCdn(playlistOfTrack)).body);
  return segments.map((name) => new URL(name, playlistOfTrack).href);
}

test('signed links have the address of the CDN, are valid without cookies and the same for everybody with the same limit', async () => {
  const [doctor, other] = [await gateway.login('13900000002'), await gateway.login('13900000003')];
  const play = await getPlay(doctor);
  expect(play.playlistUrl.startsWith(`${CDN}/media/videos/`)).toBe(true);
  expect((await getPlay(other)).playlistUrl).toBe(play.playlistUrl);
  for (const url of [play.playlistUrl, play.thumbnails.url, ...play.subtitles.map((each) => each.url)]) {
    expect([url, (await fetchByCdn(url)).statusCode]).toEqual([url, 200]);
  }
  const [first = ''] = await listSegments(play.playlistUrl);
  const segment = await fetchByCdn(first);
  expect(segment.headers).toMatchObject({
    'access-control-allow-origin': 'http://osteon.test',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(segment.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
});

test('a link expires within ten minutes and no cache stores a response longer', async () => {
  for (const passed of [0, 1, 149_999, 299_999]) {
    clock.set(start + passed);
    const { validSeconds, playlistUrl } = await getPlay(gateway.browser());
    expect(validSeconds).toBeGreaterThan(5 * 60 - 0.001);
    expect(validSeconds).toBeLessThanOrEqual(10 * 60);
    const seconds = Number(/\d+/.exec(String((await fetchByCdn(playlistUrl)).headers['cache-control']))?.[0]);
    expect(seconds).toBeLessThanOrEqual(validSeconds);
    clock.advance(validSeconds * 1000);
    expect((await fetchByCdn(playlistUrl)).statusCode).toBe(403);
  }
});

test('a link to a title for members expires with the membership', async () => {
  const [title] = await gateway.deps.sql<{ id: string }[]>`
    select id from resource where type = 1 and vip and duration_seconds > ${TRY_WATCH_SECONDS} order by id limit 1`;
  const member = await gateway.login('13900000008');
  await gateway.deps.sql`
    update account set expiration_time = ${new Date(start + 60_000).toISOString()} where id = 'sample-08'`;
  clock.advance(1000);
  const { playlistUrl, validSeconds } = (await member.call('getVideoPlay', { id: title?.id ?? '' })).json().data;
  expect(validSeconds).toBe(59);
  expect((await fetchByCdn(playlistUrl)).statusCode).toBe(200);
  clock.advance(59_000);
  expect((await fetchByCdn(playlistUrl)).statusCode).toBe(403);
});

test('the limit is part of the signature', async () => {
  const { playlistUrl: whole } = await getPlay(await gateway.login('13900000002'));
  const { playlistUrl: limited } = await getPlay(gateway.browser());
  const [all, some] = [await listSegments(whole), await listSegments(limited)];
  expect(some.length).toBeLessThan(all.length);
  const tokenOf = (url: string) => url.split('/').at(-2) ?? '';
  const [masterToken, limitedToken] = [tokenOf(whole), tokenOf(limited)];
  const beyond = (all.at(-1) ?? '').replace(masterToken, limitedToken);
  expect((await fetchByCdn(beyond)).statusCode).toBe(403);
  const forged = limitedToken.replace(`.${TRY_WATCH_SECONDS}.`, '.0.');
  expect((await fetchByCdn(beyond.replace(limitedToken, forged))).statusCode).toBe(403);
  const [expiry, , mac] = limitedToken.split('.');
  expect((await fetchByCdn(beyond.replace(limitedToken, `${expiry}.${mac}`))).statusCode).toBe(403);
});

test('the policy of pages permits the CDN and nothing else', async () => {
  const { headers } = await gateway.app.inject('/gateway/health/live');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([`connect-src 'self' ${CDN}`, `media-src 'self' blob: ${CDN}`, "script-src 'self'"]),
  );
});

test.each(['media.example.com', 'https://media.example.com/films', 'https://user@media.example.com', 'ftp://x'])(
  'MEDIA_URL=%s is refused by name',
  (value) => expect(() => readConfig({ MEDIA_URL: value })).toThrow(/MEDIA_URL/),
);

test('a browser that received a link counts a play of its link, any other does not', async () => {
  const viewer = gateway.browser();
  await getPlay(viewer);
  const add = async (browser: Browser) => (await browser.call('addPlay', { id: long?.id ?? '' })).json().data.counted;
  expect([await add(gateway.browser()), await add(viewer), await add(viewer)]).toEqual([false, true, false]);
});
