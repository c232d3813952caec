import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { channelTrack, storeChannel } from './channel.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
// Files share a worker.
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => stored.clear());

const eleven = Array.from({ length: 11 }, (_, index) => `c${index}`);

test.each([
  ['nothing', [], { ch: '', fch: '', ct: '' }],
  ['one channel', ['mail'], { ch: 'mail', fch: 'mail', ct: 'mail' }],
  ['the same twice', ['mail', 'mail'], { ch: 'mail', fch: 'mail', ct: 'mail' }],
  ['another', ['mail', 'ward'], { ch: 'ward', fch: 'mail', ct: 'mail#ward' }],
  ['the first again', ['mail', 'ward', 'mail'], { ch: 'mail', fch: 'mail', ct: 'mail#ward#mail' }],
  ['eleven', eleven, { ch: 'c10', fch: 'c0', ct: eleven.slice(1).join('#') }],
  ['no channel name', ['mail', '', 'a#b', '<script>'], { ch: 'mail', fch: 'mail', ct: 'mail' }],
])('after %s', (_what, visits, track) => {
  for (const channel of visits) storeChannel(channel);
  expect(channelTrack()).toEqual(track);
});
