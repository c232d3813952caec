import { MEMBERSHIP_WARNING_MS } from '@osteon/domain';
import { describe, expect, it } from 'vitest';
import { membershipOffer } from './membership-offer.ts';

const now = Date.UTC(2026, 10, 21);
const customer = { memberType: 0, expirationTime: 0, buyType: 0, discountAmount: '' };

describe('membershipOffer', () => {
  it('offers visitors and customers who never bought to open a membership', () => {
    expect(membershipOffer(null, now)).toEqual({ action: { kind: 'open' }, notice: null });
    expect(membershipOffer(customer, now)).toEqual({ action: { kind: 'open' }, notice: null });
  });

  it('names the saving to a new user with a discount', () => {
    expect(membershipOffer({ ...customer, discountAmount: '39.9' }, now)).toEqual({
      action: { kind: 'upgrade', amount: '39.9' },
      notice: null,
    });
  });

  it('offers a renewal with the reason when the membership is over or ends within 30 days', () => {
    const member = { ...customer, memberType: 1, buyType: 1 };
    expect(membershipOffer({ ...member, expirationTime: now - 1 }, now)).toEqual({
      action: { kind: 'renew' },
      notice: { kind: 'expired' },
    });
    const soon = now + MEMBERSHIP_WARNING_MS;
    expect(membershipOffer({ ...member, expirationTime: soon }, now)).toEqual({
      action: { kind: 'renew' },
      notice: { kind: 'expiring', expirationTime: soon },
    });
  });

  it('says nothing to a member with more time left', () => {
    const member = { ...customer, memberType: 3, buyType: 1, expirationTime: now + MEMBERSHIP_WARNING_MS + 1 };
    expect(membershipOffer(member, now)).toBeNull();
  });
});
