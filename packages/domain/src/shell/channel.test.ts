import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChannelTrack, getChannelRedirect, isSamePage, recordChannel } from './channel.ts';

const at = (address: string): string | null => {
  const { pathname, search, hash } = new URL(address, 'http://portal.example');
  return getChannelRedirect({ pathname, search, hash });
};

test.each([
  ['/home', '/home?ch=osteon_pc_direct'],
  ['/home?ch=', '/home?ch=osteon_pc_direct'],
  ['/home?ch=wechat', null],
  ['/searchList?fromPush=true&ch=wechat', null],
  ['/searchList?fromPush=true', '/searchList?ch=osteon_pc_direct'],
  ['/searchList?keyWord=a%26b&fromPush=true#top', '/searchList?keyWord=a%26b&ch=osteon_pc_direct#top'],
  [
    '/membership?resourceId=3003&resourceType=9999',
    '/membership?resourceId=3003&resourceType=9999&ch=osteon_pc_direct',
  ],
])('%s leads to %s', (from, to) => {
  expect(at(from)).toBe(to);
});

test('the default channel can be set', () => {
  expect(getChannelRedirect({ pathname: '/home', search: '', hash: '' }, 'ward')).toBe('/home?ch=ward');
});

test('a redirect leads to an address that needs none and preserves every other value', () => {
  const query = fc.array(fc.tuple(fc.constantFrom('keyWord', 'tab', 'fromPush', 'id'), fc.string()));
  fc.assert(
    fc.property(query, (pairs) => {
      const to = at(`/searchList?${new URLSearchParams(pairs)}`);
      expect(to).not.toBeNull();
      expect(at(to ?? '')).toBeNull();
      const preserved = [...new URL(to ?? '', 'http://portal.example').searchParams];
      expect(preserved).toEqual([...pairs.filter(([name]) => name !== 'fromPush'), ['ch', 'osteon_pc_direct']]);
    }),
  );
});

const visit = (...channels: string[]): ChannelTrack | null => channels.reduce<ChannelTrack | null>(recordChannel, null);

test('the first channel stays, changes are joined in order, and a repeated page adds nothing', () => {
  expect(visit('wechat', 'wechat', 'mail', 'wechat')).toEqual({
    ch: 'wechat',
    fch: 'wechat',
    ct: 'wechat#mail#wechat',
  });
});

test('the history contains the last ten channels', () => {
  const names = Array.from({ length: 12 }, (_, index) => `ch${index}`);
  expect(visit(...names)).toEqual({ ch: 'ch11', fch: 'ch0', ct: names.slice(2).join('#') });
});

test('a value that is no channel name changes nothing', () => {
  for (const value of ['', 'a#b', '<script>', '渠道', 'x'.repeat(65)]) {
    expect(visit(value)).toBeNull();
    expect(visit('wechat', value)).toEqual(visit('wechat'));
  }
});

test.each([
  ['/home?ch=ward', '/home', true],
  ['/home?ch=ward', '/home?ch=osteon_pc_direct&fromPush=true', true],
  ['/productList?ch=ward#p1', '/productList', true],
  ['/productList?ch=ward#p1', '/productList#p2', false],
  ['/personalHome?tab=3&ch=ward', '/personalHome?tab=3', true],
  ['/personalHome?tab=3&ch=ward', '/personalHome', false],
  ['/home?ch=ward', '/courseList?ch=ward', false],
])('from %s, %s is the same page: %s', (from, to, same) => {
  const parts = (address: string) => new URL(address, 'http://portal.example');
  expect(isSamePage(parts(from), parts(to))).toBe(same);
});
