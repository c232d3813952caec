import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemberType } from '../membership/member.ts';
import { getWatchAuth } from './watch-auth.ts';

const NOW = 1_800_000_000_000;
const WHOLE = { tryWatchFlag: false, tryWatchDuration: 0 };
const LIMITED = { tryWatchFlag: true, tryWatchDuration: 180 };
const NO_MEMBER = { memberType: MemberType.none, expirationTime: 0 };

test.each([
  [true, WHOLE],
  [false, LIMITED],
])('a viewer whose permission is %s watches an open title %o', (acceptsScene14, auth) => {
  expect(getWatchAuth({ ...NO_MEMBER, acceptsScene14, vipTitle: false, now: NOW })).toEqual(auth);
});

test('a VIP title plays whole for members alone, whatever their permission', () => {
  const viewer = fc.record({
    acceptsScene14: fc.boolean(),
    memberType: fc.constantFrom(...Object.values(MemberType)),
    expirationTime: fc.constantFrom(0, NOW - 1, NOW, NOW + 1),
  });
  fc.assert(
    fc.property(viewer, (each) => {
      const member = each.memberType > 0 && each.expirationTime > NOW;
      expect(getWatchAuth({ ...each, vipTitle: true, now: NOW })).toEqual(member ? WHOLE : LIMITED);
    }),
  );
});

test('a membership opens no open title that the permission does not', () => {
  const member = { memberType: MemberType.premium, expirationTime: NOW + 1, now: NOW };
  expect(getWatchAuth({ ...member, acceptsScene14: false, vipTitle: false })).toEqual(LIMITED);
});
