import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { presentCoupon, presentDetail } from './presenter.ts';
import { createMembershipRepository } from './repository.ts';
import { type CouponService, createCouponService } from './service.ts';

type MembershipCall = 'getMemberProductDetail' | 'saveCouponPopup' | 'listCustomerCoupons';

/** What a membership costs, and the coupons for it (seed 000 §4, Membership and coupons). */
export function createMembership(
  deps: Pick<AppContext, 'db' | 'clock'>,
  { profiles }: { profiles: Pick<ProfileService, 'get'> },
): Module<MembershipCall> & { readonly coupons: CouponService } {
  const { clock } = deps;
  const repository = createMembershipRepository(deps.db);

  return {
    coupons: createCouponService(deps),
    handlers: {
      async getMemberProductDetail({ projectId, sceneType }, context) {
        const { customerId: accountId } = context.session;
        const now = clock.now();
        const [product, coupon, { discountFen }] = await Promise.all([
          repository.findProduct(projectId),
          repository.findBestCoupon({ accountId, projectId }, sceneType === 1 ? 'offered' : 'usable', now),
          profiles.get(accountId),
        ]);
        if (!product) throw new CallError('notFound');
        return presentDetail(product, { coupon, discountFen, now });
      },

      async saveCouponPopup({ projectId, couponId }, context) {
        const key = { id: couponId, accountId: context.session.customerId, projectId };
        if (!(await repository.pickUpCoupon(key, clock.now()))) throw new CallError('notFound');
        return {};
      },

      async listCustomerCoupons({ productId, pageNum, pageSize }, context) {
        const owner = { accountId: context.session.customerId, projectId: productId };
        const rows = await repository.listPickedUpCoupons(owner, {
          limit: pageSize + 1,
          offset: (pageNum - 1) * pageSize,
        });
        return { list: rows.slice(0, pageSize).map(presentCoupon), hasMore: rows.length > pageSize };
      },
    },
  };
}
