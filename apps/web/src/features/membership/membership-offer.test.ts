import { MEMBERSHIP_WARNING_MS } from '@osteon/domain';
import { expect, test } from 'vitest';
import { type MemberInfo, membershipOffer } from './membership-offer.ts';

const NOW = Date.UTC(2026, 10, 21);
const SOON = NOW + MEMBERSHIP_WARNING_MS;
const LATER = SOON + 1;

const never: MemberInfo = { memberType: 0, expirationTime: 0, buyType: 0, discountAmount: '' };
const newUser = { ...never, discountAmount: '39.9' };
const bought = { ...never, memberType: 1, buyType: 1 };
const given = { ...never, memberType: 2 };

const open = { kind: 'open' };
const renew = { kind: 'renew' };
const upgrade = { kind: 'upgrade', amount: '39.9' };
const expired = { kind: 'expired' };
const endsSoon = { kind: 'expiring', expirationTime: SOON };

test.each([
  ['a visitor', null, open, null],
  ['one who never bought', never, open, null],
  ['a new user with a discount', newUser, upgrade, null],
  ['a member whose time is over', { ...bought, expirationTime: NOW - 1 }, renew, expired],
  ['a member at the very end', { ...bought, expirationTime: NOW }, renew, expired],
  [
    'a member with a moment left',
    { ...bought, expirationTime: NOW + 1 },
    renew,
    { ...endsSoon, expirationTime: NOW + 1 },
  ],
  ['a member with 30 days left', { ...bought, expirationTime: SOON }, renew, endsSoon],
  ['a premium member with 30 days left', { ...bought, memberType: 3, expirationTime: SOON }, renew, endsSoon],
  ['a membership taken back, its end past', { ...bought, memberType: 0, expirationTime: NOW - 1 }, renew, expired],
  ['a membership taken back before its end', { ...bought, memberType: 0, expirationTime: LATER }, renew, null],
  ['one who bought, of no known end', { ...bought, expirationTime: 0 }, renew, null],
  ['one whose gift ends soon', { ...given, expirationTime: SOON }, open, endsSoon],
  ['one whose gift is over, with a discount', { ...given, ...newUser, expirationTime: NOW }, upgrade, expired],
  ['one who bought and has a discount yet', { ...newUser, buyType: 1 }, renew, null],
])('the offer to %s', (_who, customer, action, notice) => {
  expect(membershipOffer(customer, NOW)).toEqual({ action, notice });
});

test.each([
  ['a member with more time left', { ...bought, expirationTime: LATER }],
  ['a premium member', { ...bought, memberType: 3, expirationTime: LATER }],
  ['one with a gift', { ...given, discountAmount: '39.9', expirationTime: LATER }],
])('no offer to %s', (_who, customer) => {
  expect(membershipOffer(customer, NOW)).toBeNull();
});
