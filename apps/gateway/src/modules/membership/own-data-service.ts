import type { OwnData } from '../../platform/own-data.ts';
import { coupon } from './tables.ts';

/** An account's coupons. */
export const membershipData: OwnData = {
  rows: [{ name: 'coupons', title: '优惠券', table: coupon, account: coupon.accountId }],
  listFiles: null,
};
