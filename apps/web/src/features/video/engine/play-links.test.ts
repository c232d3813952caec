import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { renewPlayLinks } from './play-links.ts';

const ROOT = 'https://media.example.com/media/videos/m1';

const play = (token: string, validSeconds: number, root = ROOT): VideoPlay => ({
  playlistUrl: `${root}/${token}/master.m3u8`,
  validSeconds,
  durationSeconds: 600,
  placeholder: false,
  watchAuth: { tryWatchFlag: false, tryWatchDuration: 0 },
  gate: null,
  positionSeconds: null,
  thumbnails: { url: '', columns: 1, rows: 1, tileWidth: 1, tileHeight: 1, everySeconds: 5 },
  subtitles: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('signed links are renewed repeatedly before they expire, from any source', async () => {
  const fetchPlay = vi.fn();
  fetchPlay.mockResolvedValueOnce(play('two', 300)).mockResolvedValueOnce(play('three', 300));
  const links = renewPlayLinks(play('one', 400), fetchPlay);
  expect(links.renew(`${ROOT}/one/hd/seg-00002.m4s`)).toBe(`${ROOT}/one/hd/seg-00002.m4s`);
  await vi.advanceTimersByTimeAsync(310_000);
  expect(links.renew(`${ROOT}/one/hd/seg-00002.m4s`)).toBe(`${ROOT}/two/hd/seg-00002.m4s`);
  await vi.advanceTimersByTimeAsync(210_000);
  expect(links.renew(`${ROOT}/one/hd/seg-00002.m4s`)).toBe(`${ROOT}/three/hd/seg-00002.m4s`);
  links.stop();
});

test('a request to a gateway that cannot be reached is retried', async () => {
  const fetchPlay = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(play('two', 400));
  const links = renewPlayLinks(play('one', 400), fetchPlay);
  await vi.advanceTimersByTimeAsync(310_000);
  expect(links.renew(`${ROOT}/one/a.m4s`)).toBe(`${ROOT}/one/a.m4s`);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(links.renew(`${ROOT}/one/a.m4s`)).toBe(`${ROOT}/two/a.m4s`);
  links.stop();
});

test('the links of another version of the video are not mixed in', async () => {
  const fetchPlay = vi.fn().mockResolvedValue(play('two', 400, ROOT.replace('m1', 'm2')));
  const links = renewPlayLinks(play('one', 400), fetchPlay);
  await vi.advanceTimersByTimeAsync(399_000);
  expect(links.renew(`${ROOT}/one/a.m4s`)).toBe(`${ROOT}/one/a.m4s`);
  expect(links.isExpired()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(links.isExpired()).toBe(true);
  expect(fetchPlay).toHaveBeenCalledOnce();
});

test('a stopped player fetches nothing', async () => {
  const fetchPlay = vi.fn();
  renewPlayLinks(play('one', 400), fetchPlay).stop();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(fetchPlay).not.toHaveBeenCalled();
});
