import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isCdnUrl, renewSignedUrl } from './renew-signed-url.ts';

beforeAll(() => vi.stubGlobal('location', { href: 'https://edu.example.com/edu/liveDetail?activityId=l1' }));
afterAll(() => vi.unstubAllGlobals());

const CDN = 'https://live.example.com/media/streams';
const newest = `${CDN}/l1-1/b2.0.new/master.m3u8`;

test.each([
  [`${CDN}/l1-1/a1.0.old/master.m3u8`, newest, `${CDN}/l1-1/b2.0.new/master.m3u8`],
  [`${CDN}/l1-1/a1.0.old/SD/run/7.m4s`, newest, `${CDN}/l1-1/b2.0.new/SD/run/7.m4s`],
  [`${CDN}/l1-1/b2.0.new/SD.m3u8?_HLS_skip=YES`, newest, `${CDN}/l1-1/b2.0.new/SD.m3u8?_HLS_skip=YES`],
  [`${CDN}/l1-2/a1.0.old/SD.m3u8`, newest, `${CDN}/l1-2/a1.0.old/SD.m3u8`],
  [
    'https://edu.example.com/media/lives/l1-1/a1.old/SD.m3u8',
    '/media/lives/l1-1/b2.new/master.m3u8',
    'https://edu.example.com/media/lives/l1-1/b2.new/SD.m3u8',
  ],
  [`${CDN}/l1-1/a1.0.old/SD.m3u8`, '', `${CDN}/l1-1/a1.0.old/SD.m3u8`],
])('%s with the newest link %s is %s', (url, link, renewed) => {
  expect(renewSignedUrl(url, link)).toBe(renewed);
});

test('links of a CDN are distinguished from links of the gateway', () => {
  expect([isCdnUrl(newest), isCdnUrl('/media/lives/l1-1/b2.new/master.m3u8')]).toEqual([true, false]);
});
