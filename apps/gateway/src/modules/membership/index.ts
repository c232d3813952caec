import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import type { PostMessage } from '../../platform/portal-message.ts';
import { m } from '../../texts/index.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { createHandlers, type MembershipCall } from './handlers.ts';
import { createOfferCoupon, type OfferCoupon } from './offer-coupon-service.ts';
import { type CouponService, createCouponService } from './service.ts';
import { coupon } from './tables.ts';

/** An account's coupons. */
const membershipData: OwnData = {
  rows: [{ name: 'coupons', title: m['ownData.membership.coupons'], table: coupon, account: coupon.accountId }],
  listFiles: null,
};

/** The membership product with its prices, and coupons (rules/membership#coupons). */
export function createMembership(
  deps: Pick<AppContext, 'db' | 'clock'>,
  { profiles, sendMessage }: { profiles: Pick<ProfileService, 'get'>; sendMessage: PostMessage },
): Module<MembershipCall> & { readonly coupons: CouponService; readonly offerCoupon: OfferCoupon } {
  return {
    offerCoupon: createOfferCoupon(deps, sendMessage),
    coupons: createCouponService(deps),
    handlers: createHandlers(deps, profiles),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: membershipData,
    constraints: {},
  };
}
