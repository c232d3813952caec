import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { createHandlers, type MembershipCall } from './handlers.ts';
import { membershipData } from './own-data-service.ts';
import { type CouponService, createCouponService } from './service.ts';

/** The membership product with its prices, and coupons (rules/membership#coupons). */
export function createMembership(
  deps: Pick<AppContext, 'db' | 'clock'>,
  { profiles }: { profiles: Pick<ProfileService, 'get'> },
): Module<MembershipCall> & { readonly coupons: CouponService } {
  return {
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
