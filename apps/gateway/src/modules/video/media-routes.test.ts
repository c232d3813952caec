import type { ResponseOf } from '@osteon/contract';
import { TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';

const clock = createFakeClock();
const start = clock.now();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());
afterEach(() => clock.set(start));

const [long] = await gateway.deps.sql<{ id: string; seconds: number }[]>`
  select id, duration_seconds as seconds from resource
  where type = 1 and not vip and duration_seconds > ${TRY_WATCH_SECONDS} order by id limit 1`;
if (!long) throw new Error('the library has no open title that outlasts a try-watch');

async function getPlay(browser: Browser, id = long?.id ?? ''): Promise<ResponseOf<'getVideoPlay'>> {
  return (await browser.call('getVideoPlay', { id })).json().data;
}

const get = (browser: Browser, url: string, headers: Record<string, string> = {}) => browser.send({ url, headers });
const beside = (url: string, address: string) => new URL(address, `http://osteon.test${url}`).pathname;

/** The playlist of the smallest definition, and the addresses of its segments. */
async function readTitle(browser: Browser, id?: string) {
  const { playlistUrl } = await getPlay(browser, id);
  const master = readMaster((await get(browser, playlistUrl)).body);
  const mediaUrl = beside(playlistUrl, master.renditions[0] ?? '');
  const playlist = readPlaylist((await get(browser, mediaUrl)).body);
  return { playlistUrl, master, mediaUrl, playlist, segments: playlist.segments.map((name) => beside(mediaUrl, name)) };
}

test('a doctor plays the whole title: playlists, first and last segment, subtitles, thumbnails', async () => {
  const doctor = await gateway.login('13900000002');
  const { playlistUrl, master, mediaUrl, playlist, segments } = await readTitle(doctor);
  expect(playlist.seconds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(long.seconds, 3);
  const play = await getPlay(doctor);
  const tracks = [...master.audio, ...master.renditions, ...master.subtitles].map((each) => beside(playlistUrl, each));
  const others = [beside(mediaUrl, 'init.mp4'), segments[0], segments.at(-1), play.thumbnails.url];
  for (const url of [...tracks, ...others, ...play.subtitles.map((each) => each.url)]) {
    expect([url, (await get(doctor, url ?? '')).statusCode]).toEqual([url, 200]);
  }
});

test('a visitor gets 180 seconds of every track and nothing past them', async () => {
  const visitor = gateway.browser();
  const { playlistUrl, master, mediaUrl, playlist } = await readTitle(visitor);
  expect(playlist.seconds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(TRY_WATCH_SECONDS, 3);
  expect(playlist.ended).toBe(true);
  const next = `seg-${String(playlist.segments.length + 1).padStart(5, '0')}.m4s`;
  expect((await get(visitor, beside(mediaUrl, next))).statusCode).toBe(403);
  for (const audio of master.audio) {
    expect((await get(visitor, beside(beside(playlistUrl, audio), next))).statusCode).toBe(403);
  }
  const [subtitles] = (await getPlay(visitor)).subtitles;
  const cues = [...(await get(visitor, subtitles?.url ?? '')).body.matchAll(/^(\d+):(\d+):([\d.]+) -->/gm)];
  expect(cues.length).toBeGreaterThan(0);
  const starts = cues.map(
    ([, hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  expect(Math.max(...starts)).toBeLessThan(TRY_WATCH_SECONDS);
});

test('media have content type and ETag, and are cached privately', async () => {
  const visitor = gateway.browser();
  const { playlistUrl, segments } = await readTitle(visitor);
  const playlist = await get(visitor, playlistUrl);
  expect(playlist.headers['content-type']).toContain('application/vnd.apple.mpegurl');
  expect(playlist.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  const segment = await get(visitor, segments[0] ?? '');
  expect(segment.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  const again = await get(visitor, segments[0] ?? '', { 'if-none-match': String(segment.headers.etag) });
  expect(again.statusCode).toBe(304);
  const part = await get(visitor, segments[0] ?? '', { range: 'bytes=0-99' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
});

test('a playlist that has not changed is not sent again', async () => {
  const visitor = gateway.browser();
  const { playlistUrl, mediaUrl } = await readTitle(visitor);
  for (const url of [playlistUrl, mediaUrl]) {
    const { headers } = await get(visitor, url);
    const again = await get(visitor, url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect((await get(visitor, url, { 'if-none-match': '"another"' })).statusCode).toBe(200);
    const refused = await get(gateway.browser(), url, { 'if-none-match': String(headers.etag) });
    expect(refused.statusCode).toBe(403);
  }
  const limited = await get(visitor, mediaUrl);
  const doctor = await gateway.login('13900000002');
  const whole = await get(doctor, (await readTitle(doctor)).mediaUrl, {
    'if-none-match': String(limited.headers.etag),
  });
  expect(whole.statusCode).toBe(200);
  expect(whole.headers.etag).not.toBe(limited.headers.etag);
});

describe('a copied link is refused (rules/security-media#play-links)', () => {
  test('in another browser, with or without cookies of its own', async () => {
    const owner = gateway.browser();
    const { playlistUrl, mediaUrl, segments } = await readTitle(owner);
    const other = gateway.browser();
    await getPlay(other);
    for (const url of [playlistUrl, mediaUrl, segments[0] ?? '']) {
      expect((await get(gateway.browser(), url)).statusCode).toBe(403);
      expect((await get(other, url)).statusCode).toBe(403);
    }
  });

  test('to another account in the same browser, nor after the logout', async () => {
    const browser = await gateway.login('13900000003');
    const { segments } = await readTitle(browser);
    const [first = '', last = ''] = [segments[0], segments.at(-1)];
    expect((await get(browser, last)).statusCode).toBe(200);
    await browser.call('logout', {});
    expect((await get(browser, first)).statusCode).toBe(403);
    await browser.login('13900000004');
    expect((await get(browser, last)).statusCode).toBe(403);
  });

  test('once it has expired', async () => {
    const browser = gateway.browser();
    const expiresAt = clock.now() + (await getPlay(browser)).validSeconds * 1000;
    const { segments } = await readTitle(browser);
    clock.set(expiresAt - 1);
    expect((await get(browser, segments[0] ?? '')).statusCode).toBe(200);
    clock.set(expiresAt + 1);
    expect((await get(browser, segments[0] ?? '')).statusCode).toBe(403);
  });

  test('with an added limit, a changed expiry, signature or title', async () => {
    const browser = gateway.browser();
    const { segments } = await readTitle(browser);
    const url = segments[0] ?? '';
    const [, , , id = '', token = ''] = url.split('/');
    const [expiry = '', mac = ''] = token.split('.');
    const later = (Number.parseInt(expiry, 36) + 1).toString(36);
    const other = mac.startsWith('A') ? `B${mac.slice(1)}` : `A${mac.slice(1)}`;
    for (const forged of [`${expiry}.0.${mac}`, `${later}.${mac}`, `${expiry}.${other}`, 'x', `${expiry}.`]) {
      expect((await get(browser, url.replace(token, forged))).statusCode).toBe(403);
    }
    expect((await get(browser, url.replace(`/${id}/`, '/v02/'))).statusCode).toBe(403);
  });
});

describe('a page of another site is refused (rules/security-media#foreign-pages)', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://elsewhere.example/watch' },
    { referer: 'not an address' },
  ])('%o', async (headers) => {
    const browser = gateway.browser();
    const { playlistUrl, segments } = await readTitle(browser);
    for (const url of [playlistUrl, segments[0] ?? '']) expect((await get(browser, url, headers)).statusCode).toBe(403);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', referer: 'http://osteon.test/edu/videoTerminal?id=v01' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('while the portal itself may: %o', async (headers) => {
    const browser = gateway.browser();
    const { playlistUrl } = await getPlay(browser);
    expect((await get(browser, playlistUrl, headers)).statusCode).toBe(200);
  });
});

test('the watch right is checked for each segment: a membership that ends limits the title', async () => {
  const { sql } = gateway.deps;
  const [vip] = await sql<{ id: string }[]>`
    select id from resource where type = 1 and vip and duration_seconds > ${TRY_WATCH_SECONDS} order by id limit 1`;
  await sql`
    update account set member_type = 1, expiration_time = ${new Date(start + 60_000).toISOString()} where id = 'sample-02'`;
  const member = await gateway.login('13900000002');
  const { segments } = await readTitle(member, vip?.id ?? '');
  const [first = '', last = ''] = [segments[0], segments.at(-1)];
  expect((await get(member, last)).statusCode).toBe(200);
  clock.set(start + 60_001);
  expect((await get(member, last)).statusCode).toBe(403);
  expect((await get(member, first)).statusCode).toBe(200);
});

test('other paths are not found', async () => {
  const browser = gateway.browser();
  const { playlistUrl } = await getPlay(browser);
  for (const address of [
    'other.m3u8',
    'pictures/none/sd/index.m3u8',
    '../../../catalogue.json',
    '%2e%2e/catalogue.json',
    'catalogue.json',
  ]) {
    expect([address, (await get(browser, playlistUrl.replace('master.m3u8', address))).statusCode]).toEqual([
      address,
      404,
    ]);
  }
});
