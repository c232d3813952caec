import { type MembershipNotice } from '@osteon/domain';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import type { MembershipOffer } from './membership-offer.ts';

/** Label of the membership button. */
export function offerText({ action }: MembershipOffer): string {
  if (action.kind === 'upgrade') return m['membership.upgrade']({ amount: action.amount });
  return action.kind === 'renew' ? m['membership.renew']() : m['membership.open']();
}

/** The notice beside it. */
export function noticeText(notice: MembershipNotice): string {
  if (notice.kind === 'expired') return m['membership.expired']();
  return m['membership.expiring']({ date: dateText(notice.expirationTime) });
}
