import { expect, test } from 'vitest';
import { vipTip } from './vip-tip.ts';

const NOW = Date.UTC(2026, 10, 21);
const product = {
  actualAmount: '699.00',
  actualPrice: '699.00',
  sku: { skuId: 'annual-card', skuPrice: '699.00' },
  payMiniCodeUrl: '',
  couponId: null,
  couponAmount: null,
  couponEffectiveDays: null,
  couponExpirationTime: null,
  couponImage: null,
  serverTime: NOW,
};
const newcomer = { memberType: 0, expirationTime: 0, buyType: 0 };
const former = { memberType: 1, expirationTime: NOW - 1, buyType: 1 };

test.each([
  ['who never bought', newcomer, { expired: false }],
  ['whose membership is over', former, { expired: true }],
  ['whose membership was taken back', { ...newcomer, buyType: 1 }, { expired: true }],
  ['whose gift is over', { ...former, buyType: 0 }, { expired: true }],
])('the tip for one %s', (_who, member, said) => {
  expect(vipTip(member, product, NOW)).toEqual({ ...said, price: '699', originalPrice: null, couponAmount: null });
});

test('a new user gets the price with the discount, and no banner without a coupon', () => {
  expect(vipTip(newcomer, { ...product, actualPrice: '659.10' }, NOW)).toMatchObject({
    price: '659.1',
    originalPrice: '699',
    couponAmount: null,
  });
});

test('a coupon is named with its discount', () => {
  expect(vipTip(former, { ...product, actualPrice: '649.00', couponAmount: '50.00' }, NOW)).toEqual({
    expired: true,
    price: '649',
    originalPrice: '699',
    couponAmount: '50',
  });
});
