import { expect, test } from 'vitest';
import {
  COUPON_DEFAULT_AMOUNT_FEN,
  COUPON_DEFAULT_ORIGINAL_PRICE_FEN,
  COUPON_DEFAULT_PRICE_FEN,
  calculateMemberPrice,
  NEW_USER_SAVING_FEN,
} from './member-price.ts';

const LIST = COUPON_DEFAULT_ORIGINAL_PRICE_FEN;

test.each([
  ['nothing', [null, null], LIST],
  ['a coupon', [null, COUPON_DEFAULT_AMOUNT_FEN], COUPON_DEFAULT_PRICE_FEN],
  ['the discount of a new user', [NEW_USER_SAVING_FEN, null], 65_910],
  ['both, of which the greater counts', [NEW_USER_SAVING_FEN, COUPON_DEFAULT_AMOUNT_FEN], COUPON_DEFAULT_PRICE_FEN],
  ['a coupon of more than the price', [null, LIST + 1], 0],
])('the price with %s', (_what, reductions, price) => {
  expect(calculateMemberPrice(LIST, reductions)).toBe(price);
});
