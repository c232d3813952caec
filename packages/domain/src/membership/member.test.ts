import { expect, test } from 'vitest';
import { isMember, isPremium, MemberType } from './member.ts';
import { getMembershipNotice } from './membership-notice.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const until = (memberType: MemberType, expirationTime: number) => ({ memberType, expirationTime });

test.each([
  [MemberType.none, NOW + DAY, false, false],
  [MemberType.vip1, NOW + 1, true, false],
  [MemberType.vip2, NOW + DAY, true, false],
  [MemberType.premium, NOW + DAY, true, true],
  [MemberType.premium, NOW, false, false],
  [MemberType.vip1, 0, false, false],
])('type %d until %d: member %j, premium %j', (memberType, expirationTime, member, premium) => {
  expect(isMember(until(memberType, expirationTime), NOW)).toBe(member);
  expect(isPremium(until(memberType, expirationTime), NOW)).toBe(premium);
});

test.each([
  ['a visitor', until(MemberType.none, 0), null],
  ['a member with time left', until(MemberType.vip1, NOW + 30 * DAY + 1), null],
  [
    '30 days before the end',
    until(MemberType.vip1, NOW + 30 * DAY),
    { kind: 'expiring', expirationTime: NOW + 30 * DAY },
  ],
  [
    '10 days before the end',
    until(MemberType.vip2, NOW + 10 * DAY),
    { kind: 'expiring', expirationTime: NOW + 10 * DAY },
  ],
  ['at the end', until(MemberType.vip1, NOW), { kind: 'expired' }],
  ['a type taken back when it ended', until(MemberType.none, NOW - DAY), { kind: 'expired' }],
  ['a type taken back before its end', until(MemberType.none, NOW + DAY), null],
])('the notice for %s', (_who, member, notice) => {
  expect(getMembershipNotice(member, NOW)).toEqual(notice);
});
