import { isMember, type Membership } from '@osteon/domain';
import type { Session } from '../../../platform/session/session.ts';

/** The learner's account. */
export type Learner = Pick<Session, 'customerId' | 'memberType' | 'expirationTime'>;

/**
 * Returns true if a viewer may learn a course now: it has no price, or is free for members and the viewer has a valid
 * membership (rules/learning#joining).
 */
export function mayLearn(
  viewer: Membership,
  { price, vipFree }: { readonly price: number; readonly vipFree: boolean },
  now: number,
): boolean {
  return price === 0 || (vipFree && isMember(viewer, now));
}
