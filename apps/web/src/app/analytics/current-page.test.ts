import { expect, test, vi } from 'vitest';

vi.mock('../navigation/page-titles.ts', () => ({ getTitle: () => '骨元' }));

const { visitAt } = await import('./current-page.ts');

test.each([
  ['/home', '?ch=mail', ['home', '', 4]],
  ['/videoTerminal', '?id=v24&ch=mail', ['videoTerminal', 'v24', 2]],
  ['/liveDetail', '?activityId=l1', ['liveDetail', 'l1', 2]],
  ['/meetingDetail', '?liveMeetingUuid=m1', ['meetingDetail', 'm1', 2]],
  ['/videoTerminal', '?id=<script>', ['videoTerminal', '', 2]],
  ['/organization', '', ['organization', '', 1]],
  ['/m/transfer', '', ['m/transfer', '', 3]],
  ['/m/certify', '', ['m/certify', '', 3]],
  ['/m/certify/choiceAllinAuthRole', '', ['choiceAllinAuthRole', '', 3]],
  ['/m/certify/uploadAuthCert', '?scene=x', ['uploadAuthCert', '', 3]],
  ['/m/a/b', '', ['notFound', '', 3]],
  ['/nowhere/骨', '', ['notFound', '', 2]],
])('%s%s', (pathname, search, seen) => {
  const { name, contentId, section } = visitAt({ pathname, search });
  expect([name, contentId, section]).toEqual(seen);
});

test.each([
  ['another channel', '?id=v24&ch=a', '?id=v24&ch=b', false],
  ['another filter', '?keyWord=a&type=1', '?keyWord=a&type=2', false],
  ['another item', '?id=v24', '?id=v25', true],
  ['another search', '?keyWord=a', '?keyWord=b', true],
])('%s', (_what, before, after, isAnother) => {
  const key = (search: string) => visitAt({ pathname: '/searchList', search }).key;
  expect(key(before) !== key(after)).toBe(isAnother);
});
