import { isMember, type Membership } from '@osteon/domain';

/**
 * Whether a viewer may learn a course now: one without a price, or one that is free for members by a valid membership
 * (rules/learning#joining).
 */
export function mayLearn(
  viewer: Membership,
  { price, vipFree }: { readonly price: number; readonly vipFree: boolean },
  now: number,
): boolean {
  return price === 0 || (vipFree && isMember(viewer, now));
}
