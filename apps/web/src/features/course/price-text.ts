import type { ResourceCard } from '@osteon/contract';
import { m } from '../../texts/index.ts';

/** Text of a course's price: 免费, 会员免费 or the price in yuan. */
export function priceText({ price, vipFree }: NonNullable<ResourceCard['course']>): string {
  if (price === 0) return m['course.free']();
  return vipFree ? m['course.memberFree']() : m['membership.price']({ price });
}
