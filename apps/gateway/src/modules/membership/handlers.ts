import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { presentCoupon, presentDetail } from './presenter.ts';
import { createMembershipRepository } from './repository.ts';

export type MembershipCall = 'getMemberProductDetail' | 'saveCouponPopup' | 'listCustomerCoupons';

/** Handles the calls of membership products and coupons. */
export function createHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  profiles: Pick<ProfileService, 'get'>,
): Handlers<MembershipCall> {
  const repository = createMembershipRepository(db);

  return {
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
      const range = { limit: pageSize + 1, offset: (pageNum - 1) * pageSize };
      const rows = await repository.listPickedUpCoupons(owner, range);
      return { list: rows.slice(0, pageSize).map(presentCoupon), hasMore: rows.length > pageSize };
    },
  };
}
