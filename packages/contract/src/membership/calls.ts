import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, pageSize, timestamp } from '../fields.ts';

/** An amount in yuan with two decimals: '649.00' (rules/format#money). */
const amount = z.string().regex(/^\d+\.\d\d$/);

/**
 * The annual card with the caller's price and the coupon that reduces it (rules/membership#product). The
 * coupon's fields are null if the caller has none.
 */
export const getMemberProductDetail = call({
  name: 'getMemberProductDetail',
  family: 'membership',
  mode: 'get',
  summary: "A membership's price for the caller, and their coupon",
  request: {
    projectId: id,
    /** 1 returns the best coupon on offer; otherwise the best one that the caller can use. */
    sceneType: z.coerce.number().int().min(1).max(1).optional(),
    /** 0 or 1 for the header (rules/membership#coupons); a payment code needs an order. */
    isPayQrCode: z.coerce.number().int().min(0).max(1).optional(),
  },
  response: z.object({
    /** Total and unit price. */
    actualAmount: amount,
    actualPrice: amount,
    sku: z.object({ skuId: z.string(), skuPrice: amount }),
    /** Empty, as there is no order yet. */
    payMiniCodeUrl: z.string(),
    couponId: id.nullable(),
    couponAmount: amount.nullable(),
    /** Days of validity after the pick-up. */
    couponEffectiveDays: z.number().int().nullable(),
    /** The time until which it can be picked up, or used once it was. */
    couponExpirationTime: timestamp.nullable(),
    /** Path of its picture; empty if the portal draws it. */
    couponImage: z.string().nullable(),
    /**
     * The gateway's clock: the remaining time of the coupon does not depend on that of the device
     * (rules/membership#coupons).
     */
    serverTime: timestamp,
  }),
  session: 'required',
  errors: ['notFound'],
});

/** Records that a coupon's pop-up was shown, which picks up the coupon; idempotent (rules/membership#coupons). */
export const saveCouponPopup = call({
  name: 'saveCouponPopup',
  family: 'membership',
  mode: 'post',
  summary: "Note that a coupon's pop-up was shown",
  request: { projectId: id, couponId: id, isAuto: z.literal(1).default(1) },
  response: z.object({}),
  session: 'required',
  errors: ['notFound'],
});

/** The coupons that the caller has picked up, the last first (rules/membership#coupons). */
export const listCustomerCoupons = call({
  name: 'listCustomerCoupons',
  family: 'membership',
  mode: 'get',
  summary: 'The coupons of the caller',
  request: {
    /** The product of the coupons: the projectId of a membership. */
    productId: id,
    pageNum: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: pageSize(20),
    isAuto: z.coerce.number().int().min(1).max(1).default(1),
  },
  response: z.object({
    list: z.array(
      z.object({
        couponId: id,
        couponAmount: amount,
        couponEffectiveDays: z.number().int(),
        /** The time until which it can be used. */
        couponExpirationTime: timestamp,
        couponImage: z.string(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  session: 'required',
  scene: PermissionScene.coupons,
});
