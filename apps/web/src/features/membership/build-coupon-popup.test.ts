import { expect, test } from 'vitest';
import { buildCouponPopup } from './build-coupon-popup.ts';

const NOW = 1_800_000_000_000;

const offer = {
  actualAmount: '609.10',
  actualPrice: '609.10',
  sku: { skuId: 'annual', skuPrice: '700.00' },
  payMiniCodeUrl: '',
  couponId: 'coupon-1',
  couponAmount: '90.90',
  couponEffectiveDays: 3,
  couponExpirationTime: NOW + 1000,
  couponImage: '/coupon.webp',
  serverTime: NOW,
  endsAt: NOW + 1000,
};

test('the pop-up shows the amounts of the product', () => {
  expect(buildCouponPopup(offer, 'annual-membership', NOW)).toEqual({
    projectId: 'annual-membership',
    couponId: 'coupon-1',
    amount: '90.9',
    price: '609.1',
    originalPrice: '700',
    effectiveDays: 3,
    endsAt: NOW + 1000,
    image: '/coupon.webp',
  });
});

test('amounts that the product does not name are 50, 649 and 699', () => {
  const bare = { ...offer, couponAmount: null, actualPrice: '', sku: { skuId: 'annual', skuPrice: '' } };
  expect(buildCouponPopup({ ...bare, couponEffectiveDays: null, couponImage: null }, 'p', NOW)).toMatchObject({
    amount: '50',
    price: '649',
    originalPrice: '699',
    effectiveDays: null,
    image: '',
  });
});

test.each([
  ['no coupon is offered', { couponId: null }],
  ['the offer is over', { endsAt: NOW }],
])('there is no pop-up if %s', (_what, change) => {
  expect(buildCouponPopup({ ...offer, ...change }, 'p', NOW)).toBeNull();
});
